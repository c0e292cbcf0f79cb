import type { AirportRow, AirportSize, Places } from '@landfall/places';
import { tableIn } from '../port/csv-rows.js';
import { dateInName } from '../port/date-in-name.js';
import { problem, type ImportProblem } from '../port/import-problem.js';
import { rejectedReading, type Importer } from '../port/importer.js';
import { airportShape, type AirportRecord } from './airport-shapes.js';
import { comparePlaces } from './compare-places.js';

const NAME = 'airports';
/** In degrees: sources give the middle of a runway or of the terminal. */
const SAME_SPOT = 0.05;

type Airport = AirportRecord & { tz: string; size: AirportSize };

/** Airports with an IATA code: `airports.csv` of OurAirports, or a list in the shape of the shipped one. */
export const airportsImporter: Importer = {
  name: NAME,
  titleKey: 'import.title.airports',
  accepts: ['csv'],
  licence: 'Public domain',
  attribution: 'OurAirports',
  read(content, options, { places }) {
    const table = tableIn(content);
    if (!('rows' in table)) return rejectedReading(table);
    const shape = airportShape(table);
    if (!('airport' in shape)) return rejectedReading(shape);
    if (table.rows.length === 0) return rejectedReading(problem('import.problem.empty'));
    const known = airportsByCountry(places);
    const { airports, problems } = usableAirports(
      table.rows.map((row) => shape.airport(row, places)),
      known,
      places,
    );
    const dated = options.dated ?? dateInName(options.fileName) ?? options.fetchedOn;
    const set = {
      source: NAME,
      kind: 'AIRPORT' as const,
      known: [...known.values()].reduce((sum, { length }) => sum + length, 0),
      current: (id: string) => places.airport(id),
      places: [...airports.values()].map((airport) => ({
        id: airport.iata,
        becomes: (current: AirportRow | null) => rowOf(airport, current),
      })),
      read: table.rows.length,
      skipped: table.rows.length - airports.size,
      dated,
    };
    return { dated, problems, plan: { compare: (tx) => comparePlaces(tx, set, options) } };
  },
};

/** The airports of interest by code, and what is wrong with the others; of two with the same code the one with scheduled flights counts. */
function usableAirports(
  records: readonly AirportRecord[],
  known: ReadonlyMap<string, readonly AirportRow[]>,
  places: Places,
): { airports: Map<string, Airport>; problems: ImportProblem[] } {
  const airports = new Map<string, Airport>();
  const problems: ImportProblem[] = [];
  for (const airport of records) {
    const { iata, size } = airport;
    // Airfields without a code, closed ones and balloonports are part of such lists and of no interest here.
    if (iata === '' || airport.isClosed || size === null) continue;
    const fault = faultOf(airport, places);
    if (fault) {
      problems.push(fault);
      continue;
    }
    const tz = airport.tz ?? zoneOf(airport, known.get(airport.country) ?? []);
    if (tz === null) {
      problems.push(problem('import.problem.noTimeZone', { id: iata }));
      continue;
    }
    const twin = airports.get(iata);
    if (twin) problems.push(problem('import.problem.occursTwice', { id: iata }));
    if (!twin || (!twin.scheduled && airport.scheduled)) airports.set(iata, { ...airport, size, tz });
  }
  return { airports, problems };
}

function faultOf({ iata, name, country, lat, lon }: AirportRecord, places: Places): ImportProblem | null {
  if (!/^[A-Z0-9]{3}$/.test(iata))
    return problem('import.problem.badValue', {
      where: name || iata.slice(0, 40),
      field: 'iata',
      value: iata.slice(0, 40),
    });
  if (name === '') return problem('import.problem.badValue', { where: iata, field: 'name', value: '' });
  if (!places.country(country)) return problem('import.problem.unknownCountry', { name: `${country} (${iata})` });
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180
    ? null
    : problem('import.problem.badValue', { where: iata, field: 'lat, lon', value: `${lat}, ${lon}` });
}

/** What the file does not say stays as it is known. */
function rowOf(
  { iata, icao, name, country, regionId, isRegionByName, lat, lon, tz, size, scheduled }: Airport,
  current: AirportRow | null,
): AirportRow {
  const knownRegion = current?.country === country ? current.regionId : null;
  const moved = current === null || Math.abs(current.lat - lat) > SAME_SPOT || Math.abs(current.lon - lon) > SAME_SPOT;
  return {
    iata,
    icao: icao ?? current?.icao ?? null,
    name,
    country,
    regionId: isRegionByName ? (knownRegion ?? regionId) : (regionId ?? knownRegion),
    lat: moved ? lat : current.lat,
    lon: moved ? lon : current.lon,
    tz,
    size,
    scheduled,
    ...(current?.cities ? { cities: current.cities } : {}),
  };
}

const airportsByCountry = (places: Places): Map<string, AirportRow[]> =>
  new Map(
    places
      .countries('en')
      .map(({ iso2 }) => [
        iso2,
        [...places.airportsWithoutRegion(iso2), ...places.regionsOf(iso2).flatMap(({ id }) => places.airportsOf(id))],
      ]),
  );

/** The time zone that is known, else that of the nearest airport of the same country: lists without zones would otherwise bring no new airport. */
function zoneOf({ iata, lat, lon }: AirportRecord, airports: readonly AirportRow[]): string | null {
  const known = airports.find((airport) => airport.iata === iata);
  if (known) return known.tz;
  const distance = (airport: AirportRow): number => {
    const width =
      Math.cos((lat * Math.PI) / 180) * Math.min(Math.abs(airport.lon - lon), 360 - Math.abs(airport.lon - lon));
    return Math.hypot(airport.lat - lat, width);
  };
  return (
    airports.reduce<AirportRow | null>(
      (best, airport) => (best === null || distance(airport) < distance(best) ? airport : best),
      null,
    )?.tz ?? null
  );
}
