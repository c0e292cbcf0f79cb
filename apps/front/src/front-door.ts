import { Agent, ServerResponse, type IncomingMessage, type Server } from 'node:http';
import type { Readable } from 'node:stream';
import { newId } from '@landfall/kernel';
import { guardedServer, hasBody, isFileUpload, type ServerLimits } from '@landfall/platform/connections';
import { createProxyServer } from 'httpxy';
import { heldBody } from './held-body.js';
import { isChanges, MAX_CHANGES, MAX_HEALTH, MAX_OPEN, OpenRequests } from './open-requests.js';
import { processOf, type Process } from './routes.js';
import { answerUnavailable } from './unavailable.js';

const LIMITS: ServerLimits = {
  connections: 4_000,
  waitingPerAddress: 512,
  keepAliveMs: 60_000,
  isStream: isFileUpload,
};
const ANSWER_MS = 120_000;
/** Shorter than the keep-alive of the processes behind. */
const IDLE_MS = 30_000;

export interface FrontDoorOptions {
  targets: Readonly<Record<Process, string>>;
  report: (line: string) => void;
  open?: OpenRequests;
  /** For tests. */
  limits?: Partial<ServerLimits>;
}

interface Arrived {
  isStream: boolean;
  body?: Readable;
}

/** One origin: streams each request to the process of its path, and answers itself when that is down. */
export function frontDoor({ targets, report, open = new OpenRequests(), limits }: FrontDoorOptions): Server {
  const proxy = createProxyServer({ proxyTimeout: ANSWER_MS });
  const agents = { api: agent(), traveller: agent(), changes: agent(MAX_CHANGES) };

  const fail = (error: Error, request: IncomingMessage, response: ServerResponse): void => {
    const correlationId = newId();
    const code = 'code' in error ? String(error.code) : error.name;
    report(`${correlationId} ${processOf(request.url ?? '/')} did not answer (${code})`);
    if (response.headersSent) response.destroy(error);
    else answerUnavailable(request, response, code === 'ECONNREFUSED' ? 503 : 502, correlationId);
  };
  proxy.on('error', (error, request, response) => {
    if (request && response instanceof ServerResponse) fail(error, request, response);
    else report(`${newId()} a connection broke (${error.name})`);
  });
  proxy.on('proxyRes', ({ headers }, _request, response) => {
    delete headers['keep-alive'];
    if (!response.shouldKeepAlive) headers.connection = 'close';
  });

  const send = (request: IncomingMessage, response: ServerResponse, { isStream, body }: Arrived): void => {
    const name = processOf(request.url ?? '/');
    const giveBack = open.take(name, request, isStream);
    if (!giveBack) return answerUnavailable(request, response, 503, newId());
    const end = (): void => giveBack(response.statusCode);
    response.once('close', end);
    // The process has done its work, however long the reader takes.
    response.once('pipe', (answer: Readable) => answer.once('end', end));
    forward(request);
    void proxy.web(request, response, {
      target: targets[name],
      agent: agents[isChanges(request) ? 'changes' : name],
      ...(body ? { buffer: body } : {}),
    });
  };

  const server = guardedServer({ ...LIMITS, ...limits }, (request, response) => {
    if (!hasBody(request)) send(request, response, { isStream: false });
    else if (isFileUpload(request)) send(request, response, { isStream: true });
    else
      heldBody(request, (held) => {
        if (!response.writableEnded) send(request, response, { isStream: !held.isComplete, body: held.body });
      });
  });
  server.on('close', () => Object.values(agents).forEach((one) => one.destroy()));
  return server;
}

const agent = (maxSockets = MAX_OPEN + MAX_HEALTH): Agent =>
  new Agent({ keepAlive: true, maxSockets, maxFreeSockets: 64, timeout: IDLE_MS });

/** Headers between the sender and this server alone (RFC 9110, 7.6.1). An upgrade is not taken up: the request is an ordinary one. */
const OF_THE_CONNECTION = [
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
];

/** Appends the sender's address. The processes judge earlier entries (TRUST_PROXY). */
function forward({ headers, socket }: IncomingMessage): void {
  for (const name of OF_THE_CONNECTION) delete headers[name];
  const before = headers['x-forwarded-for'];
  const address = socket.remoteAddress ?? '';
  headers['x-forwarded-for'] = before ? `${String(before)}, ${address}` : address;
  headers['x-forwarded-proto'] ??= 'http';
  headers['x-forwarded-host'] ??= headers.host ?? '';
}
