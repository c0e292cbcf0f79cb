import pg from 'pg';
import { APP_LOGIN, createProcessLogin, Database, EventTypes, rebuildView } from '@landfall/platform';
import { TRANSLATION_EVENTS } from '@landfall/answers/translation-events';
import {
  ENTRY_RESTRICTION_CREATED,
  ENTRY_RESTRICTION_REVISED,
  RESTRICTION_EVENTS,
} from '@landfall/restrictions/events';
import { API_FLAGS } from '../../scripts/lib/api-flags.mjs';
import { ask, copyDatabase, headersWith, login, waitForDisk } from './bench-home.mjs';
import { against, megabytes, ms, percentile, pick, printLimits, printTable, seconds, seeded } from './figures.mjs';
import { LOOKUP_AS_OF, lookupVariables } from './lookup-requests.mjs';
import { lookupPlaces } from './lookups.mjs';
import { openLoop } from './open-loop.mjs';
import { memoryOf, ready, startProcess, stopProcess } from './processes.mjs';

/** One place has a fifth of all revisions: that of a restriction which is edited every day. */
const HOT = { place: 'COUNTRY:TH', share: 0.2 };
const YEARS = 3;
const RATE = 20;
const REQUESTS = 400;
const PORT = 3280;
const SAMPLES = 200;
const LIMITS = { full: 100_000, rebuildSeconds: 300, asOfP99Ms: 300 };

/** Many revisions in the shape in which the product writes them: the view built again from the log, and lookups of past moments. */
export async function benchRevisions(bench, { revisions, seconds: measureSeconds }, report) {
  const databaseUrl = await copyDatabase(bench);
  report(`writing ${revisions} revisions of ${YEARS} years`);
  await waitForDisk(bench, false);
  const arranged = await withClient(databaseUrl, (client) => arrange(client, revisions));
  await waitForDisk(bench, true);
  report(
    `written: ${megabytes(arranged.bytes)} of revisions and events; now building ${REVISION_LOG.name} from the log`,
  );
  const rebuild = await rebuilt(databaseUrl);
  report(`${RATE} lookups/s of random past moments, 10 s to warm up and ${measureSeconds} s measured`);
  const asOf = await lookups(bench, databaseUrl, measureSeconds);
  const figures = { revisions, ...arranged, rebuild, asOf };
  print(figures);
  return figures;
}

/** State, revisions and events as saveRestriction and appendEvents write them, each with another value in its first detail. */
async function arrange(client, revisions) {
  await client.query(`create temporary table base as
    select r.*, v.head, v.authorities, 0 as more from entry_restriction r join entry_restriction_revision v on v.restriction_id = r.id and v.version = r.version
    where jsonb_array_length(r.details) > 0`);
  await client.query(
    'update base set more = case when place_key = $1 then ceil($2::numeric / (select count(*) from base where place_key = $1)) else ceil($3::numeric / (select count(*) from base where place_key <> $1)) end',
    [HOT.place, Math.round(revisions * HOT.share), Math.round(revisions * (1 - HOT.share))],
  );
  await client.query(`update entry_restriction_revision set at = now() - make_interval(years => ${YEARS}, days => 1)`);
  const { rowCount } = await client.query(
    `insert into entry_restriction_revision (restriction_id, version, is_active, is_significant, changed_types, details, editor, at, note, head, restored_from, confirmed_by, authorities)
     select b.id, b.version + n, b.is_active, n % 3 = 0, array['ErVisaFreeDays'], jsonb_set(b.details, '{0,values,ErVisaFreeDays}', to_jsonb(n % 90 + 1)), b.modified_by,
       now() - make_interval(years => ${YEARS}) * (1 - n::float8 / (b.more + 1)), null, b.head, null, null, b.authorities
     from base b cross join lateral generate_series(1, b.more) as n`,
  );
  await client.query(
    `insert into event_log (stream, stream_id, version, type, schema_version, payload, actor, correlation_id, occurred_at)
     select 'entry-restriction', b.id::text, v.version, 'restrictions.EntryRestrictionRevised', 2,
       jsonb_build_object('level', b.level, 'countryId', b.country_id, 'regionId', b.region_id, 'airportId', b.airport_id, 'placeKey', b.place_key, 'provenance', b.provenance,
         'importProvenance', b.head -> 'importProvenance', 'isActive', v.is_active, 'isSignificant', v.is_significant, 'changedTypes', to_jsonb(v.changed_types), 'details', v.details),
       v.editor::text, 'bench', v.at
     from entry_restriction_revision v join base b on b.id = v.restriction_id and v.version > b.version order by v.at`,
  );
  await client.query(`update entry_restriction r set version = v.version, details = v.details, modified_at = v.at
    from entry_restriction_revision v join base b on b.id = v.restriction_id and v.version = b.version + b.more where r.id = v.restriction_id`);
  await client.query('analyze entry_restriction_revision');
  const { rows } = await client.query(
    `select pg_total_relation_size('entry_restriction_revision') + pg_total_relation_size('event_log') as bytes, (select avg(length(details::text)) from base) as letters`,
  );
  return { written: rowCount, bytes: Number(rows[0].bytes), meanDetailsBytes: Math.round(Number(rows[0].letters)) };
}

