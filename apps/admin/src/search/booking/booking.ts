import { addDays, isIsoDate, type IsoDate } from '@landfall/kernel';

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
  /** Other journeys in the text, of a second booking or of travellers with other flights; absent: none that can be read by itself. */
  others?: readonly Booking[];
}

export interface UnreadLine {
  line: string;
  /**
   * OTHER_BOOKING: of a second booking in the text, or of a traveller with another journey. CUT_OFF: the text ends within this line, more
   * may be missing. NATIONALITY: no part of the trip, but a nationality that was not taken.
   */
  why: 'NOT_UNDERSTOOD' | 'NOT_CONFIRMED' | 'NO_SUCH_DAY' | 'OTHER_BOOKING' | 'CUT_OFF' | 'NATIONALITY';
}

/** Whether it says something of nationalities, understood or not. */
export const saysNationality = ({ nationalities, unread }: Booking): boolean =>
  nationalities.length > 0 || unread.some(({ why }) => why === 'NATIONALITY');

export const saysJourney = ({ legs, unread }: Booking): boolean =>
  legs.length > 0 || unread.some(({ why }) => why !== 'NATIONALITY');

/** Whether it names a flight that is cancelled or not booked yet. */
export const hasUnconfirmed = ({ unread }: Pick<Booking, 'unread'>): boolean =>
  unread.some(({ why }) => why === 'NOT_CONFIRMED');

/** Whether what is unread is not understood, or a nationality: nothing is cancelled, cut off or of another booking. */
export const isOpenAlone = ({ unread }: Pick<Booking, 'unread'>): boolean =>
  unread.every(({ why }) => why === 'NOT_UNDERSTOOD' || why === 'NATIONALITY');

export const noBooking = (): Booking => ({ legs: [], nationalities: [], unread: [] });

export const two = (value: number): string => String(value).padStart(2, '0');

/** Null for what is no day. */
export function isoDay(year: number, month: number, day: number): IsoDate | null {
  const text = `${year}-${two(month)}-${two(day)}`;
  return isIsoDate(text) ? text : null;
}

/** No flight arrives later than so many days after its day of departure, by the calendar. */
export const LONGEST_FLIGHT_DAYS = 2;

/** Whether a flight of the one day may arrive on the other; over the date line it is the day before. */
export const mayArrive = (day: string, departure: string): boolean =>
  day >= addDays(departure, -1) && day <= addDays(departure, LONGEST_FLIGHT_DAYS);

interface NamedDay {
  day: number;
  month: number;
  /** Null: not said. */
  year?: number | null;
}

/** The day of an arrival, in the year that makes it one. A day that is far from the departure, or none, is not its arrival. */
export function arrivalDay({ day, month, year = null }: NamedDay, departure: string): IsoDate | null {
  const first = Number(departure.slice(0, 4));
  const years = year === null ? [first - 1, first, first + 1] : [year];
  const days = years.map((one) => isoDay(one, month, day)).filter((one) => one !== null);
  return days.find((one) => mayArrive(one, departure)) ?? null;
}

interface SaidNationality {
  line: string;
  /** Null: it was not understood. */
  code: string | null;
}

/** The nationalities of what is said, each once, with what was not understood. */
export const nationalitiesFound = (said: readonly SaidNationality[]): Pick<Booking, 'nationalities' | 'unread'> => ({
  nationalities: [...new Set(said.flatMap(({ code }) => code ?? []))],
  unread: said.filter(({ code }) => code === null).map(({ line }) => ({ line, why: 'NATIONALITY' })),
});

/** Minutes since midnight of a time such as 09:05. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
/** Over the border of a time zone, a short flight arrives so many minutes before it starts. */
export const MOST_GAINED = 60;

/** Moments in the order of these texts are in the order of time. */
export const momentText = ({ day, time }: LocalMoment): string => `${day}${time ?? ''}`;
/** Flights by their departure, on one day those without a time first. */
export const byMoment = (legs: readonly Leg[]): Leg[] =>
  [...legs].sort((a, b) => momentText(a.departs).localeCompare(momentText(b.departs)));

/** Flights by their departure, where one without a time keeps its place: a screen may list what was added last behind all others. */
export const inOrder = (legs: readonly Leg[]): Leg[] =>
  [...legs].sort(({ departs: a }, { departs: b }) => {
    if (a.day !== b.day) return a.day < b.day ? -1 : 1;
    return a.time === null || b.time === null ? 0 : a.time.localeCompare(b.time);
  });

/** The same flight is named once for each traveller. */
export const distinct = (legs: readonly Leg[]): Leg[] => [
  ...new Map(legs.map((leg) => [JSON.stringify(leg), leg])).values(),
];

/** Between the same airports on the same day. */
export const isOfSameDay = (a: Leg, b: Leg): boolean =>
  a.from === b.from && a.to === b.to && a.departs.day === b.departs.day;
