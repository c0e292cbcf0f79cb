import type { AirportRow, PlaceRows, RegionRow } from '../place-rows.js';

/** An imported region or airport: a new one, or a correction of a shipped one. */
export type OverlayEntry = { kind: 'REGION'; row: RegionRow } | { kind: 'AIRPORT'; row: AirportRow };

export const idOfOverlayEntry = (entry: OverlayEntry): string =>
  entry.kind === 'REGION' ? entry.row.id : entry.row.iata;

const key = (id: string): string => id.trim().toUpperCase();

/**
 * Lays the entries over the shipped places. Never throws: after an update the country or region of an entry may
 * be missing. A place of an unknown country is dropped, an airport of an unknown region keeps its country.
 */
export function withOverlay(rows: PlaceRows, entries: readonly OverlayEntry[]): PlaceRows {
  if (entries.length === 0) return rows;
  const countries = new Set(rows.countries.map(({ iso2 }) => iso2));
  const regions = new Map(rows.regions.map((row) => [key(row.id), row]));
  const airports = new Map(rows.airports.map((row) => [key(row.iata), row]));
  for (const entry of entries) {
    if (!countries.has(entry.row.country)) continue;
    if (entry.kind === 'REGION') regions.set(key(entry.row.id), entry.row);
    else airports.set(key(entry.row.iata), entry.row);
  }
  const inItsRegion = (row: AirportRow): AirportRow =>
    row.regionId === null || regions.get(key(row.regionId))?.country === row.country ? row : { ...row, regionId: null };
  return {
    countries: rows.countries,
    regions: [...regions.values()],
    airports: [...airports.values()].map(inItsRegion),
  };
}
