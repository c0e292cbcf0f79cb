import { once } from 'node:events';
import { request, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '../testing/eventually.js';
import { guardedServer } from './guarded-server.js';
import type { ServerLimits } from './server-limits.js';

const LIMITS: ServerLimits = { connections: 1_000, waitingPerAddress: 1_000, keepAliveMs: 5_000 };
const HEADERS = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 90000\r\n\r\n{';
let server: Server | null = null;
const sockets: Socket[] = [];

async function listening(limits: Partial<ServerLimits> = {}): Promise<number> {
  server = guardedServer({ ...LIMITS, ...limits }, (incoming, response) => {
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

  it('answers others at once while a thousand connections send their headers or bodies slowly', async () => {
    const port = await listening({ waitingPerAddress: 200 });
    await Promise.all(
      Array.from({ length: 1_000 }, (_, n) => opened(port, n % 2 ? HEADERS : 'GET / HTTP/1.1\r\nHost:')),
    );
    const codes = await Promise.all(Array.from({ length: 50 }, () => answered(port, 'complete')));
    expect(codes).toEqual(Array.from({ length: 50 }, () => 200));
    expect(await new Promise((resolve) => server!.getConnections((_, count) => resolve(count)))).toBeLessThanOrEqual(
      250,
    );
  });
});
