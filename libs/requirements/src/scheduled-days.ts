import type { ScheduledDifference } from './model.js';

/** The day of a scheduled change, and how it is said. */
interface Dated extends Pick<ScheduledDifference, 'effectiveOn' | 'timing'> {
  text: string;
}

/** What changes on one day. */
export interface ScheduledDay<Change> extends Dated {
  changes: Change[];
}

/** Scheduled changes by day, the next one first; those of a day keep their order. */
export function scheduledDays<Change extends Dated>(scheduled: readonly Change[]): ScheduledDay<Change>[] {
  const byDay = new Map<string, ScheduledDay<Change>>();
  for (const change of scheduled) {
    const { effectiveOn, timing, text } = change;
    const day = byDay.get(effectiveOn) ?? { effectiveOn, timing, text, changes: [] };
    byDay.set(effectiveOn, day);
    day.changes.push(change);
  }
  return [...byDay.values()].sort((a, b) => a.effectiveOn.localeCompare(b.effectiveOn));
}
