import { century, monthNamed } from './booked-days.js';
import { isoDay } from './booking.js';

const ISSUED =
  /(?<![\p{L}\d]|BIRTH\s|EXPIRY\s)(?:(?:DATE(?: \/ TARIH)?|DATE OF ISSUE|ISSUED|AUSSTELLUNGSDATUM|DATUM|FECHA|DATA|TARIH)\s?:|[ÉE]MIS LE|ISSUED ON|AUSGESTELLT AM|EMITIDO EL|EMESSO IL|WYSTAWIONO)\s*(\d{1,2})\.?\s?(\p{L}{3,9})\.?\s?(\d{4}|\d{2}(?!\d))/u;

/** The day on which a ticket was issued: its flights are later. */
export function issuedIn(lines: readonly string[]): string | null {
  const [, day, name, year] = lines.map((line) => ISSUED.exec(line)).findLast((one) => one !== null) ?? [];
  const month = name === undefined ? null : monthNamed(name);
  return month === null ? null : isoDay(yearOf(year)!, month, Number(day));
}

export const yearOf = (text: string | undefined): number | null => (text === undefined ? null : century(text));
