import { Agent, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { newId } from '@landfall/kernel';
import { createProxyServer } from 'httpxy';
import { processOf, type Process } from './routes.js';
import { answerUnavailable } from './unavailable.js';

/** Limit of open requests per process: travellers and staff cannot exhaust each other's capacity. */
const MAX_OPEN = 400;
const MAX_CONNECTIONS = 4_000;
const HEADERS_MS = 10_000;
const REQUEST_MS = 120_000;
const KEEP_ALIVE_MS = 60_000;
const ANSWER_MS = 120_000;
/** Shorter than the keep-alive of the processes behind. */
const IDLE_MS = 30_000;

export interface FrontDoorOptions {
  targets: Readonly<Record<Process, string>>;
  report: (line: string) => void;
}

/** One origin: streams each request to the process of its path, and answers itself when that is down. */
export function frontDoor({ targets, report }: FrontDoorOptions): Server {
  const proxy = createProxyServer({ proxyTimeout: ANSWER_MS, upgradeTimeout: HEADERS_MS });
  const agents = { api: agent(), traveller: agent() };
  const open = { api: 0, traveller: 0 };

  const fail = (error: Error, request: IncomingMessage, response: ServerResponse | Socket): void => {
    const correlationId = newId();
    const code = 'code' in error ? String(error.code) : error.name;
    report(`${correlationId} ${processOf(request.url ?? '/')} did not answer (${code})`);
    if (response instanceof Socket) response.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
    else if (response.headersSent) response.destroy(error);
    else answerUnavailable(request, response, code === 'ECONNREFUSED' ? 503 : 502, correlationId);
  };
  proxy.on('error', (error, request, response) => {
    if (request && response) fail(error, request, response);
    else report(`${newId()} a connection broke (${error.name})`);
  });
  proxy.on('proxyRes', ({ headers }) => {
    delete headers['keep-alive'];
  });

  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    const name = processOf(request.url ?? '/');
    if (open[name] >= MAX_OPEN) return answerUnavailable(request, response, 503, newId());
    open[name] += 1;
    response.once('close', () => {
      open[name] -= 1;
    });
    forward(request);
    void proxy.web(request, response, { target: targets[name], agent: agents[name] });
  });
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    forward(request);
    void proxy.ws(request, socket, { target: targets[processOf(request.url ?? '/')] }, head);
  });
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = REQUEST_MS;
  server.maxConnections = MAX_CONNECTIONS;
  server.on('close', () => Object.values(agents).forEach((one) => one.destroy()));
  return server;
}

const agent = (): Agent => new Agent({ keepAlive: true, maxSockets: MAX_OPEN, maxFreeSockets: 64, timeout: IDLE_MS });

/** Appends the sender's address. The processes judge earlier entries (TRUST_PROXY). */
function forward({ headers, socket }: IncomingMessage): void {
  const before = headers['x-forwarded-for'];
  const address = socket.remoteAddress ?? '';
  headers['x-forwarded-for'] = before ? `${String(before)}, ${address}` : address;
  headers['x-forwarded-proto'] ??= 'http';
  headers['x-forwarded-host'] ??= headers.host ?? '';
}
