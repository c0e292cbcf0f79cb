import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadPlaceSeeds } from '@landfall/places/seeds';
import { ask, headersWith, importFile, login, SEEDS, startProduct } from './bench-home.mjs';
import { against, megabytes, ms, pick, printLimits, printTable, sample, seeded, spread, times } from './figures.mjs';
import { LOOKUP, lookupVariables } from './lookup-requests.mjs';
import { lookupPlaces } from './lookups.mjs';
import { openLoop } from './open-loop.mjs';
import { cpuSeconds, memoryOf, stopProcess } from './processes.mjs';

const STOPS = 30;
const PASSPORTS = 12;
const REQUESTS = 200;
/** Of twenty lookups at the counter one is a cruise. */
const LOOKUPS_PER_CRUISE = 20;
const ALONE = 40;
const WARM_UP_SECONDS = 10;
const LIMIT_MS = 1_000;
const ANSWER_BEGINS = '{"data":{"cruiseDestinationDetail":';
const CRUISE = 'BENCH-30';
const FIRST_DAY = Date.UTC(2027, 2, 1);
const DAY_MS = 86_400_000;
const LANGUAGES = ['de', 'en', 'fr', 'pl', 'tr', 'hu'];
const ROUTES = `query { routes(limit: 100) { id schedules { cruiseId } } }`;

const CRUISE_LOOKUP = LOOKUP.replace('query lookup(', 'query lookup($cruiseId: ID!, $cruiseDateStart: Date!, ')
  .replace('destinationDetail(', 'cruiseDestinationDetail(cruiseId: $cruiseId, cruiseDateStart: $cruiseDateStart, ')
  .replace(/\$destinationsTypes: \[PlaceType!\]!, \$destinationIds: \[ID!\]!, /, '')
  .replace(/destinationsTypes: \$destinationsTypes, destinationIds: \$destinationIds,/, '');

/** A cruise that calls at thirty countries, looked up for twelve passports at a constant rate, beside other lookups. */
export async function benchCruises(bench, { rate, seconds }, report) {
  const cruiseRate = rate / LOOKUPS_PER_CRUISE;
  const product = await startProduct(bench);
  try {
    const places = await lookupPlaces(product.databaseUrl);
    report(`importing a cruise with ${STOPS} stops in as many countries`);
    await importCruise(bench, product.databaseUrl);
    const agent = await login(product.url, 'agent');
    await known(product.url, agent);
    const bodies = cruiseVariables(places).map((variables) => JSON.stringify({ query: CRUISE_LOOKUP, variables }));
    await checkAnswer(product.url, agent, JSON.parse(bodies[0]).variables);
    report(`${cruiseRate} cruises/s beside ${rate} lookups/s, ${seconds} s`);
    const alone = await oneByOne(product, agent, bodies);
    const load = {
      url: product.url,
      headers: headersWith(agent),
      warmUpSeconds: WARM_UP_SECONDS,
      measureSeconds: seconds,
    };
    const lookups = lookupVariables(400, places).map(({ variables }) => JSON.stringify({ query: LOOKUP, variables }));
    const [cruises, beside] = await Promise.all([
      openLoop({
        ...load,
        rate: cruiseRate,
        bodies,
        expected: ANSWER_BEGINS,
      }),
      openLoop({ ...load, rate, bodies: lookups, expected: '{"data":{"destinationDetail":' }),
    ]);
    return printed({ cruises, beside, alone, rate, cruiseRate, memory: memoryOf(product.api.child.pid) });
  } finally {
    await Promise.all([stopProcess(product.api), stopProcess(product.worker)]);
  }
}

/** Different requests one after the other: what one costs, whatever else the machine does. */
async function oneByOne({ url, api }, token, bodies) {
  const latencies = [];
  const before = cpuSeconds(api.child.pid);
  for (const body of bodies.slice(-ALONE)) {
    const began = performance.now();
    const response = await fetch(url, { method: 'POST', headers: headersWith(token), body });
    if (!(await response.text()).startsWith(ANSWER_BEGINS)) throw new Error(`Answered with ${response.status}.`);
    latencies.push(performance.now() - began);
  }
  const cpuMs = ((cpuSeconds(api.child.pid) - before) * 1_000) / ALONE;
  return { ...spread(latencies), cpuMs };
}

