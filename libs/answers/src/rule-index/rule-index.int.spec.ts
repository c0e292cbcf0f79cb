import { jest } from '@jest/globals';
import { Database, LogSignal } from '@landfall/platform';
import { testDatabase, type TestDatabase } from '@landfall/platform/testing';
import { RuleIndex } from '@landfall/requirements';
import { theSeeds } from '../../../restrictions/test/the-seeds.js';
import { RuleIndexProjection } from './rule-index.projection.js';

const IDLE_MS = 150;

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
}, 60_000);
afterAll(() => db.close());

/** Keeps the process busy, as a start does that gets no processor. */
function starve(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test('no transaction is open while a process builds its rules', async () => {
  const database = new Database(db.url, { idleInTransactionMs: IDLE_MS });
  const { groups } = await theSeeds();
  const rules = new RuleIndexProjection(database, new LogSignal(db.url), groups, 'Europe/Berlin');
  const build = RuleIndex.of;
  const building = jest.spyOn(RuleIndex, 'of').mockImplementation((details, places) => {
    starve(IDLE_MS * 4);
    return build(details, places);
  });
  try {
    await rules.start();
    expect(building).toHaveBeenCalledTimes(1);
  } finally {
    await rules.stop();
    await database.close();
    building.mockRestore();
  }
}, 60_000);
