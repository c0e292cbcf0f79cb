import { fold } from '@landfall/places';
import type { ListFilter, SortOrder } from '@landfall/platform';
import type { Purpose } from '@landfall/requirements';
import type { ReviewDue, WaitingReview } from './past-due.js';
import type { ReviewPlace } from './review-places.js';

export type ReviewDueSortField =
  'priority' | 'place' | 'checkedAt' | 'nextReview' | 'activeTripPages' | 'departingWithin72Hours' | 'riskLevel';

export interface ReviewDueFilter extends ListFilter {
  countryId?: string | null;
  restrictionType?: Purpose | null;
}

type PlacesByKey = ReadonlyMap<string, ReviewPlace>;

/** The reviews that fit all that the filter names. */
export function filterReviews(
  reviews: readonly WaitingReview[],
  filter: ReviewDueFilter,
  places: PlacesByKey,
): readonly WaitingReview[] {
  const ids = filter.ids && new Set(filter.ids);
  const country = filter.countryId?.toUpperCase();
  const typed = fold(filter.search?.trim() ?? '');
  const isFound = ({ restriction: { placeKey } }: WaitingReview): boolean => {
    const place = places.get(placeKey);
    return place !== undefined && (place.foldedName.includes(typed) || place.codes.includes(typed));
  };
  return reviews.filter(
    (review) =>
      (!ids || ids.has(review.id)) &&
      (!country || review.restriction.countryId === country) &&
      (!filter.restrictionType || review.purpose === filter.restrictionType) &&
      (typed === '' || isFound(review)),
  );
}

/** The order that decides where another leaves two equal. */
export const mostUrgentFirst = (a: ReviewDue, b: ReviewDue): number => b.priority - a.priority || compare(a.id, b.id);

type SortValue = (review: ReviewDue) => string | number | null;

const VALUES: Readonly<Record<Exclude<ReviewDueSortField, 'place'>, SortValue>> = {
  priority: ({ priority }) => priority,
  checkedAt: ({ checkedAt }) => checkedAt,
  nextReview: ({ nextReview }) => nextReview,
  activeTripPages: ({ activeTripPages }) => activeTripPages,
  departingWithin72Hours: ({ departingWithin72Hours }) => departingWithin72Hours,
  riskLevel: ({ riskLevel }) => riskLevel,
};

/** A sorted copy. Those without a value come last in either order; among equals the most urgent comes first. */
export function sortReviews(
  reviews: readonly ReviewDue[],
  field: ReviewDueSortField,
  order: SortOrder,
  places: PlacesByKey,
): readonly ReviewDue[] {
  const sign = order === 'DESC' ? -1 : 1;
  const valueOf: SortValue =
    field === 'place' ? ({ restriction }) => places.get(restriction.placeKey)?.rank ?? null : VALUES[field];
  return reviews
    .map((review) => ({ review, by: valueOf(review) }))
    .sort((a, b) => {
      if (a.by === b.by) return mostUrgentFirst(a.review, b.review);
      if (a.by === null || b.by === null) return a.by === null ? 1 : -1;
      return sign * compare(a.by, b.by);
    })
    .map(({ review }) => review);
}

function compare<T extends string | number>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
