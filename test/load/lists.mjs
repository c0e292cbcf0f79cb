import { ask, login, startProduct, waitForDisk } from './bench-home.mjs';
import { writeListRows } from './list-rows.mjs';
import { against, megabytes, ms, printLimits, printTable, spread, times } from './figures.mjs';
import { playLists } from './played-lists.mjs';
import { cpuSeconds, memoryOf, stopProcess } from './processes.mjs';

const PAGE = 25;
const ROUNDS = 10;
const LIMITS = { fullRows: 10_000, p95Ms: 60 };
const PERSON = '{ id firstName lastName }';

/** The console's request to each list: fields, sort orders, a broad filter, and the former query without a list. */
const LISTS = [
  {
    name: 'entryRestrictionList',
    fields: `id level isActive provenance status country { iso2 } region { name } airport { iata } checkedAt checkedBy ${PERSON} reminder reviewsDueCount scheduledCount conflictCount modifiedAt modifiedBy ${PERSON} detailCount`,
    sorts: ['place', 'status', 'modifiedAt', 'reviewsDueCount', 'scheduledCount', 'conflictCount'],
    filter: { search: 'de', isActive: true },
    before: 'entryRestrictions',
  },
  {
    name: 'textSnippetList',
    fields: `id name text textDe textEn modifiedAt modifiedBy ${PERSON}`,
    sorts: ['name', 'modifiedAt'],
    filter: { search: 'einreise: zoll' },
    before: 'textsnippets',
  },
  {
    name: 'newsTagList',
    fields: 'id name nameDe nameEn nameNl order',
    sorts: ['order', 'nameDe', 'nameEn', 'nameNl'],
    filter: { search: 'tag 1' },
    before: 'newsTags',
  },
  {
    name: 'authorityList',
    fields: 'id name authorityType',
    sorts: ['name', 'authorityType'],
    filter: { search: '1' },
    before: 'entryRestrictionAuthorities',
  },
  {
    name: 'externalInfoList',
    fields: 'id name infoCategory link allowIframe',
    sorts: ['infoCategory', 'name'],
    filter: { search: 'kategorie 1' },
    before: 'touroperatorexternalrestrictioninfos',
  },
  { name: 'savedQueryList', fields: 'id screen name filter', sorts: ['name'], filter: { screen: 'entryrestrictions' } },
  {
    name: 'feedbackList',
    fields: `id title text sentAt isDone sentBy ${PERSON}`,
    sorts: ['sentAt', 'title', 'isDone'],
    filter: { search: 'gebühr', isDone: false },
  },
  {
    name: 'regressionCaseList',
    fields: `id name startsInDays nights restrictionType modifiedAt destinations { name } failures { key } modifiedBy ${PERSON}`,
    sorts: ['name', 'failureCount'],
    filter: { isFailing: true },
  },
  {
    name: 'importRunList',
    fields: `id importer sourceName state startedAt counts { read added changed } problems startedBy ${PERSON}`,
    sorts: ['startedAt', 'sourceName'],
    filter: { states: ['APPLIED'] },
  },
  {
    name: 'importScheduleList',
    fields: 'id importer address everyHours isActive lastRun { id state }',
    sorts: ['importer', 'address'],
    filter: { isActive: true },
  },
  {
    name: 'scheduledRevisionList',
    fields: `id state effectiveOn proposedAt proposedBy ${PERSON} place { name }`,
    sorts: ['proposedAt', 'effectiveOn'],
    filter: { countryId: 'US' },
  },
];
const JOURNEYS = {
  name: 'myjourneys',
  fields: 'id departureName dateStart dateEnd internalNote createdAt isActive destinations { name }',
  sorts: ['createdAt', 'departureName', 'internalNote'],
};

/** First, middle and last page of every list of the console, in every order, with and without a filter. */
export async function benchLists(bench, { rows }, report) {
  const product = await startProduct(bench);
  try {
    await stopProcess(product.worker);
    report(`writing ${rows} rows of each list`);
    await waitForDisk(bench, false);
    await writeListRows(product.databaseUrl, rows);
    await waitForDisk(bench, true);
    const [editor, agent] = [await login(product.url, 'editor'), await login(product.url, 'agent')];
    report(`asking for pages of ${PAGE}, ${ROUNDS} rounds`);
    const figures = [];
    const at = { url: product.url, pids: { api: product.api.child.pid, postgres: bench.postgres.pid } };
    for (const list of LISTS) figures.push(await measure({ ...at, token: editor }, list, requestsOf(list, rows)));
    figures.push(await measure({ ...at, token: agent }, JOURNEYS, journeyRequests(rows)));
    const memory = memoryOf(product.api.child.pid).peak;
    for (const figure of figures) figure.before = await timeOfAllAtOnce(at.url, editor, figure.name);
    print(figures, memory, rows);
    const tokens = { editor, agent };
    const played = await playLists(
      { url: new URL(product.url).origin, tokens, databaseUrl: product.databaseUrl },
      report,
    );
    return { rows, lists: figures, played, memory };
  } finally {
    await stopProcess(product.api);
  }
}

