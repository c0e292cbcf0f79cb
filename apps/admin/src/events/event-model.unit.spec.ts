import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ShownEvent } from '../gen/graphql.js';
import { onMap } from './equal-earth.js';
import { categoriesOf, eventState, filtered, NO_FILTER } from './event-model.js';

const event = (change: Partial<ShownEvent>): ShownEvent => ({
  id: '1',
  gmUniqueEventId: 'gdacs:FL:1',
  category: { code: 'WEATHER', name: 'Unwetter' },
  country: { id: 'TH', iso2: 'TH', nameShort: 'Thailand' },
  title: 'Überschwemmung',
  isActive: true,
  level: 'LEVEL2',
  significantUpdateAt: '2026-05-02T10:00:00Z',
  staticPageUrl: null,
  timeStart: '2026-05-01T10:00:00Z',
  timeEnd: null,
  countUpdates: 0,
  latitude: 1,
  longitude: 1,
  pinned: false,
  ...change,
});

describe('the events that are shown', () => {
  const flood = event({ id: 'flood' });
  const quake = event({
    id: 'quake',
    title: 'Erdbeben',
    level: 'LEVEL4',
    country: null,
    category: { code: 'NATURAL_DISASTER', name: 'Naturkatastrophe' },
  });
  const idsOf = (change: Partial<typeof NO_FILTER>): string =>
    filtered([flood, quake], { ...NO_FILTER, ...change })
      .map(({ id }) => id)
      .join(' ');

  it('fit words of title and country, the category and the least level', () => {
    expect(idsOf({})).toBe('flood quake');
    expect(idsOf({ search: ' uberSCHW' })).toBe('flood');
    expect(idsOf({ search: 'thai' })).toBe('flood');
    expect(idsOf({ category: 'NATURAL_DISASTER' })).toBe('quake');
    expect(idsOf({ from: 'LEVEL3' })).toBe('quake');
    expect(idsOf({ from: 'LEVEL5' })).toBe('');
  });

  it('have the categories that occur, once each and by name', () => {
    expect(categoriesOf([flood, quake, flood]).map(({ name }) => name)).toEqual(['Naturkatastrophe', 'Unwetter']);
  });
});

it.each([
  ['2026-05-03', 0, 'READ'],
  ['2026-05-02T09:00:00Z', 0, 'NEW'],
  ['2026-05-02T09:00:00Z', 2, 'CHANGED'],
])('after a visit of %s and %s updates an event is %s', (lastVisit, countUpdates, state) => {
  expect(eventState(event({ countUpdates }), new Date(lastVisit))).toBe(state);
});

it('places stand on the map where its build has put them', () => {
  const file = fileURLToPath(new URL('../../../../db/seeds/places/world-map.json', import.meta.url));
  const map = JSON.parse(readFileSync(file, 'utf8')) as {
    width: number;
    countries: { id: string; x: number; y: number }[];
  };
  for (const [id, longitude, latitude] of [
    ['GI', -5.35, 36.14],
    ['TV', 179.2, -8.52],
    ['VA', 12.45, 41.9],
  ] as const) {
    const { x, y } = onMap(longitude, latitude, map);
    const built = map.countries.find((country) => country.id === id)!;
    expect([id, Math.abs(x - built.x) < 1.5, Math.abs(y - built.y) < 1.5]).toEqual([id, true, true]);
  }
});
