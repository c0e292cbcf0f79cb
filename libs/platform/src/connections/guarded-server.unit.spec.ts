import { once } from 'node:events';
import { request, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '../testing/eventually.js';
import { BASE_HEADERS } from './base-headers.js';
import { guardedServer } from './guarded-server.js';
import type { ServerLimits } from './server-limits.js';

const LIMITS: ServerLimits = { connections: 1_000, waitingPerAddress: 1_000, keepAliveMs: 5_000 };
const HEADERS = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 90000\r\n\r\n{';
/** More than the buffers of both ends hold. */
const LARGE = Buffer.alloc(16_000_000);
let server: Server | null = null;
const sockets: Socket[] = [];

async function listening(limits: Partial<ServerLimits> = {}): Promise<number> {
  server = guardedServer({ ...LIMITS, ...limits }, (incoming, response) => {
    if (incoming.url === '/large') return void response.end(LARGE);
    if (incoming.url === '/events') return void sendEvents(response);
    incoming.resume();
    incoming.once('end', () => response.end('done'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function opened(port: number, bytes: string): Promise<{ closed: Promise<void>; received: () => string }> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString())).on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await once(socket, 'connect');
  socket.write(bytes);
  return { closed, received: () => text };
}

async function sendEvents(response: ServerResponse): Promise<void> {
  for (let n = 1; n <= 3; n += 1) {
    response.write(`event ${n}\n`);
    await delay(150);
  }
}

/** A client that asks for a large answer and takes nothing of it by itself. */
async function reading(port: number): Promise<{ takesAll: (everyMs: number) => Promise<boolean> }> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let isClosed = false;
  socket.on('error', () => undefined).once('close', () => (isClosed = true));
  await once(socket, 'connect');
  socket.write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n');
  const takesAll = async (everyMs: number): Promise<boolean> => {
    for (let taken = 0; taken < LARGE.length && !isClosed; await delay(everyMs))
      taken += (socket.read() as Buffer | null)?.length ?? 0;
    return !isClosed;
  };
  return { takesAll };
}

/** Counted by the server: a client that reads nothing does not see its connection end. */
const connections = (): Promise<number> =>
  new Promise((resolve) => server!.getConnections((_error, count) => resolve(count)));

const answered = (port: number, body = ''): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request({ port, method: body ? 'POST' : 'GET', agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode!));
    });
    sent.once('error', reject).end(body);
  });

const isOpen = async (connection: { closed: Promise<void> }): Promise<boolean> =>
  Promise.race([connection.closed.then(() => false), delay(50, true)]);

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
});

