import type { IsoDate } from '@landfall/kernel';
import { RestrictionListProjection } from '@landfall/restrictions/restriction-list';
import { pastDueBy, waitingReviews, type WaitingReview } from '../src/views/reviews-due/past-due.js';
import { placeRisks } from '../src/views/reviews-due/place-risks.js';
import type { PlaceExposure } from '../src/views/reviews-due/priority.js';
import { mostUrgentFirst } from '../src/views/reviews-due/review-order.js';
import { ReviewPlaceNames } from '../src/views/reviews-due/review-place-names.js';
import type { TripWorld } from './trip-world.js';

export type ReviewFacts = WaitingReview & PlaceExposure;

/** What waits for its review on a day, for a reader in Germany, the most urgent first. */
export function reviewsDueOn(world: TripWorld, today: IsoDate, lastImminent: IsoDate): Promise<ReviewFacts[]> {
  const places = new ReviewPlaceNames(world.places);
  return world.inSystem(async (tx) => {
    const { restrictions } = await new RestrictionListProjection(world.config).current(tx);
    const waiting = waitingReviews(restrictions, today);
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
    return due.sort(mostUrgentFirst).map(({ review, place }) => ({ ...review, ...place }));
  });
}
