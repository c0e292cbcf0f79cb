import type { IncomingMessage, ServerResponse } from 'node:http';

/** Sees a request before everybody else. Takes it over, with the `BASE_HEADERS` in its answer, or calls `pass`. */
export type First = (request: IncomingMessage, response: ServerResponse, pass: () => void) => void;

export interface ServerLimits {
  connections: number;
  /** Connections of one address without a complete request. */
  waitingPerAddress: number;
  keepAliveMs: number;
  first?: First;
  /** Requests whose body is a large file. */
  isStream?: (request: IncomingMessage) => boolean;
  /** Addresses of proxies, which forward requests of many clients. */
  isProxy?: (address: string) => boolean;
  /** For tests: clients that read their answers slowly. */
  readers?: {
    checkMs?: number;
    periodMs?: Partial<Record<'client' | 'proxy', number>>;
    waiting?: Partial<Record<'perAddress' | 'inAll', number>>;
  };
  headersMs?: number;
  bodyMs?: number;
}

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
