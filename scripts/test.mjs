// One command: installs what is missing, checks types and boundaries, then runs unit, integration, end-to-end and browser tests.
// `npm test -- unit int` runs only these; further arguments after `--` go to jest.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkNode, install } from './lib/install.mjs';
import { ROOT } from './lib/workspace.mjs';

const SIZES = ['unit', 'int', 'e2e', 'browser'];
const step = (line) => console.log(`• ${line}`);
const asked = process.argv.slice(2);
const sizes = SIZES.filter((size) => asked.length === 0 || asked.includes(size));
const jestArguments = asked.filter((argument) => !SIZES.includes(argument));
const chosen = sizes.length > 0 ? sizes : SIZES;
let services = null;

try {
  checkNode();
  await install({ all: true, report: step });
  const env = { ...process.env };
  if (chosen.includes('browser')) {
    const { ensureBrowser } = await import('./lib/browser.mjs');
    env.CHROMIUM_PATH = await ensureBrowser(step);
  }
  const { build } = await import('./build.mjs');
  await build(step);
  if (asked.length === 0) {
    step('checking generated types');
    await run(process.execPath, [bin('@graphql-codegen/cli/esm/bin.js'), '--check'], env);
    step('checking types');
    await run(process.execPath, [bin('typescript/bin/tsc'), '--noEmit', '-p', 'tsconfig.json'], env);
    await run(process.execPath, [bin('typescript/bin/tsc'), '--noEmit', '-p', 'apps/admin/tsconfig.json'], env);
    step('checking boundaries');
    await run(
      process.execPath,
      [bin('dependency-cruiser/bin/dependency-cruise.mjs'), '--config', '.dependency-cruiser.cjs', 'libs', 'apps'],
      env,
    );
  }
  if (chosen.some((size) => size !== 'unit')) {
    step('starting PostgreSQL and Redis for the tests');
    const { startServices } = await import('./lib/test-services.mjs');
    services = await startServices(step);
    Object.assign(env, services.env);
    delete env.DATABASE_URL;
    delete env.REDIS_URL;
  }
  for (const size of chosen) {
    step(`${size} tests`);
    const serial = size === 'e2e' || size === 'browser' ? ['--runInBand'] : ['--maxWorkers=2'];
    const patience = [`--testTimeout=${size === 'unit' ? 20_000 : 90_000}`];
    await run(
      process.execPath,
      [
        '--experimental-vm-modules',
        '--no-warnings',
        bin('jest/bin/jest.js'),
        '--selectProjects',
        size,
        '--passWithNoTests',
        ...serial,
        ...patience,
        ...jestArguments,
      ],
      env,
    );
  }
  console.log('All tests passed.');
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await services?.stop();
}
process.exit();

function bin(path) {
  return join(ROOT, 'node_modules', path);
}

function run(command, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, env, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(
            new Error(
              `Failed: ${args
                .filter((a) => !a.startsWith('--experimental') && !a.startsWith('--no-warn'))
                .join(' ')
                .replaceAll(ROOT, '')}`,
            ),
          ),
    );
  });
}
