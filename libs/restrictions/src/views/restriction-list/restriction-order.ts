import type { StatusColor } from '@landfall/catalogue';
import { ascending, sortedBy, type SortOrder } from '@landfall/platform';
import type { EntryRestrictionSortField } from '@landfall/platform/schema';
import type { ListedRestriction } from './listed-restriction.js';
import type { ListContext } from './restriction-filter.js';
import type { PlaceNames } from './places-by-name.js';

/** What needs attention first comes first. */
export const STATUS_RANK: Readonly<Record<StatusColor, number>> = { PURPLE: 0, RED: 1, YELLOW: 2, BLUE: 3, GRAY: 4 };
const LEVEL_RANK: Readonly<Record<ListedRestriction['level'], number>> = { COUNTRY: 0, REGION: 1, AIRPORT: 2 };

type SortValue = (restriction: ListedRestriction) => number | null;

function sortValue(field: EntryRestrictionSortField, context: ListContext): SortValue {
  const { today, names, conflictCount, scheduledCount } = context;
  const values: Readonly<Record<EntryRestrictionSortField, SortValue>> = {
    place: (r) => names.rankOf(r),
    level: (r) => LEVEL_RANK[r.level],
    status: (r) => STATUS_RANK[r.statusOn(today)],
    isActive: (r) => Number(r.isActive),
    provenance: (r) => Number(r.provenance === 'IMPORTED'),
    modifiedAt: (r) => r.modifiedAt,
    checkedAt: (r) => r.checkedAt,
    significantUpdateAt: (r) => r.significantUpdateAt,
    reminder: (r) => (r.reminder === null ? null : Date.parse(r.reminder)),
    detailCount: (r) => r.detailCount,
    reviewsDueCount: (r) => r.reviewsDueOn(today),
    scheduledCount,
    conflictCount,
  };
  return values[field];
}

/** By the name of the place, then by id: the order that decides where another leaves two equal. */
export const inPlaceOrder = (
  restrictions: readonly ListedRestriction[],
  names: Pick<PlaceNames, 'rankOf'>,
): ListedRestriction[] =>
  restrictions
    .map((restriction) => ({ restriction, rank: names.rankOf(restriction) }))
    .sort((a, b) => a.rank - b.rank || ascending(a.restriction.id, b.restriction.id))
    .map(({ restriction }) => restriction);

/** Sorts restrictions that are in the order of their places by a field. Those without a value come last in either order. */
export function sortRestrictions(
  inOrderOfPlace: readonly ListedRestriction[],
  { field, order }: { field: EntryRestrictionSortField; order: SortOrder },
  context: ListContext,
): readonly ListedRestriction[] {
  if (field === 'place' && order === 'ASC') return inOrderOfPlace;
  return sortedBy(inOrderOfPlace, { valueOf: sortValue(field, context), compare: ascending, order });
}
