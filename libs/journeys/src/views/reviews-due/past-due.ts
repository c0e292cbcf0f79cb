import { daysBetween, type IsoDate } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import type { DetailReview } from '@landfall/restrictions/review';
import type { ListedRestriction } from '@landfall/restrictions/listed-restriction';
import { priorityOf, type ReviewsDue } from './priority.js';

/** A detail of editors whose day of review has passed. */
export interface WaitingReview extends DetailReview {
  /** Of the detail within its restriction: a copied detail may keep its id. */
  id: string;
  restriction: ListedRestriction;
}

export interface ReviewDue extends WaitingReview, ReviewsDue {
  priority: number;
}

interface Question {
  today: IsoDate;
  /** Last day on which a departure lies within 72 hours. */
  lastImminent: IsoDate;
  /** 1 to 5; null: unknown. */
  riskOf(restriction: ListedRestriction): number | null;
}

/** What of these restrictions waits for its review, in no order. */
export const waitingReviews = (restrictions: readonly ListedRestriction[], today: IsoDate): WaitingReview[] =>
  restrictions.flatMap((restriction) =>
    restriction
      .waitingOn(today)
      .map((review) => ({ ...review, id: `${restriction.id}.${review.detailId}`, restriction })),
  );

/** Adds to each review what makes it urgent. */
export async function pastDueBy(
  tx: Tx,
  waiting: readonly WaitingReview[],
  { today, lastImminent, riskOf }: Question,
): Promise<ReviewDue[]> {
  const traffic = await trafficBy(
    tx,
    [...new Set(waiting.map(({ restriction }) => restriction.placeKey))],
    today,
    lastImminent,
  );
  return waiting.map((review) => {
    const { placeKey } = review.restriction;
    const facts: ReviewsDue = {
      daysPastDue: Math.max(0, daysBetween(review.nextReview, today)),
      activeTripPages: traffic.get(placeKey)?.pages ?? 0,
      departingWithin72Hours: traffic.get(placeKey)?.imminent ?? 0,
      riskLevel: riskOf(review.restriction),
    };
    return { ...review, ...facts, priority: priorityOf(facts) };
  });
}

async function trafficBy(
  tx: Tx,
  placeKeys: readonly string[],
  today: IsoDate,
  lastImminent: IsoDate,
): Promise<Map<string, { pages: number; imminent: number }>> {
  // Many trips share an itinerary: they are counted before the places are joined.
  const { rows } = await tx.query<{ key: string; pages: number; imminent: number }>(
    `select p.place_key as key, sum(j.pages)::int as pages, sum(j.imminent)::int as imminent
     from itinerary_place p join (
       select fingerprint, count(*) as pages, count(*) filter (where date_start between $2 and $3) as imminent from journey
       where expired_at is null and not is_manually_disabled and date_end >= $2 group by fingerprint
     ) j using (fingerprint)
     where p.place_key = any($1) group by p.place_key`,
    [placeKeys, today, lastImminent],
  );
  return new Map(rows.map((r) => [r.key, { pages: r.pages, imminent: r.imminent }]));
}
