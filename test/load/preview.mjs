import { createHash } from 'node:crypto';
import pg from 'pg';
import { ask, headersWith, login, startProduct, waitForDisk } from './bench-home.mjs';
import { changedRestriction } from './fanout.mjs';
import { against, ms, printLimits, printTable, seconds } from './figures.mjs';
import { LOOKUP, lookupVariables } from './lookup-requests.mjs';
import { lookupPlaces } from './lookups.mjs';
import { openLoop } from './open-loop.mjs';
import { stopProcess } from './processes.mjs';
import { itineraries, rowsOf } from './trip-pages.mjs';

const COUNTRY = 'TH';
const RUNS = 12;
const LOOKUP_RATE = 20;
const LIMITS = { fullPages: 100_000, previewMs: 3_000 };
const BATCH = 5_000;
const PREVIEW = `query($input: EntryRestrictionInput!) {
  previewEntryRestriction(input: $input) {
    ok errors { field messages } activeTripPages affectedTripPages changedTripPages departingWithin72Hours ownTripPages tookMs
    summaryChanges { item before after tripPages } statusChanges { before after tripPages } trips { id } changes { field } brokenRegressionCases { id }
  }
}`;

/** The impact of a draft on every trip page, once per number of distinct itineraries. */
export async function benchPreview(bench, { pages, distinct }, report) {
  const runs = [];
  for (const count of distinct) runs.push(await run(bench, { pages, distinct: Math.min(count, pages) }, report));
  console.log(
    `\nPreview: the impact of a draft on ${pages} active trip pages that all lead to its country, ${LOOKUP_RATE} lookups/s beside it`,
  );
  printTable(
    ['distinct itineraries', 'p50', 'slowest', 'changed pages', 'flips', 'lookups p50', 'p99', 'errors'],
    runs.map((r) => [
      r.distinct,
      seconds(r.p50 / 1000),
      seconds(r.slowest / 1000),
      r.changed,
      r.flips,
      ms(r.lookup.p50),
      ms(r.lookup.p99),
      r.lookup.errors,
    ]),
  );
  console.log('\nLimits');
  printLimits(
    runs.flatMap((r) =>
      pages >= LIMITS.fullPages
        ? [against(`${r.distinct} itineraries: slowest preview`, r.slowest, LIMITS.previewMs, ms)]
        : [],
    ),
  );
  return runs;
}

async function run(bench, { pages, distinct }, report) {
  const product = await startProduct(bench);
  try {
    // The pages have no snapshots: nothing recomputes them, and a preview uses the api only.
    await stopProcess(product.worker);
    report(`writing ${pages} trip pages of ${distinct} itineraries`);
    await waitForDisk(bench, false);
    await writeTripPages(product.databaseUrl, { pages, distinct });
    await waitForDisk(bench, true);
    const [editor, agent] = [await login(product.url, 'editor'), await login(product.url, 'agent')];
    const input = await changedRestriction(product.url, editor);
    // The visa requirement is inverted for Germans: pages and summary items change.
    input.details = [
      ...input.details,
      ...['BUSINESS', 'PRIVATE'].map((restrictionType) => ({
        restrictionType,
        citizenshipIds: ['DE'],
        restrictionDetailJson: { ErVisaRequired: true },
      })),
    ];
    const bodies = lookupVariables(200, await lookupPlaces(product.databaseUrl)).map(({ variables }) =>
      JSON.stringify({ query: LOOKUP, variables }),
    );
    let [finish, begin] = [];
    const finished = new Promise((resolve) => (finish = resolve));
    const warm = new Promise((resolve) => (begin = resolve));
    const lookups = openLoop(
      {
        url: product.url,
        headers: headersWith(agent),
        bodies,
        rate: LOOKUP_RATE,
        warmUpSeconds: 5,
        measureSeconds: 300,
        expected: '{"data":{"destinationDetail":',
      },
      { onMeasure: begin, until: finished },
    );
    await warm;
    const times = [];
    let last = null;
    for (let at = 0; at < RUNS; at += 1) {
      const began = performance.now();
      last = (await ask(product.url, editor, PREVIEW, { input })).previewEntryRestriction;
      times.push(performance.now() - began);
      if (!last.ok) throw new Error(`The draft was rejected: ${JSON.stringify(last.errors)}`);
    }
    finish();
    const { latencies: _, ...lookup } = await lookups;
    if (last.affectedTripPages !== pages)
      throw new Error(`${last.affectedTripPages} trip pages are concerned instead of ${pages}.`);
    times.sort((a, b) => a - b);
    return {
      pages,
      distinct,
      p50: times[RUNS >> 1],
      slowest: times.at(-1),
      changed: last.changedTripPages,
      flips: last.summaryChanges.length,
      lookup,
    };
  } finally {
    await stopProcess(product.api);
  }
}

/** Itineraries and trip pages as createMyjourney stores them, without snapshots, which a preview does not read. */
export async function writeTripPages(databaseUrl, { pages, distinct }) {
  const [{ organisation, agent }] = await rowsOf(
    databaseUrl,
    `select organisation_id as organisation, id as agent from app_user where username = 'agent'`,
  );
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const trips = itineraries(distinct, COUNTRY).map(({ destinations, citizenships, dateStart, dateEnd, purpose }) => {
      const place = (id) => ({ type: 'COUNTRY', id, country: id, region: null, airport: null });
      const trip = {
        departureCountry: 'DE',
        destinations: destinations.map(place),
        transits: [],
        citizenships,
        purpose,
        dateStart,
        dateEnd,
      };
      return { trip, fingerprint: createHash('sha256').update(JSON.stringify(trip)).digest('hex') };
    });
    await client.query(`insert into trip_snapshot (hash, content) values ('bench', '{}')`);
    for (let from = 0; from < trips.length; from += BATCH) {
      const part = trips.slice(from, from + BATCH);
      await client.query(
        `insert into itinerary (fingerprint, trip, date_start, date_end, snapshot_hash, restriction_versions, computed_at)
         select f, t, (t->>'dateStart')::date, (t->>'dateEnd')::date, 'bench', '{}', now() from unnest($1::text[], $2::jsonb[]) as x (f, t)`,
        [part.map((t) => t.fingerprint), part.map((t) => JSON.stringify(t.trip))],
      );
    }
    await client.query(
      `insert into itinerary_place (place_key, fingerprint) select 'COUNTRY:' || (d->>'country'), i.fingerprint from itinerary i cross join jsonb_array_elements(i.trip->'destinations') d`,
    );
    await client.query(
      `insert into journey (id, organisation_id, created_by, token_hash, fingerprint, departure_type, departure_id, destinations, transits, citizenships, restriction_type, date_start, date_end, language, created_at)
       select gen_random_uuid(), $1, $2, sha256(('bench' || n)::bytea), i.fingerprint, 'COUNTRY', 'DE', i.trip->'destinations', '[]',
         array(select jsonb_array_elements_text(i.trip->'citizenships')), i.trip->>'purpose', i.date_start, i.date_end, 'de', now()
       from generate_series(0, $3::int - 1) n join (select *, row_number() over (order by fingerprint) - 1 as at from itinerary) i on i.at = n % $4::int`,
      [organisation, agent, pages, distinct],
    );
    await client.query('analyze itinerary, itinerary_place, journey');
  } finally {
    await client.end();
  }
}
