import { grouped } from '@landfall/kernel';
import type { DeadlineView } from '../trip-page-view.js';
import { isUndated } from './deadline-texts.js';

export interface DeadlineGroup {
  /** Nationalities with the same list. */
  travellers: string[];
  dated: DeadlineView[];
  /** Each a duty at several places. */
  undated: DeadlineView[][];
}

/** The list of each nationality, one for all that share it. Who has nothing to do has none. */
export function deadlineGroups(deadlines: readonly DeadlineView[], travellers: readonly string[]): DeadlineGroup[] {
  const groups = new Map<string, DeadlineGroup>();
  for (const traveller of travellers) {
    const own = deadlines.filter(({ citizenships }) => citizenships.includes(traveller));
    if (own.length === 0) continue;
    const key = own.map((deadline) => deadlines.indexOf(deadline)).join();
    const same = groups.get(key);
    if (same) same.travellers.push(traveller);
    else {
      const undated = own.filter(isUndated);
      const byDuty = grouped(undated, ({ duty, isCertain }) => `${duty} ${isCertain}`);
      groups.set(key, {
        travellers: [traveller],
        dated: own.filter((deadline) => !isUndated(deadline)),
        undated: [...byDuty.values()],
      });
    }
  }
  return [...groups.values()];
}
