import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { spawnChild } from './children.mjs';
import { ROOT } from './workspace.mjs';

const STAMP = join(ROOT, 'node_modules', '.landfall-install');

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`Landfall needs Node 20.19 or newer; this is ${process.versions.node}.`);
}

/** Installs the packages when they are missing or the lockfile has changed. `all` adds what only tests need. */
export async function install({ all, report }) {
  const lock = createHash('sha256')
    .update(await readFile(join(ROOT, 'package-lock.json')))
    .digest('hex');
  const [installed, kind] = (await readFile(STAMP, 'utf8').catch(() => '')).split(' ');
  if (installed === lock && (kind === 'all' || !all)) return false;
  report('installing packages');
  // Keeps test packages: starting the product beside the tests must not remove them.
  const everything = all || kind === 'all';
  await npm([
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...(everything ? ['--include=dev'] : ['--omit=dev']),
  ]);
  await mkdir(join(ROOT, 'node_modules'), { recursive: true });
  await writeFile(STAMP, `${lock} ${everything ? 'all' : 'run'}`);
  return true;
}

function npm(args) {
  return new Promise((resolve, reject) => {
    const child = spawnChild(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The packages could not be installed (npm exit code ${code}).`)),
    );
  });
}
