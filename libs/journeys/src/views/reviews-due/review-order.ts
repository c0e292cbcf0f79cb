import {
  ascending,
  passing,
  sortedPage,
  when,
  type ListFilter,
  type PageRequest,
  type RowTest,
  type SortOrder,
} from '@landfall/platform';
import type { Purpose } from '@landfall/requirements';
import type { PlaceNames } from '@landfall/restrictions/places-by-name';
import type { ReviewDueSortField } from '@landfall/platform/schema';
import type { ReviewDue, WaitingReview } from './past-due.js';

export interface ReviewDueFilter extends ListFilter {
  countryId?: string | null;
  restrictionType?: Purpose | null;
}

/** The reviews that fit all that the filter names. */
export function filterReviews(
  reviews: readonly WaitingReview[],
  filter: ReviewDueFilter,
  names: PlaceNames,
): readonly WaitingReview[] {
  const { ids, countryId, restrictionType, search } = filter;
  const fits: RowTest<WaitingReview> = passing([
    when(
      ids && new Set(ids),
      (some) =>
        ({ id }) =>
          some.has(id),
    ),
    when(
      countryId?.toUpperCase(),
      (country) =>
        ({ restriction }) =>
          restriction.countryId === country,
    ),
    when(restrictionType, (purpose) => (review) => review.purpose === purpose),
    when(search?.trim(), (text) => {
      const isFound = names.finder(text);
      return ({ restriction }) => isFound(restriction);
    }),
  ]);
  return reviews.filter(fits);
}

export const mostUrgentFirst = (a: ReviewDue, b: ReviewDue): number => b.priority - a.priority;

type SortValue = (due: ReviewDue) => string | number | null;

const VALUES: Readonly<Record<Exclude<ReviewDueSortField, 'place'>, SortValue>> = {
  priority: ({ priority }) => priority,
  checkedAt: ({ review }) => review.checkedAt,
  nextReview: ({ review }) => review.nextReview,
  activeTripPages: ({ place }) => place.activeTripPages,
  departingWithin72Hours: ({ place }) => place.departingWithin72Hours,
  riskLevel: ({ place }) => place.riskLevel,
};

/** One page. Reviews without a value come last in either order; among equals the most urgent comes first. */
export function pageOfReviews(
  reviews: readonly ReviewDue[],
  { field, order }: { field: ReviewDueSortField; order: SortOrder },
  page: PageRequest,
  names: PlaceNames,
): readonly ReviewDue[] {
  const valueOf: SortValue = field === 'place' ? ({ review }) => names.rankOf(review.restriction) : VALUES[field];
  return sortedPage(reviews, { valueOf, compare: ascending, order }, mostUrgentFirst, page);
}
