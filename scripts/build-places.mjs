// Rebuilds db/seeds/places from the data folder and the npm packages named in its LICENCES.md.
// usage: node scripts/build-places.mjs [data folder, default ../shared/data]
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildCountries } from '../libs/places/build/countries.mjs';
import { parseCsv, toCsv } from '../libs/places/build/csv.mjs';
import { buildRegionsAndAirports } from '../libs/places/build/regions-and-airports.mjs';
import { buildWorldMap } from '../libs/places/build/world-map.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const data = resolve(root, process.argv[2] ?? '../shared/data');
const seeds = join(root, 'db/seeds/places');
const AIRPORT_COLUMNS = ['iata', 'icao', 'name', 'country', 'regionId', 'lat', 'lon', 'tz', 'size', 'scheduled'];

const text = (...path) => readFile(join(...path), 'utf8');
const authoredCsv = async (name) => parseCsv(await text(seeds, 'authored', name));
const rowPerLine = (rows) => `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
const write = async (name, content) => {
  await writeFile(join(seeds, name), content);
  console.log(`${name}: ${Buffer.byteLength(content)} bytes`);
};

const core = JSON.parse(await text(data, 'countries-core/countries-core.json'));
const countries = buildCountries(core, JSON.parse(await text(seeds, 'authored/country-also.json')));
const { regions, airports } = buildRegionsAndAirports({
  sourceAirports: parseCsv(await text(data, 'airports/airports-iata.csv')),
  regionCodes: await authoredCsv('region-codes.csv'),
  airportRegions: await authoredCsv('airport-regions.csv'),
  corrections: await authoredCsv('airport-corrections.csv'),
});
const topology = JSON.parse(await text(createRequire(import.meta.url).resolve('world-atlas/countries-10m.json')));
const { countries: shapes, ...frame } = buildWorldMap(topology, countries);

await write('countries.json', rowPerLine(countries));
await write('regions.json', rowPerLine(regions));
await write('airports.csv', toCsv(AIRPORT_COLUMNS, airports));
await write('world-map.json', `${JSON.stringify(frame).slice(0, -1)},"countries":${rowPerLine(shapes).trimEnd()}}\n`);
console.log(
  `${countries.length} countries, ${regions.length} regions, ${airports.length} airports, ${shapes.length} shapes`,
);
