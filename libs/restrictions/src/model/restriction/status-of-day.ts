import type { StatusColor } from '@landfall/catalogue';
import type { IsoDate } from '@landfall/kernel';
import { datedPhases, dayNumber, tripColor } from '@landfall/requirements';
import type { EntryRestriction } from './entry-restriction.js';

/**
 * Colour of the phases that hold on a day for private travellers whatever their nationality and wherever they come from:
 * what is stated for some nationalities only does not colour the place. GRAY where nothing is stated or published.
 */
export function statusOfDay(restriction: Pick<EntryRestriction, 'isActive' | 'details'>, day: IsoDate): StatusColor {
  if (!restriction.isActive) return 'GRAY';
  const forEveryone = restriction.details.filter(
    (d) => d.purpose === 'PRIVATE' && d.citizenships.length === 0 && d.departures.length === 0,
  );
  const number = dayNumber(day);
  return tripColor(
    forEveryone.flatMap((d) => datedPhases(d.phases)),
    { from: number, to: number },
  );
}
