export type Process = 'api' | 'traveller';

/** Paths of travellers, in any case as the processes take them. The same list stands in deploy/nginx.conf. */
const TRAVELLER_PATHS = /^\/(m|verify|unsubscribe|traveller)(?=[/?]|$)/i;

/** Which process answers a request, by its path: pages and mail links of travellers, or everything else. */
export const processOf = (url: string): Process => (TRAVELLER_PATHS.test(url) ? 'traveller' : 'api');
