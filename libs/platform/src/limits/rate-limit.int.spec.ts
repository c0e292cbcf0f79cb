import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Database, RateLimit, takeWithin, type RateLimitRule } from '../index.js';
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
    expect([await here.isReached('a'), await there.isReached('a'), await there.isReached('b')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('counts what comes at the same moment one by one', async () => {
    const limits = [new RateLimit(db.database, RULE), new RateLimit(elsewhere, RULE)];
    const taken = await Promise.all(Array.from({ length: 10 }, (_, n) => limits[n % 2]!.take('a')));
    expect(taken.filter(Boolean)).toHaveLength(3);
  });

  it('is over when its time is, and when it is forgotten', async () => {
    const limit = new RateLimit(db.database, RULE);
    for (let n = 0; n < 4; n += 1) await limit.take('a');
    now += 59_999;
    expect(await limit.take('a')).toBe(false);
    now += 2;
    expect(await limit.take('a')).toBe(true);
    expect([await limit.count('a'), await limit.count('a'), await limit.isReached('a')]).toEqual([2, 3, true]);
    await limit.forget('a');
    expect([await limit.isReached('a'), await limit.take('a')]).toEqual([false, true]);
  });

  it('can be exhausted at once, for a given time', async () => {
    const [here, there] = [new RateLimit(db.database, RULE), new RateLimit(elsewhere, RULE)];
    await here.block('a', 2);
    now += 1_999;
    expect([await here.isReached('a'), await there.isReached('a')]).toEqual([true, true]);
    now += 1;
    expect([await here.isReached('a'), await there.isReached('a')]).toEqual([false, false]);
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
    expect(await limit.isReached('a')).toBe(true);
    expect(warned).toHaveBeenCalled();
    expect(JSON.stringify(warned.mock.calls)).not.toContain('127.0.0.1');
  });
});
