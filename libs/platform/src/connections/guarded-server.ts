import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { hasBody, type ServerLimits } from './server-limits.js';
import { WaitingConnections } from './waiting-connections.js';

const HEADERS_MS = 10_000;
const BODY_MS = 15_000;
/** Longest time for the headers and the stream of a large file. */
const STREAM_MS = 300_000;
/** Node looks for late headers this often. */
const CHECK_MS = 1_000;
/** Connections that the kernel holds for a process that does not accept them at once. */
export const BACKLOG = 256;

/**
 * An HTTP server that slow clients cannot occupy: headers have ten seconds and bodies fifteen, connections are bounded, and beyond
 * a limit the one that has waited longest for a complete request is closed.
 */
export function guardedServer(limits: ServerLimits, listener: RequestListener): Server {
  const { headersMs = HEADERS_MS, bodyMs = BODY_MS } = limits;
  const server = createServer({
    connectionsCheckingInterval: Math.min(CHECK_MS, headersMs),
    headersTimeout: headersMs,
    requestTimeout: STREAM_MS,
    keepAliveTimeout: limits.keepAliveMs,
  });
  const waiting = new WaitingConnections(limits);
  server.on('connection', (socket) => waiting.add(socket));
  server.on('request', (request, response) => {
    waiting.received(request, response);
    if (hasBody(request) && !limits.isStream?.(request)) limitBody(request, response, bodyMs);
    listener(request, response);
  });
  server.on('upgrade', (_request, socket) => waiting.forget(socket));
  return server;
}

function limitBody(request: IncomingMessage, response: ServerResponse, bodyMs: number): void {
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (response.headersSent) request.destroy();
    else response.writeHead(408, { Connection: 'close', 'Content-Length': 0 }).end();
  }, bodyMs);
  const stop = (): void => clearTimeout(timer);
  request.once('end', stop);
  response.once('close', stop);
}
