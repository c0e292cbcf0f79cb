import { runInRequest } from '@landfall/platform';
import express from 'express';
import { request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { documentLimits } from './document-limits.middleware.js';

const SMALL = '{ whoAmI { id } }';
const LARGE = `{ ${'whoAmI { id } '.repeat(100)} }`;

let server: Server;
beforeAll((done) => {
  const app = express();
  app.use((_request, _response, next) =>
    runInRequest({ correlationId: 'test', language: 'en', viewer: null, token: null, address: '' }, async () => next()),
  );
  app.use(express.json());
  app.use('/api/graphql', documentLimits);
  app.use((_request, response) => void response.send('passed'));
  server = app.listen(0, '127.0.0.1', done);
});
afterAll((done) => void server.close(done));

interface Sent {
  method: string;
  queries?: string[];
  before?: string;
  body?: object | null;
}

const answered = ({ method, queries = [], before = '', body = null }: Sent): Promise<string> =>
  new Promise((resolve, reject) => {
    const text = body && JSON.stringify(body);
    const search = queries.map((query) => `query=${encodeURIComponent(query)}`).join('&');
    const headers = {
      'content-type': 'application/json',
      ...(text ? { 'content-length': String(Buffer.byteLength(text)) } : {}),
    };
    const { port } = server.address() as AddressInfo;
    const request = send(
      { port, method, path: `/api/graphql?${before}${search}`, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve(`${response.statusCode} ${Buffer.concat(chunks).toString()}`));
      },
    );
    request.on('error', reject);
    request.end(text ?? undefined);
  });

it.each<[string, Sent]>([
  ['a POST by its body', { method: 'POST', queries: [LARGE], body: { query: SMALL } }],
  ['a GET by its address', { method: 'GET', queries: [SMALL] }],
  ['a POST without a document', { method: 'POST', body: {} }],
])('lets through %s', async (_, sent) => {
  expect(await answered(sent)).toBe('200 passed');
});

it.each<[string, Sent, string]>([
  ['a POST with a large body', { method: 'POST', body: { query: LARGE } }, 'repeated'],
  ['a GET with a large address', { method: 'GET', queries: [LARGE] }, 'repeated'],
  ['a GET with a harmless body', { method: 'GET', queries: [LARGE], body: { query: SMALL } }, 'no body'],
  [
    'a GET with a thousand parameters before',
    { method: 'GET', queries: [LARGE], before: 'a&'.repeat(1_001) },
    'repeated',
  ],
  ['a GET with two documents', { method: 'GET', queries: [SMALL, LARGE] }, 'repeated'],
])('rejects %s', async (_, sent, reason) => {
  const answer = await answered(sent);
  expect(answer).toMatch(/^400 /);
  expect(answer).toContain(reason);
});
