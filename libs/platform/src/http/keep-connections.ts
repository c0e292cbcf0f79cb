import type { Server } from 'node:http';

/** Longer than a front door leaves a connection idle, so that it is the front door that closes it and no request meets a closed one. */
const KEEP_ALIVE_MS = 65_000;

/** Lets the web server in front use its connections again. */
export function keepConnections(server: Server): void {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = KEEP_ALIVE_MS + 5_000;
}
