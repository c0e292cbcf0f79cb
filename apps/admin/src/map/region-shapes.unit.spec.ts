import { regionShapes } from './region-shapes.js';

const square = (west: number, south: number, size = 1): object => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west + size, south],
      [west + size, south + size],
      [west, south + size],
      [west, south],
    ],
  ],
});
const region = (id: string, geojson: unknown): { id: string; geojson: unknown } => ({ id, geojson });

it('draws north above south and east right of west, undistorted at the equator', () => {
  const shapes = regionShapes([region('S', square(0, -1)), region('N', square(1, 0))])!;
  expect([shapes.width, shapes.height]).toEqual([520, 520]);
  expect(shapes.paths.get('N')).toMatch(/^M260\.0 260\.0L520\.0 260\.0L520\.0 0\.0L/);
  expect(shapes.paths.get('S')).toMatch(/^M0\.0 520\.0/);
});

it('narrows what lies far from the equator', () => {
  const { width, height } = regionShapes([region('A', square(10, 59.5))])!;
  expect(width / height).toBeCloseTo(0.5, 1);
});

it('draws what lies beyond the 180th meridian beside the rest', () => {
  const { width, height } = regionShapes([region('W', square(178, 0)), region('E', square(-179, 0))])!;
  expect(width / height).toBeCloseTo(4, 1);
});

it('takes several polygons, leaves out what has no outline, and says where none has one', () => {
  const { coordinates: one } = square(0, 0) as { coordinates: unknown };
  const { coordinates: two } = square(2, 0) as { coordinates: unknown };
  const shapes = regionShapes([region('M', { type: 'MultiPolygon', coordinates: [one, two] }), region('X', null)])!;
  expect(shapes.paths.get('M')?.match(/M/g)).toHaveLength(2);
  expect(shapes.paths.has('X')).toBe(false);
  expect(regionShapes([region('X', null), region('Y', { type: 'Point', coordinates: [0, 0] })])).toBeNull();
});
