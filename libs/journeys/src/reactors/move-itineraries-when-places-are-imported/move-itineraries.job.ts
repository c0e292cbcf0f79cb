import { dayIn } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import type { PastPlaces } from '@landfall/places/persistence';
import type { JobHandler, Tx } from '@landfall/platform';
import { strayedPlaces } from '../../model/moved-trips.js';
import { finishRun, recomputeAt, type Recomputing } from '../../model/recompute-at.js';
import { ALL_PLACES, MOVE_QUEUE } from './move-itineraries.reactor.js';

interface Dependencies extends Recomputing {
  pastPlaces: PastPlaces;
}

/**
 * Moves the itineraries of places that lie elsewhere since an import, in chunks of one transaction, and recomputes them there.
 * Works from the newest import, so it can run twice, late, or in another order than the imports; a repeat finds nothing to move.
 */
export function moveItineraries({ pastPlaces, ...recomputing }: Dependencies): JobHandler {
  const { database, clock, config } = recomputing;
  // Asked while the rows are locked: no other job can have moved them on since, and none goes by an older import after this one.
  const newest = (tx: Tx): Promise<Places> => pastPlaces.newest(tx);
  return {
    queue: MOVE_QUEUE,
    concurrency: 1,
    async run({ position }) {
      const strayed = await database.transaction('system', async (tx) => {
        const { rowCount } = await tx.query(
          'select 1 from recompute_run where position = $1 and place_key = $2 and finished_at is null',
          [position, ALL_PLACES],
        );
        return rowCount === 0 ? null : strayedPlaces(tx, await newest(tx), dayIn(config.timeZone, clock.now()));
      });
      if (!strayed) return;
      for (const placeKey of strayed) {
        await recomputeAt(recomputing, placeKey, newest);
        // A revision that was carried out before the move was committed has not found these itineraries there.
        await recomputeAt(recomputing, placeKey, newest);
      }
      await finishRun(database, position);
    },
  };
}
