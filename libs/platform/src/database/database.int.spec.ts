import { Logger } from '@nestjs/common';
import { testDatabase, type TestDatabase } from '../testing/index.js';
import { Database, type Tx } from './database.js';

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
