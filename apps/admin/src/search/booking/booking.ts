/** A moment in the local time of an airport. `time`: HH:MM, null where the booking says the day alone. */
export interface LocalMoment {
  day: string;
  time: string | null;
}

/** A flight, between airports by their IATA codes. */
export interface Leg {
  from: string;
  to: string;
  departs: LocalMoment;
  /** Null: not in the booking. */
  arrives: LocalMoment | null;
}

/** What a text says of a journey, and what of it was not understood. Names and numbers of documents are never part of it. */
export interface Booking {
  legs: Leg[];
  /** As they stand: ISO 3166-1 alpha-2, alpha-3, or the codes of passports ("D"). Each once. */
  nationalities: string[];
  /** Lines that look like flights and were not understood, or whose seats are not confirmed. */
  unread: UnreadLine[];
}

export interface UnreadLine {
  line: string;
  why: 'NOT_UNDERSTOOD' | 'NOT_CONFIRMED' | 'NO_SUCH_DAY';
}

export const noBooking = (): Booking => ({ legs: [], nationalities: [], unread: [] });

const two = (value: number): string => String(value).padStart(2, '0');

/** Null for what is no day. */
export function isoDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay ? `${year}-${two(month)}-${two(day)}` : null;
}

/** Days from one to the other, negative backwards. */
export const daysFrom = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
