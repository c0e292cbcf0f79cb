import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseCsv } from './csv.js';
import { AIRPORT_SIZES } from './place-rows.js';
import type { AirportRow, AirportSize, CountryRow, PlaceRows, PortRow, RegionRow } from './place-rows.js';

/** Reads `db/seeds/places`. Throws on a missing file, and on an invalid airport or port with its row. */
export async function loadPlaceSeeds(dir: string): Promise<PlaceRows> {
  const [countries, regions, airports, ports] = await Promise.all(
    ['countries.json', 'regions.json', 'airports.csv', 'ports.csv'].map((name) => readFile(join(dir, name), 'utf8')),
  );
  return {
    countries: JSON.parse(countries ?? '') as CountryRow[],
    regions: JSON.parse(regions ?? '') as RegionRow[],
    airports: airportsIn(airports ?? ''),
    ports: parseCsv(ports ?? '').map(portOf),
  };
}

/** Thousands of them repeat the same few codes and time zones, which are kept once. */
function airportsIn(text: string): AirportRow[] {
  const known = new Map<string, string>();
  const once = (code: string): string => known.get(code) ?? (known.set(code, code), code);
  return parseCsv(text).map((row) => {
    const airport = airportOf(row);
    const { country, regionId, tz } = airport;
    return { ...airport, country: once(country), regionId: regionId && once(regionId), tz: once(tz) };
  });
}

function airportOf(row: Readonly<Record<string, string>>): AirportRow {
  const { iata = '', icao = '', name = '', country = '', regionId = '', tz = '', size = '' } = row;
  const [lat, lon] = [Number(row['lat']), Number(row['lon'])];
  if (!/^[A-Z0-9]{3}$/.test(iata) || !isSize(size) || !Number.isFinite(lat) || !Number.isFinite(lon)) {
    throw new Error(`airports.csv: cannot read the airport ${JSON.stringify(row)}`);
  }
  return {
    iata,
    icao: icao || null,
    name,
    country,
    regionId: regionId || null,
    lat,
    lon,
    tz,
    size,
    scheduled: row['scheduled'] === '1',
    ...citiesIn(row['cities']),
  };
}

function portOf(row: Readonly<Record<string, string>>): PortRow {
  const { unlocode = '', name = '', country = '', tz = '' } = row;
  const [lat, lon] = [Number(row['lat']), Number(row['lon'])];
  if (!/^[A-Z]{2}[A-Z2-9]{3}$/.test(unlocode) || !name || !tz || !Number.isFinite(lat) || !Number.isFinite(lon))
    throw new Error(`ports.csv: cannot read the port ${JSON.stringify(row)}`);
  return { unlocode, name, country, lat, lon, tz };
}

const citiesIn = (list: string | undefined): Pick<AirportRow, 'cities'> => (list ? { cities: list.split('|') } : {});

const isSize = (text: string): text is AirportSize => AIRPORT_SIZES.includes(text as AirportSize);
