import { join } from 'node:path';
import pg from 'pg';
import { loadPlaceSeeds } from '@landfall/places/seeds';
import { ask, copyDatabase, headersWith, login, SEEDS, startProduct } from './bench-home.mjs';
import { engineAlone } from './engine-alone.mjs';
import { against, megabytes, ms, printLimits, printTable, times } from './figures.mjs';
import { LOOKUP, lookupVariables } from './lookup-requests.mjs';
import { openLoop } from './open-loop.mjs';
import { startPeer } from './peer-server.mjs';
import { buildPeerTables, PEER_QUERY, peerVariables } from './peer-tables.mjs';
import { cpuSeconds, memoryOf, stopProcess } from './processes.mjs';

const REQUESTS = 400;
const PEER_PORT = 3290;
const HIGH_RATES = [
  { name: 'repeated', rate: 1_000, kinds: 400 },
  { name: 'all new', rate: 400, kinds: 20 * 400 },
];
const SEED_OF_HIGH_RATES = 7;
const LIMITS = { lookupP99Ms: 25, engineMs: 2, memoryBytes: 400 * 1_048_576 };
const ANSWER_BEGINS = '{"data":{';

/** Lookups at a constant rate against the api, the engine alone, and a generic GraphQL server over the same rules. */
export async function benchLookups(bench, { rate, seconds, warmUpSeconds, profile, peer: withPeer }, report) {
  report(`starting api and worker; then ${rate} lookups/s, ${warmUpSeconds} s to warm up and ${seconds} s measured`);
  const product = await startProduct(bench, { profile });
  const requests = lookupVariables(REQUESTS, await lookupPlaces(product.databaseUrl));
  const token = await login(product.url, 'agent');
  const entries = await checkAnswers(product.url, token, requests);
  const load = { rate, warmUpSeconds, measureSeconds: seconds };
  const own = await underLoad(
    {
      ...load,
      url: product.url,
      headers: headersWith(token),
      bodies: requests.map(({ variables }) => JSON.stringify({ query: LOOKUP, variables })),
      expected: `${ANSWER_BEGINS}"destinationDetail":`,
    },
    product.api.child.pid,
    bench,
  );
  const high = await highRates(product, headersWith(token), bench, report);
  own.memory = memoryOf(product.api.child.pid);
  own.memoryAtStart = product.memoryAtStart;
  await Promise.all([stopProcess(product.api), stopProcess(product.worker)]);

  report('the engine alone, in a process of its own');
  const engine = await engineAlone(
    product.databaseUrl,
    requests.map(({ variables }) => variables),
  );
  const peer = withPeer ? await benchPeer(bench, requests, load, report) : null;
  print({ own, high, engine, peer, entries, rate, seconds });
  return {
    own: figuresOf(own),
    high,
    engine,
    peer: peer && { name: peer.name, rate: peer.rate, ...figuresOf(peer) },
    entries,
  };
}

/** Lookups at rates far above the usual one: the same ones over and over, and different ones only. */
async function highRates({ url, api, databaseUrl }, headers, bench, report) {
  const places = await lookupPlaces(databaseUrl);
  const rows = [];
  for (const { name, rate, kinds } of HIGH_RATES) {
    report(`${rate} lookups/s, ${name}`);
    const load = {
      url,
      headers,
      rate,
      warmUpSeconds: 5,
      measureSeconds: 15,
      bodies: lookupVariables(kinds, places, SEED_OF_HIGH_RATES).map(({ variables }) =>
        JSON.stringify({ query: LOOKUP, variables }),
      ),
      expected: `${ANSWER_BEGINS}"destinationDetail":`,
    };
    rows.push({ name, rate, ...figuresOf(await underLoad(load, api.child.pid, bench)) });
  }
  return rows;
}

/** Countries with rules of editors, those of the matrix alone, nationalities, and one airport for each country that has one. */
export async function lookupPlaces(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query('select country_id, provenance from entry_restriction where is_active');
    const editorial = [
      ...new Set(rows.filter((row) => row.provenance === 'editorial').map((row) => row.country_id)),
    ].sort();
    const imported = [...new Set(rows.map((row) => row.country_id))].filter((id) => !editorial.includes(id)).sort();
    const { airports } = await loadPlaceSeeds(join(SEEDS, 'places'));
    const byCountry = new Map(
      airports.filter((airport) => airport.size === 'large').map((airport) => [airport.country, airport.iata]),
    );
    return { editorial, imported, citizenships: [...editorial, ...imported], airports: byCountry };
  } finally {
    await client.end();
  }
}

/** A fast wrong answer is worth nothing: some are read before the load begins. Returns the mean number of entries. */
async function checkAnswers(url, token, requests) {
  let entries = 0;
  const read = requests.slice(0, 20);
  for (const { variables } of read) {
    const { destinationDetail: detail } = await ask(url, token, LOOKUP, variables);
    const stated = detail.sections.flatMap((section) => section.entries);
    if (
      detail.destinations.length !== variables.destinationIds.length ||
      detail.summary.length !== 8 ||
      !stated.some((entry) => entry.detailType === 'ErVisaRequired' && entry.state === 'STATED')
    ) {
      throw new Error(`An answer lacks what it has to say: ${JSON.stringify(variables)}`);
    }
    entries += stated.length;
  }
  return Math.round(entries / read.length);
}