function printed({ cruises, beside, alone, rate, cruiseRate, memory }) {
  const rows = [
    [`${STOPS} stops × ${PASSPORTS} passports`, cruiseRate, cruises],
    ['lookups beside them', rate, beside],
  ];
  console.log('\nCruises');
  printTable(
    ['', 'per s', 'p50', 'p95', 'p99', 'max', 'rejected', 'answer'],
    rows.map(([name, rate, { p50, p95, p99, max, errors, bytes, count }]) => [
      name,
      rate,
      ms(p50),
      ms(p95),
      ms(p99),
      ms(max),
      errors,
      `${Math.round(bytes / count / 1_024)} kB`,
    ]),
  );
  console.log(`  one at a time: p50 ${ms(alone.p50)}, p95 ${ms(alone.p95)}, ${ms(alone.cpuMs)} of processor time each`);
  // Beside other work the api turns some away; anything else is a fault.
  const fault = [cruises, beside]
    .map(({ firstError }) => firstError)
    .find((error) => error && !error.startsWith('503'));
  if (fault) throw new Error(`A lookup failed: ${fault}`);
  printLimits([against('p95 of a cruise', cruises.p95, LIMIT_MS, ms)]);
  console.log(
    `  ${times(cruises.p95 / LIMIT_MS)} of the limit; memory of the api ${megabytes(memory.peak ?? memory.now)}`,
  );
  const { latencies: _cruises, ...ofCruises } = cruises;
  const { latencies: _beside, ...ofLookups } = beside;
  return { cruises: ofCruises, lookups: ofLookups, alone, ofLimit: cruises.p95 / LIMIT_MS };
}

const localTime = (day, time) => `${new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10)} ${time}`;

/** The file of one cruise: every second day another country. */
async function importCruise(bench, databaseUrl) {
  const { ports: listed } = await loadPlaceSeeds(join(SEEDS, 'places'));
  const byCountry = new Map(listed.map((port) => [port.country, port.unlocode]));
  const ports = sample(seeded(30), [...byCountry.values()].sort(), STOPS);
  const stops = ports.map((port, at) =>
    [
      'Bench Line,Bench Ship,Thirty countries',
      CRUISE,
      port,
      at === 0 ? '' : localTime(at * 2, '08:00'),
      at === STOPS - 1 ? '' : localTime(at * 2, '18:00'),
    ].join(','),
  );
  const path = join(bench.home, 'cruises.csv');
  await writeFile(path, ['line,ship,route,cruise_id,port,arrival,departure', ...stops].join('\n'));
  await importFile(databaseUrl, 'cruises', path);
}

/** Waits until the api has heard of the import. */
async function known(url, token) {
  for (;;) {
    const { routes } = await ask(url, token, ROUTES);
    if (routes.some(({ schedules }) => schedules.some(({ cruiseId }) => cruiseId === CRUISE))) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function cruiseVariables({ citizenships }) {
  const random = seeded(12);
  return Array.from({ length: REQUESTS }, () => ({
    cruiseId: CRUISE,
    cruiseDateStart: localTime(0, '').trim(),
    departureType: 'COUNTRY',
    departureId: pick(random, ['DE', 'AT', 'CH', 'NL', 'FR']),
    citizenshipIds: sample(random, citizenships, PASSPORTS),
    restrictionType: 'CRUISE',
    dateStart: localTime(-1 - Math.floor(random() * 5), '').trim(),
    dateEnd: localTime(STOPS * 2 + Math.floor(random() * 5), '').trim(),
    view: pick(random, ['EXPERT', 'TRAVELLER']),
    language: pick(random, LANGUAGES),
  }));
}

/** A fast wrong answer is worth nothing. */
async function checkAnswer(url, token, variables) {
  const { cruiseDestinationDetail: detail } = await ask(url, token, CRUISE_LOOKUP, variables);
  const entries = detail.sections.flatMap((section) => section.entries);
  const spokenOf = new Set(
    entries
      .filter(({ detailType }) => detailType === 'ErVisaRequired')
      .flatMap(({ destination, citizenships }) => citizenships.map((code) => `${destination} ${code}`)),
  );
  if (detail.destinations.length !== STOPS || spokenOf.size < STOPS * (PASSPORTS - 2))
    throw new Error(
      `The answer lacks what it has to say: ${detail.destinations.length} places, ${spokenOf.size} pairs.`,
    );
}
