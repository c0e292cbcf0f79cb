import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { Fault } from '@landfall/kernel';
import { httpErrors } from './http-errors.middleware.js';

let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

it('answers 503 with Retry-After when a request cannot be served now', async () => {
  const app = express();
  app.use((_request, _response, next) => next(new Fault('UNAVAILABLE', 'fault.UNAVAILABLE')));
  app.use(httpErrors());
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
});
