import { geoEqualEarth, type GeoPermissibleObjects } from 'd3-geo';
import type { Coast, Port } from './draw-route.js';

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

/** What maps of trips are drawn from: countries with borders, and all land without. */
export interface WorldShapes {
  countries: ReadonlyMap<string, CountryShape>;
  land: CountryShape;
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

/** All land as if it were one country, in the middle of the map. */
export const landShape = ({ coordinates }: Coast): CountryShape => ({
  id: '',
  point: { longitude: 0, latitude: 0 },
  shape: { type: 'Polygon', coordinates: coordinates.flat() },
});

/** Pixels that make no difference to a drawing of countries, and square pixels of parts that it leaves out. */
const FINE = { step: 2.5, area: 40 };

/** The same shapes with the points that a Mercator map of this scale (pixels of a radian) can show; the whole world has ten times more. */
export function shapesAt({ countries, land }: WorldShapes, scale: number): WorldShapes {
  const pixels = (scale * Math.PI) / 180;
  const [least, area] = [FINE.step / pixels, FINE.area / pixels ** 2];
  const atScale = (one: CountryShape): CountryShape => ({
    ...one,
    shape: {
      type: 'Polygon',
      coordinates: one.shape.coordinates
        .filter((ring) => areaOf(ring as Ring) >= area)
        .map((ring) => closed(coarser((ring as Ring).slice(0, -1), least)))
        .filter((ring) => ring.length > 3),
    },
  });
  return { countries: new Map([...countries].map(([id, one]) => [id, atScale(one)])), land: atScale(land) };
}

/** How much longer a degree is drawn at a latitude than at the equator. */
const stretch = (latitude: number): number => 1 / Math.cos((Math.min(Math.abs(latitude), 85) * Math.PI) / 180);

interface Extent {
  west: number;
  width: number;
  south: number;
  north: number;
}

const extents = new WeakMap<object, Extent>();

/** Of an outline that does not cross the edge of the map of the world. */
function extentOf(ring: Ring): Extent {
  let extent = extents.get(ring);
  if (!extent) {
    const [longitudes, latitudes] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
    const west = Math.min(...longitudes);
    extent = {
      west,
      width: Math.max(...longitudes) - west,
      south: Math.min(...latitudes),
      north: Math.max(...latitudes),
    };
    extents.set(ring, extent);
  }
  return extent;
}

/** At most so many square degrees of the equator does a ring cover on the map. */
function areaOf(ring: Ring): number {
  const { width, south, north } = extentOf(ring);
  return width * (north - south) * Math.max(stretch(south), stretch(north));
}

/** The parts of a country that may be seen through a window. */
export const partsWithin = ({ shape }: CountryShape, window: Extent): CountryShape['shape'] => ({
  type: 'Polygon',
  coordinates: shape.coordinates.filter((ring) => {
    const { west, width, south, north } = extentOf(ring as Ring);
    const shift = (((west - window.west) % 360) + 360) % 360;
    return north >= window.south && south <= window.north && (shift <= window.width || shift + width >= 360);
  }),
});

function coarser(ring: Ring, least: number): Ring {
  const kept: Ring = [];
  for (const [x, y] of ring) {
    const last = kept.at(-1);
    if (!last || Math.hypot(x - last[0], (y - last[1]) * stretch(y)) >= least) kept.push([x, y]);
  }
  return kept;
}

const closed = (ring: Ring): Ring => [...ring, ring[0]!];