/** A view as a context might keep one; the product reads all its lists from state. */
const REVISION_LOG = {
  name: 'bench-revision-log',
  types: [ENTRY_RESTRICTION_CREATED, ENTRY_RESTRICTION_REVISED],
  async apply(tx, { streamId, version, occurredAt, actor, payload }) {
    await tx.query(
      `insert into bench_revision_log (restriction_id, version, place_key, at, editor, detail_count) values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [streamId, version, payload.placeKey, occurredAt, actor, payload.details.length],
    );
  },
  async clear(tx) {
    await tx.query('delete from bench_revision_log');
  },
};

async function rebuilt(databaseUrl) {
  await withClient(databaseUrl, (client) =>
    client.query(
      `create table if not exists bench_revision_log (restriction_id uuid, version integer, place_key text, at timestamptz, editor text, detail_count integer,
         primary key (restriction_id, version));
       grant select, insert, update, delete on bench_revision_log to landfall_app`,
    ),
  );
  const database = new Database(databaseUrl, { max: 1 });
  try {
    const began = Date.now();
    const events = await rebuildView(
      database,
      new EventTypes([...RESTRICTION_EVENTS, ...TRANSLATION_EVENTS]),
      REVISION_LOG,
    );
    const took = (Date.now() - began) / 1000;
    const [{ missing }] = await withClient(
      databaseUrl,
      async (client) =>
        (
          await client.query(
            `select count(*)::int as missing from entry_restriction_revision v full join bench_revision_log h using (restriction_id, version) where v.version is null or h.version is null`,
          )
        ).rows,
    );
    if (missing > 0) throw new Error(`${missing} revisions and rows of the view do not fit each other.`);
    return { events, seconds: took };
  } finally {
    await database.close();
  }
}

async function lookups(bench, databaseUrl, measureSeconds) {
  const url = `http://127.0.0.1:${PORT}/api/graphql`;
  const api = startProcess(
    'api',
    'dist/bundles/api.js',
    {
      NODE_ENV: 'production',
      DATABASE_URL: await createProcessLogin(databaseUrl, APP_LOGIN, 'bench'),
      SMTP_URL: 'smtp://127.0.0.1:9',
      LANDFALL_SECRET: bench.secret,
      PORT: String(PORT),
      PUBLIC_URL: `http://localhost:${PORT}`,
      HOST: '127.0.0.1',
    },
    { flags: API_FLAGS },
  );
  try {
    await ready(api, async () => (await fetch(`http://127.0.0.1:${PORT}/healthz`)).ok);
    const [agent, editor] = [await login(url, 'agent'), await login(url, 'editor')];
    const moments = seeded(2026);
    const variables = lookupVariables(REQUESTS, await lookupPlaces(databaseUrl)).map((request) => ({
      ...request.variables,
      asOf: momentOf(moments()),
    }));
    await checkAnswers(url, editor, databaseUrl, moments);
    const { latencies: _, ...asOf } = await openLoop({
      url,
      headers: headersWith(agent),
      bodies: variables.map((one) => JSON.stringify({ query: LOOKUP_AS_OF, variables: one })),
      rate: RATE,
      warmUpSeconds: 10,
      measureSeconds,
      expected: '{"data":{"destinationDetail":',
    });
    if (asOf.errors + asOf.unanswered > 0)
      throw new Error(`${asOf.errors} errors, ${asOf.unanswered} unanswered: ${asOf.firstError}`);
    return { ...asOf, list: await listTimes(url, editor, databaseUrl), memory: memoryOf(api.child.pid).peak };
  } finally {
    await stopProcess(api);
  }
}

/** A fast wrong answer is worth nothing: the version found is the one that counting all of them finds. */
async function checkAnswers(url, token, databaseUrl, random) {
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query('select id from entry_restriction order by id');
    for (let sample = 0; sample < 20; sample += 1) {
      const [{ id }, asOf] = [pick(random, rows), momentOf(random())];
      const { entryRestriction } = await ask(
        url,
        token,
        'query($id: ID!, $asOf: DateTime) { entryRestriction(id: $id, asOf: $asOf) { version } }',
        { id, asOf },
      );
      const {
        rows: [{ version }],
      } = await client.query(
        'select max(version) as version from entry_restriction_revision where restriction_id = $1 and at <= $2',
        [id, asOf],
      );
      if ((entryRestriction?.version ?? null) !== version)
        throw new Error(
          `As of ${asOf} version ${version} of ${id} held, and ${entryRestriction?.version} was answered.`,
        );
    }
  });
}

