import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fixedClock } from '@landfall/kernel';
import { PublicWeb } from '../web/public-web.js';
import { WebPush, type PushDelivery } from './push-transport.js';
import { VapidKeys } from './vapid-keys.js';

const clock = fixedClock('2026-05-01T10:00:00Z');
const keys = new VapidKeys(Buffer.alloc(32, 7));

let server: Server;
let origin: string;
let requests: { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders; body: string }[] =
  [];
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { method, url, headers } = request;
      requests.push({ method, url, headers, body });
      const [, status, retryAfter] = /^\/(\d+)(?:\/(.+))?$/.exec(url ?? '') ?? [];
      if (!status) return void response.destroy();
      response.writeHead(Number(status), {
        ...(retryAfter ? { 'retry-after': decodeURIComponent(retryAfter) } : {}),
        ...(status === '302' ? { location: '/201' } : {}),
      });
      response.end('x'.repeat(10_000));
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  requests = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const transport = (services = [origin], web?: PublicWeb): WebPush =>
  new WebPush({ contact: 'mailto:a@trips.example', services }, keys, clock, web);
const send = (path: string): Promise<PushDelivery> =>
  transport().send({ endpoint: `${origin}${path}`, ttlSeconds: 3_600 });

it('posts nothing but headers: who asks, for how long, and that a later one stands for it', async () => {
  expect(await send('/201')).toEqual({ result: 'ACCEPTED' });
  const [request] = requests;
  expect(request).toMatchObject({ method: 'POST', body: '' });
  expect(request!.headers).toMatchObject({ ttl: '3600', topic: 'trip', 'content-length': '0' });
  expect(request!.headers.authorization).toBe(await keys.authorization(origin, 'mailto:a@trips.example', clock.now()));
  expect(request!.headers['content-encoding']).toBeUndefined();
});

it.each([
  ['/200', { result: 'ACCEPTED' }],
  ['/404', { result: 'GONE', code: 'HTTP 404' }],
  ['/410', { result: 'GONE', code: 'HTTP 410' }],
  ['/400', { result: 'DEFERRED', code: 'HTTP 400', isOfService: false, waitSeconds: null }],
  ['/403', { result: 'DEFERRED', code: 'HTTP 403', isOfService: true, waitSeconds: null }],
  ['/429/120', { result: 'DEFERRED', code: 'HTTP 429', isOfService: false, waitSeconds: 120 }],
  [
    `/503/${encodeURIComponent('Fri, 01 May 2026 10:05:00 GMT')}`,
    { result: 'DEFERRED', code: 'HTTP 503', isOfService: true, waitSeconds: 300 },
  ],
  ['/503/soon', { result: 'DEFERRED', code: 'HTTP 503', isOfService: true, waitSeconds: null }],
  ['/break-off', { result: 'DEFERRED', code: 'NO_ANSWER', isOfService: true, waitSeconds: null }],
])('%s means %j', async (path, delivery) => {
  expect(await send(path)).toEqual(delivery);
});

it('follows no redirect', async () => {
  expect(await send('/302')).toMatchObject({ result: 'DEFERRED', code: 'HTTP 302' });
  expect(requests.map(({ url }) => url)).toEqual(['/302']);
});

it('asks nobody at an address that is not on the list', async () => {
  expect(await transport(['push.example']).send({ endpoint: `${origin}/201`, ttlSeconds: 1 })).toEqual({
    result: 'REJECTED',
    code: 'NOT_ALLOWED',
  });
  expect(requests).toEqual([]);
});

it('connects to no address inside, whatever name leads to it', async () => {
  const inside = new PublicWeb(async () => [{ address: '127.0.0.1', family: 4 }]);
  expect(
    await transport(['push.example'], inside).send({ endpoint: 'https://push.example/1', ttlSeconds: 1 }),
  ).toMatchObject({ result: 'DEFERRED', code: 'NOT_PUBLIC' });
});
