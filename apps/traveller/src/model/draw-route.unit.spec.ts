import { readFile } from 'node:fs/promises';
import { drawRoute, type Coast } from './draw-route.js';

let coast: Coast;
beforeAll(async () => {
  const file = new URL('../../../../db/seeds/places/coast.json', import.meta.url);
  coast = JSON.parse(await readFile(file, 'utf8')) as Coast;
});

const port = (latitude: number, longitude: number) => ({ latitude, longitude });
const [PALMA, BARCELONA, ROME] = [port(39.57, 2.63), port(41.39, 2.17), port(42.1, 11.8)];
const isInside = ({ width, height }: { width: number; height: number }, { x, y }: { x: number; y: number }) =>
  x > 20 && y > 20 && x < width - 20 && y < height - 20;

describe('the map of a route', () => {
  it('has every port once, with all of its calls, north up', () => {
    const map = drawRoute([PALMA, BARCELONA, ROME, PALMA], coast)!;
    expect(map.ports.map(({ calls }) => calls)).toEqual([[1, 4], [2], [3]]);
    const [palma, barcelona, rome] = map.ports;
    expect(barcelona!.y).toBeLessThan(palma!.y);
    expect(rome!.x).toBeGreaterThan(barcelona!.x);
    expect(map.ports.every((one) => isInside(map, one))).toBe(true);
  });

  it('holds the land around it, and no more than its box', () => {
    const { land, width, height } = drawRoute([PALMA, BARCELONA, ROME], coast)!;
    const numbers = [...land.matchAll(/[ML](-?\d+),(-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    expect(numbers.length).toBeGreaterThan(50);
    expect(numbers.every(([x, y]) => x >= 0 && y >= 0 && x <= width && y <= height)).toBe(true);
    expect(land.length).toBeLessThan(8_000);
  });

  it('crosses the date line the short way', () => {
    const map = drawRoute([port(-36.8, 174.8), port(-17.5, -149.6)], coast)!;
    const [auckland, papeete] = map.ports;
    expect(papeete!.x).toBeGreaterThan(auckland!.x);
    expect(map.ports.every((one) => isInside(map, one))).toBe(true);
    // One line, not one for each side of the date line.
    expect(map.way.match(/M/g)).toHaveLength(1);
  });

  it('keeps land in sight where ports lie close together', () => {
    const near = drawRoute([port(43.3, 5.36), port(43.29, 5.38)], coast)!;
    const [one, other] = near.ports;
    expect(Math.hypot(one!.x - other!.x, one!.y - other!.y)).toBeLessThan(near.width / 4);
    expect(near.ports.every((each) => isInside(near, each))).toBe(true);
  });

  it('is not drawn for a single port', () => {
    expect(drawRoute([PALMA, PALMA], coast)).toBeNull();
    expect(drawRoute([], coast)).toBeNull();
  });
});
