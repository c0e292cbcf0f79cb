import { addDays, dayIn, daysBetween, type IsoDate } from '@landfall/kernel';
import type { EntryRestriction, RestrictionDetail } from './entry-restriction.js';

/** Days after its check on which a detail is to be compared with its source again, unless its editor named a day. */
export const REVIEW_AFTER_DAYS = 90;

type Reviewed = Pick<RestrictionDetail, 'writtenOn' | 'checkedAt' | 'nextReview' | 'modifiedAt'>;

/** When a whole restriction was checked; the moment may come as JSON kept it. Null: never. */
type CheckMoment = Date | string | null;

/** The calendar day of a check of a whole restriction, in the zone of the product; null: never. */
export const dayOfCheck = (checkedAt: CheckMoment, timeZone: string): IsoDate | null =>
  checkedAt === null ? null : dayIn(timeZone, new Date(checkedAt));

/**
 * The newest day on which the wording of a detail was compared with its source, by itself or with its whole restriction;
 * null: never.
 */
export function checkedDay(
  detail: Pick<Reviewed, 'writtenOn' | 'checkedAt' | 'modifiedAt'>,
  restrictionCheckedAt: CheckMoment,
  timeZone: string,
): IsoDate | null {
  return (
    [detail.checkedAt, dayOfCheckSinceWriting(detail, restrictionCheckedAt, timeZone)]
      .filter((day) => day !== null)
      .sort()
      .at(-1) ?? null
  );
}

/** The day of a check of the whole restriction, unless the detail has its wording only since then. */
function dayOfCheckSinceWriting(
  { writtenOn, modifiedAt }: Pick<Reviewed, 'writtenOn' | 'modifiedAt'>,
  restrictionCheckedAt: CheckMoment,
  timeZone: string,
): IsoDate | null {
  const day = dayOfCheck(restrictionCheckedAt, timeZone);
  if (day === null || !writtenOn || writtenOn < day) return day;
  return writtenOn === day && new Date(modifiedAt) <= new Date(restrictionCheckedAt!) ? day : null;
}

/** A day before all others: from then on waits what was never checked and has no day named. */
const ALWAYS = '';

interface ReviewDays {
  checkedAt: IsoDate | null;
  nextReview: IsoDate;
  /** On and after this day `reviewsDue` has it: the one after its day of review. */
  dueFrom: IsoDate;
}

function reviewDays(detail: Reviewed, restrictionCheckedAt: CheckMoment, timeZone: string): ReviewDays {
  const checkedAt = checkedDay(detail, restrictionCheckedAt, timeZone);
  const named = detail.nextReview;
  if (named && (checkedAt === null || checkedAt < named))
    return { checkedAt, nextReview: named, dueFrom: addDays(named, 1) };
  if (checkedAt === null)
    return { checkedAt, nextReview: detail.writtenOn ?? dayIn(timeZone, new Date(detail.modifiedAt)), dueFrom: ALWAYS };
  const nextReview = addDays(checkedAt, REVIEW_AFTER_DAYS);
  return { checkedAt, nextReview, dueFrom: addDays(nextReview, 1) };
}

/**
 * The day on which a detail is to be compared with its source again: the one its editor named, unless it was checked on or
 * after that day, else `REVIEW_AFTER_DAYS` after the last check. One that was never checked waits since it was written.
 */
export const reviewDay = (detail: Reviewed, restrictionCheckedAt: CheckMoment, timeZone: string): IsoDate =>
  reviewDays(detail, restrictionCheckedAt, timeZone).nextReview;

/** True when the day of review has passed; one that was never checked and has no day named is due from the start. */
export const isReviewDue = (
  detail: Reviewed,
  restrictionCheckedAt: CheckMoment,
  today: IsoDate,
  timeZone: string,
): boolean => reviewDays(detail, restrictionCheckedAt, timeZone).dueFrom <= today;

interface ReviewedRestriction<D extends Reviewed> extends Pick<
  EntryRestriction,
  'provenance' | 'isActive' | 'checkedAt'
> {
  details: readonly D[];
}

/** Imported statements are nobody's to check, inactive ones are not shown to anybody. */
const isReviewed = ({ provenance, isActive }: Pick<EntryRestriction, 'provenance' | 'isActive'>): boolean =>
  provenance !== 'imported' && isActive;

/** Details that wait for their review. */
export function reviewsDue<D extends Reviewed>(
  restriction: ReviewedRestriction<D>,
  today: IsoDate,
  timeZone: string,
): D[] {
  if (!isReviewed(restriction)) return [];
  return restriction.details.filter((detail) => isReviewDue(detail, restriction.checkedAt, today, timeZone));
}

/** A detail and the days of its review. */
export interface DetailReview extends Pick<RestrictionDetail, 'purpose'>, ReviewDays {
  detailId: string;
  writtenOn: IsoDate | null;
}

/** The review of each detail, whether or not it is due. */
export const detailReviews = (
  restriction: ReviewedRestriction<Reviewed & Pick<RestrictionDetail, 'id' | 'purpose'>>,
  timeZone: string,
): DetailReview[] =>
  isReviewed(restriction)
    ? restriction.details.map((detail) => ({
        detailId: detail.id,
        purpose: detail.purpose,
        writtenOn: detail.writtenOn ?? null,
        ...reviewDays(detail, restriction.checkedAt, timeZone),
      }))
    : [];

/** True for a restriction that was never checked as a whole, or longer ago than `days` days. */
export function isUncheckedFor(
  days: number,
  restriction: Pick<EntryRestriction, 'checkedAt'>,
  today: IsoDate,
  timeZone: string,
): boolean {
  const checked = dayOfCheck(restriction.checkedAt, timeZone);
  return checked === null || daysBetween(checked, today) > days;
}
