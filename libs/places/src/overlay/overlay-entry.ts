import type { AirportRow, PlaceRows, RegionRow } from '../place-rows.js';

/** An imported region or airport: a new one, or a correction of a shipped one. */
export type OverlayEntry = { kind: 'REGION'; row: RegionRow } | { kind: 'AIRPORT'; row: AirportRow };

export const idOfOverlayEntry = (entry: OverlayEntry): string =>
  entry.kind === 'REGION' ? entry.row.id : entry.row.iata;

const key = (id: string): string => id.trim().toUpperCase();

/**
 * Lays the entries over the shipped places. Never throws: after an update the country or region of an entry may be missing, or
 * have another id. A place of an unknown country is dropped, an airport of an unknown region keeps its country. What an importer
 * does not know, such as the names in other languages, stays as shipped.
 */
export function withOverlay(rows: PlaceRows, entries: readonly OverlayEntry[]): PlaceRows {
  if (entries.length === 0) return rows;
  const countries = new Set(rows.countries.map(({ iso2 }) => iso2));
  const regions = new Map(rows.regions.map((row) => [key(row.id), row]));
  const airports = new Map(rows.airports.map((row) => [key(row.iata), row]));
  const idsByFormer = new Map(rows.regions.flatMap(({ id, formerId }) => (formerId ? [[key(formerId), id]] : [])));
  const presentId = (id: string): string => idsByFormer.get(key(id)) ?? id;
  for (const entry of entries) {
    if (!countries.has(entry.row.country)) continue;
    if (entry.kind === 'REGION') {
      const id = presentId(entry.row.id);
      regions.set(key(id), { ...unknownToImports(regions.get(key(id))), ...entry.row, id });
    } else {
      const { cities } = airports.get(key(entry.row.iata)) ?? {};
      airports.set(key(entry.row.iata), cities ? { cities, ...entry.row } : entry.row);
    }
  }
  const inItsRegion = (row: AirportRow): AirportRow => {
    if (row.regionId === null) return row;
    const regionId = presentId(row.regionId);
    const isKnown = regions.get(key(regionId))?.country === row.country;
    return isKnown && regionId === row.regionId ? row : { ...row, regionId: isKnown ? regionId : null };
  };
  return {
    countries: rows.countries,
    regions: [...regions.values()],
    airports: [...airports.values()].map(inItsRegion),
    ports: rows.ports ?? [],
  };
}

const unknownToImports = (shipped: RegionRow | undefined): Pick<RegionRow, 'names' | 'formerId'> => ({
  ...(shipped?.names ? { names: shipped.names } : {}),
  ...(shipped?.formerId ? { formerId: shipped.formerId } : {}),
});
