import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { newId, systemClock } from '@landfall/kernel';
import { Database, type Viewer } from '@landfall/platform';
import { requestContext } from '@landfall/platform/http';
import { testDatabase, type TestDatabase } from '@landfall/platform/testing';
import express from 'express';
import sharp from 'sharp';
import { ImagesController } from './images.controller.js';

jest.setTimeout(60_000);

let db: TestDatabase;
let database: Database;
let server: Server;

const viewer = (part: Partial<Viewer>): Viewer => ({
  userId: newId(),
  isStaff: false,
  organisationId: null,
  permissions: [],
  ...part,
});
const viewers: Readonly<Record<string, Viewer>> = {
  editor: viewer({ isStaff: true }),
  guest: viewer({ permissions: ['a3m_core.DestinationManager'] }),
};

beforeAll(async () => {
  db = await testDatabase();
  database = new Database(db.appUrl, { max: 2 });
  const images = new ImagesController(database, systemClock);
  const app = express();
  app.use(requestContext(async (token) => viewers[token] ?? null));
  app.post('/api/images', (request, response, next) => {
    images.upload(request.query['for'], request, response).catch(next);
  });
  app.get('/media/images/:id', (request, response) => {
    images.image(request.params.id, response).catch(() => response.status(404).end());
  });
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await database.close();
  await db.close();
});

const at = (path: string): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
const png = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0b4f8a' } })
    .png()
    .toBuffer();

async function upload(
  body: Buffer,
  { token = 'editor', purpose = 'news', type = 'application/octet-stream' } = {},
): Promise<{ status: number; body: { id: string; url: string; errors?: { message: string }[] } & object }> {
  const response = await fetch(at(`/api/images?for=${purpose}`), {
    method: 'POST',
    headers: { authorization: `JWT ${token}`, 'content-type': type, 'accept-language': 'de' },
    body: new Uint8Array(body),
  });
  return { status: response.status, body: (await response.json()) as { id: string; url: string } };
}

it('is kept as it was drawn anew, and fetched for ever under its own address', async () => {
  const { status, body } = await upload(await png(2_000, 1_000));
  expect([status, body]).toEqual([201, { id: body.id, url: `/media/images/${body.id}`, width: 1_600, height: 800 }]);
  const response = await fetch(at(body.url));
  expect(
    Object.fromEntries(['content-type', 'cache-control'].map((name) => [name, response.headers.get(name)])),
  ).toEqual({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 1_600, height: 800 });
});

it.each([
  ['without a login', { token: 'nobody' }, 401, 'Bitte melden Sie sich an.'],
  ['for news, by somebody who is no editor', { token: 'guest' }, 403, 'Berechtigung'],
  ['as a logo, by somebody without an organisation', { token: 'guest', purpose: 'logo' }, 403, 'Berechtigung'],
  ['for a purpose that there is not', { purpose: 'constructor' }, 400, 'ungültig'],
  ['of a type that a form can send', { type: 'text/plain' }, 415, 'ungültig'],
])('is not taken %s', async (_, how, status, message) => {
  const answer = await upload(await png(9, 9), how);
  expect(answer.status).toBe(status);
  expect(answer.body.errors![0]!.message).toContain(message);
});

it('is rejected in words when it is no image, or too large', async () => {
  const noImage = await upload(Buffer.from('GIF89a'));
  expect([noImage.status, noImage.body.errors![0]!.message]).toEqual([
    422,
    'Die Datei ist kein lesbares Bild im Format JPG oder PNG.',
  ]);
  const large = await upload(Buffer.alloc(5_000_001));
  expect([large.status, large.body.errors![0]!.message]).toEqual([413, 'Die Datei ist größer als 5 MB.']);
});

it('that is not there is not found', async () => {
  for (const id of [newId(), 'no-id']) expect((await fetch(at(`/media/images/${id}`))).status).toBe(404);
});
