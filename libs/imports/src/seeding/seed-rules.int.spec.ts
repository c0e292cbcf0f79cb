import { systemClock } from '@landfall/kernel';
import { testDatabase, type TestDatabase } from '@landfall/platform/testing';
import { loadSeedAdvisories } from './seed-advisories.js';
import { seedRules } from './seed-rules.js';
import { SEEDS, theSeeds, type Seeds } from '../../../restrictions/test/the-seeds.js';

/** A first start waits for the seeds: about five seconds on two cores, most of them for the detection of conflicts. */
const PATIENCE_MS = 120_000;

let seeds: Seeds;
let db: TestDatabase;
beforeAll(async () => {
  seeds = await theSeeds();
  db = await testDatabase();
}, 60_000);
afterAll(() => db.close());

const seed = (): Promise<number> => seedRules(db.database, seeds.places, seeds.groups, SEEDS, systemClock);

describe('seeding an empty database', () => {
  it('writes one editorial restriction for each country and one for each travel advice, with the translations, and nothing the second time', async () => {
    const advisories = (await loadSeedAdvisories(SEEDS)).length;
    const start = performance.now();
    expect(await seed()).toBe(250 + advisories);
    const took = performance.now() - start;
    process.stdout.write(`seeded in ${Math.round(took)} ms\n`);
    expect(took).toBeLessThan(PATIENCE_MS);

    const { rows } = await db.database.transaction('system', (tx) =>
      tx.query<{ restrictions: number; countries: number; imported: number; reported: number; translated: boolean }>(
        `select count(*)::int as restrictions, count(distinct country_id)::int as countries, (select count(*)::int from entry_restriction where provenance = 'imported') as imported,
           (select count(*)::int from event_log where stream = 'entry-restriction') as reported,
           (select jsonb_array_length(payload -> 'keys') from event_log where stream = 'translation')
             = (select count(*) from stored_translation where provider = 'editors' and unused_since is null) as translated
         from entry_restriction where provenance = 'editorial' and is_active`,
      ),
    );
    expect(rows).toEqual([
      { restrictions: 250, countries: 250, imported: advisories, reported: 250 + advisories, translated: true },
    ]);
    expect(await seed()).toBe(0);
  }, 200_000);
});
