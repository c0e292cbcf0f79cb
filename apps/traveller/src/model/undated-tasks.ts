import type { TimedEntry } from '@landfall/requirements/deadlines';
import type { Cell, JudgedPlace, Reason } from '@landfall/requirements/verdicts';
import type { DeadlineView } from '../trip-page-view.js';

type Duty = DeadlineView['duty'];

/** What a reason leaves to do before the trip. */
const DUTY_OF: Readonly<Partial<Record<Reason['key'], Duty>>> = {
  visa: 'VISA',
  permit: 'ENTRY_PERMIT',
  forms: 'EXTRA_FORMS',
  vaccination: 'IMMUNISATION',
  insurance: 'INSURANCE',
};
/** Who holds the visa of the destination has to look at it, and to apply for none. */
const dutyOf = (key: Reason['key'], isHeld: boolean): Duty | undefined =>
  key === 'visa' && isHeld ? 'HELD_VISA' : DUTY_OF[key];

/** Nothing to apply for: one that is given on arrival, and days that are too few or not certain. */
const NO_TASKS = new Set(['arrival', 'onlinearrival', 'tooLong', 'days']);

export interface UndatedTask<E extends TimedEntry> {
  duty: Duty;
  destination: string;
  citizenships: string[];
  isCertain: boolean;
  /** What states it. */
  entry: E | undefined;
}

/** What has to be done before the trip and what may have to be, one task for all nationalities that share it, by the order of the trip. */
export function tasksOf<E extends TimedEntry>(
  cells: readonly (readonly Cell<JudgedPlace, E>[])[],
  heldPlaces: readonly string[],
): UndatedTask<E>[] {
  const tasks = new Map<string, UndatedTask<E>>();
  for (const { destination, nationality, reasons } of cells.flat()) {
    if (destination.isTransit) continue;
    for (const { key, verdict, variant, entries } of reasons) {
      const duty = dutyOf(key, heldPlaces.includes(destination.place.id));
      if (!duty || !(verdict === 'TODO' || verdict === 'DEPENDS') || NO_TASKS.has(variant)) continue;
      const task = { duty, destination: destination.place.id, isCertain: verdict === 'TODO' };
      const id = JSON.stringify(task);
      const same = tasks.get(id);
      if (same) same.citizenships.push(nationality);
      else tasks.set(id, { ...task, citizenships: [nationality], entry: entries[0] });
    }
  }
  return [...tasks.values()];
}
