import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { eventually } from '@landfall/platform/testing';
import { freePort } from '../../scripts/lib/ports.mjs';
import { steadyLoad } from '../containers/steady-load.mjs';
import { clientOf, tokenOfLogin, type Client } from './client-of.js';
import { LoadBalancer } from './load-balancer.js';
import { inDays, lookUp, noteSays } from './operations.js';
import { RedisServer } from './redis-server.js';
import { SeveralProcesses, SlowMailServer, type PlainProcess } from './several-processes.js';

const COUNTRY = 'TH';
const TRAVELLERS = Array.from({ length: 80 }, (_, n) => `traveller-${n}@example.test`);
const MAIL_MS = 500;
/** Of the mails of a change, when a process is stopped. */
const UNDER_WAY = 10;
const LOOKUPS_PER_SECOND = 20;
const STOP_MS = 10_000;
const QUIET_MS = 8_000;
const TRIP = { destinations: [COUNTRY, 'EG'], citizenships: ['DE', 'FR'], dateStart: inDays(5), dateEnd: inDays(15) };

describe.each([['Redis'], ['PostgreSQL']])('two apis and two workers with queues on %s', (queues) => {
  let redis: RedisServer | null;
  let mailServer: SlowMailServer;
  let balancer: LoadBalancer;
  let processes: SeveralProcesses;
  let client: Client;
  let apis: PlainProcess[];
  let workers: PlainProcess[];
  let editor: string;
  let agent: string;
  let changes = 0;

  beforeAll(async () => {
    redis = queues === 'Redis' ? await RedisServer.start() : null;
    mailServer = await SlowMailServer.start();
    balancer = await LoadBalancer.start(await freePort());
    const url = `http://127.0.0.1:${balancer.port}`;
    processes = await SeveralProcesses.open(url, {
      SMTP_URL: mailServer.url,
      TRUST_PROXY: 'loopback',
      DRAIN_SECONDS: '2',
      ...(redis ? { REDIS_URL: redis.url } : {}),
    });
    workers = await Promise.all([processes.worker(), processes.worker()]);
    apis = await Promise.all([processes.api(), processes.api()]);
    for (const { port } of apis) balancer.add(port);
    await eventually(() => expect(balancer.count).toBe(2));
    client = clientOf(url);
    [agent, editor] = [await tokenOfLogin(client, 'agent'), await tokenOfLogin(client, 'editor')];
    await processes.followedTrips(client, agent, COUNTRY, TRAVELLERS);
    mailServer.answerMs = MAIL_MS;
  }, 240_000);

  afterAll(async () => {
    await processes.close();
    await balancer.close();
    await mailServer.close();
    await redis?.kill();
  }, 60_000);

  /** Stops a process while the mails of a change go out, and waits until all of them have. */
  async function whileMailsGoOut(stop: () => Promise<void>): Promise<void> {
    const before = mailServer.changes().length;
    changes += 1;
    await noteSays(client, editor, COUNTRY, `Note number ${changes}.`);
    await eventually(() => expect(mailServer.changes().length).toBeGreaterThanOrEqual(before + UNDER_WAY), 60_000);
    await stop();
    await eventually(
      () => expect(mailServer.changes().length).toBeGreaterThanOrEqual(before + TRAVELLERS.length),
      60_000,
    );
  }

  it('are replaced one after another under load: no request fails, no mail is lost or repeated', async () => {
    const load = steadyLoad([{ name: 'lookup', send: () => lookUp(client, agent, TRIP) }], LOOKUPS_PER_SECOND);
    let played;
    try {
      for (const old of workers) {
        await processes.worker();
        await whileMailsGoOut(async () => expect(await old.stop()).toBeLessThan(STOP_MS));
      }
      for (const old of apis) {
        balancer.add((await processes.api()).port);
        await eventually(() => expect(balancer.count).toBe(3));
        await whileMailsGoOut(async () => expect(await old.stop()).toBeLessThan(STOP_MS));
        balancer.remove(old.port);
      }
      await delay(QUIET_MS);
    } finally {
      played = await load.stop();
    }
    expect([...played.failures, ...balancer.failures]).toEqual([]);
    expect(played.sent).toBeGreaterThan(20 * LOOKUPS_PER_SECOND);
    const once = TRAVELLERS.flatMap((address) => Array.from({ length: changes }, () => address)).sort();
    expect(mailServer.changes().sort()).toEqual(once);
    const states = await processes.query(`select distinct status from outgoing_mail where kind = 'CHANGE'`);
    expect(states).toEqual([{ status: 'SENT' }]);
  }, 400_000);

  (queues === 'Redis' ? it : it.skip)('have each schedule once', async () => {
    const store = new Redis(redis!.url);
    const schedules = await store.keys('bull:*:repeat');
    expect(schedules.length).toBeGreaterThan(5);
    for (const key of schedules) {
      expect([key, await store.zcard(key)]).toEqual([key, 1]);
      expect(await store.zcard(key.replace(/repeat$/, 'delayed'))).toBeLessThanOrEqual(1);
    }
    store.disconnect();
  });
});
