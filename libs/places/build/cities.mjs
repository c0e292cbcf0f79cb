import { foldName } from './region-names.mjs';

/**
 * Names of the city of each airport with scheduled flights, for search: as the list of airports has it, and in further
 * languages where the city is the example of its time zone or has the name of its region.
 */
export function withCities({ airports, regions, listed, zoneCities }) {
  const municipality = new Map(listed.map((row) => [row.iata_code, row.municipality]));
  const regionsOf = new Map();
  for (const row of regions) regionsOf.set(row.country, [...(regionsOf.get(row.country) ?? []), row]);
  return airports.map((airport) => {
    if (airport.scheduled !== '1') return { ...airport, cities: '' };
    const cities = citiesIn(municipality.get(airport.iata) ?? '');
    const further = cities.flatMap((city) => [
      ...zoneNames(city, zoneCities[airport.tz]),
      ...regionNames(city, regionsOf.get(airport.country) ?? []),
    ]);
    return { ...airport, cities: [...new Set([...cities, ...further])].join('|') };
  });
}

/** "Paris (Roissy-en-France, Val-d'Oise)": the city before the bracket; "Basel / Mulhouse": two. */
const citiesIn = (text) =>
  text
    .replace(/\s*[(,].*$/, '')
    .split('/')
    .map((part) => part.trim())
    .filter(Boolean);

const zoneNames = (city, names = []) => (names.some((name) => foldName(name) === foldName(city)) ? names : []);

const regionNames = (city, regions) =>
  regions
    .filter((row) => [row.name, ...row.also, ...Object.values(row.names ?? {})].some((name) => name === city))
    .flatMap((row) => [row.name, ...Object.values(row.names ?? {})]);

/** Names of the example cities of the time zones in these languages, by zone, from CLDR. */
export function citiesOfZones(byLanguage) {
  const cities = {};
  for (const zones of byLanguage) collect(zones, [], cities);
  return cities;
}

function collect(node, path, cities) {
  for (const [name, value] of Object.entries(node)) {
    if (name === 'exemplarCity') {
      const zone = path.join('/');
      cities[zone] = [...new Set([...(cities[zone] ?? [path.at(-1).replaceAll('_', ' ')]), value])];
    } else if (typeof value === 'object') collect(value, [...path, name], cities);
  }
}
