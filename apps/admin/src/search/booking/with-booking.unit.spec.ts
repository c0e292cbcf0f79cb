import { emptySearch } from '../search-form.js';
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
  withBooking(emptySearch(), trip(change), [], new Map()).facts.arrivalDays;

it('takes over the days on which destinations are reached, and says nothing of the others', () => {
  expect(arrivalDays({})).toEqual({ TH: '1', SG: '18' });
  expect(arrivalDays({ destinations: ['TH', 'VN', 'TH'] })).toEqual({});
  expect(arrivalDays({ destinations: ['US'], arrivals: ['2026-12-11'] })).toEqual({});
  expect(arrivalDays({ destinations: ['GB'], arrivals: ['2026-12-12'] })).toEqual({ GB: '0' });
});
