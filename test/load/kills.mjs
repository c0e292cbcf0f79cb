import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { onPath } from '../../scripts/lib/browser.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { ask, login, startProduct, waitForDisk } from './bench-home.mjs';
import { changedRestriction } from './fanout.mjs';
import { against, printLimits, printTable, seconds, seeded } from './figures.mjs';
import { startMailSink } from './mail-sink.mjs';
import { stopProcess } from './processes.mjs';
import { addressOf, arrangeTripPages, mailsOpen, rowsOf } from './trip-pages.mjs';

const COUNTRY = 'TH';
const ITINERARIES = 50;
const DEADLINE_MS = 900_000;
const QUIET_MS = 8_000;
/** Share of the mails that are out at the last end: the rest shows how soon things are in order again. */
const LAST_SHARE = 0.97;
const REDIS_KILLS = 3;
const REDIS_AWAY_MS = 2_000;
const LIMITS = { copies: 2, doneSeconds: 30, stopSeconds: 10 };

/** Ends of two workers while the mails of one change go out: `kill -9`, on PostgreSQL and on a Redis that is killed too, and SIGTERM. */
export async function benchKills(bench, { mails, kills, stops, seed }, report) {
  const redis = await onPath('redis-server');
  if (!redis) report('no redis-server on the path: the runs on Redis are left out');
  const plan = [
    { name: 'kill -9, queues on PostgreSQL', signal: 'SIGKILL', ends: kills },
    ...(redis ? [{ name: 'kill -9 of workers and Redis', signal: 'SIGKILL', ends: kills, onRedis: true }] : []),
    { name: 'SIGTERM, queues on PostgreSQL', signal: 'SIGTERM', ends: stops },
    ...(redis ? [{ name: 'SIGTERM, queues on Redis', signal: 'SIGTERM', ends: stops, onRedis: true }] : []),
  ].filter(({ ends }) => ends > 0);
  const runs = [];
  for (const part of plan) runs.push({ ...part, ...(await run(bench, { ...part, mails, seed }, report)) });
  print(runs, mails);
  return runs;
}

async function run(bench, { name, signal, ends, onRedis, mails, seed }, report) {
  const sink = await startMailSink();
  const redis = onRedis ? await startRedis(bench.home) : null;
  const env = redis ? { REDIS_URL: redis.url } : {};
  const product = await startProduct(bench, { smtpPort: sink.port, env });
  const workers = [product.worker, product.startWorker()];
  try {
    report(`${name}: arranging ${mails} trip pages of ${ITINERARIES} itineraries`);
    const agent = await login(product.url, 'agent');
    await waitForDisk(bench, false);
    await arrangeTripPages(product, {
      token: agent,
      secret: bench.secret,
      pages: mails,
      made: ITINERARIES,
      distinct: ITINERARIES,
      country: COUNTRY,
    });
    await until(async () => (await mailsOpen(product.databaseUrl)) === 0, 'the verification mails were not sent');
    await waitForDisk(bench, true);
    const editor = await login(product.url, 'editor');
    const input = await changedRestriction(product.url, editor);
    const { updateEntryRestriction: saved } = await ask(
      product.url,
      editor,
      'mutation($input: EntryRestrictionInput!) { updateEntryRestriction(input: $input) { ok errors { field messages } } }',
      { input },
    );
    if (!saved.ok) throw new Error(`The change was rejected: ${JSON.stringify(saved)}`);
    const arrived = new Set();
    let seen = 0;
    const count = () => {
      for (; seen < sink.mails.length; seen += 1)
        if (sink.mails[seen].kind === 'CHANGE') arrived.add(sink.mails[seen].to);
      return arrived.size;
    };
    report(`${name}: ${ends} ends among ${mails} mails`);
    const took = [];
    const random = seeded(seed);
    for (let end = 1; end <= ends; end += 1) {
      const share = LAST_SHARE * (end === ends ? 1 : (end - random()) / ends);
      await until(() => count() >= share * mails, 'the mails did not come far enough for the next end');
      const at = Math.floor(random() * workers.length);
      const began = performance.now();
      workers[at].child.kill(signal);
      await workers[at].ended;
      took.push((performance.now() - began) / 1_000);
      if (redis && signal === 'SIGKILL' && end % Math.ceil(ends / REDIS_KILLS) === 0) await redis.kill();
      workers[at] = product.startWorker();
    }
    const lastEnd = Date.now();
    await until(() => count() >= mails, 'not all mails arrived').catch((error) => report(error.message));
    const doneSeconds = (Date.now() - lastEnd) / 1_000;
    // What comes late would be one copy more.
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    const open = await rowsOf(
      product.databaseUrl,
      `select status, count(*)::int from outgoing_mail where kind = 'CHANGE' group by 1 order by 1`,
    );
    return { ...counted(sink.mails, mails), doneSeconds, longestEnd: Math.max(...took), open };
  } finally {
    await Promise.all([product.api, ...workers].map(stopProcess));
    await redis?.stop();
    sink.close();
  }
}

