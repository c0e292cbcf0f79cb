// One command: installs what is missing, checks the sources, then runs unit, integration, end-to-end and browser tests.
// `npm test -- unit int` runs only these, `npm test -- all` also the slow specs (`*.slow.*`); further arguments go to jest.
import { join } from 'node:path';
import { checkNode, install } from './lib/install.mjs';
import { runTasks } from './lib/run-tasks.mjs';
import { ROOT } from './lib/workspace.mjs';

const SIZES = ['unit', 'int', 'e2e', 'browser'];
// Each spec of these starts the product: both kinds share the workers, so that none idles while the other kind goes on.
const STARTING = ['e2e', 'browser'];
const IN_TURN = [['unit'], ['int'], STARTING];
const CORES = 2;
// Specs that use services or start processes spend much of their time waiting for them.
const WORKERS = { unit: CORES, int: CORES + 2, e2e: CORES + 1, browser: CORES + 1 };
// Two processors and three products beside each other: what takes 10 s alone may take minutes.
const TIMEOUT_MS = { unit: 20_000, int: 90_000, e2e: 240_000, browser: 240_000 };
const bin = (path) => join(ROOT, 'node_modules', path);
const step = (line) => console.log(`• ${line}`);

const args = process.argv.slice(2);
const isAll = args.includes('all');
const jestArguments = args.filter((argument) => argument !== 'all' && !SIZES.includes(argument));
const hasSlow = isAll || jestArguments.length > 0;
const named = SIZES.filter((size) => args.includes(size));
const sizes = named.length > 0 ? named : SIZES;
const failures = [];
let services = null;
let prepared = null;

try {
  checkNode();
  await install({ all: true, report: step });
  const env = { ...process.env };
  if (sizes.includes('browser')) {
    const { ensureBrowser } = await import('./lib/browser.mjs');
    env.CHROMIUM_PATH = await ensureBrowser(step);
  }
  const run = (tasks) => runTasks(tasks, CORES).catch((error) => failures.push(error.message));
  if (args.length === 0 || isAll) {
    step('checking format, lint, generated types, types, boundaries and unused code');
    await run(checks(env));
  }
  const { build } = await import('./build.mjs');
  await build(step);
  if (sizes.some((size) => size !== 'unit')) {
    step('starting PostgreSQL and Redis for the tests');
    const { startServices } = await import('./lib/test-services.mjs');
    services = await startServices(step);
    Object.assign(env, services.env);
    delete env.DATABASE_URL;
    delete env.REDIS_URL;
  }
  for (const group of IN_TURN) {
    const chosen = group.filter((size) => sizes.includes(size));
    if (chosen.length === 0) continue;
    if (group === STARTING) {
      step('starting Landfall once on an empty data folder');
      const { prepareHome } = await import('./lib/prepared-home.mjs');
      prepared = await prepareHome(env);
      env.LANDFALL_PREPARED_HOME = prepared.home;
    }
    step(`${chosen.join(' and ')} tests`);
    await run([jestTask(chosen, env)]);
  }
} catch (error) {
  failures.push(error instanceof Error ? error.message : String(error));
} finally {
  await services?.stop();
  await prepared?.remove();
}
console.log(failures.length === 0 ? 'All tests passed.' : `\n${failures.join('\n')}`);
if (failures.length > 0) process.exitCode = 1;
process.exit();

/** What needs no build and no database, the longest first. */
function checks(env) {
  const commands = [
    ['lint', 'eslint/bin/eslint.js', '.', '--cache', '--cache-location', '.cache/eslint'],
    ['format', 'prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
    ['types', 'typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json'],
    ['types of the console', 'typescript/bin/tsc', '--noEmit', '-p', 'apps/admin/tsconfig.json'],
    ['unused code', 'knip/bin/knip.js', '--no-progress'],
    [
      'boundaries',
      'dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      'libs',
      'apps',
    ],
    ['generated types', '@graphql-codegen/cli/esm/bin.js', '--check'],
  ];
  return commands.map(([name, path, ...options]) => ({ name, args: [bin(path), ...options], env, buffered: true }));
}

function jestTask(chosen, env) {
  return {
    name: `${chosen.join(' and ')} tests`,
    env,
    args: [
      '--experimental-vm-modules',
      '--no-warnings',
      bin('jest/bin/jest.js'),
      ...chosen.flatMap((size) => ['--selectProjects', size]),
      '--passWithNoTests',
      ...(hasSlow ? [] : ['--testPathIgnorePatterns', '/node_modules/', '\\.slow\\.']),
      `--maxWorkers=${WORKERS[chosen[0]]}`,
      `--testTimeout=${TIMEOUT_MS[chosen[0]]}`,
      ...jestArguments,
    ],
  };
}
