import type { IncomingMessage } from 'node:http';
import { hasToken, Pace, RecentWork, subscriberOf } from '@landfall/platform/connections';
import type { Process } from './routes.js';

/** Limit of open requests per process: travellers and staff cannot exhaust each other's capacity. */
export const MAX_OPEN = 400;
/** Beyond it, for health checks. */
export const MAX_HEALTH = 16;
/** Streams of changes, which wait and are no work. */
export const MAX_CHANGES = 1_000;
/** Requests whose body is forwarded while it arrives: large ones and files. */
const MAX_STREAMS = { inAll: 64, perAddress: 8 };
/** Open requests of a kind that a process always gets, and beyond it the longest expected wait: less than its own limits. */
const FEW = { overloaded: 8, otherwise: 60 };
const WAIT_MS = { overloaded: 80, otherwise: 300 };
/** A process is overloaded for so long after a rejection; once nothing of the kind is open, shorter: bursts are no flood. */
const CALM_MS = { atWork: 1_000, idle: 100 };

const HEALTH = /^\/(traveller\/)?(healthz|readyz)(?=\?|$)/i;
const CHANGES = /^\/api\/changes(?=\?|$)/i;
const KNOWN = /(^|;)\s*(__Host-)?landfall-(session|device)=/;
const API = /^\/api(?=[/?]|$)/i;
/** `known`: a session to be renewed, or a login on a device that its owner has used before. A flood of strangers takes no place of the others. */
const KINDS = ['users', 'known', 'files', 'others'] as const;
type Kind = 'health' | 'changes' | (typeof KINDS)[number];

export const isChanges = ({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean =>
  CHANGES.test(url) && hasToken({ headers });

const kindOf = (request: IncomingMessage): Kind => {
  const { url = '', headers } = request;
  if (isChanges(request)) return 'changes';
  if (HEALTH.test(url)) return 'health';
  if (hasToken(request)) return 'users';
  if (!API.test(url)) return 'files';
  return KNOWN.test(headers.cookie ?? '') ? 'known' : 'others';
};

interface Line {
  open: number;
  recent: RecentWork;
  pace: Pace;
  lastRejection: number;
}

/**
 * Counts open requests per process and kind. Only so many are sent to a process as it can answer in time, fewer once some have been turned away;
 * the others get their rejection here, where nothing keeps it waiting.
 */
export class OpenRequests {
  private readonly lines = new Map<string, Line>();
  private streams = 0;
  private readonly streamsByAddress = new Map<string, number>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Takes a place; null: there is none. The result gives it back once, with the status of the answer. */
  take(name: Process, request: IncomingMessage, isStream: boolean): ((status: number) => void) | null {
    const kind = kindOf(request);
    const streamFrom = isStream ? subscriberOf(request.socket.remoteAddress ?? '') : null;
    if (!this.hasPlace(name, kind) || (streamFrom !== null && !this.hasStream(streamFrom))) return null;
    const line = this.line(name, kind);
    const end = line.recent.begin(this.now());
    line.open += 1;
    if (streamFrom !== null) this.countStream(streamFrom, 1);
    let isGivenBack = false;
    return (status) => {
      if (isGivenBack) return;
      isGivenBack = true;
      line.open -= 1;
      const wasRecent = end();
      if (streamFrom !== null) this.countStream(streamFrom, -1);
      if (status === 503) line.lastRejection = this.now();
      else if (wasRecent) line.pace.step(this.now(), line.recent.size === 0);
    };
  }

  private hasPlace(name: Process, kind: Kind): boolean {
    const line = this.line(name, kind);
    if (kind === 'health') return line.open < MAX_HEALTH;
    if (kind === 'changes') return line.open < MAX_CHANGES;
    if (KINDS.reduce((open, one) => open + this.line(name, one).open, 0) >= MAX_OPEN) return false;
    const now = this.now();
    const before = line.recent.count(now);
    if (before === 0 && now - line.lastRejection > CALM_MS.idle) line.lastRejection = Number.NEGATIVE_INFINITY;
    const state = now - line.lastRejection > CALM_MS.atWork ? 'otherwise' : 'overloaded';
    if (before < FEW[state] || line.pace.waitOf(before) <= WAIT_MS[state]) return true;
    line.lastRejection = now;
    return false;
  }

  private hasStream(address: string): boolean {
    return this.streams < MAX_STREAMS.inAll && (this.streamsByAddress.get(address) ?? 0) < MAX_STREAMS.perAddress;
  }

  private countStream(address: string, change: 1 | -1): void {
    this.streams += change;
    const count = (this.streamsByAddress.get(address) ?? 0) + change;
    if (count === 0) this.streamsByAddress.delete(address);
    else this.streamsByAddress.set(address, count);
  }

  private line(name: Process, kind: Kind): Line {
    const key = `${name} ${kind}`;
    const line = this.lines.get(key) ?? {
      open: 0,
      recent: new RecentWork(),
      pace: new Pace(),
      lastRejection: Number.NEGATIVE_INFINITY,
    };
    this.lines.set(key, line);
    return line;
  }
}
