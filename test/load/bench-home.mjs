import { randomBytes } from 'node:crypto';
import { API_FLAGS } from '../../scripts/lib/api-flags.mjs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { systemClock } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { loadPlaceSeeds } from '@landfall/places/seeds';
import { APP_LOGIN, createProcessLogin, Database } from '@landfall/platform';
import { IMPORTERS } from '@landfall/imports/importers';
import { loadGroups } from '@landfall/restrictions/country-groups';
import { startPostgres } from '../../scripts/lib/embedded-postgres.mjs';
import { prepareDatabase } from '../../scripts/lib/prepare-database.mjs';
import { ROOT } from '../../scripts/lib/workspace.mjs';
import { memoryOf, ready, startProcess } from './processes.mjs';
import { matrixFile } from './visa-matrix-file.mjs';

export const SEEDS = join(ROOT, 'db/seeds');
const FIRST_PORT = 3200;
const PASSWORD = 'landfall-demo';
const AGAIN_MS = 500;

/**
 * A private PostgreSQL with default settings in a folder of its own, migrated, seeded and with the imported matrix. Every
 * measurement takes a copy of its database, so that none sees what another has left behind.
 */
export async function openBenchHome(report) {
  const home = await mkdtemp(join(tmpdir(), 'landfall-bench-'));
  await chmod(home, 0o755);
  const postgres = await startPostgres(home, 'bench');
  try {
    report('preparing the database: schema, rules of db/seeds, demo accounts');
    await prepareDatabase(postgres.url, { demoAccounts: true, report: () => undefined });
    const matrix = await matrixFile(home);
    report(`importing the visa matrix: ${matrix.kind}`);
    await importFile(postgres.url, 'visa-matrix', matrix.path);
    return {
      home,
      postgres: { ...postgres, pid: await postmasterPid(home) },
      matrix: matrix.kind,
      secret: randomBytes(32).toString('hex'),
      copies: 0,
      close: () => close(home, postgres),
    };
  } catch (error) {
    await close(home, postgres);
    throw error;
  }
}

/** Of the server's first process; all others are its children. */
async function postmasterPid(home) {
  return Number((await readFile(join(home, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
}

async function close(home, postgres) {
  await postgres.stop();
  await rm(home, { recursive: true, force: true });
}

/** Imports a file as `npm run import` does. */
export async function importFile(url, importer, path) {
  const [rows, groups] = await Promise.all([loadPlaceSeeds(join(SEEDS, 'places')), loadGroups(SEEDS)]);
  const database = new Database(url, { max: 1 });
  try {
    const context = {
      database,
      places: Places.of(rows),
      groups,
      clock: systemClock,
      cwd: ROOT,
      print: () => undefined,
    };
    await IMPORTERS.get(importer).run([path, '--apply'], context);
  } finally {
    await database.close();
  }
}

/** Url of a fresh copy of the prepared database. */
export async function copyDatabase(bench) {
  bench.copies += 1;
  const name = `bench_${bench.copies}`;
  const client = new pg.Client({ connectionString: bench.postgres.adminUrl });
  await client.connect();
  await client.query(`create database ${name} template landfall`);
  await client.end();
  const url = new URL(bench.postgres.url);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Whether PostgreSQL waits for the disk at every commit, as it does by default. Only the arranging of a measurement goes
 * without; all sessions follow at once.
 */
export async function waitForDisk(bench, wait) {
  const client = new pg.Client({ connectionString: bench.postgres.adminUrl });
  await client.connect();
  await client.query(wait ? 'alter system reset synchronous_commit' : 'alter system set synchronous_commit = off');
  await client.query('select pg_reload_conf()');
  await client.end();
}

/** api and worker as `npm start` runs them, on a copy of the database. `profile`: folder for CPU profiles. */
export async function startProduct(bench, { smtpPort = 9, profile, env = {} } = {}) {
  const databaseUrl = await copyDatabase(bench);
  const port = FIRST_PORT + bench.copies;
  const shared = {
    NODE_ENV: 'production',
    DATABASE_URL: await createProcessLogin(databaseUrl, APP_LOGIN, PASSWORD),
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    LANDFALL_SECRET: bench.secret,
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    HOST: '127.0.0.1',
    ...env,
  };
  const startWorker = () => startProcess('worker', 'dist/bundles/worker.js', shared, { profile });
  const worker = startWorker();
  const api = startProcess('api', 'dist/bundles/api.js', shared, { profile, flags: API_FLAGS });
  const url = `http://127.0.0.1:${port}/api/graphql`;
  await ready(api, async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok);
  const memoryAtStart = memoryOf(api.child.pid).now;
  return { url, port, databaseUrl, worker, startWorker, api, memoryAtStart, publicUrl: shared.PUBLIC_URL };
}

/** One operation, again while the api has no time for it; throws when it answers with errors. */
export async function ask(url, token, query, variables = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: headersWith(token),
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (response.status === 503 || errors?.[0].extensions?.code === 'UNAVAILABLE') {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    return ask(url, token, query, variables);
  }
  if (errors) throw new Error(`The api rejected the benchmark's request: ${JSON.stringify(errors).slice(0, 500)}`);
  return data;
}

export const headersWith = (token) => ({
  'content-type': 'application/json',
  ...(token ? { authorization: `JWT ${token}` } : {}),
});

export async function login(url, username) {
  const { tokenAuth } = await ask(
    url,
    null,
    'mutation($u: String!, $p: String!) { tokenAuth(username: $u, password: $p) { token } }',
    { u: username, p: PASSWORD },
  );
  return tokenAuth.token;
}
