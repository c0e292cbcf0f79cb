import type { Provenance, RestrictionLevel, RestrictionRow, StatusColor } from '../../gen/graphql.js';
import type { EntryRestrictionFilter } from '../../gen/schema.js';
import { decodePlace } from '../../places/place-ref.js';

/** The filter as the list keeps it in its address, and as a query is kept under a name. */
export interface ListFilter {
  level?: RestrictionLevel | '';
  active?: 'yes' | 'no' | '';
  country?: string | null;
  /** A place with its country, as `places/place-ref` encodes it: its name can be read from that. */
  region?: string | null;
  airport?: string | null;
  provenance?: Provenance | '';
  status?: StatusColor | '';
  /** Only those whose reminder is due. */
  due?: boolean;
  /** Typed: days since the last check. */
  unchecked?: string;
  editor?: string;
  /** Only those that conflict or others of their place. */
  conflicts?: boolean;
}

const KEYS: readonly (keyof ListFilter)[] = [
  'level',
  'active',
  'country',
  'region',
  'airport',
  'provenance',
  'status',
  'due',
  'unchecked',
  'editor',
  'conflicts',
];

/** Without what filters nothing: two filters that say the same are then the same. */
export const filledFilter = (filter: ListFilter): ListFilter =>
  Object.fromEntries(KEYS.flatMap((key) => (filter[key] ? [[key, filter[key]]] : [])));

/** A kept filter as the list reads it: what it does not know, such as from another version, is left out. */
export const readFilter = (kept: unknown): ListFilter =>
  typeof kept === 'object' && kept !== null ? filledFilter(kept) : {};

export const isSameFilter = (a: ListFilter, b: ListFilter): boolean =>
  JSON.stringify(filledFilter(a)) === JSON.stringify(filledFilter(b));

/** Null for what is no whole number of days from 1. */
export const daysOf = (typed: string | undefined): number | null =>
  typed && /^[1-9]\d{0,4}$/.test(typed.trim()) ? Number(typed) : null;

const idOf = (place: string | null | undefined): string | null => (place ? (decodePlace(place)?.id ?? null) : null);

export const toFilter = (
  { level, active, country, region, airport, provenance, status, due, unchecked, editor, conflicts }: ListFilter,
  today: string,
): EntryRestrictionFilter => ({
  level: level || null,
  isActive: active ? active === 'yes' : null,
  countryId: country || null,
  regionId: idOf(region),
  airportId: idOf(airport),
  provenance: provenance || null,
  status: status || null,
  reminderUntil: due ? today : null,
  uncheckedForDays: daysOf(unchecked),
  editorId: editor || null,
  hasConflicts: conflicts ? true : null,
});

export const placeName = ({
  country,
  region,
  airport,
}: Pick<RestrictionRow, 'country' | 'region' | 'airport'>): string =>
  [country.nameShort, region?.name, airport ? (airport.iata ?? airport.name) : null].filter(Boolean).join(', ');
