import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { ROOT } from '../../scripts/lib/workspace.mjs';
import { ask, headersWith, login, startProduct } from './bench-home.mjs';
import { ms, printTable, seeded, spread } from './figures.mjs';
import { stopProcess } from './processes.mjs';

const STAFF = 2_000;
const USERS = 40;
const STREAMS = 1_000;
/** As the console: every five minutes, give or take a tenth; after a push within eight seconds. */
const EVERY_MS = 300_000;
const JITTER = 0.2;
const SPREAD_MS = 8_000;
const HEARD_MS = 10_000;
const LIMITS = { p95Ms: 150 };

const NEWS = { name: 'LatestNews', variables: { limit: 100 } };
const TICKER = { name: 'TickerOfNews', variables: { countryFilter: null } };
const POLLED = [
  NEWS,
  TICKER,
  { name: 'ChangesForTrips', variables: { since: '2026-11-01T00:00:00Z' } },
  { name: 'Departures', variables: {} },
  { name: 'FavouriteCountries', variables: {} },
];

/** Two thousand consoles that read their board at intervals; and a thousand that wait for a push and then read at once. */
export async function benchStaff(bench, { seconds }, report) {
  const product = await startProduct(bench);
  try {
    const queries = await consoleQueries();
    report(`logging in ${USERS} users`);
    const tokens = [];
    for (const name of await writeUsers(product.databaseUrl)) tokens.push(await login(product.url, name));
    const staff = Array.from(
      { length: STAFF },
      (_, i) => new Console(product.port, tokens[i % tokens.length], queries),
    );
    report('every console reads once');
    for (const [i, one] of staff.entries()) {
      if (i % 20 === 0) await Promise.all(staff.slice(i, i + 20).map((console) => console.readAll()));
      one.took = [];
    }
    report(`${STAFF} consoles poll for ${seconds} s`);
    const polls = await polled(staff, seconds);
    report(`${STREAMS} consoles wait for a push`);
    const push = await pushed(product, staff.slice(0, STREAMS), tokens);
    print(polls, push);
    return { polls, push };
  } finally {
    await Promise.all([product.api, product.worker].map(stopProcess));
  }
}

/** More users of the demo's agency, with its password. */
async function writeUsers(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      `insert into app_user (id, username, password_hash, organisation_id, permissions, email)
       select gen_random_uuid(), 'staff-' || n, password_hash, organisation_id, permissions, 'staff-' || n || '@agency.example'
       from app_user, generate_series(1, $1::int) n where username = 'agent' returning username`,
      [USERS],
    );
    return rows.map(({ username }) => username);
  } finally {
    await client.end();
  }
}

/** The documents that the console sends, by their names. */
async function consoleQueries() {
  const source = await readFile(join(ROOT, 'apps/admin/src/gen/graphql.ts'), 'utf8');
  return new Map(
    POLLED.map(({ name }) => {
      const found = new RegExp(`const ${name}Document = [^\`]*\`([^\`]+)\``).exec(source);
      if (!found) throw new Error(`The console has no document ${name}.`);
      return [name, found[1]];
    }),
  );
}

class Console {
  took = [];
  known = new Map();

  constructor(port, token, queries) {
    Object.assign(this, { port, token, queries });
  }

  readAll() {
    return Promise.all(POLLED.map((query) => this.read(query)));
  }

  /** As a browser that has been idle: on a connection of its own. */
  read({ name, variables }, due = performance.now()) {
    const query = new URLSearchParams({ query: this.queries.get(name), variables: JSON.stringify(variables) });
    const etag = this.known.get(name);
    const headers = {
      ...headersWith(this.token),
      'apollo-require-preflight': 'true',
      ...(etag ? { 'if-none-match': etag } : {}),
    };
    delete headers['content-type'];
    return new Promise((resolve, reject) => {
      request(
        { port: this.port, host: '127.0.0.1', path: `/api/graphql?${query}`, headers, agent: new Agent() },
        (response) => {
          let bytes = 0;
          let head = '';
          response.on('data', (chunk) => {
            bytes += chunk.length;
            if (head.length < 60) head += chunk.toString('latin1', 0, 60);
          });
          response.on('end', () => {
            const { statusCode: status } = response;
            const isRight = status === 304 || (status === 200 && head.startsWith('{"data"'));
            if (isRight && response.headers.etag) this.known.set(name, response.headers.etag);
            this.took.push({ ms: performance.now() - due, bytes, status: isRight ? status : `${status} ${head}` });
            resolve();
          });
        },
      )
        .on('error', reject)
        .end();
    });
  }
}

