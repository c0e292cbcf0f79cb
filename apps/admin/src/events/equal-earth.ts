import type { Point, Size } from '../map/map-model.js';

const A = [1.340264, -0.081106, 0.000893, 0.003796] as const;
const M = Math.sqrt(3) / 2;
const RADIANS = Math.PI / 180;
/** Where the map of the world ends in the north (libs/places/build/world-map.mjs). */
const NORTH = 84.5;

/** The projection of Šavrič, Patterson and Jenny (2018), in units of the sphere; up is positive. */
function equalEarth(longitude: number, latitude: number): Point {
  const t = Math.asin(M * Math.sin(latitude * RADIANS));
  const t2 = t * t;
  const t6 = t2 ** 3;
  return {
    x: (longitude * RADIANS * Math.cos(t)) / (M * (A[0] + 3 * A[1] * t2 + t6 * (7 * A[2] + 9 * A[3] * t2))),
    y: t * (A[0] + A[1] * t2 + t6 * (A[2] + A[3] * t2)),
  };
}

/** Where a place stands on the map of the world, in its units. */
export function onMap(longitude: number, latitude: number, { width }: Pick<Size, 'width'>): Point {
  const scale = width / 2 / equalEarth(180, 0).x;
  const { x, y } = equalEarth(longitude, latitude);
  return { x: width / 2 + x * scale, y: (equalEarth(0, NORTH).y - y) * scale };
}
