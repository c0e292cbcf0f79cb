import { daysBetween, type IsoDate } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import type { DetailReview } from '@landfall/restrictions/review';
import type { ListedRestriction } from '@landfall/restrictions/listed-restriction';
import { priorityOf, type PlaceExposure } from './priority.js';

/** A detail of editors whose day of review has passed. */
export interface WaitingReview extends DetailReview {
  /** Of the detail within its restriction: a copied detail may keep its id. */
  id: string;
  restriction: ListedRestriction;
  daysPastDue: number;
}

/** There are tens of thousands of them: what they share is not copied into each. */
export interface ReviewDue {
  review: WaitingReview;
  place: PlaceExposure;
  priority: number;
}

interface Question {
  today: IsoDate;
  /** Last day on which a departure lies within 72 hours. */
  lastImminent: IsoDate;
  /** 1 to 5; null: unknown. */
  riskOf(restriction: ListedRestriction): number | null;
}

interface Waiting {
  day: IsoDate;
  reviews: readonly WaitingReview[];
}

const known = new WeakMap<readonly ListedRestriction[], Waiting>();

/** What of these restrictions waits for its review, in their order; of the same list it is worked out once a day. */
export function waitingReviews(restrictions: readonly ListedRestriction[], day: IsoDate): readonly WaitingReview[] {
  const before = known.get(restrictions);
  if (before?.day === day) return before.reviews;
  const reviews = restrictions.flatMap((restriction) =>
    restriction.waitingOn(day).map((review) => ({
      ...review,
      id: `${restriction.id}.${review.detailId}`,
      restriction,
      daysPastDue: Math.max(0, daysBetween(review.nextReview, day)),
    })),
  );
  known.set(restrictions, { day, reviews });
  return reviews;
}

interface Traffic {
  pages: number;
  imminent: number;
}

/** Adds to each review what makes it urgent. */
export async function pastDueBy(
  tx: Tx,
  waiting: readonly WaitingReview[],
  { today, lastImminent, riskOf }: Question,
): Promise<ReviewDue[]> {
  const traffic = await trafficOfPlaces(tx, today, lastImminent);
  const exposureOf = (restriction: ListedRestriction): PlaceExposure => {
    const { pages, imminent } = traffic.get(restriction.placeKey) ?? { pages: 0, imminent: 0 };
    return { activeTripPages: pages, departingWithin72Hours: imminent, riskLevel: riskOf(restriction) };
  };
  // Reviews of one restriction follow each other.
  let last: { restriction: ListedRestriction; place: PlaceExposure } | null = null;
  return waiting.map((review) => {
    const { restriction, daysPastDue } = review;
    if (last?.restriction !== restriction) last = { restriction, place: exposureOf(restriction) };
    const { place } = last;
    const { activeTripPages, departingWithin72Hours, riskLevel } = place;
    const priority = priorityOf({ daysPastDue, activeTripPages, departingWithin72Hours, riskLevel });
    return { review, place, priority };
  });
}

/** Of all places with active trips: there are fewer of them than of reviews. */
async function trafficOfPlaces(tx: Tx, today: IsoDate, lastImminent: IsoDate): Promise<Map<string, Traffic>> {
  // Many trips share an itinerary: they are counted before the places are joined.
  const { rows } = await tx.query<Traffic & { key: string }>(
    `select p.place_key as key, sum(j.pages)::int as pages, sum(j.imminent)::int as imminent
     from itinerary_place p join (
       select fingerprint, count(*) as pages, count(*) filter (where date_start between $1 and $2) as imminent from journey
       where expired_at is null and not is_manually_disabled and date_end >= $1 group by fingerprint
     ) j using (fingerprint)
     group by p.place_key`,
    [today, lastImminent],
  );
  return new Map(rows.map((row) => [row.key, row]));
}
