import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kind, parse } from 'graphql';
import pg from 'pg';
import { ROOT } from '../../scripts/lib/workspace.mjs';
import { ask, login, startProduct, waitForDisk } from './bench-home.mjs';
import { CONSOLE_LISTS } from './console-lists.mjs';
import { megabytes, ms, printTable, spread, times } from './figures.mjs';
import { checkPage } from './list-checks.mjs';
import { writeListRows } from './list-rows.mjs';
import { playLists } from './played-lists.mjs';
import { cpuSeconds, memoryOf, stopProcess } from './processes.mjs';

const PAGE = 25;
/** Enough for a percentile; a list with many columns is not asked longer than this. */
const ROUNDS = 10;
const MOST_MS = 12_000;
const LIMITS = { fullRows: 10_000, p95Ms: 60 };

/** First, middle and last page of every list of the console, in every order that the API has, and each filter by itself. */
export async function benchLists(bench, { rows, browser }, report) {
  const product = await startProduct(bench);
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  try {
    await stopProcess(product.worker);
    report(`writing ${rows} rows of each list`);
    await waitForDisk(bench, false);
    await writeListRows(product.databaseUrl, rows);
    await waitForDisk(bench, true);
    const tokens = { editor: await login(product.url, 'editor'), agent: await login(product.url, 'agent') };
    const at = { url: product.url, database, pids: { api: product.api.child.pid, postgres: bench.postgres.pid } };
    const offered = await offeredBySchema();
    const figures = [];
    for (const list of CONSOLE_LISTS) {
      report(`asking for pages of ${list.name}`);
      const requests = await requestsOf(list, offered(list), { rows: list.rows ?? rows, database });
      figures.push(await measure({ ...at, token: tokens[list.user ?? 'editor'] }, list, requests));
    }
    const memory = memoryOf(product.api.child.pid).peak;
    for (const figure of figures) figure.before = await timeOfAllAtOnce(at.url, tokens.editor, figure.name);
    print(figures, memory, rows);
    const played = browser
      ? await playLists({ url: new URL(product.url).origin, tokens, database }, report)
      : undefined;
    return { rows, lists: figures, played, memory };
  } finally {
    await database.end();
    await stopProcess(product.api);
  }
}

/** Sort fields and filters of each list by the committed schema, so that none is left out. */
async function offeredBySchema() {
  const { definitions } = parse(await readFile(join(ROOT, 'apps/api/schema.graphql'), 'utf8'));
  const named = (kind, name) => definitions.find((one) => one.kind === kind && one.name.value === name);
  return ({ name, sorts, filters, isOfContract }) => {
    // The contract sorts by any text and has its filters beside the page.
    if (isOfContract) return { sorts: Object.keys(sorts), filters: Object.keys(filters) };
    const type = typeOf(name);
    const fields = named(Kind.INPUT_OBJECT_TYPE_DEFINITION, `${type}Filter`).fields.map((one) => one.name.value);
    return {
      sorts: named(Kind.ENUM_TYPE_DEFINITION, `${type}SortField`).values.map((one) => one.name.value),
      filters: fields.filter((field) => field !== 'ids'),
    };
  };
}

const typeOf = (name) => `${name[0].toUpperCase()}${name.slice(1).replace(/List$/, '')}`;

async function requestsOf(list, offered, { rows, database }) {
  const query = list.isOfContract ? queryOfContract(list) : queryOf(list);
  const first = Object.keys(list.sorts)[0];
  const paged = (field, order, offset) => ({
    limit: PAGE,
    offset,
    ...(list.isOfContract ? { orderBy: field, order } : { sortField: field, sortOrder: order }),
  });
  const orders = offered.sorts.flatMap((field) => [
    [field, 'ASC'],
    [field, 'DESC'],
  ]);
  const requests = orders.flatMap(([field, order]) =>
    [0, Math.floor(rows / 2), Math.max(rows - PAGE, 0)].map((offset) => ({
      query,
      variables: paged(field, order, offset),
    })),
  );
  for (const name of offered.filters) {
    const value = await valueOf(list, name, database);
    const filter = list.isOfContract ? { [name]: value } : { filter: { [name]: value } };
    const mayBeNone = list.mayBeNone?.includes(name) ?? false;
    for (const order of ['ASC', 'DESC'])
      requests.push({ query, mayBeNone, variables: { ...paged(first, order, 0), ...filter } });
  }
  return requests;
}

async function valueOf({ name: list, filters }, name, database) {
  const value = filters[name];
  if (value === undefined) throw new Error(`${list}: no value is stated for the filter ${name}`);
  return value?.sql ? (await database.query(value.sql)).rows[0].value : value;
}

function queryOf({ name, fields }) {
  const type = typeOf(name);
  return `query($limit: Int, $offset: Int, $sortField: ${type}SortField, $sortOrder: SortOrder, $filter: ${type}Filter) {
    list: ${name}(limit: $limit, offset: $offset, sortField: $sortField, sortOrder: $sortOrder, filter: $filter) { totalCount results { ${fields} } } }`;
}

const queryOfContract = ({
  name,
  fields,
}) => `query($limit: Int, $offset: Int, $orderBy: String, $order: SortOrder, $filter: JourneyFilter, $note: String, $destinationId: ID, $citizenshipId: ID, $dateStart: Date) {
    list: ${name}(limit: $limit, offset: $offset, orderBy: $orderBy, order: $order, filter: $filter, note: $note, destinationId: $destinationId, citizenshipId: $citizenshipId, dateStart: $dateStart) { totalCount results { ${fields} } } }`;

async function measure({ url, token, pids, database }, list, requests) {
  const cold = await timed(url, token, requests[0]);
  // Warms up, and is compared with what the database says.
  for (const request of requests) {
    const { answer } = await timed(url, token, request);
    if (!request.mayBeNone && answer.list.totalCount === 0)
      throw new Error(`${list.name} ${JSON.stringify(request.variables)} finds nothing`);
    await checkPage(database, list, request.variables, answer.list);
  }
  const took = [];
  const cpu = () => ({ api: cpuSeconds(pids.api), postgres: cpuSeconds(pids.postgres) });
  const [began, start] = [cpu(), performance.now()];
  for (let round = 0; round < ROUNDS && performance.now() - start < MOST_MS; round += 1)
    for (const request of requests) took.push((await timed(url, token, request)).took);
  const used = cpu();
  const perRequest = (process) => ((used[process] - began[process]) * 1000) / took.length;
  return {
    name: list.name,
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
  const list = CONSOLE_LISTS.find((one) => one.name === name);
  if (!list?.before) return null;
  return (await timed(url, token, { query: `{ ${list.before} { ${list.fields} } }`, variables: {} })).took;
}

function print(figures, memory, rows) {
  const limit = rows < LIMITS.fullRows ? null : LIMITS.p95Ms;
  const shown = ({ p95 }) => (p95 < limit ? 'holds' : 'MISSED');
  console.log(
    `\nPages of ${PAGE} among ${rows} rows: first, middle and last in every order, and each filter; one request after the other`,
  );
  printTable(
    [
      '',
      'requests',
      'p50',
      'p95',
      ...(limit ? [`p95 < ${limit} ms`] : []),
      'p99',
      'max',
      'CPU api',
      'CPU PostgreSQL',
      'first of all',
      'all rows at once',
      'ratio to p50',
    ],
    figures.map((f) => [
      f.name,
      f.requests,
      ms(f.p50),
      ms(f.p95),
      ...(limit ? [shown(f)] : []),
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
}
