import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { currentRequest, type Viewer } from '@landfall/platform';
import { httpErrors, requestContext } from '@landfall/platform/http';
import express from 'express';
import { jsonBody } from '../json-body.js';
import { lookupsFirst } from './lookups-first.js';
import type { DirectLookup } from './direct-lookups.js';
import { SharedBytes } from './shared-bytes.js';

const AGENT: Viewer = { userId: 'u', isStaff: false, organisationId: 'o', permissions: [] };
const TOKEN = 'a'.repeat(43);
const KNOWN = JSON.stringify({ query: '{ destinationDetail { version } }' });

let server: Server;
let hasRoom: boolean;
let turnsAway: boolean;
let devices: readonly string[];
let questions: object[];

beforeAll(async () => {
  const app = express();
  app.use(requestContext(async () => null));
  app.use(jsonBody());
  app.use((request, response) => void response.json({ express: request.body ?? null }));
  app.use(httpErrors());
  const first = lookupsFirst({
    sessions: {
      viewerOf: async (token, ids) => {
        devices = ids ?? [];
        if (token === 'broken') throw new Error('no connection');
        return token === TOKEN ? AGENT : null;
      },
    },
    known: {
      answerTo: (_, body, question) => {
        questions.push(question);
        return body.toString() === KNOWN ? SharedBytes.of(Buffer.from('{"data":"known"}'), [], []) : null;
      },
    },
    direct: {
      operationIn: (body) => (body.includes('direct') ? (JSON.parse(body.toString()) as DirectLookup) : null),
      answer: async ({ variables }) => {
        const { viewer, language } = currentRequest();
        expect(viewer).toBe(AGENT);
        if (variables['fails']) throw new Error('it fails');
        return variables['comesToNothing'] ? null : Buffer.from(`{"data":"worked out in ${language}"}`);
      },
    },
    admission: {
      hasRoom: () => hasRoom,
      enter: (_, run, reject) => (turnsAway ? reject() : run(() => undefined)),
    },
    isProxy: () => true,
  });
  server = createServer((request, response) => first(request, response, () => void app(request, response)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  [hasRoom, turnsAway, devices, questions] = [true, false, [], []];
});

interface Sent {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  /** Sent one after the other. */
  body?: readonly string[];
}

async function answer({ method = 'POST', path = '/api/graphql', headers = {}, body = [KNOWN] }: Sent = {}) {
  const length = body.reduce((sum, part) => sum + Buffer.byteLength(part), 0);
  const request = send({
    port: (server.address() as AddressInfo).port,
    method,
    path,
    agent: false,
    headers: {
      authorization: `JWT ${TOKEN}`,
      'content-type': 'application/json',
      ...(method === 'GET' ? {} : { 'content-length': String(length) }),
      ...headers,
    },
  });
  const answered = once(request, 'response');
  for (const part of body) {
    if (method !== 'GET') request.write(part);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  request.end();
  const [response] = (await answered) as [IncomingMessage];
  const text = (await response.toArray()).join('');
  return { status: response.statusCode, headers: response.headers, text };
}

it('answers with known bytes, and with the headers of every answer', async () => {
  const { status, headers, text } = await answer({ headers: { 'accept-language': 'de', accept: '*/*' } });
  expect([status, text]).toEqual([200, '{"data":"known"}']);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': '16',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'x-correlation-id': expect.stringMatching(/^[\w-]{36}$/),
  });
  expect(questions).toEqual([{ viewer: AGENT, language: 'de', accept: '*/*' }]);
});

it('reads a body that comes in pieces', async () => {
  expect((await answer({ body: [KNOWN.slice(0, 9), KNOWN.slice(9)] })).text).toBe('{"data":"known"}');
});

const direct = (variables: object): Sent => ({
  headers: { 'accept-language': 'nl' },
  body: [JSON.stringify({ query: 'direct', variables })],
});

it('works out the answer to a known document', async () => {
  expect((await answer(direct({}))).text).toBe('{"data":"worked out in nl"}');
});

it.each(['fails', 'comesToNothing'])('leaves an answer that %s to Express', async (how) => {
  const sent = { query: 'direct', variables: { [how]: true } };
  expect(JSON.parse((await answer(direct(sent.variables))).text)).toEqual({ express: sent });
});

it.each<[string, Sent, unknown]>([
  ['one that is not known', { body: ['{"query":"{ me { id } }"}'] }, { query: '{ me { id } }' }],
  ['one with a mark of its encoding', { body: ['\ufeff{"query":"ü"}'] }, { query: 'ü' }],
  ['an empty one', { body: [''] }, {}],
  ['one with a charset', { headers: { 'content-type': 'application/json; charset=utf-8' }, body: ['[1]'] }, [1]],
  ['a long one', { body: [JSON.stringify({ query: ' '.repeat(20_000) })] }, { query: ' '.repeat(20_000) }],
  ['one of nobody', { headers: { authorization: 'JWT no token' } }, JSON.parse(KNOWN)],
  [
    'one of a token that is no longer known',
    { headers: { authorization: `JWT ${'b'.repeat(43)}` } },
    JSON.parse(KNOWN),
  ],
  ['one whose viewer could not be looked up', { headers: { authorization: 'JWT broken' } }, JSON.parse(KNOWN)],
  ['one to another path', { path: '/api/graphql/' }, JSON.parse(KNOWN)],
  ['a GET', { method: 'GET' }, null],
  ['another type', { headers: { 'content-type': 'text/plain' } }, null],
])('leaves the rest to Express, with its body: %s', async (_, sent, body) => {
  expect(JSON.parse((await answer(sent)).text)).toEqual({ express: body });
});

it.each(['{"query":', '"text"', '7', 'null'])('leaves what is no JSON of a request to Express: %s', async (body) => {
  const { status, text } = await answer({ body: [body] });
  expect([status, JSON.parse(text)]).toMatchObject([400, { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] }]);
});

it.each([
  ['there is no room', false, false],
  ['its turn would come too late', true, true],
])('turns a lookup away where %s', async (_, room, late) => {
  [hasRoom, turnsAway] = [room, late];
  const { status, headers, text } = await answer({ headers: { 'accept-language': 'de' } });
  const problem = { code: 'UNAVAILABLE', correlationId: expect.stringMatching(/^[\w-]{36}$/) };
  expect([status, JSON.parse(text)]).toEqual([
    503,
    { errors: [{ message: expect.stringContaining('später'), extensions: problem }] },
  ]);
  expect(headers).toMatchObject({
    'retry-after': '1',
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
  expect(questions).toHaveLength(room ? 1 : 0);
});

it('leaves a request without a token to Express, also where there is no room', async () => {
  hasRoom = false;
  const sent = { headers: { authorization: 'JWT no token' } };
  expect(JSON.parse((await answer(sent)).text)).toEqual({ express: JSON.parse(KNOWN) });
});

it('names the devices of its cookie, under the name of the connection', async () => {
  const cookie = 'landfall-device=one.x~two.y; __Host-landfall-device=three.z';
  await answer({ headers: { cookie } });
  expect(devices).toEqual(['one', 'two']);
  await answer({ headers: { cookie, 'x-forwarded-proto': 'https' } });
  expect(devices).toEqual(['three']);
});