describe('a guarded server', () => {
  it('closes connections whose headers or body do not arrive in time, and answers 408', async () => {
    const port = await listening({ headersMs: 200, bodyMs: 200 });
    const slow = [await opened(port, 'GET / HTTP/1.1\r\nHost:'), await opened(port, HEADERS)];
    await Promise.all(slow.map(({ closed }) => closed));
    expect(slow.map(({ received }) => received().split('\r\n')[0])).toEqual([
      'HTTP/1.1 408 Request Timeout',
      'HTTP/1.1 408 Request Timeout',
    ]);
  });

  it.each([
    ['websocket', 'GET'],
    ['h2c', 'POST'],
  ])(
    'answers a request for an upgrade to %s as any other, and closes its connection when it ends',
    async (to, method) => {
      const port = await listening();
      const asking = await opened(
        port,
        `${method} / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: ${to}\r\nContent-Length: 0\r\n\r\n`,
      );
      await eventually(() => expect(asking.received()).toMatch(/^HTTP\/1.1 200 OK[^]*done$/));
      await new Promise((resolve) => server!.close(resolve));
      await asking.closed;
    },
  );

  it.each([
    ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['a body, but no Host', 'POST / HTTP/1.1\r\nContent-Length: 5\r\n\r\n', 400],
    ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: nonsense\r\n\r\n', 417],
  ])('answers a request with %s with the headers of all answers, and closes', async (_what, bytes, status) => {
    const { closed, received } = await opened(await listening(), bytes);
    await closed;
    expect(received()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const [name, value] of Object.entries(BASE_HEADERS)) expect(received()).toContain(`${name}: ${value}\r\n`);
  });

  it('serves HTTP/1.0 without a Host, and what it is expected to go on with', async () => {
    const port = await listening();
    const old = await opened(port, 'GET / HTTP/1.0\r\n\r\n');
    await old.closed;
    expect(old.received()).toMatch(/^HTTP\/1.1 200 OK[^]*done$/);
    const asking = await opened(
      port,
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nExpect: 100-continue\r\n\r\nx',
    );
    await eventually(() =>
      expect(asking.received()).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 200 OK[^]*done$/),
    );
  });

  it('gives the stream of a file more time', async () => {
    const port = await listening({ bodyMs: 50, isStream: ({ url }) => url === '/files' });
    const [small, stream] = [await opened(port, HEADERS), await opened(port, HEADERS.replace('/', '/files'))];
    await small.closed;
    expect(await isOpen(stream)).toBe(true);
  });

  it('closes the connection of an address that has waited longest, beyond its limit', async () => {
    const port = await listening({ waitingPerAddress: 3 });
    const first = await opened(port, HEADERS);
    const others = [await opened(port, HEADERS), await opened(port, HEADERS)];
    expect(await isOpen(first)).toBe(true);
    expect(await answered(port, 'complete')).toBe(200);
    await first.closed;
    expect(await Promise.all(others.map(isOpen))).toEqual([true, true]);
  });

  it('keeps a connection that has served requests, as long as others have served none', async () => {
    const port = await listening({ waitingPerAddress: 3 });
    const kept = await opened(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await eventually(() => expect(kept.received()).toMatch(/done$/));
    const slow = [];
    for (let n = 0; n < 20; n += 1) slow.push(await opened(port, HEADERS));
    await Promise.all(slow.slice(0, 18).map(({ closed }) => closed));
    expect(await isOpen(kept)).toBe(true);
  });

  it('has no limit by address for a proxy, but one in all', async () => {
    const port = await listening({ waitingPerAddress: 1, connections: 3, isProxy: () => true });
    const first = await opened(port, '');
    const others = [await opened(port, HEADERS), await opened(port, HEADERS)];
    expect(await isOpen(first)).toBe(true);
    expect(await answered(port)).toBe(200);
    await first.closed;
    expect(await Promise.all(others.map(isOpen))).toEqual([true, true]);
  });

  it('closes a connection whose reader takes nothing, and keeps one that goes on, also with one large write', async () => {
    const port = await listening({ readers: { checkMs: 20, periodMs: { client: 1_000 } } });
    await reading(port);
    const slow = await reading(port);
    expect(await slow.takesAll(15)).toBe(true);
    expect(await connections()).toBe(1);
  });

  it('keeps an answer that is long because the server takes its time', async () => {
    const port = await listening({ readers: { checkMs: 20, periodMs: { client: 60 } } });
    const stream = await opened(port, 'GET /events HTTP/1.1\r\nHost: a\r\n\r\n');
    await eventually(() => expect(stream.received()).toContain('event 3'));
  });

  it.each([
    ['an address', { perAddress: 2 }, false],
    ['all', { inAll: 2 }, false],
    ['all proxies', { perAddress: 1, inAll: 2 }, true],
  ])('closes the slowest readers of %s beyond the limit', async (_whom, waiting, isProxy) => {
    const port = await listening({ readers: { checkMs: 20, waiting }, isProxy: () => isProxy });
    for (let n = 0; n < 5; n += 1) await reading(port);
    await eventually(async () => expect(await connections()).toBe(2));
    const fast = await reading(port);
    expect(await fast.takesAll(1)).toBe(true);
    expect([2, 3]).toContain(await connections());
  });

  it('answers others at once while a thousand connections send their headers or bodies slowly', async () => {
    const port = await listening({ waitingPerAddress: 200 });
    await Promise.all(
      Array.from({ length: 1_000 }, (_, n) => opened(port, n % 2 ? HEADERS : 'GET / HTTP/1.1\r\nHost:')),
    );
    const codes = await Promise.all(Array.from({ length: 50 }, () => answered(port, 'complete')));
    expect(codes).toEqual(Array.from({ length: 50 }, () => 200));
    expect(await connections()).toBeLessThanOrEqual(250);
  });
});
