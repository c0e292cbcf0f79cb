import type { StatusColor } from '@landfall/catalogue';
import type { IsoDate } from '@landfall/kernel';
import { fold } from '@landfall/places';
import { ascending, sortedBy, type ListFilter, type SortOrder } from '@landfall/platform';
import type { CountryOverviewSortField } from '@landfall/platform/schema';
import type { ListedRestriction } from '../restriction-list/listed-restriction.js';
import { STATUS_RANK } from '../restriction-list/restriction-order.js';

type Shown = 'STATED' | 'MISSING' | 'DEVIATING' | 'REVIEWS_DUE' | 'SCHEDULED' | 'REMINDER';

export interface CountryOverviewFilter extends ListFilter {
  status?: StatusColor | null;
  shown?: Shown | null;
}

/** A country as the overview filters and sorts it. */
export interface CountryRow {
  iso2: string;
  name: string;
  /** What is said about the country as a whole; null: nothing yet. */
  own: ListedRestriction | null;
  /** Regions and airports in it with a restriction of their own. */
  inside: readonly ListedRestriction[];
  /** Over the country and everything in it. */
  reviewsDueCount: number;
  scheduledCount: number;
  detailCount: number;
}

const precedence = ({ isActive, provenance }: ListedRestriction): number =>
  (isActive ? 0 : 2) + (provenance === 'EDITORIAL' ? 0 : 1);

/**
 * One row for each country, whether or not something is said about it, in the order of the countries. An editor's
 * restriction stands before an imported one, an active one before one that is switched off. `scheduled`: by country.
 */
export function countryRows(
  countries: readonly { iso2: string; name: string }[],
  restrictions: readonly ListedRestriction[],
  { today, scheduled }: { today: IsoDate; scheduled: ReadonlyMap<string, number> },
): CountryRow[] {
  const byCountry = new Map<string, ListedRestriction[]>();
  for (const restriction of restrictions) {
    const same = byCountry.get(restriction.countryId);
    if (same) same.push(restriction);
    else byCountry.set(restriction.countryId, [restriction]);
  }
  return countries.map(({ iso2, name }) => {
    const all = byCountry.get(iso2) ?? [];
    const [own = null] = all.filter(({ level }) => level === 'COUNTRY').sort((a, b) => precedence(a) - precedence(b));
    const sum = (count: (restriction: ListedRestriction) => number): number =>
      all.reduce((total, restriction) => total + count(restriction), 0);
    return {
      iso2,
      name,
      own,
      inside: all.filter(({ level }) => level !== 'COUNTRY'),
      reviewsDueCount: sum((restriction) => restriction.reviewsDueOn(today)),
      scheduledCount: scheduled.get(iso2) ?? 0,
      detailCount: sum(({ detailCount }) => detailCount),
    };
  });
}

const allOf = ({ own, inside }: CountryRow): ListedRestriction[] => [...(own ? [own] : []), ...inside];

const SHOWN: Readonly<Record<Shown, (row: CountryRow, today: IsoDate) => boolean>> = {
  STATED: (row) => allOf(row).length > 0,
  MISSING: ({ own }) => own === null,
  DEVIATING: ({ own, inside }) => inside.length > 0 || own?.hasDeviation === true,
  REVIEWS_DUE: ({ reviewsDueCount }) => reviewsDueCount > 0,
  SCHEDULED: ({ scheduledCount }) => scheduledCount > 0,
  REMINDER: (row, today) => allOf(row).some(({ reminder }) => reminder !== null && reminder <= today),
};

/** The rows that fit all that the filter names. */
export function filterCountries(
  rows: readonly CountryRow[],
  { ids, search, status, shown }: CountryOverviewFilter,
  today: IsoDate,
): CountryRow[] {
  const typed = fold(search?.trim() ?? '');
  const codes = ids && new Set(ids.map((id) => id.toUpperCase()));
  return rows.filter(
    (row) =>
      (!codes || codes.has(row.iso2)) &&
      (typed === '' || fold(row.iso2) === typed || fold(row.name).includes(typed)) &&
      (!status || allOf(row).some((restriction) => restriction.statusOn(today) === status)) &&
      (!shown || SHOWN[shown](row, today)),
  );
}

type SortValue = (row: CountryRow, today: IsoDate) => number | null;

const VALUES: Readonly<Record<Exclude<CountryOverviewSortField, 'country'>, SortValue>> = {
  status: ({ own }, today) => own && STATUS_RANK[own.statusOn(today)],
  deviations: ({ inside }) => inside.length,
  checkedAt: ({ own }) => own?.checkedAt ?? null,
  significantUpdateAt: ({ own }) => own?.significantUpdateAt ?? null,
  reminder: ({ own }) => (own?.reminder ? Date.parse(own.reminder) : null),
  reviewsDueCount: ({ reviewsDueCount }) => reviewsDueCount,
  scheduledCount: ({ scheduledCount }) => scheduledCount,
  detailCount: ({ detailCount }) => detailCount,
};

/** Sorts rows that are in the order of the countries' names. Those without a value come last in either order. */
export function sortCountries(
  byName: readonly CountryRow[],
  field: CountryOverviewSortField,
  order: SortOrder,
  today: IsoDate,
): readonly CountryRow[] {
  if (field === 'country') return order === 'ASC' ? byName : [...byName].reverse();
  return sortedBy(byName, { valueOf: (row) => VALUES[field](row, today), compare: ascending, order });
}
