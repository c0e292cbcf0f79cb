// Empties a view and builds it again from the event log: node scripts/rebuild-view.mjs restriction-history
// Works on DATABASE_URL, or on the private PostgreSQL of a running `npm start`. See docs/how-to/rebuild-a-view.md.
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseUrl } from './lib/environment.mjs';
import { ROOT } from './lib/workspace.mjs';

const BUILT = join(ROOT, 'libs/restrictions/dist/persistence.js');

try {
  await rebuild(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function rebuild(name) {
  const url = await databaseUrl();
  if (!(await isBuilt())) throw new Error('Nothing is built yet: run `npm run build` first.');
  const { Database, EventTypes, rebuildView } = await import('@landfall/platform');
  const { RESTRICTION_EVENTS } = await import('@landfall/restrictions/events');
  const { RestrictionHistory } = await import('@landfall/restrictions/restriction-history');
  const views = new Map([new RestrictionHistory()].map((view) => [view.name, view]));
  const view = views.get(name ?? '');
  if (!view) throw new Error(`Say which view to rebuild: ${[...views.keys()].join(', ')}.`);
  const database = new Database(url, { max: 1 });
  try {
    const began = Date.now();
    const events = await rebuildView(database, new EventTypes(RESTRICTION_EVENTS), view);
    console.log(`Rebuilt ${view.name} from ${events} events in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  } finally {
    await database.close();
  }
}

function isBuilt() {
  return access(BUILT).then(
    () => true,
    () => false,
  );
}
