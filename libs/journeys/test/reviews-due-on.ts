import type { IsoDate } from '@landfall/kernel';
import { RestrictionListProjection } from '@landfall/restrictions/restriction-list';
import { pastDueBy, waitingReviews, type ReviewDue } from '../src/views/reviews-due/past-due.js';
import { placeRisks } from '../src/views/reviews-due/place-risks.js';
import { mostUrgentFirst } from '../src/views/reviews-due/review-order.js';
import { ReviewPlaces } from '../src/views/reviews-due/review-places.js';
import type { TripWorld } from './trip-world.js';

/** What waits for its review on a day, for a reader in Germany, the most urgent first. */
export function reviewsDueOn(world: TripWorld, today: IsoDate, lastImminent: IsoDate): Promise<ReviewDue[]> {
  const places = new ReviewPlaces(world.places);
  return world.inSystem(async (tx) => {
    const waiting = waitingReviews(await new RestrictionListProjection(world.config).current(tx), today);
    const byKey = new Map(waiting.map(({ restriction }) => [restriction.placeKey, restriction]));
    const risks = await placeRisks(world.rules.current, byKey.keys(), {
      viewpoint: { departure: 'DE', citizenship: 'DE', today },
      placesVersion: world.places.version,
      pathOf: (key) => places.pathOf(byKey.get(key)!),
    });
    const due = await pastDueBy(tx, waiting, {
      today,
      lastImminent,
      riskOf: ({ placeKey }) => risks.get(placeKey) ?? null,
    });
    return due.sort(mostUrgentFirst);
  });
}
