import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { newId } from '@landfall/kernel';
import { testDatabase, type TestDatabase } from '../testing/index.js';
import { Database, type Scope, type Tx } from './database.js';

const IDLE_MS = 150;

let db: TestDatabase;
let database: Database;
beforeAll(async () => {
  Logger.overrideLogger(false);
  db = await testDatabase();
  database = new Database(db.url, { idleInTransactionMs: IDLE_MS });
}, 60_000);
afterAll(async () => {
  await database.close();
  await db.close();
});

/** Stands still in the middle of a transaction for so many of its runs; gives the number of the run. */
function standingStill(runs: number): (tx: Tx) => Promise<number> {
  let run = 0;
  return async (tx) => {
    run += 1;
    await tx.query('select 1');
    const until = performance.now() + IDLE_MS * 3;
    while (run <= runs && performance.now() < until);
    await tx.query('select 1');
    return run;
  };
}

describe('a transaction that stands still', () => {
  it('is ended by the server', async () => {
    await expect(database.transaction('none', standingStill(1))).rejects.toThrow();
  });

  it('runs again when it may, until it gets through', async () => {
    expect(await database.repeatable('none', standingStill(3))).toBe(4);
  });

  it('does not run again for ever', async () => {
    await expect(database.repeatable('none', standingStill(100))).rejects.toThrow();
  });
});

test('work that fails by itself is not repeated', async () => {
  let runs = 0;
  await expect(
    database.repeatable('none', async (tx) => {
      runs += 1;
      await tx.query('select 1 / 0');
    }),
  ).rejects.toThrow('division by zero');
  expect(runs).toBe(1);
});

describe('a statement that is read in one message', () => {
  const read = (scope: Scope, value = 'a'): Promise<{ value: string; scope: string | null }[]> =>
    db.database.readOnce(scope, {
      name: 'read-once',
      text: `select $1::text as value, current_setting('landfall.scope', true) as scope from generate_series(1, 2)`,
      values: [value],
    });

  it('has the visible rows of its scope, the first time and again, and leaves nothing behind', async () => {
    for (let time = 0; time < 3; time += 1) {
      expect(await read('system')).toEqual(Array(2).fill({ value: 'a', scope: 'system' }));
      expect(await read({ organisationId: newId() })).toEqual(Array(2).fill({ value: 'a', scope: '' }));
    }
    const left = await db.database.transaction('none', (tx) =>
      tx.query(`select coalesce(current_setting('landfall.scope', true), '') as scope`),
    );
    expect(left.rows).toEqual([{ scope: '' }]);
  });

  it('takes any text as a value', async () => {
    const hostile = `'); drop table journey; --\\' \\x "`;
    for (let time = 0; time < 2; time += 1) expect((await read('system', hostile))[0]!.value).toBe(hostile);
  });

  it('can be read again after it has failed', async () => {
    const divided = (by: string): Promise<object[]> =>
      db.database.readOnce('system', { name: 'divided', text: 'select 6 / $1::int as result', values: [by] });
    for (let time = 0; time < 2; time += 1) {
      expect(await divided('2')).toEqual([{ result: 3 }]);
      await expect(divided('0')).rejects.toThrow('division by zero');
    }
    expect(await divided('3')).toEqual([{ result: 2 }]);
  });

  it('is read in another way where its name is lost, as behind a pooler', async () => {
    const pooled = new Database(db.url, { max: 1 });
    const reading = (): Promise<object[]> =>
      pooled.readOnce('system', { name: 'pooled', text: 'select $1::int as result', values: ['1'] });
    const query = pg.Client.prototype.query as (sent: unknown) => unknown;
    let executed = 0;
    const pooler = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      sent: unknown,
    ) {
      if (typeof sent !== 'string' || !sent.includes('execute')) return query.call(this, sent);
      executed += 1;
      return query.call(this, sent.replace('"pooled"', '"renamed"'));
    });
    try {
      for (let time = 0; time < 4; time += 1) expect(await reading()).toEqual([{ result: 1 }]);
      expect(executed).toBe(1);
    } finally {
      pooler.mockRestore();
      await pooled.close();
    }
  });
});
