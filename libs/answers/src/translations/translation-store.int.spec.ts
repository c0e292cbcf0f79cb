import { testDatabase, type TestDatabase } from '@landfall/platform/testing';
import { storeTranslations, purgeTranslations, activate } from './translation-store.js';
import type { RequestedTranslation } from './requested-translation.js';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
}, 30_000);
afterAll(() => db.close());

const NOW = new Date('2026-05-01T10:00:00Z');
const REQUESTED = Array.from({ length: 300 }, (_, at): RequestedTranslation => ({
  key: `key-${at}`,
  text: `Text ${at}`,
  source: 'en',
  target: 'pl',
  isHtml: false,
}));
const inUse = (): Promise<number> =>
  db.database.transaction(
    'system',
    async (tx) => (await tx.query('select 1 from stored_translation where unused_since is null')).rows.length,
  );

it('jobs that activate the same unused translations at the same moment do not deadlock', async () => {
  await db.database.transaction('system', (tx) =>
    storeTranslations(
      tx,
      REQUESTED.map((requested) => ({ ...requested, translated: `[pl] ${requested.text}` })),
      'DeepL',
      NOW,
    ),
  );
  for (let round = 0; round < 3; round += 1) {
    await db.database.transaction('system', (tx) => purgeTranslations(tx, () => Promise.resolve([]), NOW));
    expect(await inUse()).toBe(0);
    const missing = await Promise.all(
      [1, 2, 3, 4].map(() => db.database.transaction('system', (tx) => activate(tx, REQUESTED))),
    );
    expect([missing.flat(), await inUse()]).toEqual([[], REQUESTED.length]);
  }
}, 30_000);
