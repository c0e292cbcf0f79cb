import { geoEqualEarth, type GeoPermissibleObjects } from 'd3-geo';
import type { Port } from './draw-route.js';

/** The map of the world as `db/seeds/places/world-map.json` holds it: paths of whole numbers in the Equal Earth projection. */
export interface WorldMap {
  width: number;
  countries: readonly { id: string; x: number; y: number; d: string }[];
}

/** Where the map of the world ends in the north (libs/places/build/world-map.mjs). */
const NORTH = 84.5;

/** A country in degrees. Its point lies in its largest part. */
export interface CountryShape {
  id: string;
  point: Port;
  shape: Extract<GeoPermissibleObjects, { type: 'Polygon' }>;
}

type Ring = [number, number][];

/** Rings of a path of `M`, `m`, `l` and `z`: each begins beside the beginning of the one before. */
function ringsOf(path: string): Ring[] {
  let start: [number, number] = [0, 0];
  return path
    .split(/[Mm]/)
    .filter(Boolean)
    .map((text) => {
      const numbers = (text.match(/-?\d+/g) ?? []).map(Number);
      const ring: Ring = [];
      for (let at = 0; at + 1 < numbers.length; at += 2) {
        const [x, y] = ring.at(-1) ?? start;
        ring.push([x + numbers[at]!, y + numbers[at + 1]!]);
      }
      start = ring[0]!;
      return ring;
    });
}

/** The countries of the map in degrees, those without an outline as their point alone. */
export function countryShapes({ width, countries }: WorldMap): ReadonlyMap<string, CountryShape> {
  const projection = geoEqualEarth().scale(1).translate([0, 0]);
  const scale = width / 2 / projection([180, 0])![0];
  const top = -projection([0, NORTH])![1] * scale;
  const invert = projection
    .scale(scale)
    .translate([width / 2, top])
    .invert!.bind(projection);
  const degrees = (ring: Ring): Ring => ring.map((point) => invert(point)!);
  return new Map(
    countries.map(({ id, x, y, d }) => {
      const [longitude, latitude] = invert([x, y])!;
      const rings = ringsOf(d).map((ring) => closed(degrees(ring)));
      return [id, { id, point: { longitude, latitude }, shape: { type: 'Polygon', coordinates: rings } }];
    }),
  );
}

const closed = (ring: Ring): Ring => [...ring, ring[0]!];
