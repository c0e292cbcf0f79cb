const RADIANS = Math.PI / 180;
const A = [1.340264, -0.081106, 0.000893, 0.003796];
const M = Math.sqrt(3) / 2;

/** Equal Earth (Šavrič, Patterson and Jenny, 2018), an equal-area projection, in units of the sphere's radius. */
export function equalEarth([lon, lat]) {
  const t = Math.asin(M * Math.sin(lat * RADIANS));
  const t2 = t * t;
  const t6 = t2 ** 3;
  return [
    (lon * RADIANS * Math.cos(t)) / (M * (A[0] + 3 * A[1] * t2 + t6 * (7 * A[2] + 9 * A[3] * t2))),
    t * (A[0] + A[1] * t2 + t6 * (A[2] + A[3] * t2)),
  ];
}

/** Unwraps longitudes: a line across the antimeridian continues beyond 180 degrees. */
export function unwrapped(points) {
  let previous = points[0][0];
  return points.map(([lon, lat]) => {
    previous = lon + 360 * Math.round((previous - lon) / 360);
    return [previous, lat];
  });
}

/** Splits an unwrapped ring at the antimeridian. */
export function cutAtAntimeridian(ring) {
  const lons = ring.map(([lon]) => lon);
  if (Math.min(...lons) >= -180 && Math.max(...lons) <= 180) return [ring];
  return [-360, 0, 360]
    .map((shift) => ring.map(([lon, lat]) => [lon + shift, lat]))
    .map((shifted) => clipped(clipped(shifted, 1), -1))
    .filter((piece) => piece.length > 2);
}

function clipped(ring, side) {
  const inside = ([lon]) => side * lon <= 180;
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1);
    const crossing = inside(before) === inside(point) ? [] : [crossingOf(before, point, side * 180)];
    return inside(point) ? [...crossing, point] : crossing;
  });
}

function crossingOf([x1, y1], [x2, y2], x) {
  return [x, y1 + ((y2 - y1) * (x - x1)) / (x2 - x1)];
}

export function areaAndCentroid(ring) {
  let twice = 0;
  let cx = 0;
  let cy = 0;
  ring.forEach(([x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length];
    const cross = x1 * y2 - x2 * y1;
    twice += cross;
    cx += (x1 + x2) * cross;
    cy += (y1 + y2) * cross;
  });
  if (twice === 0) return { area: 0, centroid: ring[0] };
  return { area: Math.abs(twice) / 2, centroid: [cx / (3 * twice), cy / (3 * twice)] };
}

const triangle = ([ax, ay], [bx, by], [cx, cy]) => Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;

/** Visvalingam and Whyatt's method, down to triangles of `tolerance`. Returns the indexes of the points to keep. */
export function simplifiedIndexes(points, tolerance, keep) {
  const count = points.length;
  const previous = points.map((_, index) => index - 1);
  const next = points.map((_, index) => index + 1);
  const areaOf = (index) => triangle(points[previous[index]], points[index], points[next[index]]);
  const areas = points.map((_, index) => (index === 0 || index === count - 1 ? Infinity : areaOf(index)));
  const heap = smallestFirst(areas);
  let left = count;
  for (let entry = heap.pop(); entry && entry.area < tolerance && left > keep; entry = heap.pop()) {
    const { index, area } = entry;
    if (areas[index] !== area) continue;
    areas[index] = Number.NaN;
    left -= 1;
    const around = [previous[index], next[index]];
    next[around[0]] = around[1];
    previous[around[1]] = around[0];
    for (const neighbour of around) {
      if (areas[neighbour] === Infinity) continue;
      areas[neighbour] = Math.max(area, areaOf(neighbour));
      heap.push({ index: neighbour, area: areas[neighbour] });
    }
  }
  return points.flatMap((_, index) => (Number.isNaN(areas[index]) ? [] : [index]));
}

function smallestFirst(areas) {
  const heap = [];
  const swap = (a, b) => ([heap[a], heap[b]] = [heap[b], heap[a]]);
  const push = (entry) => {
    let at = heap.push(entry) - 1;
    for (let parent = (at - 1) >> 1; at > 0 && heap[parent].area > heap[at].area; parent = (at - 1) >> 1) {
      swap(at, parent);
      at = parent;
    }
  };
  const pop = () => {
    if (heap.length === 0) return undefined;
    swap(0, heap.length - 1);
    const smallest = heap.pop();
    for (let at = 0; ;) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const child = right < heap.length && heap[right].area < heap[left].area ? right : left;
      if (child >= heap.length || heap[child].area >= heap[at].area) return smallest;
      swap(at, child);
      at = child;
    }
  };
  areas.forEach((area, index) => Number.isFinite(area) && push({ index, area }));
  return { push, pop };
}

/** Compact SVG path with whole-number coordinates: absolute start, then relative. */
export function svgPath(rings) {
  let path = '';
  let start = [0, 0];
  for (const ring of rings) {
    path += `${path === '' ? 'M' : 'm'}${pair(ring[0], start)}l`;
    path += ring
      .slice(1)
      .map((point, index) => pair(point, ring[index]))
      .join(' ')
      .replaceAll(' -', '-');
    path += 'z';
    start = ring[0];
  }
  return path;
}

const pair = ([x, y], [fromX, fromY]) => `${x - fromX} ${y - fromY}`.replace(' -', '-');
