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

/** Kept as long as the restriction stays the same: to make tens of thousands for each request costs more than to sort them. */
const known = new WeakMap<DetailReview, WaitingReview>();

function waitingReview(restriction: ListedRestriction, review: DetailReview): WaitingReview {
  const made = known.get(review) ?? { ...review, id: `${restriction.id}.${review.detailId}`, restriction };
  known.set(review, made);
  return made;
}

/** What of these restrictions waits for its review, in no order. */
export const waitingReviews = (restrictions: readonly ListedRestriction[], today: IsoDate): WaitingReview[] =>
  restrictions.flatMap((restriction) =>
    restriction.waitingOn(today).map((review) => waitingReview(restriction, review)),
  );

interface Traffic {
  pages: number;
  imminent: number;
}

const NO_TRAFFIC: Traffic = { pages: 0, imminent: 0 };

/** Adds to each review what makes it urgent. */
export async function pastDueBy(
  tx: Tx,
  waiting: readonly WaitingReview[],
  { today, lastImminent, riskOf }: Question,
): Promise<ReviewDue[]> {
  const traffic = await trafficOfPlaces(tx, today, lastImminent);
  const daysPastDue = daysUntil(today);
  return waiting.map(({ id, restriction, detailId, purpose, checkedAt, nextReview, dueFrom }) => {
    const { pages, imminent } = traffic.get(restriction.placeKey) ?? NO_TRAFFIC;
    const facts: ReviewsDue = {
      daysPastDue: daysPastDue(nextReview),
      activeTripPages: pages,
      departingWithin72Hours: imminent,
      riskLevel: riskOf(restriction),
    };
    const priority = priorityOf(facts);
    // Named one by one: there are tens of thousands.
    return {
      id,
      restriction,
      detailId,
      purpose,
      checkedAt,
      nextReview,
      dueFrom,
      daysPastDue: facts.daysPastDue,
      activeTripPages: pages,
      departingWithin72Hours: imminent,
      riskLevel: facts.riskLevel,
      priority,
    };
  });
}

/** Many reviews have the same day. */
function daysUntil(today: IsoDate): (day: IsoDate) => number {
  const known = new Map<IsoDate, number>();
  return (day) => {
    const days = known.get(day) ?? Math.max(0, daysBetween(day, today));
    known.set(day, days);
    return days;
  };
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
