import { Inject } from '@nestjs/common';
import { dayIn, type Clock } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import { HistoricalPlaces } from '@landfall/places/historical-places';
import { CLOCK, CONFIG, Database, JobHost, JobProcessor, type Tx } from '@landfall/platform';
import { RuleIndexProjection } from '@landfall/answers/rule-index';
import type { Notifying } from '../../model/change-pushes.js';
import { relocatedPlaces } from '../../model/relocated-trips.js';
import { recomputeAt } from '../../model/recompute-at.js';
import { ALL_PLACES, finishTask, isTaskOfAllOpen, RELOCATE_QUEUE } from '../../model/recompute-tasks.js';

/**
 * Relocates the itineraries of places that lie elsewhere since an import, in chunks of one transaction, and recomputes them there.
 * Works from the newest import, so it can run twice, late, or in another order than the imports; a repeat finds nothing to move.
 */
@JobProcessor({ queue: RELOCATE_QUEUE })
export class RelocateItineraries extends JobHost<{ position: string }> {
  constructor(
    @Inject(Database) private readonly database: Pick<Database, 'transaction'>,
    private readonly ruleIndex: RuleIndexProjection,
    private readonly historicalPlaces: HistoricalPlaces,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Notifying,
  ) {
    super();
  }

  async run({ position }: { position: string }): Promise<void> {
    const { database, ruleIndex, clock, config, stop } = this;
    // Read while the rows are locked: no other job has relocated them since, and none uses an older import after this one.
    const newest = (tx: Tx): Promise<Places> => this.historicalPlaces.newest(tx);
    const relocated = await database.transaction('system', async (tx) => {
      if (!(await isTaskOfAllOpen(tx, position, ALL_PLACES))) return null;
      return relocatedPlaces(tx, await newest(tx), dayIn(config.timeZone, clock.now()));
    });
    if (!relocated) return;
    const recomputing = { database, ruleIndex, clock, config, stop };
    for (const placeKey of relocated) {
      await recomputeAt(recomputing, placeKey, newest);
      // A revision that was applied before the relocation was committed has not found these itineraries there.
      await recomputeAt(recomputing, placeKey, newest);
    }
    await finishTask(database, position);
  }
}
