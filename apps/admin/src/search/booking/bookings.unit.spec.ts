import { bookingTexts } from '../../../test/booking-texts.js';
import type { Booking } from './booking.js';

interface Expected {
  /** "FRA 2026-12-12 14:30 BKK 2026-12-13 06:35", with ? for what the text does not say. */
  legs: string[];
  nationalities: string[];
  /** Why each line that is named was not taken. */
  unread: string[];
}

const { expected: EXPECTED, names: NAMES, files, bookingOf } = bookingTexts<Expected>('bookings', '2026-11-27');
/** None of these may stay in what is read. */
const PERSONAL = /C01X00T47|U1234567|SPECI2014|123456789|PB1234567|MUSTERMANN|M[ÜU]LLER|SMITH|DEVRIES|YILMAZ|GREEN/i;

const fieldsOf = ({ legs }: Booking): string[][] =>
  legs.map(({ from, to, departs, arrives }) => [
    from,
    departs.day,
    departs.time ?? '?',
    to,
    arrives?.day ?? '?',
    arrives?.time ?? '?',
  ]);

it('there is a text for each expectation, and the other way round', () => {
  expect(files).toEqual(NAMES);
  expect(NAMES.length).toBeGreaterThanOrEqual(40);
});

it.each(NAMES)('%s', async (name) => {
  const booking = await bookingOf(name);
  const { legs, nationalities, unread } = EXPECTED[name]!;
  expect(fieldsOf(booking).map((fields) => fields.join(' '))).toEqual(legs);
  expect(booking.nationalities).toEqual(nationalities);
  expect(booking.unread.map(({ why }) => why)).toEqual(unread);
  expect(JSON.stringify({ ...booking, unread: [] })).not.toMatch(PERSONAL);
});
