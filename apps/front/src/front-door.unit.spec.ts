import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { eventually } from '@landfall/platform/testing';
import { frontDoor, type FrontDoorOptions } from './front-door.js';
import { OpenRequests } from './open-requests.js';

const FILE = { 'content-type': 'application/octet-stream', authorization: 'JWT token' };
const servers: Server[] = [];
const reports: string[] = [];

async function listening(server: Server): Promise<string> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A front door before two processes; null: it is down. */
async function door(
  api: RequestListener | null,
  traveller: RequestListener | null,
  options: Partial<FrontDoorOptions> = {},
): Promise<string> {
  const target = async (listener: RequestListener | null): Promise<string> => {
    const server = createServer(listener ?? undefined);
    const url = await listening(server);
    if (!listener) await new Promise((resolve) => server.close(resolve));
    return url;
  };
  return listening(
    frontDoor({
      targets: { api: await target(api), traveller: await target(traveller) },
      report: (line) => reports.push(line),
      ...options,
    }),
  );
}

class Places extends OpenRequests {
  readonly taken = new Set<string>();
  count = 0;

  override take(...[name, request, isStream]: Parameters<OpenRequests['take']>): ReturnType<OpenRequests['take']> {
    const giveBack = super.take(name, request, isStream);
    this.count += 1;
    this.taken.add(request.url!);
    return (status) => {
      this.taken.delete(request.url!);
      giveBack?.(status);
    };
  }
}

async function* chunks(): AsyncGenerator<Buffer> {
  for (;;) yield Buffer.alloc(64 * 1024);
}

const named =
  (name: string): RequestListener =>
  (_request, response) =>
    response.end(name);
const bodyOf = async (url: string): Promise<string> => (await fetch(url)).text();

