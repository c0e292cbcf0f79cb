import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Landfall, ROOT } from './landfall.js';
import { inDays } from './operations.js';

const REQUIRED: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /^default-src '(self|none)'/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(same-origin|no-referrer)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\)/,
  'strict-transport-security': /^max-age=(31536000|[4-9]\d{7}); includeSubDomains$/,
};

let product: Landfall;
let page: string;
let asset: string;
beforeAll(async () => {
  product = await Landfall.start();
  const agent = await product.login('agent');
  const { createMyjourney } = await product.data<{ createMyjourney: { url: string } }>(
    agent,
    `mutation ($start: Date!, $end: Date!) { createMyjourney(departureType: COUNTRY, departureId: "DE", destinationsTypes: [COUNTRY],
      destinationIds: ["TH"], citizenshipCountryIds: ["DE"], dateStart: $start, dateEnd: $end, restrictionType: PRIVATE, language: "de") { url } }`,
    { start: inDays(20), end: inDays(30) },
  );
  page = new URL(createMyjourney.url).pathname;
  asset = (await readdir(join(ROOT, 'apps/admin/dist/assets'))).find((name) => name.endsWith('.js'))!;
}, 150_000);
afterAll(async () => {
  await product.stop();
  await product.remove();
}, 60_000);

/** What is missing or wrong in an answer. */
function faultsOf(headers: Headers): string[] {
  const wrong = Object.entries(REQUIRED).filter(([name, value]) => !value.test(headers.get(name) ?? ''));
  const policy = headers.get('content-security-policy') ?? '';
  const scripts = /(?:^|; )script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  return [
    ...wrong.map(([name]) => `${name}: ${headers.get(name)}`),
    ...(/'unsafe-(inline|eval)'|\*|data:/.test(scripts) ? [`script-src ${scripts}`] : []),
    ...(/frame-ancestors 'none'/.test(policy) ? [] : ['frame-ancestors']),
    ...(headers.has('x-powered-by') || headers.has('server') ? ['names its software'] : []),
  ];
}

interface Case {
  path: string;
  status: number;
  init?: RequestInit;
  web?: boolean;
}

const json = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body,
});
const form = (body: string): RequestInit => ({ method: 'POST', body: new URLSearchParams({ body }) });

const cases = (): Case[] => [
  { path: '/', status: 200, init: { headers: { accept: 'text/html' } } },
  { path: '/login', status: 200, init: { headers: { accept: 'text/html' } } },
  { path: '/no/such/screen', status: 404, init: { headers: { accept: 'text/html' } } },
  { path: `/assets/${asset}`, status: 200 },
  { path: `/assets/${asset}`, status: 206, init: { headers: { range: 'bytes=0-9' } } },
  { path: '/assets/none.js', status: 404 },
  { path: '/assets/%E0%A4%A', status: 400 },
  { path: '/media/none', status: 404 },
  { path: '/api', status: 404 },
  { path: '/api/graphql', status: 400 },
  { path: '/api/graphql', status: 200, init: json('{"query":"{ whoAmI { id } }"}') },
  { path: '/api/graphql', status: 400, init: json('{"query":"{ nothing }"}') },
  { path: '/api/graphql', status: 400, init: json('{') },
  { path: '/api/graphql', status: 413, init: json(JSON.stringify({ query: 'x'.repeat(110_000) })) },
  {
    path: '/api/graphql',
    status: 401,
    init: json(JSON.stringify({ query: 'x'.repeat(110_000) }), { authorization: `JWT ${'x'.repeat(43)}` }),
  },
  { path: '/api/graphql', status: 415, init: json('{}', { 'content-type': 'application/json; charset=utf-7' }) },
  { path: '/api/imports/files', status: 401, init: { method: 'POST', body: 'x' } },
  { path: '/healthz', status: 200 },
  { path: '/readyz', status: 200 },
  { path: '/traveller/healthz', status: 200 },
  { path: '/traveller/none', status: 404 },
  { path: page, status: 200 },
  { path: `${page}/subscribe`, status: 422, init: form('x') },
  { path: '/m/none', status: 404 },
  { path: '/m/%E0%A4%A', status: 400 },
  { path: '/m/none/subscribe', status: 413, init: form('x'.repeat(20_000)) },
  { path: '/verify/none', status: 404 },
  { path: '/unsubscribe/none', status: 404, init: form('x') },
  { path: '/', status: 200, web: true },
  { path: '/email', status: 200, web: true },
  { path: '/mail/none', status: 404, web: true },
  { path: '/none', status: 404, web: true },
];

