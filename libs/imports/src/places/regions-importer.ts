import { fold, type Places, type RegionRow } from '@landfall/places';
import { missingColumns, tableIn, type CsvRow, type CsvTable } from '../port/csv-rows.js';
import { problem, type ImportProblem } from '../port/import-problem.js';
import { rejectedReading, type Importer } from '../port/importer.js';
import { dateInName } from '../port/date-in-name.js';
import { comparePlaces } from './compare-places.js';

const NAME = 'regions';
const ISO_3166_2 = /^[A-Z]{2}-[A-Z0-9]{1,3}$/;

interface Region {
  id: string;
  country: string;
  name: string;
}

interface Shape {
  columns: readonly string[];
  region(row: CsvRow): Region;
}

const OUR_AIRPORTS: Shape = {
  columns: ['code', 'name', 'iso_country'],
  region: (row) => ({
    id: row.cell('code').toUpperCase(),
    country: row.cell('iso_country').toUpperCase(),
    name: row.cell('name'),
  }),
};
const UN_LOCODE: Shape = {
  columns: ['SUCountry', 'SUCode', 'SUName'],
  region: (row) => ({
    id: `${row.cell('SUCountry')}-${row.cell('SUCode')}`.toUpperCase(),
    country: row.cell('SUCountry').toUpperCase(),
    name: row.cell('SUName'),
  }),
};

const shapeOf = (table: CsvTable): Shape | ImportProblem =>
  [OUR_AIRPORTS, UN_LOCODE].find((shape) => missingColumns(table, shape.columns) === null) ??
  missingColumns(table, OUR_AIRPORTS.columns)!;

/** Regions of countries with their ISO 3166-2 codes: `regions.csv` of OurAirports, or the subdivisions of UN/LOCODE. */
export const regionsImporter: Importer = {
  name: NAME,
  titleKey: 'import.title.regions',
  accepts: ['csv'],
  licence: 'Public domain',
  attribution: 'OurAirports; UN/LOCODE',
  read(content, options, { places }) {
    const table = tableIn(content);
    if (!('rows' in table)) return rejectedReading(table);
    const shape = shapeOf(table);
    if (!('region' in shape)) return rejectedReading(shape);
    if (table.rows.length === 0) return rejectedReading(problem('import.problem.empty'));
    const regions = new Map<string, Region>();
    const problems: ImportProblem[] = [];
    let skipped = 0;
    for (const row of table.rows) {
      const region = shape.region(row);
      const fault = faultOf(region, row, places, regions);
      if (fault) problems.push(...fault);
      if (fault) skipped += 1;
      else regions.set(region.id, region);
    }
    const dated = options.dated ?? dateInName(options.fileName) ?? options.fetchedOn;
    const set = {
      source: NAME,
      kind: 'REGION' as const,
      known: places.countries('en').reduce((sum, { iso2 }) => sum + places.regionsOf(iso2).length, 0),
      current: (id: string) => places.region(id),
      places: [...regions.values()].map((region) => ({
        id: region.id,
        becomes: (current: RegionRow | null) => rowOf(region, current, places),
      })),
      read: table.rows.length,
      skipped,
      dated,
    };
    return { dated, problems, plan: { compare: (tx) => comparePlaces(tx, set, options) } };
  },
};

/** Why a row is left out; without a remark where the source itself says that it is no region. */
function faultOf(
  { id, country, name }: Region,
  row: CsvRow,
  places: Places,
  taken: ReadonlyMap<string, Region>,
): ImportProblem[] | null {
  if (/-U-A$/.test(id) || /^\(unassigned\)$/i.test(name)) return [];
  if (!places.country(country)) return [problem('import.problem.unknownCountry', { name: country || id })];
  if (!ISO_3166_2.test(id) || !id.startsWith(`${country}-`))
    return [
      {
        ...problem('import.problem.badValue', { where: country, field: 'code', value: id.slice(0, 40) }),
        at: { line: row.line },
      },
    ];
  if (name === '') return [problem('import.problem.badValue', { where: id, field: 'name', value: '' })];
  return taken.has(id) ? [problem('import.problem.occursTwice', { id })] : null;
}

/** Words that some lists add to the names of regions and others leave out. */
const KINDS =
  /\b(?:autonomous|canton|county|department|district|division|emirate|governorate|municipality|oblast|parish|prefecture|province|region|state|territory|voivodeship)\b/g;

function isSame(one: string, other: string): boolean {
  const [a, b] = [fold(one), fold(other)];
  const bare = (folded: string): string =>
    folded
      .replace(KINDS, '')
      .replace(/\bof\b/g, '')
      .replace(/ +/g, ' ')
      .trim();
  return a === b || (bare(a) !== '' && bare(a) === bare(b));
}

/** A known region keeps its id and name, and is also found by the file's name; one that is known by its name alone stays as it is. */
function rowOf({ id, country, name }: Region, current: RegionRow | null, places: Places): RegionRow | null {
  const isCalled = (region: RegionRow): boolean => [region.name, ...region.also].some((known) => isSame(known, name));
  if (current) return isCalled(current) ? null : { ...current, also: [...current.also, name] };
  return places.regionsOf(country).some((region) => region.id.includes(':') && isCalled(region))
    ? null
    : { id, country, name, also: [] };
}
