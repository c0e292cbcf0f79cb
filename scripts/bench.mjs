// Measures the product against its limits: `npm run bench` lookups, `-- fanout` mails of one change, `-- kills` ends of
// workers among mails, `-- preview` impact of a draft, `-- revisions` past moments, `-- imports` lookups beside large files, `-- door` the front door,
// `-- cruise` thirty stops for twelve passports, `-- pages` the pages of travellers, `-- overload` three times the capacity, `-- lists` the lists of the console, `-- staff` consoles that poll, `-- screens` the board and the map in a browser, `-- trip` a trip page in Lighthouse, `-- all` everything. See docs/performance.md.
import { availableParallelism, loadavg } from 'node:os';
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { parseArgs, promisify } from 'node:util';
import { onPath } from './lib/browser.mjs';
import { checkNode, install } from './lib/install.mjs';

const CORES = 2;
const PARTS = {
  lookups: { file: 'lookups.mjs', measure: 'benchLookups' },
  fanout: { file: 'fanout.mjs', measure: 'benchFanout' },
  kills: { file: 'kills.mjs', measure: 'benchKills' },
  preview: { file: 'preview.mjs', measure: 'benchPreview' },
  revisions: { file: 'revisions.mjs', measure: 'benchRevisions' },
  imports: { file: 'imports.mjs', measure: 'benchImports' },
  cruise: { file: 'cruises.mjs', measure: 'benchCruises' },
  door: { file: 'front-door.mjs', measure: 'benchFrontDoor' },
  pages: { file: 'pages.mjs', measure: 'benchPages' },
  overload: { file: 'overload.mjs', measure: 'benchOverload' },
  lists: { file: 'lists.mjs', measure: 'benchLists' },
  staff: { file: 'staff.mjs', measure: 'benchStaff' },
  screens: { file: 'screens.mjs', measure: 'benchScreens' },
  trip: { file: 'trip.mjs', measure: 'benchTrip' },
};
const USAGE = `Usage: npm run bench [-- ${Object.keys(PARTS).join('|')}|all] [options]
  --rate 100          lookups per second
  --seconds 30        measured time of the lookups, after --warm-up 10
  --no-peer           without the generic GraphQL server that the lookups are compared with
  --pages 10000       trip pages concerned by the change
  --distinct 50,5000  distinct itineraries among them, one run each
  --made 10000        how many of them are made by the api; the others are copied from these
  --dkim              with signed mails
  --watch 0           random pages that are read until they show the change
  --confirm 0         new subscriptions while the mails of the change go out
  --stops 0           how often the worker is stopped while it sends
  --mails 50000       mails among which workers are ended
  --kills 20          ends by kill -9
  --terms 10          ends by SIGTERM
  --seed 1            moments and workers of the ends
  --preview-pages 100000  trip pages that a previewed draft concerns
  --preview-distinct 5000,100000 distinct itineraries among them, one run each
  --revisions 100000  revisions of three years, for lookups of past moments
  --rows 10000        rows of each list of the console
  --no-browser        the lists by the API alone
  --profile FOLDER    CPU profiles of api and worker
  --json FILE         the figures as JSON
  --chart FILE        a drawing (SVG) of the lookups of the run, or, as a part named chart, of the figures in --json
  --no-build          measure what is built already`;
