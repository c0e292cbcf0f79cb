import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawTrip, type TripStop } from './draw-trip.js';
import type { Coast } from './draw-route.js';
import { countryShapes, landShape, partsWithin, shapesAt, type WorldMap, type WorldShapes } from './world-shapes.js';

const seeds = <T>(name: string): T =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../../../db/seeds/places/${name}`, import.meta.url)), 'utf8')) as T;
const world = countryShapes(seeds<WorldMap>('world-map.json'));
const shapes: WorldShapes = { countries: world, land: landShape(seeds<Coast>('coast.json')) };
const pointsOf = ({ countries, land }: WorldShapes): number =>
  [...countries.values(), land].flatMap(({ shape }) => shape.coordinates).reduce((sum, ring) => sum + ring.length, 0);
const stop = (country: string): TripStop => ({ country, ...world.get(country)!.point });

const WORLDWIDE = ['TH', 'VN', 'JP', 'US', 'BR', 'ZA', 'KE', 'AU', 'MX', 'EG'];
const extent = (west: number, width: number, south: number, north: number) => ({ west, width, south, north });
/** Numbers of a path: what it says of a coast. */
const length = (path: string): number => path.match(/\d+/g)?.length ?? 0;

describe('a map of the world for a scale', () => {
  it('has a fraction of the points where the whole world is shown, and nearly all of them for a close look', () => {
    expect(pointsOf(shapesAt(shapes, 100)) / pointsOf(shapes)).toBeLessThan(0.25);
    expect(pointsOf(shapesAt(shapes, 4_000)) / pointsOf(shapes)).toBeGreaterThan(0.9);
  });

  it.each([WORLDWIDE, ['FR', 'ES'], ['GR'], ['FJ', 'NZ', 'CL'], ['IS', 'NO']])(
    'draws a trip as the whole map does: %s',
    (...countries) => {
      const all = drawTrip(stop('DE'), countries.map(stop), () => shapes)!;
      const fine = drawTrip(stop('DE'), countries.map(stop), (scale) => shapesAt(shapes, scale))!;
      expect({ ...fine, land: '', visited: '' }).toEqual({ ...all, land: '', visited: '' });
      for (const part of ['land', 'visited'] as const) {
        expect(length(fine[part]) / length(all[part])).toBeGreaterThan(0.75);
        expect(length(fine[part]) / length(all[part])).toBeLessThan(1.1);
      }
    },
  );
});

describe('the land around a trip', () => {
  const land = (...countries: string[]): string =>
    drawTrip(stop('DE'), countries.map(stop), (scale) => shapesAt(shapes, scale))!.land;
  const parts = (path: string): number => path.split('M').length - 1;

  it('has no borders where countries would be a few pixels wide, and those of Europe on a trip within it', () => {
    expect(parts(land(...WORLDWIDE))).toBeLessThan(parts(land('FR', 'IT')) * 1.5);
    expect(parts(land('TH'))).toBeLessThan(40);
    expect(length(land('TH', 'VN', 'ID'))).toBeLessThan(1_000);
  });
});

describe('the parts of a country within a window', () => {
  const parts = (country: string, ...window: Parameters<typeof extent>): number =>
    partsWithin(world.get(country)!, extent(...window)).coordinates.length;
  const whole = (country: string): number => world.get(country)!.shape.coordinates.length;

  it('leave out what lies beyond its edges, in any count of degrees', () => {
    expect(parts('US', -100, 20, 25, 45)).toBeGreaterThan(0);
    expect(parts('US', -100, 20, 25, 45)).toBeLessThan(whole('US'));
    expect(parts('US', 260, 20, 25, 45)).toBe(parts('US', -100, 20, 25, 45));
    expect(parts('AU', -10, 20, 35, 60)).toBe(0);
    expect(parts('AU', 100, 60, 35, 60)).toBe(0);
  });

  it('are all of them where the window goes around the world, and on both sides of the date line', () => {
    expect(parts('RU', -300, 360, -80, 84)).toBe(whole('RU'));
    expect(parts('FJ', 170, 20, -30, 0)).toBe(whole('FJ'));
  });
});
