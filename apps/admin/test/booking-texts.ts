import { readdirSync, readFileSync } from 'node:fs';
import { readBookingFile } from '../src/search/booking/booking-file.js';
import type { Booking, Leg } from '../src/search/booking/booking.js';
import { readBooking } from '../src/search/booking/read-booking.js';

interface BookingTexts<Expected> {
  expected: Record<string, Expected>;
  /** Those with an expectation. */
  names: string[];
  /** All that are there. */
  files: string[];
  bookingOf(name: string): Promise<Booking>;
}

/** Texts of bookings in a folder beside this file, with what is expected of each, read as on the day `today`. */
export function bookingTexts<Expected>(folder: string, today: string): BookingTexts<Expected> {
  const url = new URL(`${folder}/`, import.meta.url);
  const expected = JSON.parse(readFileSync(new URL('expected.json', url), 'utf8')) as Record<string, Expected>;
  return {
    expected,
    names: Object.keys(expected).sort(),
    files: readdirSync(url)
      .filter((name) => name !== 'expected.json')
      .sort(),
    async bookingOf(name) {
      const bytes = readFileSync(new URL(name, url));
      const arrayBuffer = () => Promise.resolve(new Uint8Array(bytes).buffer);
      const file = await readBookingFile({ name, size: bytes.length, arrayBuffer });
      if ('problem' in file) throw new Error(file.problem);
      return readBooking(file.text, today);
    },
  };
}

/** From, day, clock, to and day of the arrival, with ? for what is open. */
export const fieldsOf = ({ from, to, departs, arrives }: Leg): string[] => [
  from,
  departs.day,
  departs.time ?? '?',
  to,
  arrives?.day ?? '?',
];

/** "FRA 2026-12-12 14:30 BKK 2026-12-13": the flights of all journeys. */
export const legLines = (booking: Booking): string[] =>
  [booking, ...(booking.others ?? [])].flatMap(({ legs }) => legs).map((leg) => fieldsOf(leg).join(' '));
