import { createHash } from 'node:crypto';
import { request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import express from 'express';
import type { Viewer } from '@landfall/platform';
import { requestContext } from '@landfall/platform/http';
import { eventually } from '@landfall/platform/testing';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { aGermanList, ImportDesk } from '../../test/import-desk.js';
import { ImportFilesController } from './import-files.controller.js';
import { fileBytes } from './import-file-store.js';
import { PurgeImportFiles } from './purge-import-files.job.js';

jest.setTimeout(60_000);

const MAX = 2_000_000;
let desk: ImportDesk;
let server: Server;
freshForEachTest(ImportDesk.open, (fresh) => void (desk = fresh));

const staff = (userId: string): Viewer => ({ userId, isStaff: true, organisationId: null, permissions: [] });
const viewers: Record<string, () => Viewer> = {
  editor: () => staff(desk.world.editor),
  second: () => staff(desk.second),
  agent: () => ({ ...staff(desk.world.editor), isStaff: false }),
};

beforeAll(async () => {
  const app = express();
  app.use(requestContext(async (token) => viewers[token]?.() ?? null));
  app.post('/api/imports/files', (request, response, next) => {
    const { db, clock } = desk.world;
    new ImportFilesController(db.database, clock, { importMaxBytes: MAX }).upload(request, response).catch(next);
  });
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/imports/files`;

interface Answer {
  status: number;
  correlationId: string | null;
  body: {
    fileId?: string;
    size?: number;
    contentHash?: string;
    errors?: { message: string; extensions: { code: string; correlationId: string } }[];
  };
}

async function upload(
  body: string | Uint8Array<ArrayBuffer> | ReadableStream,
  { token = 'editor', type = 'application/octet-stream' } = {},
): Promise<Answer> {
  const response = await fetch(address(), {
    method: 'POST',
    headers: { authorization: `JWT ${token}`, 'content-type': type, 'accept-language': 'de' },
    body,
    duplex: 'half',
  } as RequestInit);
  const correlationId = response.headers.get('x-correlation-id');
  return { status: response.status, correlationId, body: (await response.json()) as Answer['body'] };
}

const noise = (size: number): Buffer<ArrayBuffer> => Buffer.alloc(size, 'Ä0123456789\n');
const read = (id: string): Promise<Buffer | null> => fileBytes(desk.world.db.database, id, async () => undefined);

it('stores what arrives, byte for byte', async () => {
  const bytes = noise(1_300_001);
  const { status, body } = await upload(bytes);
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  expect([status, body]).toEqual([201, { fileId: expect.any(String), size: bytes.length, contentHash }]);
  expect((await read(body.fileId!))?.equals(bytes)).toBe(true);
});

it.each([
  ['without a token', { token: 'nobody' }, 401, 'UNAUTHENTICATED', 'Bitte melden Sie sich an.'],
  ['without the permission', { token: 'agent' }, 403, 'FORBIDDEN', 'Berechtigung'],
  ['of a type that a form can send', { type: 'text/plain' }, 415, 'BAD_USER_INPUT', 'ungültig'],
])('takes nothing %s', async (_, how, status, code, message) => {
  const answer = await upload(noise(500_000), how);
  const [error] = answer.body.errors!;
  expect([answer.status, error!.extensions.code]).toEqual([status, code]);
  expect(error!.message).toContain(message);
  expect(error!.extensions.correlationId).toBe(answer.correlationId);
  expect(await desk.files()).toBe(0);
});

it('answers before the body of a sender who may not upload has come', async () => {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const sending = httpRequest(address(), {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', 'content-length': '1000000', authorization: 'JWT nobody' },
    });
    sending.on('response', (response) => {
      resolve(response.statusCode);
      sending.destroy();
    });
    sending.on('error', reject);
    sending.flushHeaders();
  });
  expect(status).toBe(401);
});

it.each([
  ['says so in its length', () => noise(MAX + 1)],
  ['shows it on its way', () => new Blob([noise(MAX + 1)]).stream()],
])('takes no file that is too large and %s', async (_, body) => {
  const answer = await upload(body());
  expect([answer.status, answer.body.errors![0]!.message]).toEqual([413, 'Die Datei ist größer als 2 MB.']);
  expect(await desk.files()).toBe(0);
});

it('keeps nothing of an upload that breaks off', async () => {
  const sending = httpRequest(address(), {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', authorization: 'JWT editor' },
  });
  sending.on('error', () => undefined);
  sending.write(noise(700_000));
  await eventually(async () => expect(await desk.files()).toBe(1));
  sending.destroy();
  await eventually(async () => expect(await desk.files()).toBe(0));
});

it('belongs to who uploaded it, and is taken once', async () => {
  const { body } = await upload(aGermanList(desk.world.places), { token: 'second' });
  const start = () =>
    desk.imports.startImport({ importer: 'advisory-de', fileId: body.fileId!, fileName: 'list.json' });
  const gone = {
    ok: false,
    errors: [{ field: 'fileId', messages: [expect.stringContaining('nicht mehr vorhanden')] }],
    run: null,
  };
  expect(await desk.as(desk.world.editor, start)).toEqual(gone);
  expect(await desk.as(desk.second, start)).toMatchObject({ ok: true, run: { state: 'QUEUED' } });
  expect(await desk.as(desk.second, start)).toEqual(gone);
  const twice = await desk.as(desk.second, () =>
    desk.imports.startImport({ importer: 'no-such', fileId: body.fileId!, fileName: 'list.json' }),
  );
  expect(twice.errors.map(({ field }) => field).sort()).toEqual(['fileId', 'importer']);
});

it('is seen by no transaction of an organisation', async () => {
  await upload('some bytes');
  const count = await desk.world.db.database.transaction({ organisationId: desk.second }, async (tx) => [
    (await tx.query('select 1 from import_file')).rowCount,
    (await tx.query('select 1 from import_file_part')).rowCount,
  ]);
  expect(count).toEqual([0, 0]);
});

it('goes after a day, unless a run has it', async () => {
  const { clock, db } = desk.world;
  const purge = () => new PurgeImportFiles(db.database, clock).run();
  await upload('never used');
  await desk.start('advisory-de', aGermanList(desk.world.places, { AF: 'warning' }));
  clock.set('2026-05-02T09:59:00Z');
  await purge();
  expect(await desk.files()).toBe(2);
  clock.set('2026-05-02T10:01:00Z');
  await purge();
  expect(await desk.files()).toBe(1);
});
