import { feature } from 'topojson-client';

/** Degrees: about two kilometres, less than a pixel on the map of a route. */
const DECIMALS = 2;

/** The land of a topology of world-atlas as one geometry, with points as far apart as a map of a route can show. */
export function coastOf(topology) {
  const { features } = feature(topology, topology.objects.land);
  const polygons = features.flatMap(({ geometry: { type, coordinates } }) =>
    type === 'Polygon' ? [coordinates] : coordinates,
  );
  const coordinates = polygons.flatMap((rings) => {
    const kept = rings.map(rounded).filter((ring) => ring.length > 3);
    return kept.length > 0 ? [kept] : [];
  });
  return { type: 'MultiPolygon', coordinates };
}

function rounded(ring) {
  const points = ring.map((point) => point.map((degrees) => Number(degrees.toFixed(DECIMALS))));
  return points.filter(([lon, lat], at) => at === 0 || lon !== points[at - 1][0] || lat !== points[at - 1][1]);
}
