import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isPublicAddress, PublicWeb, type WebFailure } from './public-web.js';

const LIMITS = { timeoutMs: 300, maxBytes: 1_000 };
let server: Server;
let port: number;
let requests: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(`${request.headers.host} ${request.url}`);
    if (request.url === '/moved') response.writeHead(301, { location: '/there' }).end();
    else if (request.url === '/large') response.end('x'.repeat(2_000));
    else if (request.url === '/endless')
      response.writeHead(200, { 'content-type': 'Text/HTML; charset=utf-8' }).write('x');
    else if (request.url === '/slow') setTimeout(() => response.end('late'), 2_000).unref();
    else response.writeHead(request.url === '/gone' ? 410 : 200).end('body');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => {
  requests = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const local = { address: '127.0.0.1', family: 4 as const };
const web = new PublicWeb(
  async () => [local],
  () => true,
);
const reasonOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'answered',
    (error: WebFailure) => error.reason,
  );

describe('reading an address of the public web', () => {
  it('gives status, body and where a redirect leads, without following it', async () => {
    expect(await web.get(`http://ministry.example:${port}/`, LIMITS)).toEqual({
      status: 200,
      location: null,
      mediaType: '',
      retryAfter: null,
      body: Buffer.from('body'),
    });
    expect(await web.get(`http://ministry.example:${port}/moved`, LIMITS)).toMatchObject({
      status: 301,
      location: `http://ministry.example:${port}/there`,
    });
    expect((await web.get(`http://ministry.example:${port}/gone`, { ...LIMITS, maxBytes: 0 })).status).toBe(410);
    expect(requests).toEqual([
      `ministry.example:${port} /`,
      `ministry.example:${port} /moved`,
      `ministry.example:${port} /gone`,
    ]);
  });

  it('gives up on what is slow or large', async () => {
    expect(await reasonOf(web.get(`http://ministry.example:${port}/slow`, LIMITS))).toBe('TIMEOUT');
    expect(await reasonOf(web.get(`http://ministry.example:${port}/large`, LIMITS))).toBe('TOO_LARGE');
  });

  it('takes the beginning of what is large, and nothing of what does not end, where that is enough', async () => {
    const read = (path: string): Promise<object> =>
      web.get(`http://ministry.example:${port}/${path}`, { ...LIMITS, isBeginningEnough: true });
    expect(await read('large')).toMatchObject({ status: 200, body: Buffer.from('x'.repeat(1_000)) });
    expect(await read('endless')).toMatchObject({ status: 200, mediaType: 'text/html', body: Buffer.alloc(0) });
  });

  it.each([
    'http://127.0.0.1',
    'http://2130706433',
    'http://0x7f.1',
    'http://[::1]',
    'http://[::ffff:127.0.0.1]',
    'http://10.1.2.3',
    'http://169.254.169.254/latest',
    'http://192.168.0.1',
    'http://100.64.0.1',
    'http://[fd00::1]',
    'http://[fe80::1]',
    'http://[64:ff9b::7f00:1]',
    'http://[2002:7f00:1::]',
    'http://0.0.0.0',
  ])('does not go to %s', async (address) => {
    expect(
      await reasonOf(new PublicWeb().get(`${address}${address.includes('/latest') ? '' : `:${port}/`}`, LIMITS)),
    ).toBe('NOT_PUBLIC');
    expect(requests).toEqual([]);
  });

  it('does not go to a name of which one address is not public', async () => {
    const rebinding = new PublicWeb(async () => [{ address: '93.184.216.34', family: 4 }, local]);
    expect(await reasonOf(rebinding.get(`http://rebind.example:${port}/`, LIMITS))).toBe('NOT_PUBLIC');
    expect(requests).toEqual([]);
  });

  it.each(['ftp://ministry.example', 'file:///etc/passwd', 'http://user:pass@ministry.example', 'no address'])(
    'takes no %s',
    async (address) => {
      expect(await reasonOf(web.get(address, LIMITS))).toBe('NO_WEB_ADDRESS');
    },
  );

  it('says when there is no such host', async () => {
    const nowhere = new PublicWeb(async () => {
      throw Object.assign(new Error('no'), { code: 'ENOTFOUND' });
    });
    expect(await reasonOf(nowhere.get('http://nowhere.example', LIMITS))).toBe('UNKNOWN_HOST');
  });

  it.each([
    '0.255.255.255',
    '100.127.255.255',
    '172.31.255.255',
    '192.0.0.255',
    '192.0.2.1',
    '192.88.99.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::7f00:1',
    '::ffff:10.0.0.1',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:1ff::1',
    '2001:db8::1',
    'fdff::1',
    'febf::1',
    'ff02::1',
  ])('knows that %s is not public', (address) => {
    expect(isPublicAddress({ address, family: address.includes(':') ? 6 : 4 })).toBe(false);
  });

  it('knows public addresses', () => {
    expect([
      isPublicAddress({ address: '93.184.216.34', family: 4 }),
      isPublicAddress({ address: '2606:2800:220:1::1', family: 6 }),
    ]).toEqual([true, true]);
  });
});
