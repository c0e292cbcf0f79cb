import type { ScheduledDifference } from './model.js';

interface Dated extends Pick<ScheduledDifference, 'effectiveOn' | 'timing'> {
  text: string;
}

export interface ScheduledDay<Change> extends Dated {
  changes: Change[];
}

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
