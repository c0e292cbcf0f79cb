import type { ReviewRow } from '../../gen/graphql.js';
import {
  daysOf,
  isSameFilter,
  orderRows,
  pageOf,
  placeName,
  readFilter,
  statedFilter,
  toFilter,
} from './restriction-rows.js';

const row = (nameShort: string, part: Partial<ReviewRow> = {}): ReviewRow => ({
  id: nameShort,
  level: 'COUNTRY',
  isActive: true,
  origin: 'EDITORIAL',
  country: { id: nameShort, iso2: nameShort, nameShort },
  region: null,
  airport: null,
  modifiedAt: '2026-01-01',
  modifiedBy: null,
  checkedAt: null,
  checkedBy: null,
  detailCount: 0,
  status: 'BLUE',
  reminder: null,
  reviewsDueCount: 0,
  scheduledCount: 0,
  conflictCount: 0,
  significantUpdateAt: null,
  regionDeviationTourism: false,
  regionDeviationBusiness: false,
  ...part,
});
const names = (rows: ReviewRow[]): string[] => rows.map(({ id }) => id);
const TODAY = '2026-05-01';

const german = { compare: new Intl.Collator('de').compare };

it('asks only for what is filtered', () => {
  expect(Object.values(toFilter({}, TODAY)).every((value) => value === null)).toBe(true);
  expect(
    toFilter(
      { level: 'REGION', active: 'no', country: 'TH', origin: 'IMPORTED', status: 'PURPLE', editor: 'e1' },
      TODAY,
    ),
  ).toMatchObject({
    restrictionLevel: 'REGION',
    isActive: false,
    countryId: 'TH',
    origin: 'IMPORTED',
    status: 'PURPLE',
    editorId: 'e1',
    reminderUntil: null,
  });
});

it('asks for reminders up to today and for whole days without a check', () => {
  expect(toFilter({ due: true, unchecked: '30' }, TODAY)).toMatchObject({ reminderUntil: TODAY, uncheckedForDays: 30 });
  expect(toFilter({ due: false, unchecked: '0' }, TODAY)).toMatchObject({
    reminderUntil: null,
    uncheckedForDays: null,
  });
  expect(
    [toFilter({ conflicts: true }, TODAY), toFilter({ conflicts: false }, TODAY)].map(
      ({ hasConflicts }) => hasConflicts,
    ),
  ).toEqual([true, null]);
  expect([daysOf('3.5'), daysOf('-1'), daysOf(''), daysOf(undefined), daysOf(' 7 ')]).toEqual([
    null,
    null,
    null,
    null,
    7,
  ]);
});

it('sends the id of a region or an airport and keeps its country only for the name', () => {
  expect(toFilter({ region: 'TH.region.phuket', airport: 'TH.airport.BKK' }, TODAY)).toMatchObject({
    regionId: 'phuket',
    airportId: 'BKK',
    countryId: null,
  });
  expect(toFilter({ region: 'nonsense' }, TODAY).regionId).toBeNull();
});

it('knows a kept filter again, whatever stood empty beside it', () => {
  expect(isSameFilter({ level: 'COUNTRY', active: '', country: null }, { level: 'COUNTRY' })).toBe(true);
  expect(isSameFilter({ level: 'COUNTRY' }, { level: 'REGION' })).toBe(false);
  expect(statedFilter({ due: false, unchecked: '' })).toEqual({});
});

it('reads a kept filter without what it does not know', () => {
  expect(readFilter({ status: 'RED', shoeSize: 44 })).toEqual({ status: 'RED' });
  expect([readFilter(null), readFilter('x')]).toEqual([{}, {}]);
});

it('orders numbers as numbers and equal ones by place', () => {
  const rows = [row('B', { detailCount: 10 }), row('A', { detailCount: 10 }), row('C', { detailCount: 9 })];
  expect(names(orderRows(rows, 'detailCount', 'DESC', german))).toEqual(['A', 'B', 'C']);
  expect(names(orderRows(rows, 'place', 'DESC', german))).toEqual(['C', 'B', 'A']);
});

it('puts conflicts before closed places and what says nothing last', () => {
  const rows = [
    row('A', { status: 'GRAY' }),
    row('B', { status: 'BLUE' }),
    row('C', { status: 'PURPLE' }),
    row('D', { status: 'RED' }),
  ];
  expect(names(orderRows(rows, 'status', 'ASC', german))).toEqual(['C', 'D', 'B', 'A']);
});

it('puts rows without a reminder behind those that have one', () => {
  const rows = [row('A'), row('B', { reminder: '2026-06-01' }), row('C', { reminder: '2026-05-01' })];
  expect(names(orderRows(rows, 'reminder', 'ASC', german))).toEqual(['C', 'B', 'A']);
});

it('orders places by the name that the reader sees', () => {
  const rows = [row('Austria'), row('Australia'), row('Egypt')];
  const shown: Record<string, string> = { Austria: 'Österreich', Australia: 'Australien', Egypt: 'Ägypten' };
  expect(names(orderRows(rows, 'place', 'ASC', { ...german, place: ({ id }) => shown[id] ?? id }))).toEqual([
    'Egypt',
    'Australia',
    'Austria',
  ]);
});

it('names the whole place', () => {
  expect(
    placeName(
      row('Thailand', {
        region: { id: '1', name: 'Phuket' },
        airport: { id: 'HKT', iata: 'HKT', name: 'Phuket Airport' },
      }),
    ),
  ).toBe('Thailand, Phuket, HKT');
});

it('cuts pages', () => {
  expect(pageOf([1, 2, 3, 4, 5], 2, 2)).toEqual([3, 4]);
  expect(pageOf([1, 2, 3], 2, 2)).toEqual([3]);
});