/** An open loop: each console has moments of its own, whether or not earlier answers have come. */
async function polled(staff, seconds) {
  const random = seeded(1);
  const until = seconds * 1_000;
  const due = staff
    .flatMap((console) => POLLED.map((query) => ({ console, query, at: random() * EVERY_MS })))
    .filter(({ at }) => at < until)
    .sort((a, b) => a.at - b.at);
  const begun = performance.now();
  const reads = [];
  for (const { console, query, at } of due) {
    const wait = begun + at - performance.now();
    if (wait > 0) await delay(wait);
    reads.push(console.read(query, begun + at));
  }
  await Promise.all(reads);
  return summary(staff, seconds);
}

function summary(staff, seconds) {
  const all = staff.flatMap(({ took }) => took);
  const wrong = all.filter(({ status }) => status !== 200 && status !== 304);
  if (wrong.length > 0) throw new Error(`${wrong.length} of ${all.length} answers were wrong: ${wrong[0].status}`);
  const unchanged = all.filter(({ status }) => status === 304);
  const changed = all.filter(({ status }) => status === 200);
  return {
    ...spread(all.map((one) => one.ms)),
    perSecond: all.length / seconds,
    unchanged: unchanged.length / all.length,
    bytesUnchanged: unchanged.reduce((sum, { bytes }) => sum + bytes, 0) / Math.max(1, unchanged.length),
    bytesChanged: changed.reduce((sum, { bytes }) => sum + bytes, 0) / Math.max(1, changed.length),
  };
}

async function pushed({ port, url }, staff, tokens) {
  const editor = await login(url, 'editor');
  const random = seeded(2);
  const waiting = staff.map((console) => ({ console, heardAt: null }));
  const streams = await Promise.all(
    waiting.map((one, i) => streamOf(port, tokens[i % tokens.length], () => (one.heardAt ??= performance.now()))),
  );
  const open = waiting.filter((_, i) => streams[i].isOpen);
  for (const { console } of waiting) console.took = [];
  const begun = performance.now();
  await ask(url, editor, 'mutation ($i: NewsInput!) { createNews(input: $i) { ok errors { field messages } } }', {
    i: { newsType: 'GENERAL', titleEn: 'A strike on Monday', textEn: '<p>No trains run.</p>' },
  });
  while (open.some(({ heardAt }) => heardAt === null) && performance.now() - begun < HEARD_MS) await delay(10);
  const heard = open.filter(({ heardAt }) => heardAt !== null);
  const reads = staff.flatMap((console) => {
    const at = random() * SPREAD_MS;
    return [NEWS, TICKER].map(async (query) => {
      await delay(at);
      await console.read(query);
    });
  });
  await Promise.all(reads);
  for (const { close } of streams) close();
  return {
    open: open.length,
    lost: open.length - heard.length,
    heard: spread(heard.map(({ heardAt }) => heardAt - begun)),
    reads: summary(staff, SPREAD_MS / 1_000),
  };
}

function streamOf(port, token, onChange) {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      port,
      host: '127.0.0.1',
      path: '/api/changes',
      headers: headersWith(token),
      agent: new Agent(),
    });
    outgoing.on('response', (response) => {
      const isOpen = response.statusCode === 200;
      response.on('data', (chunk) => isOpen && chunk.toString().includes('event: changed') && onChange());
      // Closed at the end of the run.
      response.on('error', () => undefined);
      resolve({ isOpen, close: () => outgoing.destroy() });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/** The greatest number of polls in one second, after so many rounds of consoles that were all opened in the same second; by the console's own formula. */
function peakAfter(rounds) {
  const random = seeded(3);
  const seconds = new Map();
  for (let i = 0; i < STAFF; i += 1) {
    let at = random() * 1_000;
    for (let round = 0; round < rounds; round += 1) at += EVERY_MS * (1 - JITTER / 2 + random() * JITTER);
    const second = Math.floor(at / 1_000);
    seconds.set(second, (seconds.get(second) ?? 0) + 1);
  }
  return Math.max(...seconds.values());
}

function print(polls, push) {
  const row = (name, one) => [
    name,
    one.perSecond.toFixed(0),
    ms(one.p50),
    ms(one.p95),
    ms(one.p99),
    `${Math.round(one.unchanged * 100)} %`,
    `${Math.round(one.bytesUnchanged)} B`,
    `${Math.round(one.bytesChanged)} B`,
  ];
  console.log(`\nStaff: ${STAFF} consoles that poll their board; then a push`);
  printTable(
    ['reads', 'per s', 'p50', 'p95', 'p99', 'unchanged', 'body of these', 'of others'],
    [row('at intervals', polls), row('after a push', push.reads)],
  );
  const missed = polls.p95 > LIMITS.p95Ms ? 'MISSED' : 'held';
  console.log(`Limit: p95 ${LIMITS.p95Ms} ms at intervals: ${missed}.`);
  console.log(`Opened in one second, an hour later at most ${peakAfter(12)} of them poll in the same second.`);
  console.log(
    `${push.open} streams heard of the news after ${ms(push.heard.p50)} (p50), ${ms(push.heard.p95)} (p95); ${push.lost} did not.`,
  );
}
