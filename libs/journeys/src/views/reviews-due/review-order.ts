import type { Language } from '@landfall/kernel';
import { fold } from '@landfall/places';
import { sortedBy, type ListFilter, type SortOrder } from '@landfall/platform';
import type { Purpose } from '@landfall/requirements';
import type { ReviewDue } from './past-due.js';

export type ReviewDueSortField =
  'priority' | 'place' | 'checkedAt' | 'nextReview' | 'activeTripPages' | 'departingWithin72Hours' | 'riskLevel';

export interface ReviewDueFilter extends ListFilter {
  countryId?: string | null;
  restrictionType?: Purpose | null;
}

/** A due review beside what lists find it by. */
export interface NamedReview extends ReviewDue {
  id: string;
  /** Of its place, in the language of the reader. */
  name: string;
}

const codesOf = ({ restriction: { countryId, regionId, airportId } }: ReviewDue): string[] =>
  [countryId, regionId, airportId].flatMap((id) => (id ? [fold(id)] : []));

/** The due reviews that fit all that the filter names. */
export function filterReviews(reviews: readonly NamedReview[], filter: ReviewDueFilter): readonly NamedReview[] {
  const ids = filter.ids && new Set(filter.ids);
  const country = filter.countryId?.toUpperCase();
  const typed = fold(filter.search?.trim() ?? '');
  return reviews.filter(
    (review) =>
      (!ids || ids.has(review.id)) &&
      (!country || review.restriction.countryId === country) &&
      (!filter.restrictionType || review.detail.purpose === filter.restrictionType) &&
      (typed === '' || fold(review.name).includes(typed) || codesOf(review).includes(typed)),
  );
}

const VALUES: Readonly<Record<ReviewDueSortField, (review: NamedReview) => string | number | null>> = {
  priority: ({ priority }) => priority,
  place: ({ name }) => name,
  checkedAt: ({ checkedAt }) => checkedAt,
  nextReview: ({ nextReview }) => nextReview,
  activeTripPages: ({ activeTripPages }) => activeTripPages,
  departingWithin72Hours: ({ departingWithin72Hours }) => departingWithin72Hours,
  riskLevel: ({ riskLevel }) => riskLevel,
};

/** A sorted copy. Those without a value come last in either order; among equals the order that came stays. */
export function sortReviews(
  reviews: readonly NamedReview[],
  field: ReviewDueSortField,
  order: SortOrder,
  language: Language,
): NamedReview[] {
  const { compare } = new Intl.Collator(language);
  return sortedBy(
    reviews,
    VALUES[field],
    (a, b) => (typeof a === 'string' && typeof b === 'string' ? compare(a, b) : Number(a) - Number(b)),
    order,
  );
}
