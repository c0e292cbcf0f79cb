import type { ReviewRow } from '../../gen/graphql.js';
import { daysOf, isSameFilter, placeName, readFilter, filledFilter, toFilter } from './restriction-rows.js';

const row = (nameShort: string, part: Partial<ReviewRow> = {}): ReviewRow => ({
  id: nameShort,
  level: 'COUNTRY',
  isActive: true,
  provenance: 'EDITORIAL',
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
const TODAY = '2026-05-01';

it('asks only for what is filtered', () => {
  expect(Object.values(toFilter({}, TODAY)).every((value) => value === null)).toBe(true);
  expect(
    toFilter(
      { level: 'REGION', active: 'no', country: 'TH', provenance: 'IMPORTED', status: 'PURPLE', editor: 'e1' },
      TODAY,
    ),
  ).toMatchObject({
    level: 'REGION',
    isActive: false,
    countryId: 'TH',
    provenance: 'IMPORTED',
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
  expect(filledFilter({ due: false, unchecked: '' })).toEqual({});
});

it('reads a kept filter without what it does not know', () => {
  expect(readFilter({ status: 'RED', shoeSize: 44 })).toEqual({ status: 'RED' });
  expect([readFilter(null), readFilter('x')]).toEqual([{}, {}]);
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
