import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { eventually } from '@landfall/platform/testing';
import { Landfall } from './landfall.js';
import { createTrip, inDays, noteSays, subscribe, tokenOf } from './operations.js';
import { RedisServer } from './redis-server.js';
import { rowsOf } from './rows.js';

const COUNTRY = 'TH';
const TRAVELLERS = Array.from({ length: 12 }, (_, n) => `traveller-${n}@example.test`);
const BACK_MS = 60_000;
/** What comes late would be a second mail. */
const QUIET_MS = 8_000;
const COALESCE_SECONDS = 4;

let redis: RedisServer;
let landfall: Landfall;
let editor: string;
let databaseUrl: string;
let changes = 0;

const query = <T extends object>(sql: string): Promise<T[]> => rowsOf<T>(databaseUrl, sql);

async function change(): Promise<void> {
  changes += 1;
  await noteSays(landfall, editor, COUNTRY, `Note number ${changes}.`);
}

async function changeMails(): Promise<string[]> {
  const mails = (await landfall.mails()).filter(({ headers }) => 'list-unsubscribe' in headers);
  return mails.map((mail) => mail.to[0]!.address).sort();
}

/** Every traveller has one mail for each change, soon and also later. */
async function everybodyOnce(withinMs: number): Promise<void> {
  const expected = TRAVELLERS.flatMap((address) => Array.from({ length: changes }, () => address)).sort();
  await eventually(async () => expect(await changeMails()).toEqual(expected), withinMs);
  await delay(QUIET_MS);
  expect(await changeMails()).toEqual(expected);
}

async function schedules(): Promise<string[]> {
  const client = new Redis(redis.url);
  const keys = await client.keys('bull:*:repeat');
  client.disconnect();
  return keys.sort();
}

const readiness = async (): Promise<{ status: number; problems: string }> => {
  const response = await landfall.fetch('/readyz');
  const { problems } = (await response.json()) as { problems: string[] };
  return { status: response.status, problems: problems.join('; ') };
};

beforeAll(async () => {
  redis = await RedisServer.start();
  landfall = await Landfall.start({
    env: {
      REDIS_URL: redis.url,
      MAIL_COALESCE_SECONDS: String(COALESCE_SECONDS),
      MAIL_COALESCE_MAX_SECONDS: String(COALESCE_SECONDS),
    },
  });
  databaseUrl = await landfall.databaseUrl();
  const agent = await landfall.login('agent');
  editor = await landfall.login('editor');
  const trip = { destinations: [COUNTRY], citizenships: ['DE'], dateStart: inDays(5), dateEnd: inDays(15) };
  for (const address of TRAVELLERS)
    await subscribe(landfall, tokenOf((await createTrip(landfall, agent, trip)).url!), address);
}, 180_000);

afterAll(async () => {
  await landfall.stop();
  await landfall.remove();
  await redis.kill();
}, 60_000);

it('a Redis that is flushed while the worker idles delays mails by less than a minute, and repeats none', async () => {
  const before = await schedules();
  expect(before.length).toBeGreaterThan(5);
  await redis.flush();
  await change();
  await everybodyOnce(BACK_MS);
  expect(await schedules()).toEqual(before);
  await eventually(async () => expect(await readiness()).toEqual({ status: 200, problems: '' }));
}, 120_000);

it('so does an empty Redis in the place of a killed one; meanwhile /readyz says that mails are late', async () => {
  const before = await schedules();
  await change();
  await eventually(async () => {
    const waiting = `select 1 from outgoing_mail where kind = 'CHANGE' and status = 'QUEUED'`;
    expect(await query(waiting)).toHaveLength(TRAVELLERS.length);
  });
  await redis.kill();
  await query(`update outgoing_mail set due_at = now() - interval '6 minutes' where status = 'QUEUED'`);
  await eventually(async () =>
    expect(await readiness()).toEqual({ status: 503, problems: `${TRAVELLERS.length} mails are late` }),
  );
  await redis.replace();
  await everybodyOnce(BACK_MS);
  expect(await schedules()).toEqual(before);
  await eventually(async () => expect(await readiness()).toEqual({ status: 200, problems: '' }));
}, 120_000);

it('so does a flush in the moment of a change, again and again', async () => {
  const before = await schedules();
  for (let round = 0; round < 3; round += 1) {
    await redis.flush();
    await change();
    await delay(COALESCE_SECONDS * 500);
    await redis.flush();
    await everybodyOnce(BACK_MS);
  }
  expect(await schedules()).toEqual(before);
}, 240_000);
