import { Agent, createServer, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { TRAVELLER_LOGIN, createProcessLogin } from '@landfall/platform';
import { TRAVELLER_FLAGS } from '../../scripts/lib/api-flags.mjs';
import { ask, login, startProduct } from './bench-home.mjs';
import { eagerReaders } from './eager-readers.mjs';
import { against, megabytes, ms, printLimits, printTable, times } from './figures.mjs';
import { lookupVariables } from './lookup-requests.mjs';
import { lookupPlaces } from './lookups.mjs';
import { openLoop } from './open-loop.mjs';
import { cpuSeconds, memoryOf, ready, startProcess, stopProcess } from './processes.mjs';

const PORT = 3280;
export const TRAVELLER_URL = `http://127.0.0.1:${PORT}/`;
const PLAIN_PORT = 3281;
const LIMITS = { usualP95Ms: 50, perSecond: 500, ofPlain: 0.3, pdfP95Ms: 300, memoryBytes: 400 * 1_048_576 };
const USUAL_RATE = 200;
const EAGER = { readers: 8, warmUpSeconds: 3, seconds: 8 };
const FEW = 20;
const PRINTED = 60;
const MANY = 400;
const SELF = fileURLToPath(import.meta.url);

const CREATE = `mutation ($from: ID!, $dt: [PlaceType!], $d: [ID!], $c: [ID!]!, $s: Date!, $e: Date!, $l: String!) {
  createMyjourney(departureType: COUNTRY, departureId: $from, destinationsTypes: $dt, destinationIds: $d, citizenshipCountryIds: $c,
    restrictionType: PRIVATE, dateStart: $s, dateEnd: $e, language: $l) { ok errors { field messages } url } }`;

/** Pages of ten destinations and four nationalities: at the usual rate, at the rate of the goal, and how many a second beside plain node. */
export async function benchPages(bench, { seconds, warmUpSeconds }, report) {
  const product = await startProduct(bench);
  const all = await createPages(product);
  const paths = all.slice(0, FEW);
  await Promise.all([stopProcess(product.api), stopProcess(product.worker)]);
  const traveller = await startTraveller(bench, product);
  const headers = { 'accept-encoding': 'br', 'accept-language': 'de' };
  const load = {
    url: TRAVELLER_URL,
    headers,
    expected: '',
    warmUpSeconds,
    measureSeconds: seconds,
  };
  const rows = [];
  for (const [rate, trips] of [
    [USUAL_RATE, all],
    [USUAL_RATE, paths],
    [LIMITS.perSecond, paths],
  ]) {
    report(`${rate} pages/s of ${trips.length} trips`);
    const found = await underLoad({ ...load, rate, paths: trips }, traveller, bench);
    rows.push({ name: `${trips.length} trips in turn`, rate, ...found });
  }
  report('as many as eight readers get, in turn with plain node');
  const bodies = await Promise.all(paths.map((path) => read(PORT, path, headers)));
  const plain = await startPlain(bodies);
  const most = await eagerReaders({ ...EAGER, port: PORT, paths, headers });
  const mostOfPlain = await eagerReaders({ ...EAGER, port: PLAIN_PORT, paths, headers });
  report('one printed page after the other');
  const pdf = await printedPages(all.slice(0, PRINTED));
  const memory = memoryOf(traveller.child.pid);
  await Promise.all([stopProcess(traveller), stopProcess(plain)]);
  print(rows, { most, mostOfPlain, memory, pdf, bytes: bodies[0].length });
  return { rows: rows.map(({ latencies: _, ...row }) => row), most, mostOfPlain, memory, pdf };
}

/** How long it takes until a page has come as PDF. The first one starts the process that makes them. */
async function printedPages(paths) {
  const took = [];
  let bytes = 0;
  for (const path of paths) {
    const began = performance.now();
    bytes = (await read(PORT, `${path}/pdf`, {})).length;
    took.push(performance.now() - began);
  }
  const [first, ...others] = took;
  const sorted = others.toSorted((a, b) => a - b);
  return { first, p50: sorted[Math.floor(sorted.length * 0.5)], p95: sorted[Math.floor(sorted.length * 0.95)], bytes };
}

export async function createPages({ url, databaseUrl }, count = MANY) {
  const token = await login(url, 'agent');
  const trips = lookupVariables(count, await lookupPlaces(databaseUrl));
  const paths = [];
  for (const { variables: v } of trips) {
    const { createMyjourney: made } = await ask(url, token, CREATE, {
      from: v.departureId,
      dt: v.destinationsTypes,
      d: v.destinationIds,
      c: v.citizenshipIds,
      s: v.dateStart,
      e: v.dateEnd,
      l: v.language,
    });
    if (!made.ok) throw new Error(`No page for the benchmark: ${JSON.stringify(made.errors)}`);
    paths.push(new URL(made.url).pathname);
  }
  return paths;
}

/** The process that serves travellers, on a port of its own. */
export async function startTraveller(bench, { databaseUrl, publicUrl }, options = {}) {
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: await createProcessLogin(databaseUrl, TRAVELLER_LOGIN, 'landfall-demo'),
    LANDFALL_SECRET: bench.secret,
    PUBLIC_URL: publicUrl,
    PORT: String(PORT),
    HOST: '127.0.0.1',
  };
  const unit = startProcess('traveller', 'dist/bundles/traveller.js', env, { flags: TRAVELLER_FLAGS, ...options });
  await ready(unit, async () => (await fetch(`http://127.0.0.1:${PORT}/healthz`)).ok);
  return unit;
}

