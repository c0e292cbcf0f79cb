// Measures against the promises of the product: `npm run bench` the lookups, `npm run bench -- fanout` the mails of one
// change, `npm run bench -- all` both. docs/performance.md says how to read the figures.
import { availableParallelism, loadavg } from 'node:os';
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { parseArgs, promisify } from 'node:util';
import { onPath } from './lib/browser.mjs';
import { checkNode, install } from './lib/install.mjs';

const CORES = 2;
const USAGE = `Usage: npm run bench [-- lookups|fanout|all] [options]
  --rate 100          lookups per second
  --seconds 30        measured time of the lookups, after --warm-up 10
  --no-peer           without the generic GraphQL server that the lookups are compared with
  --pages 10000       trip pages concerned by the change
  --distinct 50,5000  distinct itineraries among them, one run each
  --profile FOLDER    CPU profiles of api and worker
  --json FILE         the figures as JSON
  --no-build          measure what is built already`;
const step = (line) => console.log(`• ${line}`);
let bench = null;

try {
  const options = parsed();
  if (options) await run(options);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.stack : String(error)}`);
  process.exitCode = 1;
} finally {
  await cleanUp();
}
process.exit();

function parsed() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      rate: { type: 'string', default: '100' },
      seconds: { type: 'string', default: '30' },
      'warm-up': { type: 'string', default: '10' },
      peer: { type: 'boolean', default: true },
      pages: { type: 'string', default: '10000' },
      distinct: { type: 'string', default: '50,5000' },
      profile: { type: 'string' },
      json: { type: 'string' },
      build: { type: 'boolean', default: true },
      help: { type: 'boolean', default: false },
    },
  });
  const [part = 'lookups', ...rest] = positionals;
  const whole = (name, text) => {
    const value = Number(text);
    if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number from 1.\n${USAGE}`);
    return value;
  };
  if (values.help || rest.length > 0 || !['lookups', 'fanout', 'all'].includes(part)) {
    console.log(USAGE);
    return null;
  }
  return {
    part,
    lookups: { rate: whole('rate', values.rate), seconds: whole('seconds', values.seconds), warmUpSeconds: whole('warm-up', values['warm-up']), profile: values.profile, peer: values.peer },
    fanout: { pages: whole('pages', values.pages), distinct: values.distinct.split(',').map((text) => whole('distinct', text)), profile: values.profile },
    json: values.json,
    build: values.build,
  };
}

async function run(options) {
  checkNode();
  await install({ all: false, report: step });
  if (options.build) {
    const { build } = await import('./build.mjs');
    await build(step);
  }
  await keepToCores();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
  const { openBenchHome } = await import('../test/load/bench-home.mjs');
  const before = loadavg()[0];
  bench = await openBenchHome(step);
  const figures = { date: new Date().toISOString(), node: process.version, cores: Math.min(CORES, availableParallelism()), loadAverageBefore: before, matrix: bench.matrix };
  if (options.part !== 'fanout') {
    const { benchLookups } = await import('../test/load/lookups.mjs');
    figures.lookups = await benchLookups(bench, options.lookups, step);
  }
  if (options.part !== 'lookups') {
    const { benchFanout } = await import('../test/load/fanout.mjs');
    figures.fanout = await benchFanout(bench, options.fanout, step);
  }
  console.log(`\nNode ${process.versions.node}, ${figures.cores} cores, matrix: ${bench.matrix}. Load average before the start: ${before.toFixed(1)}${before > 0.5 ? '; the machine was not idle, so times are longer than they have to be' : ''}.`);
  if (options.json) await writeFile(options.json, `${JSON.stringify(figures, null, 2)}\n`);
}

/** The promises are made for two cores; children inherit the choice. */
async function keepToCores() {
  if (availableParallelism() <= CORES) return;
  if (process.platform === 'linux' && (await onPath('taskset'))) await promisify(execFile)('taskset', ['-acp', `0-${CORES - 1}`, String(process.pid)]);
  else step(`this machine cannot be held to ${CORES} cores: the figures are those of all its cores`);
}

async function cleanUp() {
  const { stopAll } = await import('../test/load/processes.mjs');
  await stopAll();
  const open = bench;
  bench = null;
  await open?.close();
}
