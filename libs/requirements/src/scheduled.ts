import type { StatusColor } from '@landfall/catalogue';
import type { IsoDate } from '@landfall/kernel';
import { answerOf } from './answer.js';
import { contentHash } from './content-hash.js';
import { contentOf, differences } from './differences.js';
import type { Answer, Difference, Itinerary, TripSnapshot, ScheduledDifference, ScheduledRules } from './model.js';
import { statusOfDay, dateOf, dayNumber, phaseBoundaries } from './phases.js';
import type { RuleIndex } from './rule-index.js';
import { type Visits, visitsOf } from './visits.js';

/** The rules from a day on; the first stage precedes any scheduled revision. */
interface Stage {
  from: number;
  visits: Visits;
}

interface Dated {
  day: number;
  difference: Difference;
}

const stageOn = (stages: readonly Stage[], day: number): Stage => stages.findLast((stage) => stage.from <= day)!;

function colorsOn(stages: readonly Stage[], place: number, day: number): StatusColor[] {
  const colors = new Map<object, StatusColor>();
  return stageOn(stages, day).visits.visits[place]!.views.map((view) => {
    const color = colors.get(view.phases) ?? statusOfDay(view.phases, day);
    colors.set(view.phases, color);
    return color;
  });
}

/** Status changes from one day to the next; citizenships with the same change share a difference. */
function colorChange(stages: readonly Stage[], place: number, day: number): Dated[] {
  const { citizenships, visits } = stages[0]!.visits;
  const [before, after] = [colorsOn(stages, place, day - 1), colorsOn(stages, place, day)];
  const found: (Difference & { before: StatusColor; after: StatusColor })[] = [];
  citizenships.forEach((citizenship, at) => {
    const [was, is] = [before[at]!, after[at]!];
    if (was === is) return;
    const same = found.find((one) => one.before === was && one.after === is);
    if (same) same.citizenships.push(citizenship);
    else
      found.push({
        place: visits[place]!.place.id,
        detailType: 'Status',
        citizenships: [citizenship],
        before: was,
        after: is,
      });
  });
  return found.map((difference) => ({ day, difference }));
}

/** Status changes within the trip, by phases and by scheduled revisions. */
function colorChanges(stages: readonly Stage[], trip: { from: number; to: number }): Dated[] {
  return stages[0]!.visits.visits.flatMap((_, place) => {
    if (stages.length === 1 && stages[0]!.visits.visits[place]!.views.every(({ phases }) => phases.length === 0))
      return [];
    const views = new Set(stages.flatMap((stage) => stage.visits.visits[place]!.views));
    const days = new Set([...views].flatMap((view) => phaseBoundaries(view.phases, trip)));
    for (const { from } of stages) if (from > trip.from && from <= trip.to) days.add(from);
    return [...days].sort((a, b) => a - b).flatMap((day) => colorChange(stages, place, day));
  });
}

/**
 * The certain changes up to the last day of the trip: scheduled revisions in the given order, and phase boundaries
 * after the first day. Sorted by day and place. A status change appears once, on the first trip day that shows it,
 * else on the day of the scheduled revision.
 */
export function scheduledDifferences(
  ruleIndex: RuleIndex,
  itinerary: Itinerary,
  scheduledRevisions: readonly ScheduledRules[],
  visits: Visits = visitsOf(ruleIndex, itinerary),
  now?: Answer,
): ScheduledDifference[] {
  const trip = { from: dayNumber(itinerary.dateStart), to: dayNumber(itinerary.dateEnd) };
  const stages: Stage[] = [{ from: -Infinity, visits }];
  const ofScheduledRevisions: Dated[] = [];
  const days = [...new Set(scheduledRevisions.map((scheduledRevision) => scheduledRevision.effectiveOn))]
    .filter((day) => day <= itinerary.dateEnd)
    .sort();
  let [rules, before] = [ruleIndex, now];
  for (const day of days) {
    before ??= answerOf(visits, itinerary);
    rules = scheduledRevisions
      .filter((scheduledRevision) => scheduledRevision.effectiveOn === day)
      .reduce(
        (draft, scheduledRevision) => draft.replacing(scheduledRevision.restrictionId, scheduledRevision.details),
        rules,
      );
    const visitsThen = visitsOf(rules, itinerary);
    const after = answerOf(visitsThen, itinerary);
    ofScheduledRevisions.push(...differences(before, after).map((difference) => ({ day: dayNumber(day), difference })));
    stages.push({ from: dayNumber(day), visits: visitsThen });
    before = after;
  }
  const ofPhases = colorChanges(stages, trip);
  // The day on which the traveller meets the new status matters more than the day of the decision.
  const isNotified = ({ place, after }: Difference): boolean =>
    ofPhases.some(({ difference }) => difference.place === place && difference.after === after);
  const rest = ofScheduledRevisions.filter(
    ({ difference }) => difference.detailType !== 'Status' || !isNotified(difference),
  );
  const order = new Map(stages[0]!.visits.visits.map((visit, at) => [visit.place.id, at]));
  return [...ofPhases, ...rest]
    .sort((a, b) => a.day - b.day || order.get(a.difference.place)! - order.get(b.difference.place)!)
    .map(({ day, difference }) => ({
      ...difference,
      effectiveOn: dateOf(day),
      timing: timingOf(dateOf(day), itinerary),
    }));
}

const timingOf = (day: IsoDate, { dateStart }: Itinerary): ScheduledDifference['timing'] =>
  day > dateStart ? 'DURING_TRIP' : 'BEFORE_TRIP';

/** The current answer with its scheduled changes; the version covers both. */
export function answerWithScheduledRevisions(
  ruleIndex: RuleIndex,
  itinerary: Itinerary,
  scheduledRevisions: readonly ScheduledRules[],
): TripSnapshot {
  const visits = visitsOf(ruleIndex, itinerary);
  const now = answerOf(visits, itinerary);
  const scheduled = scheduledDifferences(ruleIndex, itinerary, scheduledRevisions, visits, now);
  return withScheduled(now, scheduled);
}

/** An answer, or what is known of it, with its scheduled changes; the version covers both. */
export const withScheduled = <T extends Pick<Answer, 'version'>>(
  known: T,
  scheduled: ScheduledDifference[],
): T & { scheduled: ScheduledDifference[] } => ({
  ...known,
  scheduled,
  version:
    scheduled.length === 0 ? known.version : contentHash(JSON.stringify([known.version, scheduled.map(readerOf)])),
});

const sideOf = (side: Difference['before']): string | null =>
  side === null || typeof side === 'string' ? side : contentOf(side);

const readerOf = (one: ScheduledDifference): unknown[] => [
  one.effectiveOn,
  one.timing,
  one.place,
  one.detailType,
  [...one.citizenships].sort(),
  sideOf(one.before),
  sideOf(one.after),
];
