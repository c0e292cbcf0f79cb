import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);
// The headless shell draws no window of a browser around each page.
const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
const INSTALL_MS = 600_000;

/** Path of a Chromium; from CHROMIUM_PATH, from the system, or freshly installed where apt and root are at hand. */
export async function ensureBrowser(report) {
  const found = () => [process.env.CHROMIUM_PATH, ...CANDIDATES].find((path) => path && existsSync(path));
  if (found()) return found();
  if (process.getuid?.() !== 0 || !(await onPath('apt-get'))) {
    throw new Error(
      'The browser tests need Chromium: install the package `chromium-headless-shell` or `chromium`, or set CHROMIUM_PATH to one.',
    );
  }
  report('installing chromium from the system packages');
  await installPackage('chromium-headless-shell').catch(() => installPackage('chromium'));
  if (!found()) throw new Error('Chromium was installed but is not where it should be; set CHROMIUM_PATH.');
  return found();
}

export async function onPath(program) {
  return run('sh', ['-c', `command -v ${program}`]).then(
    () => true,
    () => false,
  );
}

async function installPackage(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, timeout: INSTALL_MS });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    env,
    timeout: INSTALL_MS,
    maxBuffer: 64 * 1024 * 1024,
  });
}
