import { geoArea, geoMercator, geoPath, type GeoContext, type GeoPermissibleObjects, type GeoProjection } from 'd3-geo';
import { grouped } from '@landfall/kernel';
import type { TripMap } from '../trip-page-view.js';
import { projectionOf, type MapBox, type Port } from './draw-route.js';
import { partsWithin, type CountryShape, type WorldShapes } from './world-shapes.js';

/** A stop of a trip on land: where it is, and in which country. */
export interface TripStop extends Port {
  country: string;
}

const BOX: MapBox = { width: 640, height: 360, margin: 56, largestScale: 3_000 };
/** How closely outlines are drawn, in pixels. `step`: between two points at least; `slack`: beside a line without changing it. */
interface Care {
  step: number;
  slack: number;
}

const VISITED: Care = { step: 5, slack: 1.5 };
/** What lies around is background: a coarser one saves a traveller half a kilobyte. */
const AROUND: Care = { step: 7, slack: 2 };
/** All land as one is clearer than countries of a few pixels each, and shorter. In pixels of a radian. */
const BORDERS_FROM = 350;
const LAND_ALONE: Care = { step: 6, slack: 1.6 };
/** Square pixels below which a part of a country is left out. */
const LEAST_AREA = 40;
const SILHOUETTE = 40;
/** Of a path: fewer are no outline that anybody knows. */
const LEAST_NUMBERS = 14;
/** Of the largest part of a country: smaller ones, as islands oceans away, would make its silhouette a dot. */
const LEAST_SHARE = 0.05;

type Point = [number, number];

/** What geoPath draws, as lists of points. */
class Tracing implements GeoContext {
  readonly lines: Point[][] = [];

  beginPath(): void {
    this.lines.length = 0;
  }

  moveTo(x: number, y: number): void {
    this.lines.push([[x, y]]);
  }

  lineTo(x: number, y: number): void {
    this.lines.at(-1)?.push([x, y]);
  }

  closePath(): void {
    this.lines.at(-1)?.push(this.lines.at(-1)![0]!);
  }

  arc(): void {
    throw new Error('a map of areas and lines has no circles');
  }
}

function traced(projection: GeoProjection, shape: GeoPermissibleObjects): Point[][] {
  const tracing = new Tracing();
  geoPath(projection, tracing)(shape);
  return tracing.lines;
}

const areaOf = (ring: Point[]): number =>
  Math.abs(ring.reduce((sum, [x, y], at) => sum + x * ring.at(at - 1)![1] - y * ring.at(at - 1)![0], 0)) / 2;

/** Whole pixels, with no two points closer than a step, and none that the line between its neighbours passes by less than `slack`. */
function thinned(line: Point[], step: number, slack: number): Point[] {
  const kept: Point[] = [];
  for (const [x, y] of line) {
    const point: Point = [Math.round(x), Math.round(y)];
    const last = kept.at(-1);
    if (last && Math.hypot(point[0] - last[0], point[1] - last[1]) < step) continue;
    const before = kept.at(-2);
    if (before && last && distance(last, before, point) < slack) kept.pop();
    kept.push(point);
  }
  return kept;
}

