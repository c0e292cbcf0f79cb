import { urlOf } from '@landfall/kernel';

/** `PUBLIC`: a service on the public web; `OWN`: an address that the operator has named, wherever it is. */
export type WayToService = 'PUBLIC' | 'OWN';

const HOST = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*$/;
const LONGEST_ENDPOINT = 1_024;

const originOf = (name: string): string | null => {
  const url = urlOf(name);
  return url && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(name) ? url.origin : null;
};

/** Whether a name is a host, all hosts below one (`*.example.org`), or the origin of a service of one's own. */
export const isServiceName = (name: string): boolean => HOST.test(name) || originOf(name) !== null;

/** The push services that this installation talks to. A browser names its own, so nothing else is believed of an endpoint. */
export class PushServices {
  private readonly hosts: ReadonlySet<string>;
  private readonly domains: readonly string[];
  private readonly origins: ReadonlySet<string>;

  /** `names` as `isServiceName` takes them. */
  constructor(names: readonly string[]) {
    const hosts = names.filter((name) => HOST.test(name));
    this.hosts = new Set(hosts.filter((name) => !name.startsWith('*')));
    this.domains = hosts.filter((name) => name.startsWith('*')).map((name) => name.slice(1));
    this.origins = new Set(names.flatMap((name) => originOf(name) ?? []));
  }

  /** Null: nothing is sent there. On the public web https on its own port alone. */
  wayTo(endpoint: string): WayToService | null {
    const url = urlOf(endpoint);
    if (!url || endpoint.length > LONGEST_ENDPOINT || url.username || url.password || url.hash) return null;
    if (this.origins.has(url.origin)) return 'OWN';
    if (url.protocol !== 'https:' || url.port !== '') return null;
    const { hostname } = url;
    return this.hosts.has(hostname) || this.domains.some((domain) => hostname.endsWith(domain)) ? 'PUBLIC' : null;
  }
}
