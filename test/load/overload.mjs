import { connect } from 'node:net';
import { headersWith, login, startProduct } from './bench-home.mjs';
import { startFrontDoor } from './front-door.mjs';
import { against, megabytes, ms, printLimits, printTable, spread } from './figures.mjs';
import { LOOKUP, lookupVariables } from './lookup-requests.mjs';
import { lookupPlaces } from './lookups.mjs';
import { mixedLoad } from './mixed-load.mjs';
import { memoryOf, stopProcess } from './processes.mjs';

/** More than are answered: a question that was rejected may come again, one that was answered does not. */
const REQUESTS = 12_000;
const CALIBRATION_SECONDS = 6;
const BEYOND = 3;
const CALM_SECONDS = 15;
const CALM_SHARE = 0.3;
const SLOW_CLIENTS = 1_000;
const LOGIN_RATE = 130;
const LIMITS = {
  acceptedP99Ms: 300,
  rejectedP99Ms: 20,
  memoryBytes: 500 * 1_048_576,
  recoveryMs: 10_000,
  besideLoginsP95Ms: 300,
  besideSlowClients: 2,
};
const LOG_IN = 'mutation($u: String!, $p: String!) { tokenAuth(username: $u, password: $p) { token } }';

/** Lookups through the front door at three times the capacity, then beside slow clients, then beside a flood of logins. */
export async function benchOverload(bench, { seconds }, report) {
  const product = await startProduct(bench);
  const { front, port } = await startFrontDoor(product.port);
  const token = await login(product.url, 'agent');
  const lookups = lookupVariables(REQUESTS, await lookupPlaces(product.databaseUrl));
  const kind = (rate) => ({
    name: 'lookups',
    rate,
    path: '/api/graphql',
    headers: headersWith(token),
    bodies: lookups.map(({ variables }) => JSON.stringify({ query: LOOKUP, variables })),
  });
  const capacity = await capacityOf(port, kind(1));
  const rate = Math.round(capacity * BEYOND);
  report(`${capacity.toFixed(0)} lookups/s at most; now ${rate}/s for ${seconds} s`);
  const load = await mixedLoad({ port, seconds, kinds: [kind(rate), ...beside()] });
  const memory = memoryOf(product.api.child.pid);
  const calmRate = Math.max(1, Math.round(capacity * CALM_SHARE));
  report(`${calmRate} lookups/s for ${CALM_SECONDS} s`);
  const calm = (await mixedLoad({ port, seconds: CALM_SECONDS, kinds: [kind(calmRate)] })).lookups;
  report(`the same beside ${SLOW_CLIENTS} slow clients, then beside ${LOGIN_RATE} logins/s`);
  const slow = await besideSlowClients(port, kind(calmRate));
  const logins = await mixedLoad({
    port,
    seconds: CALM_SECONDS,
    kinds: [kind(calmRate), { ...loginsOf(LOGIN_RATE), name: 'logins' }],
  });
  await Promise.all([front, product.api, product.worker].map(stopProcess));
  const figures = {
    capacity,
    rate,
    load: Object.fromEntries(Object.entries(load).map(([name, answers]) => [name, byStatus(answers)])),
    memory: memory.peak,
    generatorLate: spread(load.lookups.map(({ late }) => late)),
    recoveryMs: recoveryOf(calm),
    calm: spread(timesOf(calm)),
    slow: { ...spread(timesOf(slow)), failed: slow.filter(({ status }) => status !== 200).length },
    besideLogins: spread(timesOf(logins.lookups)),
    logins: byStatus(logins.logins),
  };
  print(figures, seconds);
  return figures;
}

const loginsOf = (rate) => ({
  rate,
  path: '/api/graphql',
  headers: headersWith(null),
  bodies: Array.from({ length: 1_000 }, (_, n) =>
    JSON.stringify({ query: LOG_IN, variables: { u: `nobody-${n}`, p: 'not a password' } }),
  ),
});

