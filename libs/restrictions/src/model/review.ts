import { addDays, daysBetween, type IsoDate } from '@landfall/kernel';
import type { EntryRestriction, RestrictionDetail } from './entry-restriction.js';

/** Days after its check on which a detail is to be compared with its source again, unless its editor named a day. */
export const REVIEW_AFTER_DAYS = 90;

type Reviewed = Pick<RestrictionDetail, 'checkedAt' | 'nextReview' | 'modifiedAt'>;

/** The newest day on which a detail was compared with its source, by itself or with its whole restriction; null: never. */
export function checkedDay(detail: Pick<RestrictionDetail, 'checkedAt'>, restrictionCheckedAt: Date | string | null): IsoDate | null {
  const whole = restrictionCheckedAt === null ? null : new Date(restrictionCheckedAt).toISOString().slice(0, 10);
  return [detail.checkedAt, whole].filter((day) => day !== null).sort().at(-1) ?? null;
}

/**
 * The day on which a detail is to be compared with its source again: the one its editor named, unless it was checked on or
 * after that day, else `REVIEW_AFTER_DAYS` after the last check. One that was never checked waits since it was written.
 */
export function reviewDay(detail: Reviewed, restrictionCheckedAt: Date | string | null): IsoDate {
  const checked = checkedDay(detail, restrictionCheckedAt);
  if (detail.nextReview && (checked === null || checked < detail.nextReview)) return detail.nextReview;
  return checked === null ? detail.modifiedAt.slice(0, 10) : addDays(checked, REVIEW_AFTER_DAYS);
}

/** True when the day of review has passed; one that was never checked and has no day named is overdue from the start. */
export function isOverdue(detail: Reviewed, restrictionCheckedAt: Date | string | null, today: IsoDate): boolean {
  if (!detail.nextReview && checkedDay(detail, restrictionCheckedAt) === null) return true;
  return reviewDay(detail, restrictionCheckedAt) < today;
}

/** Details that wait for their review. Imported statements are nobody's to check, inactive ones are not shown to anybody. */
export function overdueDetails(restriction: Pick<EntryRestriction, 'origin' | 'isActive' | 'details' | 'checkedAt'>, today: IsoDate): RestrictionDetail[] {
  if (restriction.origin === 'imported' || !restriction.isActive) return [];
  return restriction.details.filter((detail) => isOverdue(detail, restriction.checkedAt, today));
}

/** True for a restriction that was never checked as a whole, or longer ago than `days` days. */
export function isUncheckedFor(days: number, restriction: Pick<EntryRestriction, 'checkedAt'>, today: IsoDate): boolean {
  return restriction.checkedAt === null || daysBetween(restriction.checkedAt.toISOString().slice(0, 10), today) > days;
}
