import { mergeArcs } from 'topojson-client';
import { areaAndCentroid, cutAtAntimeridian, equalEarth, simplifiedIndexes, svgPath, unwrapped } from './geometry.mjs';

const WIDTH = 8000;
const NORTH = 84.5;
const SOUTH = -60;
/** Square map units: the smallest effect of a point on the outline, and the smallest island. */
const POINT_TOLERANCE = 4;
const ISLAND_TOLERANCE = 4;
/** Below this area, about two by two pixels on a laptop, a country becomes a dot. */
const DOT_AREA = 240;

const scale = WIDTH / (2 * equalEarth([180, 0])[0]);
const top = equalEarth([0, NORTH])[1];
const HEIGHT = Math.ceil((top - equalEarth([0, SOUTH])[1]) * scale);
const project = (point) => {
  const [x, y] = equalEarth(point);
  return [x * scale + WIDTH / 2, (top - y) * scale];
};
const rounded = ([x, y]) => [Math.round(x), Math.round(y)];

/** Polygons without a country code in world-atlas, assigned by ISO 3166 parts 1 and 2. */
const BY_NAME = {
  Akrotiri: 'CY',
  'Ashmore and Cartier Is.': 'AU',
  Baikonur: 'KZ',
  'Clipperton I.': 'FR',
  'Coral Sea Is.': 'AU',
  'Cyprus U.N. Buffer Zone': 'CY',
  Dhekelia: 'CY',
  'Indian Ocean Ter.': 'CC',
  Kosovo: 'XK',
  'N. Cyprus': 'CY',
  Somaliland: 'SO',
  'USNB Guantanamo Bay': 'CU',
};
const UNASSIGNED = new Set([
  'Siachen Glacier',
  'Spratly Is.',
  'Bajo Nuevo Bank',
  'Serranilla Bank',
  'Scarborough Reef',
]);
/** [country drawn, country meant, west, south, east, north] */
const PARTS = [
  ['FR', 'GF', -55, 2, -51, 6],
  ['FR', 'MQ', -61.3, 14.3, -60.7, 15],
  ['FR', 'GP', -62, 15.7, -61, 16.6],
  ['FR', 'RE', 55, -21.5, 56, -20.8],
  ['FR', 'YT', 44.9, -13.1, 45.4, -12.5],
  ['NL', 'BQ', -69, 11.9, -62.8, 17.8],
  ['NO', 'BV', 3, -55, 4, -54],
  ['NO', 'SJ', -10, 70, -7, 72],
  ['NO', 'SJ', 10, 74, 35, 81],
  ['NZ', 'TK', -173, -10, -171, -8],
  ['CC', 'CX', 105, -11, 106, -10],
  ['RU', 'UA', 32.4, 44.3, 36.7, 46.3],
];
/** Countries missing from world-atlas: latitude, then longitude of their main place. */
const NOT_DRAWN = { GI: [36.14, -5.35], TV: [-8.52, 179.2], VA: [41.9, 12.45] };

/** The world map as SVG paths: every country of the list except Antarctica, with its dot or label. */
export function buildWorldMap(topology, countries) {
  const arcs = topology.arcs.map((arc) => simplified(decoded(arc, topology.transform)));
  const { polygons, unassigned } = assigned(topology, arcs, countries);
  const shapes = countries
    .map(({ iso2 }) => iso2)
    .filter((iso2) => iso2 !== 'AQ')
    .map((iso2) => shapeOf(iso2, polygons.get(iso2), topology, arcs));
  return {
    projection: 'equal-earth',
    width: WIDTH,
    height: HEIGHT,
    sphere: svgPath([outline()]),
    unassigned: svgPath(
      unassigned.flatMap((polygon) => ringsOf(polygon, arcs)).filter((ring) => areaAndCentroid(ring).area > 0),
    ),
    countries: shapes,
  };
}

