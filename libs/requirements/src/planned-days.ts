import type { PlannedDifference } from './model.js';

/** The day of a planned change, and how it is said. */
interface Dated extends Pick<PlannedDifference, 'effectiveOn' | 'timing'> {
  text: string;
}

/** What changes on one day. */
export interface PlannedDay<Change> extends Dated {
  changes: Change[];
}

/** Planned changes by day, the next one first; those of a day keep their order. */
export function plannedDays<Change extends Dated>(planned: readonly Change[]): PlannedDay<Change>[] {
  const byDay = new Map<string, PlannedDay<Change>>();
  for (const change of planned) {
    const { effectiveOn, timing, text } = change;
    const day = byDay.get(effectiveOn) ?? { effectiveOn, timing, text, changes: [] };
    byDay.set(effectiveOn, day);
    day.changes.push(change);
  }
  return [...byDay.values()].sort((a, b) => a.effectiveOn.localeCompare(b.effectiveOn));
}