const OPTIONS = {
  rate: { type: 'string', default: '100' },
  seconds: { type: 'string', default: '30' },
  'warm-up': { type: 'string', default: '10' },
  peer: { type: 'boolean', default: true },
  pages: { type: 'string', default: '10000' },
  distinct: { type: 'string', default: '50,5000' },
  made: { type: 'string', default: '10000' },
  dkim: { type: 'boolean', default: false },
  watch: { type: 'string', default: '0' },
  confirm: { type: 'string', default: '0' },
  stops: { type: 'string', default: '0' },
  mails: { type: 'string', default: '50000' },
  kills: { type: 'string', default: '20' },
  terms: { type: 'string', default: '10' },
  seed: { type: 'string', default: '1' },
  'preview-pages': { type: 'string', default: '100000' },
  'preview-distinct': { type: 'string', default: '5000,100000' },
  revisions: { type: 'string', default: '100000' },
  rows: { type: 'string', default: '10000' },
  browser: { type: 'boolean', default: true },
  profile: { type: 'string' },
  json: { type: 'string' },
  chart: { type: 'string' },
  build: { type: 'boolean', default: true },
  help: { type: 'boolean', default: false },
};
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
    options: OPTIONS,
  });
  const [part = 'lookups', ...rest] = positionals;
  const whole = (name, text) => {
    const value = Number(text);
    if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number from 1.\n${USAGE}`);
    return value;
  };
  if (values.help || rest.length > 0 || ![...Object.keys(PARTS), 'chart', 'all'].includes(part)) {
    console.log(USAGE);
    return null;
  }
  return {
    part,
    lookups: {
      rate: whole('rate', values.rate),
      seconds: whole('seconds', values.seconds),
      warmUpSeconds: whole('warm-up', values['warm-up']),
      profile: values.profile,
      peer: values.peer,
    },
    fanout: {
      pages: whole('pages', values.pages),
      distinct: values.distinct.split(',').map((text) => whole('distinct', text)),
      made: whole('made', values.made),
      dkim: values.dkim,
      watched: values.watch === '0' ? 0 : whole('watch', values.watch),
      confirm: values.confirm === '0' ? 0 : whole('confirm', values.confirm),
      stops: values.stops === '0' ? 0 : whole('stops', values.stops),
      profile: values.profile,
    },
    kills: {
      mails: whole('mails', values.mails),
      kills: values.kills === '0' ? 0 : whole('kills', values.kills),
      stops: values.terms === '0' ? 0 : whole('terms', values.terms),
      seed: whole('seed', values.seed),
    },
    preview: {
      pages: whole('preview-pages', values['preview-pages']),
      distinct: values['preview-distinct'].split(',').map((text) => whole('preview-distinct', text)),
    },
    revisions: { revisions: whole('revisions', values.revisions), seconds: whole('seconds', values.seconds) },
    imports: { rate: whole('rate', values.rate) },
    cruise: { rate: whole('rate', values.rate), seconds: whole('seconds', values.seconds) },
    pages: { seconds: whole('seconds', values.seconds), warmUpSeconds: whole('warm-up', values['warm-up']) },
    overload: { seconds: whole('seconds', values.seconds) },
    staff: { seconds: whole('seconds', values.seconds) },
    lists: { rows: whole('rows', values.rows), browser: values.browser },
    json: values.json,
    chart: values.chart,
    build: values.build,
  };
}

async function run(options) {
  if (options.part === 'chart') return drawn(options);
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
  const figures = {
    date: new Date().toISOString(),
    node: process.version,
    cores: Math.min(CORES, availableParallelism()),
    loadAverageBefore: before,
    matrix: bench.matrix,
  };
  for (const [part, { file, measure }] of Object.entries(PARTS)) {
    if (options.part !== part && options.part !== 'all') continue;
    const module = await import(`../test/load/${file}`);
    figures[part] = await module[measure](bench, options[part] ?? {}, step);
  }
  console.log(
    `\nNode ${process.versions.node}, ${figures.cores} cores, matrix: ${bench.matrix}. Load average before the start: ${before.toFixed(1)}${before > 0.5 ? '; the machine was not idle, so times are longer than they have to be' : ''}.`,
  );
  if (options.json) await writeFile(options.json, `${JSON.stringify(figures, null, 2)}\n`);
  if (options.chart) {
    const { chartOf } = await import('../test/load/chart.mjs');
    await writeFile(options.chart, chartOf(figures));
  }
}

async function drawn({ json, chart }) {
  if (!json || !chart) throw new Error('`chart` needs --json and --chart.');
  const { drawChart } = await import('../test/load/chart.mjs');
  await drawChart(json, chart);
}

/** The limits are defined for two cores; children inherit the affinity. */
async function keepToCores() {
  if (availableParallelism() <= CORES) return;
  if (process.platform === 'linux' && (await onPath('taskset')))
    await promisify(execFile)('taskset', ['-acp', `0-${CORES - 1}`, String(process.pid)]);
  else step(`this machine cannot be held to ${CORES} cores: the figures are those of all its cores`);
}

async function cleanUp() {
  const { stopAll } = await import('../test/load/processes.mjs');
  await stopAll();
  const open = bench;
  bench = null;
  await open?.close();
}