/** Of a point to the straight line through two others. */
function distance([x, y]: Point, [x0, y0]: Point, [x1, y1]: Point): number {
  const length = Math.hypot(x1 - x0, y1 - y0);
  return length === 0 ? Infinity : Math.abs((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) / length;
}

const pair = (x: number, y: number): string => `${x} ${y}`.replace(' -', '-');

/** An SVG path of steps from point to point. */
function pathOf(lines: Point[][]): string {
  return lines
    .map((line) => {
      const steps = line.slice(1).map(([x, y], at) => pair(x - line[at]![0], y - line[at]![1]));
      return `M${pair(...line[0]!)}l${steps.join(' ').replaceAll(' -', '-')}z`;
    })
    .join('');
}

const areas = (
  projection: GeoProjection,
  shape: GeoPermissibleObjects,
  step: number,
  least: number,
  slack = 0,
): string =>
  pathOf(
    traced(projection, shape)
      .filter((ring) => areaOf(ring) >= least)
      .map((ring) => thinned(ring, step, slack))
      .filter((ring) => ring.length > 2),
  );

const toPoint = ({ longitude, latitude }: Port): Point => [longitude, latitude];

/** A map of a trip, north up: the way, the land around, the countries of the trip apart. Null where all stops lie at one place. */
export function drawTrip(
  departure: TripStop,
  destinations: readonly TripStop[],
  worldAt: (scale: number) => WorldShapes,
): TripMap | null {
  const round = [departure, ...destinations, departure].map(toPoint);
  if (new Set(round.map(String)).size < 2) return null;
  // Outlines have points enough: their straight lines stay straight.
  const projection = projectionOf(round.slice(0, -1), BOX).precision(0);
  const window = windowOf(projection);
  const { countries, land } = worldAt(projection.scale());
  const visited = new Set(destinations.map(({ country }) => country));
  const draw = (shapes: readonly CountryShape[], { step, slack }: Care): string =>
    shapes.map((shape) => areas(projection, partsWithin(shape, window), step, LEAST_AREA, slack)).join('');
  const those = (areVisited: boolean): CountryShape[] =>
    [...countries.values()].filter(({ id }) => visited.has(id) === areVisited);
  const position = (stop: TripStop): { x: number; y: number } => {
    const [x, y] = projection(toPoint(stop))!;
    return { x: Math.round(x), y: Math.round(y) };
  };
  const places = grouped(destinations.map(position).entries(), ([, { x, y }]) => `${x} ${y}`);
  return {
    width: BOX.width,
    height: BOX.height,
    land: projection.scale() < BORDERS_FROM ? draw([land], LAND_ALONE) : draw(those(false), AROUND),
    visited: draw(those(true), VISITED),
    way: bowed(round.map((point) => projection(point) as Point)),
    departure: position(departure),
    stops: [...places.values()].map((same) => ({ ...same[0]![1], calls: same.map(([at]) => at + 1) })),
  };
}

/** What the box shows, in degrees. */
function windowOf(projection: GeoProjection): Parameters<typeof partsWithin>[1] {
  const [west, north] = projection.invert!([0, 0])!;
  const [, south] = projection.invert!([BOX.width, BOX.height])!;
  return { west, width: (BOX.width / projection.scale()) * (180 / Math.PI), south, north };
}

/** Each leg as an arc, so that the way back is not drawn upon the way there. */
function bowed(points: Point[]): string {
  const legs = points.slice(1).map(([x, y], at) => {
    const [fromX, fromY] = points[at]!;
    const [dx, dy] = [x - fromX, y - fromY];
    return `q${pair(Math.round(dx / 2 + dy * 0.16), Math.round(dy / 2 - dx * 0.16))} ${pair(Math.round(dx), Math.round(dy))}`;
  });
  return `M${pair(Math.round(points[0]![0]), Math.round(points[0]![1]))}${legs.join('')}`;
}

/** The outline of a country in a box of 40 by 40 pixels, as an SVG path; null for one that the map of the world shows as little more than a point. */
export function silhouetteOf({ shape, point }: CountryShape): string | null {
  const sizes = shape.coordinates.map((ring) => geoArea({ type: 'Polygon', coordinates: [ring] }));
  const largest = Math.max(0, ...sizes.filter((size) => size < 2 * Math.PI));
  const coordinates = shape.coordinates.filter((_, at) => sizes[at]! >= largest * LEAST_SHARE && sizes[at]! <= largest);
  if (coordinates.length === 0) return null;
  const parts = { type: 'Polygon' as const, coordinates };
  const projection = geoMercator()
    .rotate([-point.longitude, 0])
    .precision(0)
    .fitExtent(
      [
        [1, 1],
        [SILHOUETTE - 1, SILHOUETTE - 1],
      ],
      parts,
    );
  const path = areas(projection, parts, 1.5, 4);
  return path.split(/[ l-]/).length < LEAST_NUMBERS ? null : path;
}
