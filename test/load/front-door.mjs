import { Agent, request } from 'node:http';
import { freePort } from '../../scripts/lib/ports.mjs';
import { headersWith, login, startProduct } from './bench-home.mjs';
import { ms, printTable, spread } from './figures.mjs';
import { LOOKUP, lookupVariables } from './lookup-requests.mjs';
import { lookupPlaces } from './lookups.mjs';
import { ready, startProcess, stopProcess } from './processes.mjs';

const ROUNDS = 3_000;
const LOOKUPS = 400;
const WARM_UP = 300;

/** What the front door adds: the same requests to the api and through the door, in turn, one at a time on a kept connection. */
export async function benchFrontDoor(bench, _options, report) {
  const product = await startProduct(bench);
  const { front, port } = await startFrontDoor(product.port);
  const agent = new Agent({ keepAlive: true });
  try {
    const token = await login(product.url, 'agent');
    const bodies = lookupVariables(LOOKUPS, await lookupPlaces(product.databaseUrl)).map(({ variables }) =>
      JSON.stringify({ query: LOOKUP, variables }),
    );
    const compare = async (name, count, send) => {
      report(`${name}, ${count} times directly and through the front door`);
      const took = { direct: [], through: [] };
      for (let i = -WARM_UP; i < count; i += 1) {
        for (const [way, to] of [
          ['direct', product.port],
          ['through', port],
        ]) {
          const time = await send(to, i + WARM_UP);
          if (i >= 0) took[way].push(time);
        }
      }
      return { name, direct: spread(took.direct), through: spread(took.through) };
    };
    const runs = [
      await compare('GET /healthz', ROUNDS, (to) => timed(agent, to, '/healthz')),
      await compare('lookup', LOOKUPS, (to, i) =>
        timed(agent, to, '/api/graphql', { headers: headersWith(token), body: bodies[i % LOOKUPS] }),
      ),
    ];
    console.log('\nFront door: one request at a time on a kept connection');
    printTable(
      ['request', 'direct p50', 'p99', 'through the door p50', 'p99', 'ratio of p50', 'of p99'],
      runs.map(({ name, direct, through }) => [
        name,
        ms(direct.p50),
        ms(direct.p99),
        ms(through.p50),
        ms(through.p99),
        `${(through.p50 / direct.p50).toFixed(2)} ×`,
        `${(through.p99 / direct.p99).toFixed(2)} ×`,
      ]),
    );
    return runs;
  } finally {
    agent.destroy();
    await Promise.all([front, product.api, product.worker].map(stopProcess));
  }
}

/** The front door before an api, as `npm start` runs it. */
export async function startFrontDoor(apiPort) {
  const port = await freePort();
  const front = startProcess('front', 'dist/bundles/front.js', {
    PORT: String(port),
    HOST: '127.0.0.1',
    API_URL: `http://127.0.0.1:${apiPort}`,
  });
  await ready(front, async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).ok);
  return { front, port };
}

function timed(agent, port, path, { headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const requested = request(
      { agent, port, path, headers, host: '127.0.0.1', method: body ? 'POST' : 'GET' },
      (response) => {
        response.resume();
        response.on('end', () =>
          response.statusCode === 200
            ? resolve(performance.now() - began)
            : reject(new Error(`${path} answered ${response.statusCode}.`)),
        );
      },
    );
    requested.on('error', reject);
    requested.end(body);
  });
}
