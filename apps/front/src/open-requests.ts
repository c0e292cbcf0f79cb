import type { IncomingMessage } from 'node:http';
import type { Process } from './routes.js';

/** Limit of open requests per process: travellers and staff cannot exhaust each other's capacity. */
export const MAX_OPEN = 400;
/** Beyond it, for health checks. */
export const MAX_HEALTH = 16;
/** Requests whose body is forwarded while it arrives: large ones and files. */
const MAX_STREAMS = 64;
/** Open requests of a kind that its process has just turned away. */
const MAX_OVERLOADED = 24;
const OVERLOADED_MS = 100;

const HEALTH = /^\/(traveller\/)?(healthz|readyz)(?=\?|$)/i;
const TOKEN = /^JWT\s+(?!no token$)\S/i;
type Kind = 'health' | 'users' | 'others';

const kindOf = ({ url, headers }: IncomingMessage): Kind => {
  if (HEALTH.test(url ?? '')) return 'health';
  return TOKEN.test(headers.authorization ?? '') ? 'users' : 'others';
};

/** Counts open requests per process and kind. What a process has just turned away is no longer sent to it beyond a few. */
export class OpenRequests {
  private readonly open = new Map<string, number>();
  private readonly turnedAway = new Map<string, number>();
  private streams = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Takes a place; null: there is none. The result gives it back, with the status of the answer. */
  take(name: Process, request: IncomingMessage, isStream: boolean): ((status: number) => void) | null {
    const kind = kindOf(request);
    const key = `${name} ${kind}`;
    if (!this.hasPlace(name, kind, key) || (isStream && this.streams >= MAX_STREAMS)) return null;
    this.add(key, 1);
    if (isStream) this.streams += 1;
    return (status) => {
      this.add(key, -1);
      if (isStream) this.streams -= 1;
      if (status === 503) this.turnedAway.set(key, this.now());
    };
  }

  private hasPlace(name: Process, kind: Kind, key: string): boolean {
    if (kind === 'health') return this.count(key) < MAX_HEALTH;
    if (this.count(`${name} users`) + this.count(`${name} others`) >= MAX_OPEN) return false;
    const turnedAway = this.turnedAway.get(key) ?? Number.NEGATIVE_INFINITY;
    return this.count(key) < MAX_OVERLOADED || this.now() - turnedAway > OVERLOADED_MS;
  }

  private count(key: string): number {
    return this.open.get(key) ?? 0;
  }

  private add(key: string, count: number): void {
    this.open.set(key, this.count(key) + count);
  }
}
