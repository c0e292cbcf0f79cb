import type { AirportRow, PlaceRows, RegionRow } from '../place-rows.js';

/** An imported region or airport: a new one, or a correction of a shipped one. */
export type PlaceAddition = { kind: 'REGION'; row: RegionRow } | { kind: 'AIRPORT'; row: AirportRow };

export const idOfAddition = (addition: PlaceAddition): string =>
  addition.kind === 'REGION' ? addition.row.id : addition.row.iata;

const key = (id: string): string => id.trim().toUpperCase();

/**
 * Overlays the additions on the shipped places. Never throws: after an update the country or region of an addition may
 * be missing. A place of an unknown country is dropped, an airport of an unknown region keeps its country.
 */
export function withAdditions(rows: PlaceRows, additions: readonly PlaceAddition[]): PlaceRows {
  if (additions.length === 0) return rows;
  const countries = new Set(rows.countries.map(({ iso2 }) => iso2));
  const regions = new Map(rows.regions.map((row) => [key(row.id), row]));
  const airports = new Map(rows.airports.map((row) => [key(row.iata), row]));
  for (const addition of additions) {
    if (!countries.has(addition.row.country)) continue;
    if (addition.kind === 'REGION') regions.set(key(addition.row.id), addition.row);
    else airports.set(key(addition.row.iata), addition.row);
  }
  const inItsRegion = (row: AirportRow): AirportRow =>
    row.regionId === null || regions.get(key(row.regionId))?.country === row.country ? row : { ...row, regionId: null };
  return {
    countries: rows.countries,
    regions: [...regions.values()],
    airports: [...airports.values()].map(inItsRegion),
  };
}
