import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@landfall/platform/testing';
import { AliveFile } from './alive-file.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landfall-alive-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('the file stays young while the process is at work, and goes when it stops', async () => {
  const path = join(folder, 'alive');
  const file = new AliveFile(path);
  await file.onApplicationBootstrap();
  await utimes(path, 1, 1);
  await eventually(async () => expect((await stat(path)).mtimeMs).toBeGreaterThan(Date.now() - 5_000), 8_000);
  await file.onModuleDestroy();
  expect(await readdir(folder)).toEqual([]);
});

test('a path that cannot be written ends the start; without a path there is no file', async () => {
  await expect(new AliveFile(join(folder, 'missing/alive')).onApplicationBootstrap()).rejects.toThrow('ENOENT');
  const none = new AliveFile(null);
  await none.onApplicationBootstrap();
  await none.onModuleDestroy();
  expect(await readdir(folder)).toEqual([]);
});
