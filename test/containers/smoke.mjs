// The containers of docker-compose.yml, really run: builds the image from what a clone holds, starts everything, plays the main job, kills an api
// and a worker meanwhile, and leaves nothing behind. `npm run test:containers -- --help`.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../../scripts/lib/ports.mjs';
import { ROOT } from '../../scripts/lib/workspace.mjs';
import { Client } from './client.mjs';
import { checkFrontServer } from './front-server.mjs';
import { docker, findEngine, Project, run, Unfit } from './engine.mjs';
import { playMainJob, playRestore } from './main-job.mjs';
import { removeStandIns, standIns } from './stand-ins.mjs';

const USAGE = `npm run test:containers -- [options]
  --stand-ins    base images of Debian's packages, where no registry of images is reached (root, debootstrap)
  --keep-images  leaves the images for the next run`;
const SERVICES = { postgres: 1, redis: 1, 'mail-catcher': 1, api: 2, traveller: 2, worker: 2, remains: 1, front: 1 };
const ROLLED = ['worker', 'api', 'traveller'];
const step = (line) => console.log(`• ${line}`);

const { values: options } = parseArgs({
  options: {
    'stand-ins': { type: 'boolean', default: false },
    'keep-images': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
let folder = null;
let project = null;
let image = null;
let stopping = false;

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    stopping = true;
    void cleanUp().finally(() => process.exit(1));
  });
async function main() {
  try {
    await smoke();
    console.log('The containers passed.');
  } catch (error) {
    if (stopping) return;
    process.exitCode = 1;
    console.error(error instanceof Unfit ? error.message : error);
    if (project && !(error instanceof Unfit)) console.error(await lastLines());
  } finally {
    if (!stopping) await cleanUp();
  }
}

async function smoke() {
  const { engine, compose } = await findEngine();
  step(`Docker ${engine}, Compose ${compose}`);
  const images = options['stand-ins'] ? await standIns(step) : {};
  folder = await mkdtemp(join(tmpdir(), 'landfall-containers-'));
  await chmod(folder, 0o755);
  await copyOfClone(folder);
  image = options['keep-images'] ? 'landfall:smoke' : `landfall:smoke-${process.pid}`;
  const ports = { front: await freePort(), mails: await freePort() };
  project = new Project(`landfall-smoke-${process.pid}`, {
    folder,
    env: {
      ...images,
      LANDFALL_IMAGE: image,
      FRONT_PORT: `127.0.0.1:${ports.front}`,
      MAIL_WEB_PORT: String(ports.mails),
      PUBLIC_URL: `http://127.0.0.1:${ports.front}`,
      MAIL_COALESCE_SECONDS: '2',
      MAIL_COALESCE_MAX_SECONDS: '6',
    },
  });

  await rejectsEmptySecrets();
  await run('sh', ['deploy/make-secrets.sh'], { cwd: folder });
  step('the web server in front sends again what may be sent twice, and nothing else');
  await checkFrontServer({ folder, image: await imageOf('front') });
  step('building the image');
  await buildImage(images);
  step('starting everything');
  await project.show('up', '--detach', '--no-build', '--quiet-pull');
  await everyContainerIsConfined();

  const accounts = { editor: 'smoke-editor', agent: 'smoke-agent', password: randomBytes(18).toString('base64url') };
  await createUser(accounts.editor, accounts.password, '--staff');
  await createUser(accounts.agent, accounts.password, '--organisation', 'Smoke Travel');
  const client = new Client({ front: `http://127.0.0.1:${ports.front}`, mails: `http://127.0.0.1:${ports.mails}` });
  try {
    const disturbances = [
      { name: 'an api and a worker are killed', disturb: killOneOfEach, mayRepeat: true },
      { name: 'a release replaces every process', disturb: rollAll, mayRepeat: false },
    ];
    const { results, ...played } = await playMainJob(client, { accounts, disturbances, report: step });
    for (const { name, sent, slowestMs, travellers, twice } of results)
      step(
        `${name}: ${sent} requests, none failed, the slowest took ${slowestMs} ms; ${travellers} travellers notified, ${twice} by a second copy`,
      );
    await everyContainerIsConfined();
    await project.compose('stop', 'worker');
    await playRestore(client, played, { restore: restoreIntoNewCluster, report: step });
  } finally {
    client.close();
  }
  await everyContainerIsHealthy();
}

/** What Git knows, as it is in the work tree. */
async function copyOfClone(target) {
  const listed = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: ROOT });
  for (const file of listed.split('\0').filter(Boolean)) {
    await mkdir(dirname(join(target, file)), { recursive: true });
    await cp(join(ROOT, file), join(target, file)).catch((error) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
}

/** By Compose; with stand-ins on the network of this machine, because their engine may have no other to the registry of packages. */
async function buildImage(images) {
  if (!options['stand-ins']) return project.show('build', '--quiet', 'api');
  await docker(['build', '--network=host', `--build-arg=NODE_IMAGE=${images.NODE_IMAGE}`, `--tag=${image}`, folder]);
}

async function rejectsEmptySecrets() {
  const folderOfSecrets = join(folder, 'secrets');
  await mkdir(folderOfSecrets);
  await writeFile(join(folderOfSecrets, 'landfall_secret'), '');
  await assert.rejects(
    run('sh', ['deploy/make-secrets.sh'], { cwd: folder }),
    /landfall_secret is empty: write the secret into it, or delete it/,
  );
  await rm(folderOfSecrets, { recursive: true });
}

const createUser = (name, password, ...rest) =>
  project.compose(
    ...['run', '--rm', '--no-deps', '-e', `PASSWORD=${password}`, 'migrate'],
    ...['node', 'scripts/create-user.mjs', '--username', name, ...rest],
  );

async function inspected(service) {
  const ids = await project.containers(service);
  return ids.length === 0 ? [] : JSON.parse(await docker(['inspect', ...ids]));
}

/** As compose reads it. */
async function imageOf(service) {
  return JSON.parse(await project.compose('config', '--format', 'json')).services[service].image;
}

async function everyContainerIsConfined() {
  for (const [service, count] of Object.entries(SERVICES)) {
    const containers = await inspected(service);
    assert.equal(containers.length, count, `${service}: number of containers`);
    for (const { Id, Config, HostConfig, State } of containers) {
      assert.ok(HostConfig.ReadonlyRootfs, `${service} writes to its file system`);
      assert.deepEqual(HostConfig.CapDrop, ['ALL'], `${service} has capabilities`);
      assert.ok(State.Health, `${service} has no health check`);
      const secretsIn = Config.Env.filter((line) => /^(LANDFALL_SECRET|.*PASSWORD)=/.test(line));
      assert.deepEqual(secretsIn, [], `${service} has a secret in its environment`);
      const processes = (await docker(['top', Id, '-o', 'pid,uid'])).trim().split('\n').slice(1);
      assert.ok(processes.length > 0 && processes.every((line) => !/ 0$/.test(line.trim())), `${service} runs as root`);
    }
  }
}

/** As a machine that fails: no signal that could be answered. */
async function killOneOfEach() {
  const killed = await Promise.all(['api', 'worker'].map(async (service) => (await project.containers(service))[0]));
  await Promise.all(killed.map((id) => docker(['kill', '--signal', 'KILL', id])));
}

async function rollAll() {
  const schedules = await schedulesInRedis();
  // Brings the killed ones back.
  await project.compose('up', '--detach', '--no-build', '--no-recreate');
  const before = (await Promise.all(ROLLED.map((service) => project.containers(service)))).flat();
  await inShell('sh deploy/roll.sh');
  const after = (await Promise.all(ROLLED.map((service) => project.containers(service)))).flat();
  assert.deepEqual(
    after.filter((id) => before.includes(id)),
    [],
    'an old container still runs',
  );
  assert.deepEqual(await schedulesInRedis(), schedules, 'schedules differ after the release');
}

/** Names of the schedules of all queues. */
async function schedulesInRedis() {
  const redis = async (...args) =>
    (await project.compose('exec', '-T', 'redis', 'redis-cli', ...args)).split('\n').filter(Boolean);
  const queues = (await redis('--scan', '--pattern', '*:repeat')).sort();
  assert.ok(queues.length > 0, 'there are no schedules');
  return Promise.all(queues.map(async (queue) => [queue, (await redis('zrange', queue, '0', '-1')).sort()]));
}

/** As docs/how-to/operate.md says. */
async function restoreIntoNewCluster() {
  const psql = (file) =>
    inShell(
      `docker compose exec -T postgres psql -U landfall --single-transaction -v ON_ERROR_STOP=1 landfall < ${file}`,
    );
  await inShell('docker compose exec -T postgres pg_dump -U landfall --format=custom landfall > dump');
  await project.compose('stop', 'api', 'traveller');
  await project.compose('rm', '--stop', '--force', 'postgres', 'redis');
  await docker(['volume', 'rm', `${project.name}_postgres`, `${project.name}_redis`]);
  await project.compose('up', '--detach', '--wait', 'postgres', 'redis');
  await psql('deploy/before-restore.sql');
  await inShell(
    'docker compose exec -T postgres pg_restore -U landfall --exit-on-error --no-owner --dbname=landfall < dump',
  );
  await psql('deploy/after-restore.sql');
  await project.compose('up', '--detach', '--no-build');
}

const inShell = (command) => run('sh', ['-c', command], { cwd: folder, env: environment() });

/** For commands that are written as an operator would. */
const environment = () => ({ ...process.env, ...project.env, COMPOSE_PROJECT_NAME: project.name });

async function everyContainerIsHealthy() {
  for (const service of Object.keys(SERVICES))
    for (const { State, RestartCount } of await inspected(service))
      assert.deepEqual([State.Health.Status, RestartCount], ['healthy', 0], `${service} at the end`);
}

const lastLines = () => project.compose('logs', '--tail', '30').catch((error) => error.message);

async function cleanUp() {
  if (project) {
    step('removing everything');
    await project.compose('down', '--volumes', '--remove-orphans', '--timeout', '5');
    assert.deepEqual(await project.leftOvers(), [], 'something is left behind');
    project = null;
  }
  if (image && !options['keep-images']) await docker(['image', 'rm', image]).catch(() => step('there was no image'));
  if (options['stand-ins'] && !options['keep-images']) await removeStandIns();
  if (folder) await rm(folder, { recursive: true, force: true });
}

if (options.help) console.log(USAGE);
else await main();
