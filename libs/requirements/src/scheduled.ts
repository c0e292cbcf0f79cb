import type { StatusColor } from '@landfall/catalogue';
import type { IsoDate } from '@landfall/kernel';
import { answer } from './answer.js';
import { contentHash } from './content-hash.js';
import { contentOf, differences } from './differences.js';
import type { Answer, Difference, Itinerary, TripSnapshot, ScheduledDifference, ScheduledRules } from './model.js';
import { statusOfDay, dateOf, dayNumber, phaseBoundaries } from './phases.js';
import type { RuleIndex } from './rule-index.js';
import { type Visits, visitsOf } from './visits.js';

/** The rules from a day on, until the next stage; the first one holds before any scheduled revision. */
interface Stage {
  from: number;
  visits: Visits;
}

interface Dated {
  day: number;
  difference: Difference;
}

const stageOn = (stages: readonly Stage[], day: number): Stage => stages.findLast((stage) => stage.from <= day)!;

/** The colour of each citizenship at a place on one day, by the rules that are in force on it. */
function colorsOn(stages: readonly Stage[], place: number, day: number): StatusColor[] {
  const colors = new Map<object, StatusColor>();
  return stageOn(stages, day).visits.visits[place]!.views.map((view) => {
    const color = colors.get(view.phases) ?? statusOfDay(view.phases, day);
    colors.set(view.phases, color);
    return color;
  });
}

/** Where the colour of a day is another than that of the day before; citizenships that share both colours share a difference. */
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

/** Changes of colour within the trip: phases that begin or end, and scheduled revisions that move the phases of later days. */
function colorChanges(stages: readonly Stage[], trip: { from: number; to: number }): Dated[] {
  return stages[0]!.visits.visits.flatMap((_, place) => {
    const views = new Set(stages.flatMap((stage) => stage.visits.visits[place]!.views));
    const days = new Set([...views].flatMap((view) => phaseBoundaries(view.phases, trip)));
    for (const { from } of stages) if (from > trip.from && from <= trip.to) days.add(from);
    return [...days].sort((a, b) => a - b).flatMap((day) => colorChange(stages, place, day));
  });
}

/**
 * What is certain to change up to the last day of the trip: scheduled revisions, applied one after the other in the given order of each day,
 * and phases that begin or end after the first day. By day, then by place in the order of the itinerary. A scheduled revision that takes
 * effect after the trip is left out. A colour is told once, as `Status`: on the day of the trip that first shows it, or, where no
 * single day turns, on the day of the scheduled revision.
 */
export function scheduledDifferences(
  ruleIndex: RuleIndex,
  itinerary: Itinerary,
  scheduledRevisions: readonly ScheduledRules[],
  now: Answer = answer(ruleIndex, itinerary),
): ScheduledDifference[] {
  const trip = { from: dayNumber(itinerary.dateStart), to: dayNumber(itinerary.dateEnd) };
  const stages: Stage[] = [{ from: -Infinity, visits: visitsOf(ruleIndex, itinerary) }];
  const ofScheduledRevisions: Dated[] = [];
  const days = [...new Set(scheduledRevisions.map((scheduledRevision) => scheduledRevision.effectiveOn))]
    .filter((day) => day <= itinerary.dateEnd)
    .sort();
  let [rules, before] = [ruleIndex, now];
  for (const day of days) {
    rules = scheduledRevisions
      .filter((scheduledRevision) => scheduledRevision.effectiveOn === day)
      .reduce(
        (draft, scheduledRevision) => draft.replacing(scheduledRevision.restrictionId, scheduledRevision.details),
        rules,
      );
    const after = answer(rules, itinerary);
    ofScheduledRevisions.push(...differences(before, after).map((difference) => ({ day: dayNumber(day), difference })));
    stages.push({ from: dayNumber(day), visits: visitsOf(rules, itinerary) });
    before = after;
  }
  const ofPhases = colorChanges(stages, trip);
  // The day on which the traveller meets the other colour tells more than the day on which it was decided.
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

/** The answer of now together with what is certain to change; its version changes with either. */
export function answerWithScheduledRevisions(
  ruleIndex: RuleIndex,
  itinerary: Itinerary,
  scheduledRevisions: readonly ScheduledRules[],
): TripSnapshot {
  const now = answer(ruleIndex, itinerary);
  const scheduled = scheduledDifferences(ruleIndex, itinerary, scheduledRevisions, now);
  return {
    ...now,
    scheduled,
    version: scheduled.length === 0 ? now.version : contentHash(JSON.stringify([now.version, scheduled.map(readerOf)])),
  };
}

const sideOf = (side: Difference['before']): string | null =>
  side === null || typeof side === 'string' ? side : contentOf(side);

/** All that a reader sees of a scheduled difference. */
const readerOf = (one: ScheduledDifference): unknown[] => [
  one.effectiveOn,
  one.timing,
  one.place,
  one.detailType,
  [...one.citizenships].sort(),
  sideOf(one.before),
  sideOf(one.after),
];
