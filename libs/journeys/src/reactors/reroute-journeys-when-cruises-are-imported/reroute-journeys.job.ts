import { Inject } from '@nestjs/common';
import { dayIn, type Clock } from '@landfall/kernel';
import { Cruises } from '@landfall/answers/cruises';
import { RuleIndexProjection } from '@landfall/answers/rule-index';
import { Places } from '@landfall/places';
import { CLOCK, CONFIG, Database, JobHost, JobProcessor } from '@landfall/platform';
import type { Notifying } from '../../model/change-pushes.js';
import { recomputeItinerary, rerouteItinerary, staleCruiseTrips, type StaleTrips } from '../../model/rerouted-trips.js';
import type { JourneyCursor } from '../../model/journey-store.js';
import { ALL_CRUISES, finishTask, isTaskOfAllOpen, REROUTE_QUEUE } from '../../model/recompute-tasks.js';

/**
 * Brings the trip pages of imported cruises to the schedule of now: stops and days, and where other countries are called at a new
 * snapshot, whose differences are mailed. Works from state alone, so it can run twice or late; a repeat finds nothing that differs.
 */
@JobProcessor({ queue: REROUTE_QUEUE })
export class RerouteJourneys extends JobHost<{ position: string }> {
  constructor(
    @Inject(Database) private readonly database: Pick<Database, 'transaction'>,
    private readonly ruleIndex: RuleIndexProjection,
    private readonly cruises: Cruises,
    private readonly places: Places,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Notifying,
  ) {
    super();
  }

  async run({ position }: { position: string }): Promise<void> {
    const { database, ruleIndex, cruises, places, clock, config, stop } = this;
    const rerouting = { ruleIndex, cruises, places, config };
    const isOpen = await database.transaction('system', (tx) => isTaskOfAllOpen(tx, position, ALL_CRUISES));
    if (!isOpen) return;
    for (let after: JourneyCursor | null = null, isMore = true; isMore;) {
      const from: JourneyCursor | null = after;
      const chunk: StaleTrips = await database.transaction('system', (tx) =>
        staleCruiseTrips(tx, cruises, dayIn(config.timeZone, clock.now()), from),
      );
      for (const fingerprint of chunk.stale) {
        stop.throwIfAborted();
        const now = clock.now();
        const moved = await database.transaction('system', (tx) => rerouteItinerary(tx, rerouting, fingerprint, now));
        // A revision that was applied before the move was committed has not found these itineraries.
        for (const one of moved)
          await database.transaction('system', (tx) => recomputeItinerary(tx, rerouting, one, clock.now()));
      }
      after = chunk.next;
      isMore = after !== null;
    }
    await finishTask(database, position);
  }
}
