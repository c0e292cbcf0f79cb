import { dayIn, type Clock } from '@landfall/kernel';
import type { PastPlaces } from '@landfall/places/persistence';
import type { Database, JobHandler } from '@landfall/platform';
import type { RuleBookKeeper } from '@landfall/restrictions/persistence';
import { queueChangeMails, type Coalescing } from '../../model/change-mails.js';
import { itinerariesAt, recompute } from '../../model/itinerary-store.js';
import { strayedPlaces } from '../../model/moved-trips.js';
import { ALL_PLACES, MOVE_QUEUE } from './move-itineraries.reactor.js';

const CHUNK = 100;

interface Dependencies {
  database: Pick<Database, 'transaction'>;
  ruleBook: RuleBookKeeper;
  pastPlaces: PastPlaces;
  clock: Clock;
  config: Coalescing;
}

/**
 * Moves the itineraries of places that lie elsewhere since an import, in chunks of one transaction, and recomputes them there.
 * Works from the newest import, so it can run twice, late, or in another order than the imports; a repeat finds nothing to move.
 */
export function moveItineraries({ database, ruleBook, pastPlaces, clock, config }: Dependencies): JobHandler {
  async function recomputeAt(placeKey: string): Promise<void> {
    for (let after: string | null = ''; after !== null; ) {
      const from: string = after;
      after = await database.transaction('system', async (tx) => {
        const now = clock.now();
        const chunk = await itinerariesAt(tx, placeKey, dayIn(config.timeZone, now), from, CHUNK);
        // Asked while the rows are locked: no other job can have moved them on since, and none goes by an older import after this one.
        const { changedFingerprints } = await recompute(tx, chunk, ruleBook, now, await pastPlaces.newest(tx));
        await queueChangeMails(tx, changedFingerprints, now, config);
        return chunk.length < CHUNK ? null : chunk.at(-1)!.fingerprint;
      });
    }
  }
  return {
    queue: MOVE_QUEUE,
    concurrency: 1,
    async run({ position }) {
      const strayed = await database.transaction('system', async (tx) => {
        const { rowCount } = await tx.query('select 1 from recompute_run where position = $1 and place_key = $2 and finished_at is null', [position, ALL_PLACES]);
        return rowCount === 0 ? null : strayedPlaces(tx, await pastPlaces.newest(tx), dayIn(config.timeZone, clock.now()));
      });
      if (!strayed) return;
      for (const placeKey of strayed) {
        await recomputeAt(placeKey);
        // A revision that was carried out before the move was committed has not found these itineraries there.
        await recomputeAt(placeKey);
      }
      await database.transaction('system', (tx) => tx.query('update recompute_run set finished_at = now() where position = $1', [position]));
    },
  };
}
