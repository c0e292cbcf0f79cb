import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './ports.mjs';
import { ROOT } from './workspace.mjs';

/** Starts Landfall once on an empty data folder, so that tests start on copies of it in a second. */
export async function prepareHome(env) {
  const home = await mkdtemp(join(tmpdir(), 'landfall-prepared-'));
  await chmod(home, 0o755);
  const remove = () => rm(home, { recursive: true, force: true });
  const ports = { PORT: String(await freePort()), MAIL_WEB_PORT: String(await freePort()) };
  const { DATABASE_URL: _d, REDIS_URL: _r, SMTP_URL: _s, ...rest } = env;
  const child = spawn(process.execPath, [join(ROOT, 'scripts/start.mjs')], {
    cwd: ROOT,
    env: { ...rest, ...ports, LANDFALL_HOME: home, DEMO_TRIPS: 'off' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let isStopping = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      if (isStopping || !output.includes('Landfall is ready')) return;
      // A second signal would end everything at once.
      isStopping = true;
      child.kill('SIGINT');
    });
  }
  const [code] = await once(child, 'close');
  if (code === 0) return { home, remove };
  await remove();
  throw new Error(`Landfall did not start on an empty data folder:\n${output}`);
}