function counted(mails, pages) {
  const idsOf = new Map();
  for (const { to, messageId, kind } of mails)
    if (kind === 'CHANGE') idsOf.set(to, [...(idsOf.get(to) ?? []), messageId]);
  const all = [...idsOf.values()];
  return {
    lost: Array.from({ length: pages }, (_, page) => addressOf(page)).filter((address) => !idsOf.has(address)).length,
    twice: all.filter((ids) => ids.length > 1).length,
    copies: Math.max(0, ...all.map((ids) => ids.length)),
    otherIds: all.filter((ids) => new Set(ids).size > 1).length,
  };
}

/** As docker-compose.yml runs it; what it had not written when it is killed is lost. */
async function startRedis(home) {
  const port = await freePort();
  const folder = join(home, `redis-${port}`);
  await mkdir(folder);
  const start = () => {
    const child = spawn(
      'redis-server',
      [
        ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''],
        ...['--appendonly', 'yes', '--appendfsync', 'everysec', '--maxmemory-policy', 'noeviction'],
      ],
      { stdio: 'ignore' },
    );
    return { child, ended: new Promise((resolve) => child.once('exit', resolve)) };
  };
  let server = start();
  const answers = () =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.end() && resolve(true));
      socket.on('error', () => resolve(false));
    });
  const end = async (signal) => {
    server.child.kill(signal);
    await server.ended;
  };
  await until(answers, 'Redis did not start');
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: async () => {
      await end('SIGKILL');
      await new Promise((resolve) => setTimeout(resolve, REDIS_AWAY_MS));
      server = start();
    },
    stop: () => end('SIGTERM'),
  };
}

async function until(holds, otherwise) {
  const deadline = Date.now() + DEADLINE_MS;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`After ${DEADLINE_MS / 1000} s ${otherwise}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function print(runs, mails) {
  console.log(`\nEnds of workers among ${mails} mails of two workers`);
  printTable(
    ['', 'ends', 'lost', 'twice', 'most copies', 'copies with another id', 'done after the last end', 'longest end'],
    runs.map((r) => [
      r.name,
      r.ends,
      r.lost,
      r.twice,
      r.copies,
      r.otherIds,
      seconds(r.doneSeconds),
      seconds(r.longestEnd),
    ]),
  );
  console.log('\nLimits');
  const exact = (name, count, limit) => ({ name, shown: `${count} (limit ${limit})`, holds: count <= limit });
  const checks = runs.flatMap((r) => [
    exact(`${r.name}: lost`, r.lost, 0),
    exact(`${r.name}: most copies of a mail`, r.copies, r.signal === 'SIGKILL' ? LIMITS.copies : 1),
    exact(`${r.name}: copies with another id`, r.otherIds, 0),
    r.signal === 'SIGKILL'
      ? against(`${r.name}: done after the last end`, r.doneSeconds, LIMITS.doneSeconds, seconds)
      : against(`${r.name}: longest end of a worker`, r.longestEnd, LIMITS.stopSeconds, seconds),
  ]);
  printLimits(checks);
  if (checks.some(({ holds }) => !holds)) process.exitCode = 1;
}
