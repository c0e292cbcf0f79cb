// Brings outside data in: npm run import -- NAME FILE|URL [options]. See docs/how-to/add-an-importer.md.
// Writes into DATABASE_URL, or into the private PostgreSQL of a running `npm start`.
import { join } from 'node:path';
import { databaseUrl } from './lib/environment.mjs';
import { buildWhenMissing, hasNoTables, isUnreachable } from './lib/operator-command.mjs';
import { ROOT } from './lib/workspace.mjs';

// npm runs scripts in the repository; a relative path refers to the user's folder.
const cwd = (process.env.npm_lifecycle_event === 'import' && process.env.INIT_CWD) || process.cwd();

await buildWhenMissing('libs/imports/dist/importers/importers.js');
const { IMPORTERS } = await import('@landfall/imports/importers');
const { ImportRejected } = await import('@landfall/imports/import-rejected');
try {
  const [name, ...args] = process.argv.slice(2);
  const importer = IMPORTERS.get(name ?? '');
  if (importer) await run(importer, args);
  else usage(name);
} catch (error) {
  console.error(sentenceFor(error));
  process.exitCode = 1;
}

async function run(importer, args) {
  const { systemClock } = await import('@landfall/kernel');
  const { Places } = await import('@landfall/places');
  const { placeOverlay } = await import('@landfall/places/overlay-store');
  const { withOverlay } = await import('@landfall/places/overlay-entry');
  const { loadPlaceSeeds } = await import('@landfall/places/seeds');
  const { Database } = await import('@landfall/platform');
  const { loadGroups } = await import('@landfall/restrictions/country-groups');
  const seeds = process.env.LANDFALL_SEEDS || join(ROOT, 'db/seeds');
  const [rows, groups] = await Promise.all([loadPlaceSeeds(join(seeds, 'places')), loadGroups(seeds)]);
  const database = new Database(await databaseUrl(), { max: 1 });
  try {
    const entries = await database.transaction('none', placeOverlay);
    const places = Places.of(
      withOverlay(
        rows,
        entries.map(({ entry }) => entry),
      ),
    );
    await importer.run(args, { database, places, groups, clock: systemClock, cwd, print: (line) => console.log(line) });
  } finally {
    await database.close();
  }
}

function usage(name) {
  const requested = name === '--help' || name === '-h';
  const list = [...IMPORTERS.values()].map((importer) => importer.usage).join('\n\n');
  const problem = name === undefined ? 'Say what to import.\n' : `There is no importer ${name}.\n`;
  (requested ? console.log : console.error)(`${requested ? '' : problem}Usage: npm run import -- ${list}`);
  if (!requested) process.exitCode = 1;
}

/** One sentence for an error that the operator can correct; the stack for a fault. */
function sentenceFor(error) {
  if (error instanceof ImportRejected) return error.message;
  if (!(error instanceof Error)) return String(error);
  if (isUnreachable(error)) return `The database cannot be reached (${error.code}); nothing was changed.`;
  if (hasNoTables(error))
    return 'The database is not set up yet: run npm start once, or node scripts/migrate.mjs. Nothing was changed.';
  if (error.name === 'VersionConflict')
    return 'Somebody else wrote the same rules at this moment; nothing was changed. Run the import again.';
  return error.message.startsWith('No database:') ? error.message : (error.stack ?? error.message);
}
