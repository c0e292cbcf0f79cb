import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/ports.mjs';
import { eventually } from './client.mjs';
import { docker } from './engine.mjs';

/** By address: a name is tried in both families, and gives up too soon on a busy machine. */
const HOST = '127.0.0.1';
const UPLOADS = '/api/imports/files';
const UPLOADS_AT_ONCE = 8;
const HELD_IN_MEMORY = 128 * 1024;
const json = (query) => JSON.stringify({ query });
/** What is sent, and how often it may arrive at a process that ends over the first one. */
const CASES = [
  { name: 'query', body: json('{ a }'), arrives: 2 },
  { name: 'long query', body: json(`{ a ${' '.repeat(HELD_IN_MEMORY - 100)} }`), arrives: 2 },
  { name: 'query that is not in memory', body: json(`{ a ${' '.repeat(2 * HELD_IN_MEMORY)} }`), arrives: 1 },
  { name: 'mutation', body: json('mutation { a }'), arrives: 1 },
  { name: 'mutation behind an escape', body: '{"query":"\\u006dutation { a }"}', arrives: 1 },
  { name: 'operations of both kinds', body: json('query a { a } mutation b { b }'), arrives: 1 },
  { name: 'form', path: '/m/abc/subscribe', body: 'email=a%40example.com', arrives: 1 },
];

/** deploy/nginx.conf before a process that ends over each request when it comes first: a query is sent again, a mutation is not. */
export async function checkFrontServer({ folder, image }) {
  const arrived = new Map();
  const process = createServer((incoming, response) => {
    incoming.resume().once('end', () => {
      const name = incoming.headers['x-case'];
      arrived.set(name, (arrived.get(name) ?? 0) + 1);
      if (arrived.get(name) === 1) incoming.socket.destroy();
      else response.end();
    });
  });
  process.listen(0, '127.0.0.1');
  await once(process, 'listening');
  const port = await freePort();
  const container = await startNginx({ folder, image, port, processPort: process.address().port });
  try {
    await eventually(20_000, 'nginx listens', () => send(port, { name: 'first', path: '/' }));
    for (const each of CASES) {
      const status = await send(port, each);
      assert.deepEqual(
        [each.name, status, arrived.get(each.name)],
        [each.name, each.arrives === 2 ? 200 : 502, each.arrives],
      );
    }
    await rejectsMoreUploads(port);
  } finally {
    await docker(['rm', '--force', container]);
    process.close();
    process.closeAllConnections();
  }
}

/** One address cannot hold all places of large files. */
async function rejectsMoreUploads(port) {
  const uploads = Array.from({ length: UPLOADS_AT_ONCE }, () => {
    const upload = request({
      host: HOST,
      port,
      path: UPLOADS,
      method: 'POST',
      headers: { 'content-length': 1_000 },
      agent: false,
    });
    upload.on('error', () => undefined);
    upload.write('x');
    return upload;
  });
  await eventually(10_000, 'the next upload is rejected', async () => {
    return (await send(port, { name: 'upload', path: UPLOADS, body: 'x' })) === 503;
  });
  assert.notEqual(await send(port, { name: 'beside uploads', path: '/m/abc' }), 503);
  for (const upload of uploads) upload.destroy();
}

async function startNginx({ folder, image, port, processPort }) {
  const conf = (await readFile(join(folder, 'deploy/nginx.conf'), 'utf8'))
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll(/http:\/\/(api|traveller):3000/g, `http://127.0.0.1:${processPort}`);
  const path = join(folder, 'nginx-alone.conf');
  await writeFile(path, conf);
  await chmod(path, 0o644);
  const confined = ['--read-only', '--tmpfs=/tmp', '--cap-drop=ALL', '--user=nginx', '--network=host'];
  const mount = `--volume=${path}:/etc/nginx/nginx.conf:ro`;
  const command = ['-e', '/dev/stderr', '-g', 'daemon off;'];
  return (await docker(['run', '--detach', ...confined, mount, '--entrypoint=nginx', image, ...command])).trim();
}

function send(port, { name, path = '/api/graphql', body }) {
  return new Promise((resolve, reject) => {
    const headers = { 'x-case': name, ...(body ? { 'content-length': Buffer.byteLength(body) } : {}) };
    const sent = request({ host: HOST, port, path, method: body ? 'POST' : 'GET', headers, agent: false }, (response) =>
      response.resume().once('end', () => resolve(response.statusCode)),
    );
    sent.once('error', reject).end(body);
  });
}
