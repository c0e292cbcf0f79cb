import { mkdtemp, readFile, rm, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onPath } from './browser.mjs';
import { startPostgres } from './embedded-postgres.mjs';
import { freePort } from './ports.mjs';
import { startRedis } from './redis-server.mjs';
import { ROOT } from './workspace.mjs';

const TEMPLATE = 'landfall_template';

/** PostgreSQL and, where possible, Redis for the tests: those of the environment, containers, else private servers. */
export async function startServices(report) {
  const stops = [];
  const stop = async () => {
    for (const each of stops.reverse()) await each();
  };
  try {
    return { env: await startEach(stops, report), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startEach(stops, report) {
  const containers = process.env.TEST_SERVICES === 'containers';
  const adminUrl =
    process.env.DATABASE_URL ?? (containers ? await postgresContainer(stops) : await privatePostgres(stops));
  const redisUrl = process.env.REDIS_URL ?? (containers ? await redisContainer(stops) : await privateRedis(stops));
  if (!redisUrl) report('no redis-server on the path and no REDIS_URL: what holds on Redis is not tested here');
  const template = await prepareTemplate(adminUrl);
  return { TEST_DATABASE_URL: template, ...(redisUrl ? { TEST_REDIS_URL: redisUrl } : {}) };
}

async function privatePostgres(stops) {
  const home = await mkdtemp(join(tmpdir(), 'landfall-test-'));
  await chmod(home, 0o755);
  // Tests need no durability.
  const server = await startPostgres(home, 'test', {
    flags: [
      '-c',
      'fsync=off',
      '-c',
      'synchronous_commit=off',
      '-c',
      'full_page_writes=off',
      '-c',
      'max_connections=200',
    ],
  });
  stops.push(
    () => rm(home, { recursive: true, force: true }),
    () => server.stop(),
  );
  return server.adminUrl;
}

async function privateRedis(stops) {
  if (!(await onPath('redis-server'))) return null;
  const port = await freePort();
  const child = await startRedis(port);
  stops.push(() => new Promise((resolve) => child.once('exit', resolve) && child.kill('SIGTERM')));
  return `redis://127.0.0.1:${port}`;
}

async function postgresContainer(stops) {
  const { Wait } = await import('testcontainers');
  const container = await startContainer(stops, 'postgres', (image) =>
    image
      .withEnvironment({ POSTGRES_PASSWORD: 'test', POSTGRES_INITDB_ARGS: '--encoding=UTF8 --locale=C.UTF-8' })
      .withExposedPorts(5432)
      .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=200'])
      .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2)),
  );
  return `postgres://postgres:test@${container.getHost()}:${container.getMappedPort(5432)}/postgres`;
}

async function redisContainer(stops) {
  const { Wait } = await import('testcontainers');
  const container = await startContainer(stops, 'redis', (image) =>
    image.withExposedPorts(6379).withWaitStrategy(Wait.forLogMessage(/Ready to accept connections/)),
  );
  return `redis://${container.getHost()}:${container.getMappedPort(6379)}`;
}

async function startContainer(stops, service, prepare) {
  const { GenericContainer, Network } = await import('testcontainers');
  const network = await new Network().start();
  stops.push(() => network.stop());
  const container = await prepare(new GenericContainer(await imageOf(service)))
    .withNetwork(network)
    .start();
  stops.push(() => container.stop());
  return container;
}

async function imageOf(service) {
  const { parse } = await import('yaml');
  const { services } = parse(await readFile(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true });
  const [, variable, pinned] = /^\$\{(\w+):-(.+)\}$/.exec(services[service].image);
  return process.env[variable] || pinned;
}

/** A migrated database that test files copy; the rest of the server is left alone. */
async function prepareTemplate(adminUrl) {
  const { default: pg } = await import('pg');
  const admin = new URL(adminUrl);
  admin.pathname = '/postgres';
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  await client.query(`drop database if exists ${TEMPLATE} with (force)`);
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const url = new URL(admin.href);
  url.pathname = `/${TEMPLATE}`;
  const { APP_LOGIN, createProcessLogin, migrate, TRAVELLER_LOGIN } = await import('@landfall/platform');
  await migrate(url.href, { queues: true });
  await createProcessLogin(url.href, { ...APP_LOGIN, name: 'landfall_test_login' }, 'test');
  await createProcessLogin(url.href, { ...TRAVELLER_LOGIN, name: 'landfall_test_pages' }, 'test');
  return url.href;
}
