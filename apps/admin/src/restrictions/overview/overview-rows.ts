import type { ReviewRow, StatusColor } from '../../gen/graphql.js';

export interface OverviewRow {
  iso2: string;
  name: string;
  /** What is said about the country as a whole; null: nothing yet. */
  own: ReviewRow | null;
  /** Regions and airports in it with a restriction of their own. */
  inside: ReviewRow[];
  /** Over the country and everything in it. */
  reviewsDue: number;
  scheduled: number;
  details: number;
}

/**
 * One row for each country, whether or not something is said about it. An editor's restriction stands before an imported
 * one, an active one before one that is switched off.
 */
export function overviewRows(
  countries: readonly { iso2: string; name: string }[],
  restrictions: readonly ReviewRow[],
): OverviewRow[] {
  const byCountry = new Map<string, ReviewRow[]>();
  for (const row of restrictions) byCountry.set(row.country.iso2, [...(byCountry.get(row.country.iso2) ?? []), row]);
  return countries.map(({ iso2, name }) => {
    const all = byCountry.get(iso2) ?? [];
    const ranked = all.filter(({ level }) => level === 'COUNTRY').sort((a, b) => rank(a) - rank(b));
    const sum = (value: (row: ReviewRow) => number): number => all.reduce((total, row) => total + value(row), 0);
    return {
      iso2,
      name,
      own: ranked[0] ?? null,
      inside: all.filter(({ level }) => level !== 'COUNTRY'),
      reviewsDue: sum(({ reviewsDueCount }) => reviewsDueCount),
      scheduled: sum(({ scheduledCount }) => scheduledCount),
      details: sum(({ detailCount }) => detailCount),
    };
  });
}

const rank = ({ isActive, provenance }: ReviewRow): number => (isActive ? 0 : 2) + (provenance === 'EDITORIAL' ? 0 : 1);

export const SHOWN = ['ALL', 'STATED', 'MISSING', 'DEVIATING', 'REVIEWS_DUE', 'SCHEDULED', 'REMINDER'] as const;
type Shown = (typeof SHOWN)[number];
export interface OverviewFilter {
  search: string;
  status: StatusColor | '';
  shown: Shown;
}

export const hasDeviation = ({ own, inside }: OverviewRow): boolean =>
  inside.length > 0 || Boolean(own?.regionDeviationTourism) || Boolean(own?.regionDeviationBusiness);

const CHECKS: Readonly<Record<Shown, (row: OverviewRow, today: string) => boolean>> = {
  ALL: () => true,
  STATED: ({ own, inside }) => own !== null || inside.length > 0,
  MISSING: ({ own }) => own === null,
  DEVIATING: hasDeviation,
  REVIEWS_DUE: ({ reviewsDue }) => reviewsDue > 0,
  SCHEDULED: ({ scheduled }) => scheduled > 0,
  REMINDER: ({ own, inside }, today) =>
    [...(own ? [own] : []), ...inside].some(({ reminder }) => reminder !== null && reminder <= today),
};

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function filterRows(
  rows: readonly OverviewRow[],
  { search, status, shown }: OverviewFilter,
  today: string,
): OverviewRow[] {
  const searched = fold(search.trim());
  return rows.filter(
    (row) =>
      (searched === '' || row.iso2.toLowerCase() === searched || fold(row.name).includes(searched)) &&
      (status === '' || row.own?.status === status || row.inside.some((inner) => inner.status === status)) &&
      CHECKS[shown](row, today),
  );
}