async function underLoad(load, { child }, bench) {
  const before = {};
  const read = () => ({ server: cpuSeconds(child.pid), database: cpuSeconds(bench.postgres.pid) });
  const result = await openLoop(load, { onMeasure: () => Object.assign(before, read()) });
  const after = read();
  return {
    ...result,
    cpuMs: ((after.server - before.server) * 1_000) / result.count,
    databaseCpuMs: ((after.database - before.database) * 1_000) / result.count,
  };
}

const agent = new Agent({ keepAlive: true });

/** The bytes of a page as they come, compressed. */
const read = (port, path, headers) =>
  new Promise((resolve, reject) => {
    const outgoing = request({ agent, hostname: '127.0.0.1', port, path, headers }, (response) => {
      if (response.statusCode === 200) buffer(response).then(resolve, reject);
      else reject(new Error(`A page answers ${response.statusCode}.`));
    });
    outgoing.once('error', reject).end();
  });

/** A server in a process of its own that does nothing but hand out these bytes. */
async function startPlain(bodies) {
  const unit = startProcess('plain', 'test/load/pages.mjs', {
    PLAIN_PORT: String(PLAIN_PORT),
    PLAIN_SIZES: bodies.map((body) => body.length).join(),
  });
  await ready(unit, async () => (await fetch(`http://127.0.0.1:${PLAIN_PORT}/`)).ok);
  return unit;
}

function print(rows, { most, mostOfPlain, memory, pdf, bytes }) {
  console.log(`\nTrip pages: 10 destinations × 4 nationalities, ${Math.round(bytes / 1024)} KB in Brotli`);
  printTable(
    ['', 'per s', 'p50', 'p95', 'p99', 'max', 'errors', 'CPU/page', 'PostgreSQL CPU'],
    rows.map((r) => [
      r.name,
      r.rate,
      ms(r.p50),
      ms(r.p95),
      ms(r.p99),
      ms(r.max),
      r.errors + r.unanswered,
      ms(r.cpuMs),
      ms(r.databaseCpuMs),
    ]),
  );
  for (const { firstError } of rows) if (firstError) console.log(`  first error: ${firstError}`);
  console.log(
    `  eight readers get ${most.toFixed(0)} a second, of plain node ${mostOfPlain.toFixed(0)}: ${times(most / mostOfPlain)}`,
  );
  console.log(
    `  as PDF: p50 ${ms(pdf.p50)}, p95 ${ms(pdf.p95)}, the first one ${ms(pdf.first)}, ${Math.round(pdf.bytes / 1024)} KB`,
  );
  console.log('\nLimits');
  printLimits([
    against(`p95 at ${USUAL_RATE}/s`, Math.max(rows[0].p95, rows[1].p95), LIMITS.usualP95Ms, ms),
    against('p95 of a printed page', pdf.p95, LIMITS.pdfP95Ms, ms),
    against(
      'pages that failed',
      rows.reduce((sum, { errors }) => sum + errors, 0),
      1,
      String,
    ),
    against('plain node, relative to the pages', mostOfPlain / most, 1 / LIMITS.ofPlain, times),
    against('memory of the process, greatest', memory.peak, LIMITS.memoryBytes, megabytes),
  ]);
}

if (process.env.PLAIN_PORT && process.argv[1] === SELF) {
  const bodies = process.env.PLAIN_SIZES.split(',').map((size) => Buffer.alloc(Number(size), 'x'));
  let next = 0;
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  createServer((_request, response) => {
    const body = bodies[next++ % bodies.length];
    response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
  }).listen(Number(process.env.PLAIN_PORT), '127.0.0.1');
}