const offsets = (rows) => [0, Math.floor(rows / 2), Math.max(rows - PAGE, 0)];

function requestsOf({ name, fields, sorts, filter }, rows) {
  const type = `${name[0].toUpperCase()}${name.slice(1).replace(/List$/, '')}`;
  const query = `query($offset: Int, $sortField: ${type}SortField, $sortOrder: SortOrder, $filter: ${type}Filter) {
    list: ${name}(limit: ${PAGE}, offset: $offset, sortField: $sortField, sortOrder: $sortOrder, filter: $filter) { totalCount results { ${fields} } } }`;
  return sorts.flatMap((sortField) =>
    ['ASC', 'DESC'].flatMap((sortOrder) => [
      ...offsets(rows).map((offset) => ({ query, variables: { offset, sortField, sortOrder } })),
      { query, variables: { offset: 0, sortField, sortOrder, filter } },
    ]),
  );
}

function journeyRequests(rows) {
  const query = `query($offset: Int, $orderBy: String, $order: SortOrder, $filter: JourneyFilter) {
    list: myjourneys(limit: ${PAGE}, offset: $offset, orderBy: $orderBy, order: $order, filter: $filter) { totalCount results { ${JOURNEYS.fields} } } }`;
  return JOURNEYS.sorts.flatMap((orderBy) =>
    ['ASC', 'DESC'].flatMap((order) => [
      ...offsets(rows).map((offset) => ({ query, variables: { offset, orderBy, order } })),
      { query, variables: { offset: 0, orderBy, order, filter: 'UPCOMING' } },
    ]),
  );
}

async function measure({ url, token, pids }, { name }, requests) {
  const cold = await timed(url, token, requests[0]);
  const took = [];
  const cpu = () => ({ api: cpuSeconds(pids.api), postgres: cpuSeconds(pids.postgres) });
  const began = cpu();
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const request of requests) {
      const one = await timed(url, token, request);
      check(name, request.variables, one.answer.list);
      // The first round warms up.
      if (round > 0) took.push(one.took);
    }
  }
  const used = cpu();
  const perRequest = (process) => ((used[process] - began[process]) * 1000) / (requests.length * (ROUNDS + 1));
  return {
    name,
    requests: requests.length,
    first: cold.took,
    cpu: { api: perRequest('api'), postgres: perRequest('postgres') },
    ...spread(took),
  };
}

async function timed(url, token, { query, variables }) {
  const began = performance.now();
  const answer = await ask(url, token, query, variables);
  return { took: performance.now() - began, answer };
}

/** The unpaged query that the console used before; null: there is none. */
async function timeOfAllAtOnce(url, token, name) {
  const list = LISTS.find((one) => one.name === name);
  if (!list?.before) return null;
  return (await timed(url, token, { query: `{ ${list.before} { ${list.fields} } }`, variables: {} })).took;
}

/** A fast wrong answer is worth nothing: a page is as long as it can be. */
function check(name, { offset, filter }, { totalCount, results }) {
  const expected = Math.max(0, Math.min(PAGE, totalCount - offset));
  if (totalCount === 0 || results.length !== expected)
    throw new Error(`${name} from ${offset} with ${JSON.stringify(filter ?? {})}: ${results.length} of ${totalCount}.`);
}

function print(figures, memory, rows) {
  console.log(
    `\nPages of ${PAGE} among ${rows} rows: first, middle, last and filtered, in every order; one request after the other`,
  );
  printTable(
    ['', 'p50', 'p95', 'p99', 'max', 'CPU api', 'CPU PostgreSQL', 'first of all', 'all rows at once', 'ratio to p50'],
    figures.map((f) => [
      f.name,
      ms(f.p50),
      ms(f.p95),
      ms(f.p99),
      ms(f.max),
      ms(f.cpu.api),
      ms(f.cpu.postgres),
      ms(f.first),
      f.before === null ? '' : ms(f.before),
      f.before === null ? '' : times(f.before / f.p50),
    ]),
  );
  console.log(`  memory of the api at most ${megabytes(memory)}`);
  if (rows < LIMITS.fullRows) return;
  printLimits(figures.map((f) => against(`p95 of ${f.name}`, f.p95, LIMITS.p95Ms, ms)));
}
