// Base images for a machine that reaches no registry of images: Debian's packages, Node and certificates of this machine. They have the
// parts of the official ones that docker-compose.yml uses. Needs root, debootstrap and Debian's packages.
import { cp, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onPath } from '../../scripts/lib/browser.mjs';
import { docker, run } from './engine.mjs';

const HERE = fileURLToPath(new URL('./stand-ins', import.meta.url));
const SUITE = 'bookworm';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const PREFIX = 'landfall-stand-in';
const BASE = `${PREFIX}:base`;
/** The variables of docker-compose.yml that name base images. */
const IMAGES = { NODE_IMAGE: 'node', POSTGRES_IMAGE: 'postgres', REDIS_IMAGE: 'redis', NGINX_IMAGE: 'nginx' };

/** Makes what is not there yet. Returns the variables for compose. */
export async function standIns(report) {
  if (!(await has(BASE))) await makeBase(report);
  for (const name of Object.values(IMAGES)) if (!(await has(`${PREFIX}:${name}`))) await make(name, report);
  return Object.fromEntries(Object.entries(IMAGES).map(([variable, name]) => [variable, `${PREFIX}:${name}`]));
}

export async function removeStandIns() {
  for (const name of [...Object.values(IMAGES), 'base'])
    if (await has(`${PREFIX}:${name}`)) await docker(['image', 'rm', `${PREFIX}:${name}`]);
}

const has = async (image) => (await docker(['image', 'ls', '--quiet', image])).trim() !== '';

async function makeBase(report) {
  if (!(await onPath('debootstrap'))) throw new Error('--stand-ins needs debootstrap: apt-get install debootstrap.');
  report(`making a base image of Debian ${SUITE}`);
  await inFolder(async (folder) => {
    await run('debootstrap', ['--variant=minbase', SUITE, join(folder, 'root')]);
    await run('tar', ['-C', join(folder, 'root'), '-cf', join(folder, 'root.tar'), '.']);
    await docker(['import', join(folder, 'root.tar'), BASE]);
  });
}

async function make(name, report) {
  report(`making a stand-in for ${name}`);
  await inFolder(async (folder) => {
    await cp(HERE, folder, { recursive: true });
    if (name === 'node') await addNode(folder);
    await docker([
      'build',
      '--network=host',
      `--build-arg=BASE=${BASE}`,
      `--file=${join(folder, `${name}.Dockerfile`)}`,
      `--tag=${PREFIX}:${name}`,
      folder,
    ]);
  });
}

/** The runtime that also runs this script, with the npm beside it and the authorities that this machine trusts. */
async function addNode(folder) {
  const npm = dirname(dirname(await realpath(join(dirname(process.execPath), 'npm'))));
  await cp(await realpath(process.execPath), join(folder, 'node'));
  await cp(npm, join(folder, 'npm'), { recursive: true, dereference: true });
  await cp(CERTIFICATES, join(folder, 'ca-certificates.crt'), { dereference: true });
}

async function inFolder(work) {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-stand-in-'));
  try {
    await mkdir(folder, { recursive: true });
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
