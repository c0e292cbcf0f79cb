import { fold, type AirportSize, type Places, type RegionRow } from '@landfall/places';
import { missingColumns, type CsvRow, type CsvTable } from '../port/csv-rows.js';
import type { ImportProblem } from '../port/import-problem.js';

/** An airport as a file tells it; null where the file says nothing. */
export interface AirportRecord {
  iata: string;
  icao: string | null;
  name: string;
  country: string;
  regionId: string | null;
  /** True where the file gives a name instead of a code: it says nothing against a region that is already known. */
  isRegionByName: boolean;
  lat: number;
  lon: number;
  tz: string | null;
  /** Null for what is no airport to fly from. */
  size: AirportSize | null;
  isClosed: boolean;
  scheduled: boolean;
}

interface Shape {
  columns: readonly string[];
  airport(row: CsvRow, places: Places): AirportRecord;
}

const SIZES: Readonly<Record<string, AirportSize>> = {
  large_airport: 'large',
  medium_airport: 'medium',
  small_airport: 'small',
  seaplane_base: 'seaplane',
  heliport: 'heliport',
};
const coordinate = (text: string): number => (text === '' ? NaN : Math.round(Number(text) * 1e6) / 1e6);
const icaoOf = (...codes: string[]): string | null =>
  codes.map((code) => code.toUpperCase()).find((code) => /^[A-Z][A-Z0-9]{3}$/.test(code)) ?? null;

/** `airports.csv` of OurAirports: regions by code, no time zones. */
const OUR_AIRPORTS: Shape = {
  columns: [
    'ident',
    'type',
    'name',
    'latitude_deg',
    'longitude_deg',
    'iso_country',
    'iso_region',
    'scheduled_service',
    'iata_code',
  ],
  airport: (row, places) => ({
    iata: row.cell('iata_code').toUpperCase(),
    icao: icaoOf(row.cell('icao_code'), row.cell('gps_code'), row.cell('ident')),
    name: row.cell('name'),
    country: row.cell('iso_country').toUpperCase(),
    regionId: places.region(row.cell('iso_region'))?.id ?? null,
    isRegionByName: false,
    lat: coordinate(row.cell('latitude_deg')),
    lon: coordinate(row.cell('longitude_deg')),
    tz: null,
    size: SIZES[row.cell('type')] ?? null,
    isClosed: row.cell('type').startsWith('closed'),
    scheduled: row.cell('scheduled_service') === 'yes',
  }),
};

/** The list that the shipped airports were made from: regions by name, time zones on every row. */
const IATA_LIST: Shape = {
  columns: ['iata', 'icao', 'name', 'country_iso2', 'region_name', 'lat', 'lon', 'tz', 'type', 'scheduled'],
  airport: (row, places) => {
    const country = row.cell('country_iso2').toUpperCase();
    const regionName = row.cell('region_name');
    return {
      iata: row.cell('iata').toUpperCase(),
      icao: icaoOf(row.cell('icao')),
      name: row.cell('name'),
      country,
      regionId: regionName === '' ? null : (regionsByName(places.regionsOf(country)).get(fold(regionName)) ?? null),
      isRegionByName: true,
      lat: coordinate(row.cell('lat')),
      lon: coordinate(row.cell('lon')),
      tz: isTimeZone(row.cell('tz')) ? row.cell('tz') : null,
      size: SIZES[row.cell('type')] ?? null,
      isClosed: row.cell('type').startsWith('closed'),
      scheduled: row.cell('scheduled') === '1',
    };
  },
};

const foldedNames = new WeakMap<readonly RegionRow[], ReadonlyMap<string, string>>();

/** Ids of a country's regions by their folded names; of two that are called the same, the first. A list asks for each thousands of times. */
function regionsByName(regions: readonly RegionRow[]): ReadonlyMap<string, string> {
  const known = foldedNames.get(regions);
  if (known) return known;
  const byName = new Map(
    regions.toReversed().flatMap(({ id, name, also }) => [name, ...also].map((called) => [fold(called), id] as const)),
  );
  foldedNames.set(regions, byName);
  return byName;
}

/** The shape that a table has, or what it lacks to have the first one. */
export const airportShape = (table: CsvTable): Shape | ImportProblem =>
  [OUR_AIRPORTS, IATA_LIST].find((shape) => missingColumns(table, shape.columns) === null) ??
  missingColumns(table, OUR_AIRPORTS.columns)!;

/** Asking costs half a millisecond, and a list asks for the same few hundred names ten thousand times. */
const ZONES_REMEMBERED = 1_000;
const answers = new Map<string, boolean>();

export function isTimeZone(name: string): boolean {
  const known = answers.get(name);
  if (known !== undefined) return known;
  if (answers.size >= ZONES_REMEMBERED) answers.clear();
  const is = name !== '' && isKnown(name);
  answers.set(name, is);
  return is;
}

function isKnown(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}
