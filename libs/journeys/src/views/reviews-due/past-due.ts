import { RISK_SCALE } from '@landfall/catalogue';
import { daysBetween } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import type { PlacePath } from '@landfall/requirements';
import { mapRisk } from '@landfall/answers/map-status';
import { checkedDay, reviewsDue, reviewDay } from '@landfall/restrictions/review';
import { placeKeyOf, restrictionsBy } from '@landfall/restrictions/restriction-store';
import { type EntryRestriction, type RestrictionDetail } from '@landfall/restrictions/entry-restriction';
import { type RuleIndexProjection } from '@landfall/answers/rule-index';
import { priorityOf, type ReviewsDue } from './priority.js';

export interface ReviewDue extends ReviewsDue {
  restriction: EntryRestriction;
  detail: RestrictionDetail;
  checkedAt: string | null;
  nextReview: string;
  priority: number;
}

interface Question {
  today: string;
  /** Zone of that day, and of those of checks. */
  timeZone: string;
  /** Last day on which a departure lies within 72 hours. */
  lastImminent: string;
  /** Whose foreign office tells the risk of a place. */
  citizenship: string;
  place(restriction: EntryRestriction): PlacePath | null;
}

/** Details of editors whose day of review has passed, the most urgent first. */
export async function pastDueBy(
  tx: Tx,
  ruleIndex: RuleIndexProjection,
  { today, timeZone, lastImminent, citizenship, place }: Question,
): Promise<ReviewDue[]> {
  const waiting = (await restrictionsBy(tx, { isActive: true, provenance: 'editorial' })).flatMap((restriction) =>
    reviewsDue(restriction, today, timeZone).map((detail) => ({ restriction, detail })),
  );
  const traffic = await trafficBy(
    tx,
    [...new Set(waiting.map(({ restriction }) => placeKeyOf(restriction)))],
    today,
    lastImminent,
  );
  const risks = new Map<string, number | null>();
  return waiting
    .map(({ restriction, detail }) => {
      const key = placeKeyOf(restriction);
      if (!risks.has(key)) {
        const at = place(restriction);
        risks.set(
          key,
          at &&
            (RISK_SCALE.indexOf(mapRisk(ruleIndex.current, at, { departure: citizenship, citizenship, today })) ||
              null),
        );
      }
      const nextReview = reviewDay(detail, restriction.checkedAt, timeZone);
      const facts: ReviewsDue = {
        daysPastDue: Math.max(0, daysBetween(nextReview, today)),
        activeTripPages: traffic.get(key)?.pages ?? 0,
        departingWithin72Hours: traffic.get(key)?.imminent ?? 0,
        riskLevel: risks.get(key) ?? null,
      };
      return {
        restriction,
        detail,
        ...facts,
        checkedAt: checkedDay(detail, restriction.checkedAt, timeZone),
        nextReview,
        priority: priorityOf(facts),
      };
    })
    .sort((a, b) => b.priority - a.priority || (a.detail.id < b.detail.id ? -1 : 1));
}

async function trafficBy(
  tx: Tx,
  placeKeys: readonly string[],
  today: string,
  lastImminent: string,
): Promise<Map<string, { pages: number; imminent: number }>> {
  const { rows } = await tx.query<{ key: string; pages: number; imminent: number }>(
    `select p.place_key as key, count(*)::int as pages, (count(*) filter (where j.date_start between $2 and $3))::int as imminent
     from itinerary_place p join journey j on j.fingerprint = p.fingerprint
     where p.place_key = any($1) and j.expired_at is null and not j.is_manually_disabled and j.date_end >= $2 group by p.place_key`,
    [placeKeys, today, lastImminent],
  );
  return new Map(rows.map((r) => [r.key, { pages: r.pages, imminent: r.imminent }]));
}
