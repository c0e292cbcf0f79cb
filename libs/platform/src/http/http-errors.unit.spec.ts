import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { Logger } from '@nestjs/common';
import { Fault } from '@landfall/kernel';
import { httpErrors } from './http-errors.middleware.js';

Logger.overrideLogger(false);
let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

it.each([
  ['a request cannot be served now', new Fault('UNAVAILABLE', 'fault.UNAVAILABLE')],
  ['the database has no connection', new Error('timeout exceeded when trying to connect')],
  ['the database restarts', Object.assign(new Error('starting up'), { code: '57P03' })],
])('answers 503 with Retry-After when %s', async (_, error) => {
  const app = express();
  app.use((_request, _response, next) => next(error));
  app.use(httpErrors());
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
});