afterEach(async () => {
  reports.length = 0;
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

describe('the front door', () => {
  it('sends pages and mail links to the traveller process, and everything else to the api', async () => {
    const origin = await door(named('api'), named('traveller'));
    for (const path of ['/m/a', '/M/a?lang=de', '/verify/a', '/unsubscribe/a', '/traveller/readyz'])
      expect(await bodyOf(origin + path)).toBe('traveller');
    for (const path of ['/', '/api/graphql', '/healthz', '/media/a', '/mails', '/assets/m/a'])
      expect(await bodyOf(origin + path)).toBe('api');
  });

  it('appends the sender to the forwarded addresses, which prevents spoofing', async () => {
    let seen: IncomingHttpHeaders = {};
    const origin = await door((incoming, response) => {
      seen = incoming.headers;
      response.end();
    }, null);
    await fetch(origin, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(seen['x-forwarded-for']).toBe('203.0.113.7, 127.0.0.1');
    expect(seen['x-forwarded-proto']).toBe('http');
    expect(seen.host).toBe(new URL(origin).host);
    await fetch(origin);
    expect(seen['x-forwarded-for']).toBe('127.0.0.1');
  });

  it('keeps staff working while the traveller process is down, and answers travellers in their language', async () => {
    const origin = await door(named('api'), null);
    const answer = await fetch(`${origin}/m/secret-of-a-link?lang=fr`, { headers: { accept: 'text/html' } });
    const page = await answer.text();
    expect(answer.status).toBe(503);
    expect(page).toContain('<html lang="fr">');
    expect(page).toContain('Aucune donnée ne peut être affichée pour le moment');
    const correlationId = answer.headers.get('x-correlation-id')!;
    expect(page).toContain(correlationId);
    expect(reports).toEqual([`${correlationId} traveller did not answer (ECONNREFUSED)`]);
    expect(await bodyOf(`${origin}/api/graphql`)).toBe('api');
  });

  it('keeps pages open while the api is down, and answers its clients in JSON', async () => {
    const origin = await door(null, named('traveller'));
    const answer = await fetch(`${origin}/api/graphql`, {
      method: 'POST',
      headers: { 'accept-language': 'en' },
      body: '{}',
    });
    expect([answer.status, await answer.json()]).toEqual([
      503,
      {
        errors: [
          {
            message: 'No data can currently be displayed. Please try again later.',
            extensions: { code: 'UNAVAILABLE', correlationId: answer.headers.get('x-correlation-id') },
          },
        ],
      },
    ]);
    expect(await bodyOf(`${origin}/m/a`)).toBe('traveller');
  });

  it('says 502 when a process breaks off before it answers, and breaks off what it had begun', async () => {
    const origin = await door(
      (_incoming, response) => response.destroy(),
      (_incoming, response) => {
        response.write('half');
        setImmediate(() => response.destroy());
      },
    );
    expect((await fetch(origin)).status).toBe(502);
    await expect(bodyOf(`${origin}/m/a`)).rejects.toThrow();
  });

  it('streams an uploaded file in both directions without buffering', async () => {
    const origin = await door((incoming, response) => incoming.pipe(response), null);
    const upload = request(`${origin}/api/imports/files`, {
      method: 'POST',
      headers: { ...FILE, 'transfer-encoding': 'chunked' },
    });
    upload.write('first');
    const [response] = (await once(upload, 'response')) as [NodeJS.ReadableStream];
    expect(String((await once(response, 'data'))[0])).toBe('first');
    upload.end('last');
    expect(String((await once(response, 'data'))[0])).toBe('last');
  });

  it('holds a body back until it has arrived, and streams what is larger than it holds', async () => {
    const bodies: number[] = [];
    const origin = await door((incoming, response) => {
      let bytes = 0;
      incoming.on('data', (chunk: Buffer) => (bytes += chunk.length));
      incoming.once('end', () => {
        bodies.push(bytes);
        response.end('api');
      });
    }, null);
    for (const size of [1, 60_000, 65_536, 65_537, 1_900_000])
      expect(await (await fetch(`${origin}/api/graphql`, { method: 'POST', body: 'x'.repeat(size) })).text()).toBe(
        'api',
      );
    expect(bodies).toEqual([1, 60_000, 65_536, 65_537, 1_900_000]);
  });

  it('serves others while five hundred clients send their bodies slowly', async () => {
    const origin = await door((incoming, response) => {
      incoming.resume();
      incoming.once('end', () => response.end('api'));
    }, named('traveller'));
    const clients = await Promise.all(
      Array.from({ length: 500 }, async () => {
        const client = connect(Number(new URL(origin).port), '127.0.0.1');
        client.on('error', () => undefined);
        await once(client, 'connect');
        client.write('POST /api/graphql HTTP/1.1\r\nHost: a\r\nContent-Length: 90000\r\n\r\n{');
        return client;
      }),
    );
    const codes = await Promise.all(
      Array.from(
        { length: 100 },
        async () => (await fetch(`${origin}/api/graphql`, { method: 'POST', body: '{}' })).status,
      ),
    );
    expect(codes).toEqual(Array.from({ length: 100 }, () => 200));
    for (const client of clients) client.destroy();
  });

  it('takes an upload while many clients send slowly to its address what is no file', async () => {
    const origin = await door((incoming, response) => {
      incoming.resume();
      incoming.once('end', () => response.end('api'));
    }, null);
    const clients = Array.from({ length: 70 }, (_, n) => {
      const client = connect(Number(new URL(origin).port), '127.0.0.1');
      const type = n % 2 ? 'application/json' : 'application/octet-stream';
      client.on('error', () => undefined);
      client.write(
        `POST /api/imports/files HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 90000\r\n\r\n{`,
      );
      return client;
    });
    await bodyOf(`${origin}/healthz`);
    const upload = await fetch(`${origin}/api/imports/files`, { method: 'POST', headers: FILE, body: 'a file' });
    expect([upload.status, await upload.text()]).toEqual([200, 'api']);
    for (const client of clients) client.destroy();
  });

  it('forwards a rejection of an overloaded process, and rejects by itself what would follow it; health checks pass', async () => {
    let answer = (): void => undefined;
    const answering = new Promise<void>((resolve) => (answer = resolve));
    let arrived = 0;
    const api: RequestListener = (incoming, response) => {
      if (incoming.url === '/readyz') return void response.end('ready');
      arrived += 1;
      if (arrived === 1) return void response.writeHead(503, { 'Retry-After': '1' }).end();
      void answering.then(() => response.end('api'));
    };
    let now = 0;
    const origin = await door(api, null, { open: new OpenRequests(() => now) });
    const ask = (): Promise<Response> => fetch(`${origin}/api/graphql`, { method: 'POST', body: '{}' });
    const first = await ask();
    expect([first.status, first.headers.get('retry-after')]).toEqual([503, '1']);
    const open = Array.from({ length: 40 }, ask);
    const rejected = await new Promise<Response[]>((resolve) => {
      const some: Response[] = [];
      for (const one of open)
        void one.then((response) => response.status === 503 && some.push(response) === 19 && resolve(some));
    });
    expect(rejected.every(({ headers }) => headers.has('retry-after'))).toBe(true);
    expect(await bodyOf(`${origin}/readyz`)).toBe('ready');
    now += 1_001;
    const later = ask();
    answer();
    const codes = (await Promise.all(open)).map(({ status }) => status);
    expect(codes.filter((code) => code === 200)).toHaveLength(21);
    expect((await later).status).toBe(200);
  });

  it('gives a place back when the process has answered, although the answer cannot be sent yet', async () => {
    const places = new Places();
    const origin = await door(named('api'), () => undefined, { open: places });
    const client = connect(Number(new URL(origin).port), '127.0.0.1');
    // On one connection answers have an order: the second one waits for the first, which never comes.
    client.write('GET /m/stuck HTTP/1.1\r\nHost: a\r\n\r\nGET /media/a HTTP/1.1\r\nHost: a\r\n\r\n');
    await eventually(() => expect([...places.taken]).toEqual(['/m/stuck']));
    expect(places.count).toBe(2);
    client.destroy();
  });

  it('breaks off answers that nobody reads, also at the process, and serves others', async () => {
    let [begun, brokenOff] = [0, 0];
    const endless: RequestListener = (_incoming, response) => {
      begun += 1;
      response.once('close', () => (brokenOff += 1));
      Readable.from(chunks()).pipe(response);
    };
    const readers = { checkMs: 20, waiting: { perAddress: 2 } };
    const origin = await door(endless, named('traveller'), { limits: { readers } });
    const clients = Array.from({ length: 6 }, () => {
      const client = connect(Number(new URL(origin).port), '127.0.0.1');
      client.on('error', () => undefined).write('GET /media/a HTTP/1.1\r\nHost: a\r\n\r\n');
      return client;
    });
    await eventually(() => expect([begun, brokenOff]).toEqual([6, 4]));
    expect(await bodyOf(`${origin}/m/a`)).toBe('traveller');
    for (const client of clients) client.destroy();
  });

  it('leaves a stuck process to its own clients', async () => {
    const origin = await door(named('api'), () => undefined);
    const stuck = Array.from({ length: 400 }, (_, i) => {
      const pending = request(`${origin}/m/${i}`);
      pending.on('error', () => undefined).end();
      return pending;
    });
    for (let isFull = false; !isFull;)
      isFull = await fetch(`${origin}/m/more`, { signal: AbortSignal.timeout(200) }).then(
        ({ status }) => status === 503,
        () => false,
      );
    expect(await bodyOf(`${origin}/healthz`)).toBe('api');
    for (const pending of stuck) pending.destroy();
  });

  it.each([
    ['websocket', 'Upgrade', ''],
    ['h2c', 'Upgrade, HTTP2-Settings', 'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\n'],
  ])('answers a request for an upgrade to %s as any other, and forwards none of it', async (protocol, names, more) => {
    let seen: IncomingHttpHeaders = {};
    const origin = await door((incoming, response) => {
      seen = incoming.headers;
      response.end('api');
    }, null);
    const client = connect(Number(new URL(origin).port), '127.0.0.1');
    client.write(`GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: ${names}\r\nUpgrade: ${protocol}\r\n${more}\r\n`);
    expect(String((await once(client, 'data'))[0])).toContain('HTTP/1.1 200 OK');
    expect(Object.keys(seen).sort()).toEqual([
      'connection',
      'host',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
    ]);
    expect(seen.connection).toBe('keep-alive');
    client.destroy();
  });

  it('closes the connection of a client that asks for it, and keeps its own to the process', async () => {
    const seen: (string | undefined)[] = [];
    const origin = await door((incoming, response) => {
      seen.push(incoming.headers.connection);
      response.end('api');
    }, null);
    const client = connect(Number(new URL(origin).port), '127.0.0.1');
    client.write('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    client.resume();
    await once(client, 'close');
    expect(seen).toEqual(['keep-alive']);
  });
});