async function underLoad(load, pid, bench) {
  const before = {};
  const read = () => ({ server: cpuSeconds(pid), database: cpuSeconds(bench.postgres.pid) });
  const result = await openLoop(load, { onMeasure: () => Object.assign(before, read()) });
  const after = read();
  return {
    ...result,
    cpuMs: ((after.server - before.server) * 1_000) / result.count,
    databaseCpuMs: ((after.database - before.database) * 1_000) / result.count,
  };
}

async function benchPeer(bench, requests, load, report) {
  const databaseUrl = await copyDatabase(bench);
  const rows = await buildPeerTables(databaseUrl);
  report(`tables of the peer: ${rows.details} details, ${rows.citizenships} nationalities, ${rows.values} values`);
  const peer = await startPeer(databaseUrl, PEER_PORT, bench.home, report);
  const bodies = requests.map((request) => JSON.stringify({ query: PEER_QUERY, variables: peerVariables(request) }));
  const target = {
    ...load,
    url: peer.url,
    headers: headersWith(null),
    bodies,
    expected: `${ANSWER_BEGINS}"rulesFor":{"nodes":[{`,
  };
  const best = await bestRate(target);
  const rate = Math.min(load.rate, Math.floor(best * 0.8));
  report(`${peer.name} answers ${best.toFixed(0)} requests/s at most here; measured at ${rate}/s`);
  const result = await underLoad({ ...target, rate }, peer.unit.child.pid, bench);
  await stopProcess(peer.unit);
  return { ...result, name: peer.name, rate, best };
}

/** Requests per second with eight clients that wait for their answers. */
async function bestRate({ url, headers, bodies, expected }) {
  const until = Date.now() + 8_000;
  const countFrom = Date.now() + 3_000;
  let [next, answered] = [0, 0];
  const asker = async () => {
    while (Date.now() < until) {
      const body = bodies[next++ % bodies.length];
      const text = await (await fetch(url, { method: 'POST', headers, body })).text();
      if (!text.startsWith(expected)) throw new Error(`The peer does not answer: ${text.slice(0, 300)}`);
      if (Date.now() > countFrom) answered += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, asker));
  return answered / 5;
}

const figuresOf = ({ latencies: _, ...figures }) => figures;

function print({ own, high, engine, peer, entries, rate, seconds }) {
  console.log(
    `\nLookups: 10 destinations × 4 nationalities, every field, ${rate}/s for ${seconds} s (${own.count} requests of ${REQUESTS} kinds; ${entries} entries and ${Math.round(own.bytes / own.count / 1024)} KB per answer)`,
  );
  const row = (name, r) => [
    name,
    r.rate ?? rate,
    ms(r.p50),
    ms(r.p95),
    ms(r.p99),
    ms(r.max),
    r.errors + r.unanswered,
    ms(r.cpuMs),
    ms(r.databaseCpuMs),
    `${Math.round(r.bytes / r.count / 1024)} KB`,
  ];
  printTable(
    ['', 'per s', 'p50', 'p95', 'p99', 'max', 'errors', 'CPU/request', 'PostgreSQL CPU', 'answer'],
    [row('Landfall', own), ...high.map((r) => row(`Landfall, ${r.name}`, r)), ...(peer ? [row(peer.name, peer)] : [])],
  );
  for (const { firstError } of [own, ...high]) if (firstError) console.log(`  first error: ${firstError}`);
  if (peer) {
    if (peer.firstError) console.log(`  first error of the peer: ${peer.firstError}`);
    const total = (r) => r.cpuMs + r.databaseCpuMs;
    console.log(
      `  ${peer.name} only fetches the rules (no precedence, no texts). It takes, relative to Landfall: p50 ${times(peer.p50 / own.p50)}, p99 ${times(peer.p99 / own.p99)}, CPU with PostgreSQL ${times(total(peer) / total(own))}.`,
    );
  }
  console.log(
    `\nEngine alone (${engine.details} details in the rule index, ${megabytes(engine.ruleIndexBytes)} of heap)`,
  );
  const engineRow = (name, r) => [name, r.count, ms(r.p50), ms(r.p95), ms(r.p99), ms(r.max)];
  printTable(
    ['', 'lookups', 'p50', 'p95', 'p99', 'max'],
    [engineRow('first round, nothing worked out yet', engine.cold), engineRow('later rounds', engine.warm)],
  );
  console.log('\nLimits');
  printLimits([
    against(`p99 of a lookup at ${rate}/s`, own.p99, LIMITS.lookupP99Ms, ms),
    against('engine, median', engine.warm.p50, LIMITS.engineMs, ms),
    against('engine, p99', engine.warm.p99, LIMITS.engineMs, ms),
    against('engine, median of the first round', engine.cold.p50, LIMITS.engineMs, ms),
    against('memory of the api, greatest', own.memory.peak, LIMITS.memoryBytes, megabytes),
  ]);
}
