import { fold, type Places } from '@landfall/places';
import type { Outline } from '@landfall/places/region-outlines';
import { isObject, jsonValue, objectIn, textIn, type JsonObject } from '../port/json-object.js';
import { dateInName } from '../port/date-in-name.js';
import { problem, type ImportProblem } from '../port/import-problem.js';
import { rejectedReading, type Importer } from '../port/importer.js';
import { compareOutlines } from './compare-outlines.js';

const NAME = 'region-outlines';
/** Five decimals are a metre. */
const PRECISION = 1e5;

/** Outlines of regions as GeoJSON: `ne_10m_admin_1_states_provinces` of Natural Earth. */
export const regionOutlinesImporter: Importer = {
  name: NAME,
  titleKey: 'import.title.region-outlines',
  accepts: ['geojson', 'json'],
  licence: 'Public domain',
  attribution: 'Natural Earth',
  read(content, options, { places }) {
    if (content.trim() === '') return rejectedReading(problem('import.problem.empty'));
    const file = jsonValue(content);
    if (file === undefined) return rejectedReading(problem('import.problem.notJson'));
    if (!isObject(file) || file['type'] !== 'FeatureCollection' || !Array.isArray(file['features']))
      return rejectedReading(problem('import.problem.wrongShape'));
    const features: unknown[] = file['features'];
    if (features.length === 0) return rejectedReading(problem('import.problem.empty'));
    const polygons = new Map<string, number[][][][]>();
    const problems: ImportProblem[] = [];
    let skipped = 0;
    for (const feature of features) {
      const area = areaOf(feature, places);
      if (!('polygons' in area)) {
        problems.push(area);
        skipped += 1;
      } else polygons.set(area.region, [...(polygons.get(area.region) ?? []), ...area.polygons]);
    }
    const dated = options.dated ?? dateInName(options.fileName) ?? options.fetchedOn;
    const outlines = [...polygons].map(([region, parts]) => ({
      region: places.region(region)!,
      geometry: geometryOf(parts),
    }));
    const set = { source: NAME, outlines, read: features.length, skipped, dated };
    return { dated, problems, plan: { compare: (tx) => compareOutlines(tx, set, options) } };
  },
};

/** The region of a feature, by code or by a name that only one region of the country has, and its polygons. */
function areaOf(feature: unknown, places: Places): { region: string; polygons: number[][][][] } | ImportProblem {
  if (!isObject(feature)) return problem('import.problem.wrongShape');
  const properties = objectIn(feature, 'properties');
  const [country, code] = [textIn(properties, 'iso_a2').toUpperCase(), textIn(properties, 'iso_3166_2').toUpperCase()];
  const name = textIn(properties, 'name');
  if (!places.country(country)) return problem('import.problem.unknownCountry', { name: `${country} ${name}`.trim() });
  const region = regionOf(properties, country, code, places);
  if (region === null) return problem('import.problem.unknownRegion', { country, name: name || code });
  const polygons = polygonsOf(objectIn(feature, 'geometry'));
  return polygons
    ? { region, polygons }
    : problem('import.problem.badValue', { where: region, field: 'geometry', value: name });
}

function regionOf(properties: JsonObject, country: string, code: string, places: Places): string | null {
  const coded = places.region(code);
  if (coded) return coded.country === country ? coded.id : null;
  const names = new Set(
    ['name', 'name_local', 'name_en', 'name_de'].map((key) => fold(textIn(properties, key))).filter(Boolean),
  );
  const called = places
    .regionsOf(country)
    .filter((row) => [row.name, ...row.also, ...Object.values(row.names ?? {})].some((one) => names.has(fold(one))));
  return called.length === 1 ? called[0]!.id : null;
}

/** Null for what is no polygon with closed rings in degrees. */
function polygonsOf({ type, coordinates }: JsonObject): number[][][][] | null {
  const polygons: unknown = type === 'Polygon' ? [coordinates] : coordinates;
  if (type !== 'Polygon' && type !== 'MultiPolygon') return null;
  if (!Array.isArray(polygons) || polygons.length === 0) return null;
  const isPolygon = (value: unknown): value is number[][][] =>
    Array.isArray(value) && value.length > 0 && value.every(isClosedRing);
  if (!polygons.every(isPolygon)) return null;
  return polygons.map((rings) =>
    rings.map((ring) =>
      ring.map((point) => point.slice(0, 2).map((value) => Math.round(value * PRECISION) / PRECISION)),
    ),
  );
}

function isClosedRing(value: unknown): value is number[][] {
  if (!Array.isArray(value) || value.length < 4 || !value.every(isPoint)) return false;
  const [first, last] = [value[0] as number[], value.at(-1) as number[]];
  return first[0] === last[0] && first[1] === last[1];
}

const isPoint = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.length >= 2 &&
  value.every((one) => typeof one === 'number') &&
  Math.abs(value[0] as number) <= 180 &&
  Math.abs(value[1] as number) <= 90;

const geometryOf = (polygons: number[][][][]): Outline =>
  polygons.length === 1
    ? { type: 'Polygon', coordinates: polygons[0]! }
    : { type: 'MultiPolygon', coordinates: polygons };
