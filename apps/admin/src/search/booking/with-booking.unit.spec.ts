import { emptySearch } from '../search-form.js';
import { countryOfCity } from './city-codes.js';
import type { BookedTrip } from './to-search.js';
import { withBooking } from './with-booking.js';

const trip = (change: Partial<BookedTrip>): BookedTrip => ({
  departure: 'DE',
  destinations: ['TH', 'VN', 'SG'],
  arrivals: ['2026-12-13', null, '2026-12-30'],
  transits: [],
  dateStart: '2026-12-12',
  dateEnd: '2027-01-04',
  questions: [],
  isOpen: false,
  unknownAirports: [],
  ...change,
});
const arrivalDays = (change: Partial<BookedTrip>) =>
  withBooking(emptySearch(), trip(change), { nationalities: [], isNationalitySaid: false }, new Map()).facts
    .arrivalDays;

it('takes over the days on which destinations are reached, and says nothing of the others', () => {
  expect(arrivalDays({})).toEqual({ TH: '1', SG: '18' });
  expect(arrivalDays({ destinations: ['TH', 'VN', 'TH'] })).toEqual({});
  expect(arrivalDays({ destinations: ['US'], arrivals: ['2026-12-11'] })).toEqual({});
  expect(arrivalDays({ destinations: ['GB'], arrivals: ['2026-12-12'] })).toEqual({ GB: '0' });
});

it.each([
  ['stays where the booking speaks of none', [], false, ['TR']],
  ['is that of the booking', ['PL', 'GH'], true, ['PL', 'GH']],
  ['is left to staff where the booking speaks of one that was not understood', [], true, []],
])('the nationality of the search before %s', (_, nationalities, isNationalitySaid, expected) => {
  const form = emptySearch('DE', 'TR');
  expect(withBooking(form, trip({}), { nationalities, isNationalitySaid }, new Map()).nationalities).toEqual(expected);
});

it('the papers of the search before stay with its nationality alone', () => {
  const form = emptySearch('DE', 'TR');
  const before = { ...form, facts: { ...form.facts, visas: ['US'], residence: 'DE' } };
  const facts = (nationalities: string[], isNationalitySaid: boolean) =>
    withBooking(before, trip({}), { nationalities, isNationalitySaid }, new Map()).facts;
  expect(facts([], false)).toMatchObject({ visas: ['US'], residence: 'DE' });
  expect(facts(['TR'], true)).toMatchObject({ visas: ['US'], residence: 'DE' });
  expect(facts(['PL'], true)).toMatchObject({ visas: [], residence: null });
});

it('a city with several airports, where planes are changed, is its country', () => {
  const transits = [{ airport: 'LON', country: 'GB', hours: 3 }];
  const searched = withBooking(
    emptySearch(),
    trip({ transits }),
    { nationalities: [], isNationalitySaid: false },
    new Map(),
  );
  expect(searched.transits).toEqual([{ type: 'COUNTRY', id: 'GB', country: 'GB' }]);
  expect(searched.facts.transitHours).toEqual({ GB: '3' });
  expect(['LON', 'NYC', 'TYO', 'LHR'].map(countryOfCity)).toEqual(['GB', 'US', 'JP', null]);
});

it.each([
  [20, 1, { JP: '20' }],
  [1, 20, { JP: '20' }],
  [20, null, {}],
])('two cities of one country are one transit, of the longer time: %s and %s', (first, second, transitHours) => {
  const transits = [
    { airport: 'TYO', country: 'JP', hours: first },
    { airport: 'OSA', country: 'JP', hours: second },
  ];
  const said = { nationalities: [], isNationalitySaid: false };
  const searched = withBooking(emptySearch(), trip({ transits }), said, new Map());
  expect(searched.transits).toEqual([{ type: 'COUNTRY', id: 'JP', country: 'JP' }]);
  expect(searched.facts.transitHours).toEqual(transitHours);
});
