import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MapCountryStatus } from '../gen/graphql.js';
import { inSight, keyOn, LAYERS, legendOf, named, neighbour, WHOLE, within, zoomed, type MapRow } from './map-model.js';
import type { WorldOutlines } from '../places/world-outlines.js';

const SEEDS = join(import.meta.dirname, '../../../../db/seeds/places/world-map.json');
const world = JSON.parse(readFileSync(SEEDS, 'utf8')) as WorldOutlines;

const row = (iso2: string, name: string, key = 'GRAY'): MapRow => ({ iso2, name, key, word: `word of ${key}` });
const ROWS = [
  row('EG', 'Ägypten', 'RED'),
  row('FR', 'Frankreich'),
  row('GF', 'Französisch-Guayana'),
  row('TH', 'Thailand'),
];

describe('the arrow keys', () => {
  it.each([
    ['PT', 'ArrowRight', 'ES'],
    ['DE', 'ArrowUp', 'DK'],
    ['US', 'ArrowUp', 'CA'],
    ['US', 'ArrowDown', 'MX'],
    ['AR', 'ArrowLeft', 'CL'],
  ] as const)('lead from %s by %s to %s', (from, direction, to) => {
    expect(neighbour(world.countries, from, direction)).toBe(to);
  });

  it('stay at the edge, and begin somewhere on the map', () => {
    const utmost = world.countries.toSorted((a, b) => a.x - b.x)[0]!.id;
    expect(neighbour(world.countries, utmost, 'ArrowLeft')).toBe(utmost);
    expect(world.countries.map(({ id }) => id)).toContain(neighbour(world.countries, '', 'ArrowUp'));
  });

  it('reach every country from every other one', () => {
    const reached = new Set(['DE']);
    const open = ['DE'];
    for (let id = open.pop(); id !== undefined; id = open.pop())
      for (const direction of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
        const next = neighbour(world.countries, id, direction);
        if (!reached.has(next)) open.push(next);
        reached.add(next);
      }
    expect(reached.size / world.countries.length).toBeGreaterThan(0.9);
  });
});

it('finds a country by the beginning of its name, accents or not, else by what it holds', () => {
  expect([named(ROWS, 'agy'), named(ROWS, 'fra'), named(ROWS, 'franz'), named(ROWS, 'guay')]).toEqual([
    'EG',
    'FR',
    'GF',
    'GF',
  ]);
  expect([named(ROWS, ' '), named(ROWS, 'xy')]).toEqual([null, null]);
});

it('names in the legend what occurs, in the order of its weight', () => {
  expect(legendOf(['BLUE', 'RED', 'GRAY'], ROWS)).toEqual([
    { key: 'RED', word: 'word of RED', count: 1 },
    { key: 'GRAY', word: 'word of GRAY', count: 3 },
  ]);
});

it('names in the legend what rows of one key share, not what the first of them says', () => {
  const rows = [30, 90].map((days) => ({
    iso2: `X${days}`,
    name: '',
    key: 'FREE',
    group: 'Free',
    word: `Free, ${days}`,
  }));
  expect(legendOf(['FREE'], rows)).toEqual([{ key: 'FREE', word: 'Free', count: 2 }]);
});

it('takes what a country shows on each layer', () => {
  const status = { status: 'RED', statusForeignOffice: 'UNKNOWN', riskLevel: 'LEVEL2' } as MapCountryStatus;
  expect(LAYERS.map((layer) => keyOn(layer, status))).toEqual(['RED', 'UNKNOWN', 'LEVEL2']);
});

describe('a view', () => {
  const size = { width: 800, height: 400 };

  it('keeps the point under the pointer', () => {
    const at = { x: 600, y: 100 };
    const near = zoomed(WHOLE, 4, at, size);
    expect(near.zoom).toBe(4);
    const [before, after] = [WHOLE, near].map(({ x, y, zoom }) => [
      ((at.x - x) * zoom) / 800,
      ((at.y - y) * zoom) / 400,
    ]);
    expect(after).toEqual(before);
  });

  it('stays within the map and its sizes', () => {
    expect(within({ x: -50, y: 900, zoom: 2 }, size)).toEqual({ x: 0, y: 200, zoom: 2 });
    expect(zoomed({ x: 300, y: 100, zoom: 2 }, 0.1, { x: 700, y: 300 }, size)).toEqual(WHOLE);
    expect(zoomed(WHOLE, 1e6, { x: 0, y: 0 }, size).zoom).toBe(16);
  });

  it('moves only for what is out of sight', () => {
    const view = { x: 0, y: 0, zoom: 4 };
    expect(inSight(view, { x: 100, y: 50 }, size)).toBe(view);
    expect(inSight(view, { x: 500, y: 390 }, size)).toEqual({ x: 400, y: 300, zoom: 4 });
  });
});
