import type { RestrictionRow } from '../graphql/schema-types.js';
import { orderRows, pageOf, placeName, toFilter } from './restriction-rows.js';

const row = (nameShort: string, part: Partial<RestrictionRow> = {}): RestrictionRow => ({
  id: nameShort, level: 'COUNTRY', isActive: true, origin: 'EDITORIAL', country: { id: nameShort, iso2: nameShort, nameShort }, region: null, airport: null,
  modifiedAt: '2026-01-01', modifiedBy: null, checkedAt: null, detailCount: 0, ...part,
});
const names = (rows: RestrictionRow[]): string[] => rows.map(({ id }) => id);

const german = { compare: new Intl.Collator('de').compare };

it('asks only for what is filtered', () => {
  expect(toFilter({})).toEqual({ restrictionLevel: null, isActive: null, countryId: null, origin: null });
  expect(toFilter({ level: 'REGION', active: 'no', country: 'TH', origin: 'IMPORTED' })).toEqual({
    restrictionLevel: 'REGION', isActive: false, countryId: 'TH', origin: 'IMPORTED',
  });
});

it('orders numbers as numbers and equal ones by place', () => {
  const rows = [row('B', { detailCount: 10 }), row('A', { detailCount: 10 }), row('C', { detailCount: 9 })];
  expect(names(orderRows(rows, 'detailCount', 'DESC', german))).toEqual(['A', 'B', 'C']);
  expect(names(orderRows(rows, 'place', 'DESC', german))).toEqual(['C', 'B', 'A']);
});

it('orders places by the name that the reader sees', () => {
  const rows = [row('Austria'), row('Australia'), row('Egypt')];
  const shown: Record<string, string> = { Austria: 'Österreich', Australia: 'Australien', Egypt: 'Ägypten' };
  expect(names(orderRows(rows, 'place', 'ASC', { ...german, place: ({ id }) => shown[id] ?? id }))).toEqual(['Egypt', 'Australia', 'Austria']);
});

it('names the whole place', () => {
  expect(placeName(row('Thailand', { region: { id: '1', name: 'Phuket' }, airport: { id: 'HKT', iata: 'HKT', name: 'Phuket Airport' } }))).toBe('Thailand, Phuket, HKT');
});

it('cuts pages', () => {
  expect(pageOf([1, 2, 3, 4, 5], 2, 2)).toEqual([3, 4]);
  expect(pageOf([1, 2, 3], 2, 2)).toEqual([3]);
});
