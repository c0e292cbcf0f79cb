import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { BASE_HEADERS } from './base-headers.js';
import { hasBody, type First, type ServerLimits } from './server-limits.js';
import { SlowReaders } from './slow-readers.js';
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
 * a limit the one that has waited longest for a complete request is closed. Whoever does not read an answer is closed too.
 */
export function guardedServer(limits: ServerLimits, listener: RequestListener): Server {
  const { headersMs = HEADERS_MS, bodyMs = BODY_MS, first = toTheListener } = limits;
  const server = createServer({
    connectionsCheckingInterval: Math.min(CHECK_MS, headersMs),
    headersTimeout: headersMs,
    requestTimeout: STREAM_MS,
    keepAliveTimeout: limits.keepAliveMs,
    // Node's own answer has no headers.
    requireHostHeader: false,
  });
  const waiting = new WaitingConnections(limits);
  const answers = new WeakMap<Duplex, ServerResponse>();
  const readers = new SlowReaders(limits);
  server.once('close', readers.watch());
  server.on('connection', (socket) => {
    waiting.add(socket);
    readers.add(socket);
  });
  server.on('request', (request, response) => {
    waiting.received(request, response);
    answers.set(request.socket, response);
    response.once('close', () => answers.delete(request.socket));
    if (lacksHost(request)) return rejectAs(400, response);
    if (hasBody(request) && !limits.isStream?.(request)) limitBody(request, response, bodyMs);
    first(request, response, () => {
      setBaseHeaders(response);
      listener(request, response);
    });
  });
  server.on('checkExpectation', (_request, response) => rejectAs(417, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const answer = answers.get(socket);
    const hasBegun = answer?.headersSent === true && !answer.writableFinished;
    if (socket.writable && !hasBegun) socket.write(answerTo(error));
    socket.destroy();
  });
  // Nobody listens to `upgrade`, so Node answers such a request as any other one. A socket it gave away would be counted and closed by nobody.
  return server;
}

const toTheListener: First = (_request, _response, pass) => pass();

const UNREADABLE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** What is sent for bytes that are no request. */
function answerTo({ code = '' }: NodeJS.ErrnoException): string {
  const status = UNREADABLE[code] ?? 400;
  const headers = Object.entries({ ...BASE_HEADERS, Connection: 'close', 'Content-Length': '0' });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');
}

function setBaseHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(BASE_HEADERS)) response.setHeader(name, value);
}

const lacksHost = ({ headers, httpVersion }: IncomingMessage): boolean =>
  httpVersion === '1.1' && headers.host === undefined;

function rejectAs(status: number, response: ServerResponse): void {
  response.writeHead(status, { ...BASE_HEADERS, Connection: 'close', 'Content-Length': 0 }).end();
}

function limitBody(request: IncomingMessage, response: ServerResponse, bodyMs: number): void {
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (response.headersSent) request.destroy();
    else rejectAs(408, response);
  }, bodyMs);
  const stop = (): void => clearTimeout(timer);
  request.once('end', stop);
  response.once('close', stop);
}
