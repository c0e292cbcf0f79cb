import type { Server } from 'node:http';

/** Longer than the idle time-out of the front door, which therefore always closes first. */
const KEEP_ALIVE_MS = 65_000;

export function keepConnections(server: Server): void {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = KEEP_ALIVE_MS + 5_000;
}
