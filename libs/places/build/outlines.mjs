import { merge } from 'topojson-client';
import { areaAndCentroid, simplifiedIndexes } from './geometry.mjs';
import { foldName } from './region-names.mjs';

/** An outline keeps what is visible where the whole country is this many pixels wide or high. */
const PIXELS = 600;

/**
 * GeoJSON geometries of a country's regions with their ids: each area of the source belongs to the region that it is named after, that a
 * label point in it names, or that alone has airports in it. Returns what found no partner, too.
 */
export function outlinesOf({ topology: source, regions, sources, airports, labels }) {
  if (source.arcs.length === 0) return { outlines: [], areasLeft: [] };
  const topology = simplified(source);
  const areas = topology.objects.units.geometries.filter(({ type }) => type !== null);
  const partners = partnersOf(areas, { topology, regions, sources, airports, labels });
  const parts = new Map();
  for (const [area, id] of partners) parts.set(id, [...(parts.get(id) ?? []), area]);
  const shapes = [...parts].map(([id, group]) => [id, rounded(merge(topology, group), precisionOf(topology))]);
  return {
    outlines: shapes.filter(([, shape]) => shape.coordinates.length > 0),
    areasLeft: areas.filter((area) => !partners.has(area)).map((area) => area.properties.name),
  };
}

function partnersOf(areas, { topology, regions, sources, airports, labels }) {
  const partners = new Map();
  const find = (idOf) => {
    for (const area of areas) {
      const id = partners.has(area) ? undefined : idOf(area);
      if (id) partners.set(area, id);
    }
  };
  const polygons = new Map(areas.map((area) => [area, merge(topology, [area]).coordinates]));
  find(({ properties: { name } }) => byName(name, regions, sources));
  find((area) => {
    const label = labels.find(({ point }) => isInside(point, polygons.get(area)));
    return label && byName(label.name, regions, sources);
  });
  const taken = new Set(partners.values());
  find((area) => {
    const within = airports.filter(({ lon, lat }) => isInside([Number(lon), Number(lat)], polygons.get(area)));
    const [only, another] = new Set(within.map(({ regionId }) => regionId));
    return another === undefined && !taken.has(only) ? only : undefined;
  });
  return partners;
}

/** `sources`: ids by the area's name, of regions that consist of several areas. */
function byName(name, regions, sources) {
  const formerly = regions.find(({ id, country, formerId }) => [id, formerId].includes(`${country}:${name}`));
  const known = sources.get(name) ?? formerly?.id;
  if (known) return known;
  const [only, another] = regions.filter((row) =>
    [row.name, ...row.also, ...Object.values(row.names ?? {})].some((one) => foldName(one) === foldName(name)),
  );
  return another ? undefined : only?.id;
}

/** Neighbours keep a common border: arcs are simplified, not outlines. */
function simplified({ transform, arcs, objects }) {
  const decoded = arcs.map((arc) => absolute(arc, transform));
  const tolerance = (extentOf(decoded) / PIXELS) ** 2;
  const kept = decoded.map((points) => {
    const isClosed = points[0].every((value, axis) => value === points.at(-1)[axis]);
    return simplifiedIndexes(points, tolerance, isClosed ? 5 : 2).map((index) => points[index]);
  });
  return { type: 'Topology', arcs: kept, objects };
}

function absolute(arc, { scale, translate }) {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    [x, y] = [x + dx, y + dy];
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

function extentOf(arcs) {
  const spans = [0, 1].map((axis) => {
    const values = arcs.flat().map((point) => point[axis]);
    return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
  });
  return Math.max(...spans);
}

const precisionOf = ({ arcs }) => Math.max(1, Math.ceil(Math.log10((2 * PIXELS) / extentOf(arcs))));

/** Rings in the order of RFC 7946: the outer one against the clock, holes with it. */
function rounded({ coordinates }, digits) {
  const round = (ring) =>
    ring
      .map((point) => point.map((value) => Number(value.toFixed(digits))))
      .filter(([x, y], index, points) => index === 0 || x !== points[index - 1][0] || y !== points[index - 1][1]);
  const wound = (ring, index) => (isAgainstTheClock(ring) === (index === 0) ? ring : ring.toReversed());
  const polygons = coordinates
    .map((rings) =>
      rings
        .map(round)
        .filter((ring) => ring.length > 3 && areaAndCentroid(ring).area > 0)
        .map(wound),
    )
    .filter((rings) => rings.length > 0);
  return polygons.length === 1
    ? { type: 'Polygon', coordinates: polygons[0] }
    : { type: 'MultiPolygon', coordinates: polygons };
}

const isAgainstTheClock = (ring) =>
  ring.reduce((sum, [x, y], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length];
    return sum + x * y2 - x2 * y;
  }, 0) > 0;

const isInside = (point, polygons) =>
  polygons.some((rings) => rings.filter((ring) => isInRing(point, ring)).length % 2 === 1);

function isInRing([x, y], ring) {
  let inside = false;
  ring.forEach(([x1, y1], index) => {
    const [x2, y2] = ring.at(index - 1);
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}
