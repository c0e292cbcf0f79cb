import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { serveConsole } from './console.js';

let dist: string;
let server: Server;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'landfall-console-'));
  await mkdir(join(dist, 'assets'));
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>Console</title>');
  server = createServer(express().use(serveConsole(dist))).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(dist, { recursive: true });
});

/** `fetch` would write the path anew. */
const open = (path: string): Promise<{ status: number | undefined; location: string | undefined }> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    get({ host: '127.0.0.1', port, path, headers: { Accept: 'text/html' } }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, location: response.headers.location });
    }).on('error', reject);
  });

it.each(['/assets', '/\\evil.example/..%2fassets', '//evil.example/..%2fassets', '/%5cevil.example/%2e%2e/assets'])(
  'never redirects: %s',
  async (path) => expect((await open(path)).location).toBeUndefined(),
);

it.each(['/search', '/widget/settings', '/authorities', '/news'])(
  'serves the screen for a path of the console: %s',
  async (path) => expect((await open(path)).status).toBe(200),
);

it.each([
  '/auth',
  '/auth/reset',
  '/AUTH',
  '/metrics',
  '/widget',
  '/widget/x',
  '/widget/settings/x',
  '/api/x',
  '/traveller',
  '/nowhere',
  '/organisation',
])('has no screen for a path that is none of the console: %s', async (path) =>
  expect((await open(path)).status).toBe(404),
);