function decoded(arc, { scale: [kx, ky], translate: [tx, ty] }) {
  let x = 0;
  let y = 0;
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * kx + tx, y * ky + ty];
  });
}

function simplified(arc) {
  const points = unwrapped(arc);
  const closed = points[0].every((value, axis) => value === points.at(-1)[axis]);
  const indexes = simplifiedIndexes(points.map(project), POINT_TOLERANCE, closed ? 4 : 2);
  return indexes.map((index) => points[index]);
}

function assigned(topology, arcs, countries) {
  const byNumeric = new Map(countries.map(({ numeric, iso2 }) => [numeric, iso2]));
  const polygons = new Map();
  const unassigned = [];
  for (const geometry of topology.objects.countries.geometries) {
    const { name } = geometry.properties;
    const drawn = BY_NAME[name] ?? byNumeric.get(geometry.id);
    for (const polygon of geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs) {
      if (UNASSIGNED.has(name)) unassigned.push(polygon);
      else if (drawn === undefined) throw new Error(`whose is "${name}"?`);
      else {
        const iso2 = partOf(drawn, polygon, arcs);
        polygons.set(iso2, [...(polygons.get(iso2) ?? []), polygon]);
      }
    }
  }
  return { polygons, unassigned };
}

function partOf(drawn, polygon, arcs) {
  const points = lonLatRing(polygon[0], arcs);
  const part = PARTS.find(
    ([from, , west, south, east, north]) =>
      from === drawn && points.every(([lon, lat]) => lon >= west && lon <= east && lat >= south && lat <= north),
  );
  return part ? part[1] : drawn;
}

function lonLatRing(arcIndexes, arcs) {
  const points = arcIndexes.flatMap((index) => (index < 0 ? arcs[~index].toReversed() : arcs[index]).slice(1));
  return unwrapped(points);
}

function ringsOf(polygon, arcs) {
  return polygon
    .flatMap((ring) => cutAtAntimeridian(lonLatRing(ring, arcs)))
    .map((ring) => withoutRepeats(ring.map(project).map(rounded)))
    .filter((ring) => ring.length > 2);
}

const withoutRepeats = (ring) =>
  ring.filter(([x, y], index) => {
    const [beforeX, beforeY] = ring.at(index - 1);
    return x !== beforeX || y !== beforeY;
  });

function shapeOf(iso2, polygons, topology, arcs) {
  if (!polygons) {
    const place = NOT_DRAWN[iso2];
    if (!place) throw new Error(`world-atlas does not draw ${iso2} and no place is known for it`);
    return dot(iso2, project(place.toReversed()));
  }
  // Merging removes the seam between separate parts, such as Cyprus and its north.
  const merged = mergeArcs(
    topology,
    polygons.map((part) => ({ type: 'Polygon', arcs: part })),
  ).arcs;
  const rings = merged
    .flatMap((polygon) => ringsOf(polygon, arcs))
    .map((ring) => ({ ring, ...areaAndCentroid(ring) }))
    .sort((a, b) => b.area - a.area);
  const [largest] = rings;
  if (!largest || largest.area === 0) return dot(iso2, project(lonLatRing(merged[0][0], arcs)[0]));
  const [x, y] = rounded(largest.centroid);
  const area = Math.round(rings.reduce((sum, ring) => sum + ring.area, 0));
  const shown = rings.filter((ring) => ring === largest || ring.area >= ISLAND_TOLERANCE);
  return { id: iso2, x, y, area, dot: area < DOT_AREA, d: svgPath(shown.map(({ ring }) => ring)) };
}

function dot(iso2, point) {
  const [x, y] = rounded(point);
  return { id: iso2, x, y, area: 0, dot: true, d: '' };
}

function outline() {
  const lats = Array.from({ length: 51 }, (_, step) => SOUTH + (step * (NORTH - SOUTH)) / 50);
  return [...lats.map((lat) => [180, lat]), ...lats.toReversed().map((lat) => [-180, lat])].map(project).map(rounded);
}
