import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import {
  beginAttempt,
  Database,
  forgetAttempts,
  giveBackWithin,
  RateLimit,
  takeWithin,
  type GrowingWaitRule,
  type RateLimitRule,
  type Tx,
} from '../index.js';
import { testDatabase, type TestDatabase } from '../testing/index.js';

jest.setTimeout(30_000);
const RULE: RateLimitRule = { name: 'knocks', points: 3, seconds: 60 };
const START = Date.parse('2026-05-01T08:00:00Z');

let db: TestDatabase;
let elsewhere: Database;
let now: number;
beforeAll(async () => {
  db = await testDatabase();
  elsewhere = new Database(db.url, { max: 2 });
});
beforeEach(async () => {
  now = START;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  await db.database.transaction('none', (tx) => tx.query('delete from rate_limit'));
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await elsewhere.close();
  await db.close();
});

const rows = (): Promise<{ key: string }[]> =>
  db.database.transaction('none', async (tx) => (await tx.query<{ key: string }>('select key from rate_limit')).rows);

describe('a limit', () => {
  it('holds across processes, for each key of its own', async () => {
    const [here, there] = [new RateLimit(db.database, RULE), new RateLimit(elsewhere, RULE)];
    expect([await here.take('a'), await there.take('a'), await here.take('a')]).toEqual([true, true, true]);
    expect([await there.take('a'), await here.take('a'), await there.take('b')]).toEqual([false, false, true]);
  });

  it('counts what comes at the same moment one by one', async () => {
    const limits = [new RateLimit(db.database, RULE), new RateLimit(elsewhere, RULE)];
    const taken = await Promise.all(Array.from({ length: 10 }, (_, n) => limits[n % 2]!.take('a')));
    expect(taken.filter(Boolean)).toHaveLength(3);
  });

  it('is over when its time is', async () => {
    const limit = new RateLimit(db.database, RULE);
    for (let n = 0; n < 4; n += 1) await limit.take('a');
    now += 59_999;
    expect(await limit.take('a')).toBe(false);
    now += 2;
    expect(await limit.take('a')).toBe(true);
    expect([await limit.take('a'), await limit.take('a'), await limit.take('a')]).toEqual([true, true, false]);
  });

  it('gets a point back that was taken for nothing, and never more than were taken', async () => {
    const within = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => db.database.transaction('none', work);
    const take = (): Promise<boolean> => within((tx) => takeWithin(tx, RULE, 'a'));
    for (let n = 0; n < 3; n += 1) await take();
    await within((tx) => giveBackWithin(tx, RULE, 'a'));
    expect([await take(), await take()]).toEqual([true, false]);
    for (let n = 0; n < 9; n += 1) await within((tx) => giveBackWithin(tx, RULE, 'a'));
    expect([await take(), await take(), await take(), await take()]).toEqual([true, true, true, false]);
  });

  it('stores no key that can be read, and rules do not share their counts', async () => {
    await new RateLimit(db.database, RULE).take('203.0.113.7');
    await new RateLimit(db.database, { ...RULE, name: 'rings' }).take('203.0.113.7');
    const stored = (await rows()).map(({ key }) => key).sort();
    expect(stored).toEqual([
      expect.stringMatching(/^knocks:[\w+/=]{44}$/),
      expect.stringMatching(/^rings:[\w+/=]{44}$/),
    ]);
  });

  it('takes nothing in a transaction that is rolled back', async () => {
    const take = (): Promise<boolean> => db.database.transaction('none', (tx) => takeWithin(tx, RULE, 'a'));
    await expect(
      db.database.transaction('none', async (tx) => {
        await takeWithin(tx, RULE, 'a');
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect([await take(), await take(), await take(), await take()]).toEqual([true, true, true, false]);
  });

  it('is counted in the process while the database is away', async () => {
    const warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const gone = new Database('postgres://127.0.0.1:1/nowhere');
    const limit = new RateLimit(gone, RULE);
    const taken = [];
    for (let n = 0; n < 4; n += 1) taken.push(await limit.take('a'));
    expect(taken).toEqual([true, true, true, false]);
    expect(warned).toHaveBeenCalled();
    expect(JSON.stringify(warned.mock.calls)).not.toContain('127.0.0.1');
  });
});

describe('a growing wait', () => {
  const WAIT: GrowingWaitRule = { name: 'tries', free: 2, maxSeconds: 4, forgetSeconds: 60 };
  const begin = (key = 'a', database: Database = db.database): Promise<boolean> =>
    database.transaction('none', (tx) => beginAttempt(tx, WAIT, key));

  it('doubles from one second up to its greatest, and throttled attempts do not lengthen it', async () => {
    expect([await begin(), await begin(), await begin(), await begin('b')]).toEqual([true, true, false, true]);
    for (const seconds of [1, 2, 4, 4]) {
      now += seconds * 1_000 - 1;
      expect([await begin(), await begin()]).toEqual([false, false]);
      now += 1;
      expect(await begin()).toBe(true);
    }
  });

  it('holds for attempts of all processes at the same moment', async () => {
    const begun = await Promise.all(Array.from({ length: 20 }, (_, n) => begin('a', n % 2 ? db.database : elsewhere)));
    expect(begun.filter(Boolean)).toHaveLength(2);
    now += 1_000;
    const next = await Promise.all(Array.from({ length: 20 }, (_, n) => begin('a', n % 2 ? db.database : elsewhere)));
    expect(next.filter(Boolean)).toHaveLength(1);
  });

  it('is forgotten after a right attempt, and after a time without any', async () => {
    for (let n = 0; n < 3; n += 1) await begin();
    await db.database.transaction('none', (tx) => forgetAttempts(tx, WAIT, 'a'));
    expect([await begin(), await begin(), await begin()]).toEqual([true, true, false]);
    now += 60_000;
    expect([await begin(), await begin(), await begin()]).toEqual([true, true, false]);
  });
});
