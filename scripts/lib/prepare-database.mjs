import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { systemClock } from '@landfall/kernel';
import { seedDemoEvents } from '@landfall/newsroom/seed-demo-events';
import { seedDemoNews } from '@landfall/newsroom/seed-demo';
import { seedDemoAccounts } from '@landfall/organisations/seed-demo';
import { Places } from '@landfall/places';
import { loadPlaceSeeds } from '@landfall/places/seeds';
import { APP_LOGIN, createProcessLogin, Database, migrate, Passwords, TRAVELLER_LOGIN } from '@landfall/platform';
import { loadGroups } from '@landfall/restrictions/country-groups';
import { hasEditorialRules, seedRules } from '@landfall/imports/seed-rules';

const SEEDS = fileURLToPath(new URL('../../db/seeds', import.meta.url));

/** Migrates and fills a database and makes the logins that have a password. Returns the urls of the processes. Safe to run again. */
export async function prepareDatabase(url, { demoAccounts, passwords = {}, suffix = '', report }) {
  await migrate(url, { queues: !process.env.REDIS_URL });
  const database = new Database(url, { max: 3 });
  let read = null;
  const places = () => (read ??= loadPlaceSeeds(join(SEEDS, 'places')).then((seeds) => Places.of(seeds)));
  try {
    // Spares a second start the reading of the seeds; `seedRules` looks again under its lock.
    if (!(await database.transaction('system', hasEditorialRules))) await seed(database, await places(), report);
    if (demoAccounts) await seedDemo(database, places);
  } finally {
    await database.close();
  }
  const urlOf = (login, password) =>
    password ? createProcessLogin(url, { ...login, name: `${login.name}${suffix}` }, password) : url;
  return { app: await urlOf(APP_LOGIN, passwords.app), traveller: await urlOf(TRAVELLER_LOGIN, passwords.traveller) };
}

async function seed(database, places, report) {
  const written = await seedRules(database, places, await loadGroups(SEEDS), SEEDS, systemClock);
  if (written > 0) report(`seeded ${written} sets of rules and advice`);
}

async function seedDemo(database, places) {
  await seedDemoAccounts(database, new Passwords());
  await seedDemoNews({ database, places, clock: systemClock, seeds: SEEDS });
  await seedDemoEvents(database, systemClock, SEEDS);
}
