import type { StatusColor } from '@landfall/catalogue';
import type { IsoDate } from '@landfall/kernel';
import type { EntryRestriction } from './entry-restriction.js';
import { isUncheckedFor } from './review.js';
import { statusOfDay } from './status-of-day.js';

/** What a list of restrictions is narrowed by beside place and provenance; absent and null do not narrow. */
export interface ListFilter {
  isActive?: boolean | null;
  status?: StatusColor | null;
  /** Restrictions to be looked at again on this day or before. */
  reminderUntil?: IsoDate | null;
  uncheckedForDays?: number | null;
  /** Who saved the newest version. */
  editorId?: string | null;
}

/** Whether a restriction belongs to the list as it is seen on a day of a zone. */
export function isListed(restriction: EntryRestriction, filter: ListFilter, today: IsoDate, timeZone: string): boolean {
  const { isActive, status, reminderUntil, uncheckedForDays, editorId } = filter;
  return (
    (isActive == null || restriction.isActive === isActive) &&
    (status == null || statusOfDay(restriction, today) === status) &&
    (reminderUntil == null || (restriction.reminder !== null && restriction.reminder <= reminderUntil)) &&
    (uncheckedForDays == null || isUncheckedFor(uncheckedForDays, restriction, today, timeZone)) &&
    (editorId == null || restriction.modifiedBy === editorId)
  );
}
