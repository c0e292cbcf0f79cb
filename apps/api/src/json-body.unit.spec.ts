import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { httpErrors, requestContext } from '@landfall/platform/http';
import express from 'express';
import { jsonBody } from './json-body.js';

let server: Server;

beforeAll(async () => {
  const app = express();
  app.use(requestContext(async () => null));
  app.use(jsonBody());
  app.post('/api/imports/files', (request, response) => {
    request.resume().once('end', () => response.json(request.body === undefined ? 'not read' : 'read'));
  });
  app.post('/', (request, response) => void response.json(request.body));
  app.use(httpErrors());
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const send = (contentType: string, body: Buffer, path = '/'): Promise<Response> =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': contentType },
    body: new Uint8Array(body),
  });

it.each(['application/json', 'application/json; charset=utf-8', 'application/json;charset="UTF-8"'])(
  'reads %s',
  async (contentType) => {
    const response = await send(contentType, Buffer.from('{"name":"Zürich"}'));
    expect([response.status, await response.json()]).toEqual([200, { name: 'Zürich' }]);
  },
);

it.each([
  ['utf-7', Buffer.from('{"name":"Z+APw-rich"}')],
  ['UTF-16', Buffer.from('\ufeff{"name":"Zürich"}', 'utf16le')],
  ['"utf-32"', Buffer.from('{}')],
  ['iso-8859-1', Buffer.from('{}', 'latin1')],
])('rejects the charset %s', async (charset, body) => {
  const response = await send(`application/json; charset=${charset}`, body);
  expect([response.status, await response.json()]).toMatchObject([
    415,
    { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] },
  ]);
});

it('reads nothing where files are sent', async () => {
  const response = await send('application/json', Buffer.alloc(200_000, ' '), '/api/imports/files');
  expect([response.status, await response.json()]).toEqual([200, 'not read']);
});