/** What has a share of its own. */
const beside = () => [
  {
    name: 'right logins',
    rate: 1,
    path: '/api/graphql',
    headers: headersWith(null),
    bodies: [JSON.stringify({ query: LOG_IN, variables: { u: 'agent', p: 'landfall-demo' } })],
  },
  { name: 'readiness', rate: 5, path: '/readyz', headers: {} },
];

/** Lookups per second with eight clients that wait for their answers. */
async function capacityOf(port, { path, headers, bodies }) {
  const url = `http://127.0.0.1:${port}${path}`;
  const start = Date.now();
  const [countFrom, until] = [start + 2_000, start + 2_000 + CALIBRATION_SECONDS * 1_000];
  let [next, answered] = [0, 0];
  const client = async () => {
    while (Date.now() < until) {
      const response = await fetch(url, { method: 'POST', headers, body: bodies.at(-1 - (next++ % bodies.length)) });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`A lookup was answered ${response.status}.`);
      if (Date.now() > countFrom) answered += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, client));
  return answered / CALIBRATION_SECONDS;
}

async function besideSlowClients(port, kind) {
  const sockets = Array.from({ length: SLOW_CLIENTS }, (_, n) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(
      n % 2
        ? 'GET / HTTP/1.1\r\nHost: a\r\n'
        : 'POST /api/graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{',
    );
    return socket;
  });
  const drip = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write('x')), 5_000);
  try {
    return (await mixedLoad({ port, seconds: CALM_SECONDS, kinds: [kind] })).lookups;
  } finally {
    clearInterval(drip);
    for (const socket of sockets) socket.destroy();
  }
}

const timesOf = (answers) => answers.map((answer) => answer.ms);

function byStatus(answers) {
  const groups = {};
  for (const answer of answers) (groups[answer.status] ??= []).push(answer.ms);
  return Object.fromEntries(Object.entries(groups).map(([status, times]) => [status, spread(times)]));
}

/** When the last answer was due that failed or took more than the limit of accepted ones. */
const recoveryOf = (answers) =>
  Math.max(0, ...answers.filter((a) => a.status !== 200 || a.ms > LIMITS.acceptedP99Ms).map((a) => a.due));

function print(figures, seconds) {
  console.log(`\nOverload: ${figures.rate} lookups/s for ${seconds} s, ${BEYOND} times the capacity, open loop`);
  const rows = Object.entries(figures.load).flatMap(([name, statuses]) =>
    Object.entries(statuses).map(([status, s]) => [
      `${name}, ${status}`,
      s.count,
      ms(s.p50),
      ms(s.p95),
      ms(s.p99),
      ms(s.max),
    ]),
  );
  printTable(['', 'answers', 'p50', 'p95', 'p99', 'max'], rows);
  console.log(`  The load generator itself was late by ${ms(figures.generatorLate.p99)} (p99).`);
  const { 200: accepted, 503: rejected } = figures.load.lookups;
  console.log(
    `  Afterwards, p95: ${ms(figures.calm.p95)}; beside slow clients ${ms(figures.slow.p95)} (${figures.slow.failed} failed); beside ${LOGIN_RATE} logins/s ${ms(figures.besideLogins.p95)} (logins: ${Object.entries(
      figures.logins,
    )
      .map(([status, { count }]) => `${count} × ${status}`)
      .join(', ')}).`,
  );
  console.log('\nLimits');
  printLimits([
    against('accepted, p99', accepted.p99, LIMITS.acceptedP99Ms, ms),
    against('503, p99', rejected?.p99 ?? 0, LIMITS.rejectedP99Ms, ms),
    against('memory of the api, greatest', figures.memory, LIMITS.memoryBytes, megabytes),
    against('normal again after', figures.recoveryMs, LIMITS.recoveryMs, ms),
    against('p95 beside slow clients', figures.slow.p95, figures.calm.p95 * LIMITS.besideSlowClients, ms),
    against(`p95 beside ${LOGIN_RATE} logins/s`, figures.besideLogins.p95, LIMITS.besideLoginsP95Ms, ms),
  ]);
}
