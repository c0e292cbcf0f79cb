/** A position as GeoJSON has it: longitude, then latitude. */
type Position = readonly number[];
type Ring = readonly Position[];
type Geometry =
  | { type: 'Polygon'; coordinates: readonly Ring[] }
  | { type: 'MultiPolygon'; coordinates: readonly (readonly Ring[])[] };

const isGeometry = (value: unknown): value is Geometry =>
  typeof value === 'object' &&
  value !== null &&
  'coordinates' in value &&
  'type' in value &&
  (value.type === 'Polygon' || value.type === 'MultiPolygon');

const ringsOf = (geometry: Geometry): readonly Ring[] =>
  geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();

export interface RegionShapes {
  width: number;
  height: number;
  /** By region. */
  paths: ReadonlyMap<string, string>;
}

const HALF_TURN = 180;
/** Width of a drawing; its height follows from the country. */
const WIDTH = 600;
const MOST_HEIGHT = 520;

/**
 * The outlines of regions as paths of one drawing, on a plane that is true in the middle of the country. Null where none has an
 * outline. What lies beyond the 180th meridian is drawn beside the rest.
 */
export function regionShapes(regions: readonly { id: string; geojson: unknown }[]): RegionShapes | null {
  const outlined = regions.flatMap(({ id, geojson }) => (isGeometry(geojson) ? [{ id, rings: ringsOf(geojson) }] : []));
  const positions = outlined.flatMap(({ rings }) => rings.flat());
  if (positions.length === 0) return null;
  const east = positions.map(([longitude = 0]) => longitude);
  const isAcross = Math.max(...bounds(east)) - Math.min(...bounds(east)) > HALF_TURN;
  const along = (longitude: number): number => (isAcross && longitude < 0 ? longitude + 2 * HALF_TURN : longitude);
  const [west, far] = bounds(east.map(along));
  const [south, north] = bounds(positions.map(([, latitude = 0]) => latitude));
  const shrink = Math.cos(((south + north) / 2) * (Math.PI / HALF_TURN));
  const [spanX, spanY] = [Math.max((far - west) * shrink, 1e-6), Math.max(north - south, 1e-6)];
  const scale = Math.min(WIDTH / spanX, MOST_HEIGHT / spanY);
  const point = ([longitude = 0, latitude = 0]: Position): string =>
    `${((along(longitude) - west) * shrink * scale).toFixed(1)} ${((north - latitude) * scale).toFixed(1)}`;
  return {
    width: Math.ceil(spanX * scale),
    height: Math.ceil(spanY * scale),
    paths: new Map(
      outlined.map(({ id, rings }) => [id, rings.map((ring) => `M${ring.map(point).join('L')}Z`).join('')]),
    ),
  };
}

/** Least and greatest: outlines have more positions than a call may have arguments. */
function bounds(values: readonly number[]): [number, number] {
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  return [least, greatest];
}
