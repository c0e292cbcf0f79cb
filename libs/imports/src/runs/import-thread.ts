import { join } from 'node:path';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { Places } from '@landfall/places';
import { withOverlay } from '@landfall/places/overlay-entry';
import { placeOverlay } from '@landfall/places/overlay-store';
import { loadPlaceSeeds } from '@landfall/places/seeds';
import { Database } from '@landfall/platform';
import { StoredRuleIndex } from './stored-rule-index.js';
import { loadGroups } from '@landfall/restrictions/country-groups';
import { ImportsInPlace } from './imports-in-place.js';
import type { ThreadAnswer, ThreadInput } from './import-task.js';

const GIVES_WAY = 10;

// On Linux a priority belongs to a thread: this one gives way to the one that answers lookups. Elsewhere it would slow down both.
if (process.platform === 'linux') setPriority(GIVES_WAY);
parentPort!.postMessage(await answer(workerData as ThreadInput));

async function answer({ databaseUrl, seedsDir, timeZone, clockAheadMs, task }: ThreadInput): Promise<ThreadAnswer> {
  const database = new Database(databaseUrl, { max: 1 });
  try {
    const [shipped, groups, stored] = await Promise.all([
      loadPlaceSeeds(join(seedsDir, 'places')),
      loadGroups(seedsDir),
      database.transaction('none', placeOverlay),
    ]);
    const places = Places.of(
      withOverlay(
        shipped,
        stored.map(({ entry }) => entry),
      ),
    );
    const clock = { now: () => new Date(Date.now() + clockAheadMs) };
    const imports = new ImportsInPlace({
      database,
      places,
      ruleIndex: new StoredRuleIndex(groups, timeZone),
      clock,
      config: { timeZone },
    });
    return task.kind === 'start'
      ? { kind: 'started', run: await imports.start(task.request) }
      : { kind: 'applied', result: await imports.apply(task.id, task.applier) };
  } finally {
    await database.close();
  }
}
