import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import express from 'express';
import { Admission } from '../admission/admission.js';
import { guardedServer } from '../connections/index.js';
import { overload } from './overload.middleware.js';

const WORK_MS = 20;
let server: Server | null = null;
const sockets: Socket[] = [];

/** A process whose requests take 20 ms of its thread each; `/health` belongs to no share. */
async function listening(admission = new Admission({ all: 1 })): Promise<number> {
  const { shed, admit } = overload({
    admission,
    sharesOf: ({ path }) => (path === '/health' ? [] : ['all']),
    shareOf: ({ path }) => (path === '/health' ? null : 'all'),
  });
  const app = express();
  app.use(shed, express.json({ limit: '1mb' }), admit);
  app.use((_request, response) => {
    const until = performance.now() + WORK_MS;
    while (performance.now() < until);
    response.json({ done: true });
  });
  server = guardedServer({ connections: 2_000, waitingPerAddress: 2_000, keepAliveMs: 5_000 }, app);
  admission.watch(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

interface Answer {
  status: number;
  retryAfter: string | null;
  text: string;
}

/** A client with a thread of its own, as clients have: `count` requests at once, each on a new connection. */
const CLIENT = `
  const { request } = require('node:http');
  const { parentPort, workerData: { port, path, count } } = require('node:worker_threads');
  const headers = { 'content-type': 'application/json', 'accept-language': 'en' };
  const send = () => new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', agent: false, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.once('end', () =>
        resolve({ status: response.statusCode, retryAfter: response.headers['retry-after'] ?? null, text }));
    });
    sent.once('error', reject).end('{}');
  });
  Promise.all(Array.from({ length: count }, send)).then((answers) => parentPort.postMessage(answers));
`;

async function requested(port: number, count = 1, path = '/'): Promise<Answer[]> {
  const client = new Worker(CLIENT, { eval: true, workerData: { port, path, count } });
  const [answers] = (await once(client, 'message')) as [Answer[]];
  return answers;
}

const codes = (answers: readonly Answer[]): number[] => answers.map(({ status }) => status);
const served = (count: number): number[] => Array.from({ length: count }, () => 200);

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
});

describe('overload', () => {
  it('answers some of very many requests and 503 with Retry-After to the rest, and everybody afterwards', async () => {
    const port = await listening();
    const answers = await requested(port, 400);
    const rejected = answers.filter(({ status }) => status === 503);
    // How many depends on what else the machine does.
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(1);
    expect(rejected.length).toBeGreaterThan(100);
    expect(rejected[0]!.retryAfter).toBe('1');
    expect(JSON.parse(rejected[0]!.text)).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
    expect(codes(await requested(port))).toEqual([200]);
  });

  it('does not turn away who asks for the health of the process', async () => {
    const port = await listening();
    const [, health] = await Promise.all([requested(port, 400), requested(port, 10, '/health')]);
    expect(codes(health)).toEqual(served(10));
  });

  it('reads no long body of a rejected request', async () => {
    const full = new Admission(
      { all: 1 },
      { now: () => 0, soon: () => undefined, loopDelay: () => 5_000, utilisation: () => 1 },
    );
    for (let n = 0; n < 100; n += 1)
      full.enter(
        'all',
        () => undefined,
        () => undefined,
      );
    const socket = connect(await listening(full), '127.0.0.1');
    sockets.push(socket);
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n{');
    await once(socket, 'close');
    expect(text).toMatch(/^HTTP\/1\.1 503 /);
    expect(text).toMatch(/^Connection: close\r$/m);
  });

  it('does not count a request whose body has not arrived', async () => {
    const port = await listening();
    for (let n = 0; n < 500; n += 1) {
      const socket = connect(port, '127.0.0.1');
      sockets.push(socket);
      await once(socket, 'connect');
      socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{');
    }
    expect(codes(await requested(port, 5))).toEqual(served(5));
  });
});
