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
import { DONE, type ThreadInput } from './thread-input.js';

const GIVES_WAY = 10;

// On Linux a priority belongs to a thread: this one gives way to the one that answers lookups. Elsewhere it would slow down both.
if (process.platform === 'linux') setPriority(GIVES_WAY);
await perform(workerData as ThreadInput);
parentPort!.postMessage(DONE);

async function perform({ databaseUrl, seedsDir, timeZone, clockAheadMs, taskId }: ThreadInput): Promise<void> {
  // One connection for the comparison, one for its progress.
  const database = new Database(databaseUrl, { max: 2 });
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
    const ruleIndex = new StoredRuleIndex(groups, timeZone);
    await new ImportsInPlace({ database, places, ruleIndex, clock, config: { timeZone } }).perform(taskId);
  } finally {
    await database.close();
  }
}
