import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { systemClock } from '@landfall/kernel';
import { seedDemoAccounts } from '@landfall/organisations/seed-demo';
import { Places } from '@landfall/places';
import { loadPlaceSeeds } from '@landfall/places/seeds';
import { createTravellerLogin, Database, migrate, Passwords } from '@landfall/platform';
import { loadGroups } from '@landfall/restrictions/country-groups';
import { hasEditorialRules, seedRules } from '@landfall/imports/seed-rules';

const SEEDS = fileURLToPath(new URL('../../db/seeds', import.meta.url));

/** Migrates a database, fills an empty one with the rules of db/seeds, and returns the url of the traveller process. Safe to run again. */
export async function prepareDatabase(url, { demoAccounts, travellerPassword, report }) {
  await migrate(url, { queues: !process.env.REDIS_URL });
  const database = new Database(url, { max: 3 });
  try {
    // Spares a second start the reading of the seeds; `seedRules` looks again under its lock.
    if (!(await database.transaction('system', hasEditorialRules))) await seed(database, report);
    if (demoAccounts) await seedDemoAccounts(database, new Passwords());
  } finally {
    await database.close();
  }
  return travellerPassword ? createTravellerLogin(url, travellerPassword) : url;
}

async function seed(database, report) {
  const places = Places.of(await loadPlaceSeeds(join(SEEDS, 'places')));
  const written = await seedRules(database, places, await loadGroups(SEEDS), SEEDS, systemClock);
  if (written > 0) report(`seeded the rules of ${written} destinations`);
}
