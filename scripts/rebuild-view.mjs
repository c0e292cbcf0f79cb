// Empties a view and builds it again from the event log: node scripts/rebuild-view.mjs MODULE CLASS
// Works on DATABASE_URL, or on the private PostgreSQL of a running `npm start`. See docs/how-to/rebuild-a-view.md.
import { databaseUrl } from './lib/environment.mjs';
import { buildWhenMissing } from './lib/operator-command.mjs';

try {
  await rebuild(process.argv[2], process.argv[3]);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function rebuild(module, name) {
  if (!module || !name)
    throw new Error('Say which view to rebuild: the subpath of a package that offers it, and its class.');
  const url = await databaseUrl();
  await buildWhenMissing('libs/platform/dist/index.js');
  const { Database, EventTypes, rebuildView } = await import('@landfall/platform');
  const { [name]: View } = await import(module);
  if (View === undefined) throw new Error(`${module} offers no ${name}.`);
  const view = new View();
  const database = new Database(url, { max: 1 });
  try {
    const began = Date.now();
    const events = await rebuildView(database, new EventTypes(await eventDefinitions()), view);
    console.log(`Rebuilt ${view.name} from ${events} events in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  } finally {
    await database.close();
  }
}

/** The events of every context: a view may follow any of them. */
async function eventDefinitions() {
  const [{ RESTRICTION_EVENTS }, { TRANSLATION_EVENTS }, { JOURNEY_EVENTS }, { PLACE_EVENTS }] = await Promise.all([
    import('@landfall/restrictions/events'),
    import('@landfall/answers/translation-events'),
    import('@landfall/journeys/events'),
    import('@landfall/places/events'),
  ]);
  return [...RESTRICTION_EVENTS, ...TRANSLATION_EVENTS, ...JOURNEY_EVENTS, ...PLACE_EVENTS];
}