it('come with every answer of every process', async () => {
  for (const { path, status, init, web } of cases()) {
    const at = web ? `http://localhost:${product.mailPort}` : product.url('');
    const answer = await fetch(at + path, { redirect: 'manual', ...init });
    await answer.arrayBuffer();
    expect([init?.method ?? 'GET', path, answer.status, ...faultsOf(answer.headers)]).toEqual([
      init?.method ?? 'GET',
      path,
      status,
    ]);
  }
}, 60_000);

it('of pages with scripts demand Trusted Types', async () => {
  for (const path of ['/login', page]) {
    const { headers } = await product.fetch(path, { headers: { accept: 'text/html' } });
    expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
  }
});

/** The answer to bytes that no client of HTTP would send. */
async function answerTo(bytes: string, port: number): Promise<[number, Headers]> {
  const socket = connect(port, 'localhost');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  const [first = '', ...lines] = text.split('\r\n\r\n')[0]!.split('\r\n');
  const pairs = lines.map((line) => line.split(/: (.*)/, 2) as [string, string]);
  return [Number(first.split(' ')[1]), new Headers(pairs)];
}

it.each([
  ['no request at all', 400, 'nonsense\r\n\r\n'],
  ['a request without a host', 400, 'GET / HTTP/1.1\r\n\r\n'],
  ['an unknown expectation', 417, 'GET / HTTP/1.1\r\nHost: x\r\nExpect: nonsense\r\n\r\n'],
  ['headers that are too long', 431, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
])('come with the answer to %s', async (_what, status, bytes) => {
  for (const port of [product.port, product.mailPort]) {
    const [answered, headers] = await answerTo(bytes, port);
    expect([answered, ...faultsOf(headers)]).toEqual([status]);
  }
});

it('come with the answer for a process that is down', async () => {
  process.kill(await product.pidOf('traveller'), 'SIGKILL');
  const { status, headers } = await product.fetch(page);
  expect([502, 503]).toContain(status);
  expect(faultsOf(headers)).toEqual([]);
});

it('are those of every other answer where a lookup is answered early', async () => {
  const token = await product.login('agent');
  const lookup = `{ destinationDetail(departureType: COUNTRY, departureId: "DE", destinationsTypes: [COUNTRY], destinationIds: ["TH"],
    citizenshipIds: ["DE"], dateStart: "${inDays(20)}", dateEnd: "${inDays(30)}", restrictionType: PRIVATE) { version } }`;
  const answers: { headers: Record<string, string>; text: string }[] = [];
  for (const query of [...Array<string>(4).fill(lookup), '{ whoAmI { id } }']) {
    const response = await product.fetch(
      '/api/graphql',
      json(JSON.stringify({ query }), { authorization: `JWT ${token}` }),
    );
    const { date: _, 'x-correlation-id': id, ...headers } = Object.fromEntries(response.headers);
    expect(id).toMatch(/^[\w-]{36}$/);
    answers.push({ headers, text: await response.text() });
  }
  const [usual, direct, , known, another] = answers;
  expect(usual!.text).toMatch(/^{"data":{"destinationDetail":/);
  expect([direct, known]).toEqual([usual, usual]);
  expect(Object.keys(another!.headers).sort()).toEqual(Object.keys(usual!.headers).sort());
});
