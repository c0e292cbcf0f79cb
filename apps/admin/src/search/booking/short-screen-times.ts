import { two } from './booking.js';
import { MONTH } from './screen-flights.js';

/** Directly behind the status, or its terminal, both times, and no aircraft: "2125   920   28JAN", "900  1003  /DCAC". */
const BOTH = new RegExp(
  String.raw`^(\s{0,9}(?:\d[A-Z]?\s{1,9})?)(?!(?:3[0-4]|7[3-8])\d\s)(\d{3,4})(\s{1,9})(\d{3,4})(?=\s{1,9}(?:\d{1,2}(?:${MONTH})|/|SPM|HRS)|(?<=\d{4})\s*$)`,
  'i',
);

const padded = (time: string): string => two(Number(time.slice(0, -2))) + time.slice(-2);

/** What stands behind the status of a flight, with times of three digits as those of four. */
export const withFourDigits = (rest: string): string =>
  rest.replace(
    BOTH,
    (_, before: string, departs: string, between: string, arrives: string) =>
      before + padded(departs) + between + padded(arrives),
  );
