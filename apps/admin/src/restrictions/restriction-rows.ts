import type { RestrictionFilter } from '../graphql/restriction-operations.js';
import type { DetailOrigin, RestrictionLevel, RestrictionRow } from '../graphql/schema-types.js';

/** The filter as the list keeps it in its address. */
export interface ListFilter { level?: RestrictionLevel | ''; active?: 'yes' | 'no' | ''; country?: string | null; origin?: DetailOrigin | '' }

export const toFilter = ({ level, active, country, origin }: ListFilter): RestrictionFilter => ({
  restrictionLevel: level || null,
  isActive: active ? active === 'yes' : null,
  countryId: country || null,
  origin: origin || null,
});

export const placeName = ({ country, region, airport }: Pick<RestrictionRow, 'country' | 'region' | 'airport'>): string =>
  [country.nameShort, region?.name, airport ? (airport.iata ?? airport.name) : null].filter(Boolean).join(', ');

const SORTED_BY: Readonly<Record<string, (row: RestrictionRow) => string | number>> = {
  level: ({ level }) => level,
  active: ({ isActive }) => (isActive ? 0 : 1),
  origin: ({ origin }) => origin,
  modifiedAt: ({ modifiedAt }) => modifiedAt,
  checkedAt: ({ checkedAt }) => checkedAt ?? '',
  detailCount: ({ detailCount }) => detailCount,
};

/** Orders by the place as the reader sees it when nothing else is asked for, or when two rows are equal. */
export function orderRows(
  rows: readonly RestrictionRow[],
  field: string,
  order: 'ASC' | 'DESC',
  { compare, place = placeName }: { compare: (a: string, b: string) => number; place?: (row: RestrictionRow) => string },
): RestrictionRow[] {
  const value = SORTED_BY[field] ?? place;
  const direction = order === 'ASC' ? 1 : -1;
  return [...rows].sort((a, b) => {
    const left = value(a);
    const right = value(b);
    const difference = typeof left === 'number' && typeof right === 'number' ? left - right : compare(String(left), String(right));
    return difference === 0 ? compare(place(a), place(b)) : difference * direction;
  });
}

export const pageOf = <T>(rows: readonly T[], page: number, perPage: number): T[] => rows.slice((page - 1) * perPage, page * perPage);