/** The page of revisions of the restriction that has most of them, one after the other. */
async function listTimes(url, token, databaseUrl) {
  const {
    rows: [hot],
  } = await withClient(databaseUrl, (client) =>
    client.query('select id, version from entry_restriction where place_key = $1 order by version desc limit 1', [
      HOT.place,
    ]),
  );
  const query = `query($id: ID!, $offset: Int) { entryRestrictionRevisions(id: $id, limit: 25, offset: $offset) { totalCount results { version at editor { id } changes { field title beforeText afterText } } } }`;
  const took = [];
  const random = seeded(7);
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const began = performance.now();
    await ask(url, token, query, { id: hot.id, offset: Math.floor(random() * hot.version) });
    took.push(performance.now() - began);
  }
  took.sort((a, b) => a - b);
  return { versions: hot.version, p50: percentile(took, 0.5), p99: percentile(took, 0.99) };
}

const momentOf = (share) => new Date(Date.now() - YEARS * 365 * 86_400_000 * (1 - share)).toISOString();

async function withClient(databaseUrl, work) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function print({ written, meanDetailsBytes, rebuild, asOf }) {
  console.log(`\n${written} revisions (details of ${Math.round(meanDetailsBytes / 1024)} KB on average)`);
  printTable(
    ['', 'p50', 'p99'],
    [
      [`lookups as of a past moment, ${RATE}/s`, ms(asOf.p50), ms(asOf.p99)],
      [`25 of ${asOf.list.versions} revisions with their changes`, ms(asOf.list.p50), ms(asOf.list.p99)],
    ],
  );
  console.log(
    `  building the view again: ${seconds(rebuild.seconds)}; memory of the api at most ${megabytes(asOf.memory)}`,
  );
  if (written < LIMITS.full) return;
  printLimits([
    against(`rebuild of ${REVISION_LOG.name}`, rebuild.seconds, LIMITS.rebuildSeconds, seconds),
    against('p99 of lookups as of a past moment', asOf.p99, LIMITS.asOfP99Ms, ms),
  ]);
}
