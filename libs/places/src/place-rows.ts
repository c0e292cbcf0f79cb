import type { Language } from '@landfall/kernel';

export type PlaceType = 'COUNTRY' | 'REGION' | 'AIRPORT';

export interface CountryRow {
  iso2: string;
  iso3: string;
  /** ISO 3166-1 numeric, three digits; null for Kosovo. */
  numeric: string | null;
  /** The short name for display and sorting. */
  names: Readonly<Record<Language, string>>;
  /** Aliases for search only. */
  also: readonly string[];
  officialLanguages: readonly string[];
  currencies: readonly string[];
  callingCode: string | null;
  capital: string | null;
}

export interface RegionRow {
  /** ISO 3166-2 code, or "ISO2:Name" for an unknown code. */
  id: string;
  country: string;
  name: string;
  /** Names for search only. */
  also: readonly string[];
  /** In languages where another name is known. */
  names?: Readonly<Partial<Record<Language, string>>>;
  /** "ISO2:Name" from before its code was known. Rules and trips stay stored under it. */
  formerId?: string;
}

export const AIRPORT_SIZES = ['large', 'medium', 'small', 'seaplane', 'heliport'] as const;
export type AirportSize = (typeof AIRPORT_SIZES)[number];

export interface AirportRow {
  iata: string;
  icao: string | null;
  name: string;
  country: string;
  regionId: string | null;
  lat: number;
  lon: number;
  tz: string;
  size: AirportSize;
  /** False without airline service, for example a closed airport. */
  scheduled: boolean;
  /** Names of its city for search only. */
  cities?: readonly string[];
}

export interface PortRow {
  /** UN/LOCODE: two letters of the country, three of the place. */
  unlocode: string;
  name: string;
  country: string;
  lat: number;
  lon: number;
  /** IANA time zone. */
  tz: string;
}

export interface PlaceRows {
  countries: readonly CountryRow[];
  regions: readonly RegionRow[];
  airports: readonly AirportRow[];
  ports?: readonly PortRow[];
}

/** A place with its parents, by the ids that rules and trips are stored under: for a region the former one, if it has one. */
export interface PlacePath {
  type: PlaceType;
  id: string;
  country: string;
  region: string | null;
  airport: string | null;
}

export interface PlaceHit {
  type: PlaceType;
  id: string;
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  region: string | null;
  iata: string | null;
}
