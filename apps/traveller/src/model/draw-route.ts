import { geoMercator, geoPath, type GeoPermissibleObjects } from 'd3-geo';
import type { RouteMap } from '../trip-page-view.js';

/** All land, in degrees. */
export type Coast = Extract<GeoPermissibleObjects, { type: 'MultiPolygon' }>;

export interface Port {
  latitude: number;
  longitude: number;
}

/** In pixels. `margin`: around the points, so that their numbers and some land have room. */
export interface MapBox {
  width: number;
  height: number;
  margin: number;
  /** Pixels of a radian at most: a short route does not fill the box with a single bay. */
  largestScale: number;
}

const BOX: MapBox = { width: 480, height: 280, margin: 40, largestScale: 12_000 };

/**
 * A map of a route, north up, wide enough for all its ports, the land around them clipped to its box. Null where fewer than two ports lie
 * apart.
 */
export function drawRoute(stops: readonly Port[], coast: Coast): RouteMap | null {
  const coordinates = stops.map(({ longitude, latitude }): [number, number] => [longitude, latitude]);
  const places = new Map<string, number[]>();
  for (const [at, point] of coordinates.entries()) {
    const key = point.join();
    places.set(key, [...(places.get(key) ?? []), at + 1]);
  }
  if (places.size < 2) return null;
  const projection = projectionOf(coordinates, BOX);
  const path = geoPath(projection).digits(0);
  const ports = [...places].map(([key, calls]) => {
    const [longitude, latitude] = key.split(',').map(Number);
    const [x, y] = projection([longitude!, latitude!])!;
    return { x: Math.round(x), y: Math.round(y), calls };
  });
  return {
    width: BOX.width,
    height: BOX.height,
    land: path(coast) ?? '',
    way: path({ type: 'LineString', coordinates }) ?? '',
    ports,
  };
}

/** Mercator, turned so that no route crosses its edge, with all points in the box. */
export function projectionOf(
  coordinates: [number, number][],
  { width, height, margin, largestScale }: MapBox,
): ReturnType<typeof geoMercator> {
  const box: [[number, number], [number, number]] = [
    [margin, margin],
    [width - margin, height - margin],
  ];
  const ports = { type: 'MultiPoint' as const, coordinates };
  const projection = geoMercator()
    .rotate([-middleOf(coordinates.map(([longitude]) => longitude)), 0])
    .fitExtent(box, ports);
  if (projection.scale() > largestScale) {
    const [x, y] = geoPath(projection).centroid(ports);
    const centre = projection.invert!([x, y])!;
    projection.scale(largestScale).translate([0, 0]);
    const [left, top] = projection(centre)!;
    projection.translate([width / 2 - left, height / 2 - top]);
  }
  return projection.clipExtent([
    [0, 0],
    [width, height],
  ]);
}

/** The middle of longitudes, opposite to the widest gap between them. */
function middleOf(longitudes: readonly number[]): number {
  const sorted = longitudes.toSorted((a, b) => a - b);
  const gaps = sorted.map((longitude, at) => ({
    from: longitude,
    width: at + 1 < sorted.length ? sorted[at + 1]! - longitude : sorted[0]! + 360 - longitude,
  }));
  const widest = gaps.reduce((one, other) => (other.width > one.width ? other : one));
  return widest.from + widest.width / 2 + 180;
}
