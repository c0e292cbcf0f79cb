export type Process = 'api' | 'traveller';

/** Paths of travellers, case-insensitive. deploy/nginx.conf has the same list. */
const TRAVELLER_PATHS = /^\/(m|verify|unsubscribe|traveller)(?=[/?]|$)/i;

/** The process for a path: traveller pages and mail links, or everything else. */
export const processOf = (url: string): Process => (TRAVELLER_PATHS.test(url) ? 'traveller' : 'api');
