// Rebuilds db/seeds/cruises/cruises.json, the sample of cruises that the product ships with.
// usage: node scripts/build-cruises.mjs [data folder, default ../shared/data]
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const data = resolve(root, process.argv[2] ?? '../shared/data');
const target = join(root, 'db/seeds/cruises');

const LICENCE =
  'Positions of ports: sea-ports, MIT, © 2016 marchah. Everything else was written for this project. See LICENCES.md.';

const SPELLINGS = { DKCPH: 'København', HNRTB: 'Roatán', NOAES: 'Ålesund' };

const { shippingLines, ships, routes } = JSON.parse(
  await readFile(join(data, 'authored-seeds/cruise-seed.json'), 'utf8'),
);

const ports = new Map();
for (const { unlocode, name, latitude, longitude } of routes.flatMap((route) => route.stops)) {
  const port = {
    id: unlocode,
    name: SPELLINGS[unlocode] ?? name,
    country: unlocode.slice(0, 2),
    latitude: degrees(latitude),
    longitude: degrees(longitude),
  };
  const known = ports.get(unlocode);
  if (known && JSON.stringify(known) !== JSON.stringify(port))
    throw new Error(`The port ${unlocode} lies in two places.`);
  ports.set(unlocode, port);
}
const unexpected = Object.keys(SPELLINGS).filter((unlocode) => !ports.has(unlocode));
if (unexpected.length > 0) throw new Error(`Spellings name ports where no ship calls: ${unexpected.join(', ')}`);

const lists = {
  shippingLines: shippingLines.map(({ id, name }) => ({ id: String(id), name })),
  ships: ships.map(({ id, name, shippingLineId }) => ({
    id: String(id),
    name,
    shippingLineId: String(shippingLineId),
  })),
  ports: [...ports.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
  routes: routes.map(({ id, name, shipId, durationDays, stops, schedules }) => ({
    id: String(id),
    name,
    shipId: String(shipId),
    durationDays,
    calls: stops.map(({ unlocode }) => unlocode),
    starts: schedules.map(({ dateStart }) => ({ cruiseId: `${id}-${dateStart.replaceAll('-', '')}`, dateStart })),
  })),
};

/** Ten metres are near enough for a port. */
function degrees(value) {
  return Math.round(value * 10_000) / 10_000;
}

const rows = (list) => `[\n${list.map((row) => JSON.stringify(row)).join(',\n')}\n]`;
const body = Object.entries(lists).map(([key, list]) => `"${key}": ${rows(list)}`);
await mkdir(target, { recursive: true });
await writeFile(
  join(target, 'cruises.json'),
  `{\n"isSample": true,\n"licence": ${JSON.stringify(LICENCE)},\n${body.join(',\n')}\n}\n`,
);
