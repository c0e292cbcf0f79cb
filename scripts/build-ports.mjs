// Rebuilds db/seeds/places/ports.csv, the ports that an import of cruises knows.
// usage: node scripts/build-ports.mjs [data folder, default ../shared/data]
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toCsv } from '../libs/places/build/csv.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const data = resolve(root, process.argv[2] ?? '../shared/data');
const seeds = join(root, 'db/seeds');
const COLUMNS = 'unlocode,name,country,lat,lon,tz'.split(',');
const json = async (...path) => JSON.parse(await readFile(join(...path), 'utf8'));

const countries = new Set((await json(seeds, 'places/countries.json')).map(({ iso2 }) => iso2));
const spelled = new Map((await json(seeds, 'cruises/cruises.json')).ports.map(({ id, name }) => [id, name]));
const isZone = (zone) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
};
/** Ten metres are near enough for a port. */
const degrees = (value) => String(Math.round(value * 10_000) / 10_000);

const rows = Object.entries(await json(data, 'ports/sea-ports.json'))
  .filter(([unlocode]) => /^[A-Z]{2}[A-Z2-9]{3}$/.test(unlocode) && countries.has(unlocode.slice(0, 2)))
  .filter(([, { coordinates, timezone }]) => coordinates?.length === 2 && timezone && isZone(timezone))
  .map(
    ([
      unlocode,
      {
        name,
        coordinates: [lon, lat],
        timezone,
      },
    ]) => ({
      unlocode,
      name: spelled.get(unlocode) ?? name,
      country: unlocode.slice(0, 2),
      lat: degrees(lat),
      lon: degrees(lon),
      tz: timezone,
    }),
  )
  .sort((a, b) => (a.unlocode < b.unlocode ? -1 : 1));
await writeFile(join(seeds, 'places/ports.csv'), toCsv(COLUMNS, rows));
console.log(`ports.csv: ${rows.length} ports`);
