import { addDays, daysBetween, type IsoDate } from '@landfall/kernel';
import {
  arrivalDay,
  inOrder,
  isOfSameDay,
  isoDay,
  noBooking,
  two,
  type Booking,
  type Leg,
  type LocalMoment,
} from './booking.js';
import { passportNationalities } from './passports.js';
import { brokenOff, withoutLastWord } from './broken-off.js';
import { isConfirmedStatus } from './confirmed-status.js';
import { MONTH, MONTHS, type FlightFound } from './screen-flights.js';
import { partsOf, screenLines, type ScreenLine, type ScreenPart } from './screen-lines.js';
import { withFourDigits } from './short-screen-times.js';
import { landingAt } from './zoned-times.js';

/** Digits of Amadeus, pairs of letters of Worldspan, and single letters of Sabre, where Q is Thursday and J Saturday. */
const WEEKDAYS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'].map((name, at) => [name, at + 1])),
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((number) => [String(number), number])),
  M: 1,
  T: 2,
  W: 3,
  Q: 4,
  F: 5,
  J: 6,
  S: 7,
};
/** As people write it who take S for Saturday. */
const SWAPPED: typeof WEEKDAYS = { ...WEEKDAYS, S: 6, J: 7 };

/** Seats are sold so many days ahead. */
const SOLD_DAYS = 361;
export const UNCERTAIN = Symbol('a year that nobody knows');
/** Of Galileo, which writes the weekday at the end; behind a day of arrival it is that day's. */
const WEEKDAY_BEHIND = new RegExp(String.raw`^(?!.*\b\d{1,2}(?:${MONTH})\b).*\s(MO|TU|WE|TH|FR|SA|SU)(?:\s|$)`);
/** Three digits alone are no time but an aircraft, such as 320. */
const TIME = /^([#*+|-])?(?!\d{3}$)(\d{1,2})(\d{2})([APNM])?(?:([+#|*‡¥-])(\d)?O?\*?)?$/;
/** A day of arrival, or a mark of one. */
const DAY_MARKED = new RegExp(String.raw`\b\d{1,2}(?:${MONTH})\b|\d{3,4}[APNM]?[+#|*‡¥-]|[#|*+]\s?\d{3,4}\b`);
/** A mark of the day that stands apart from its time: "# 0635", "0635 +1". */
const MARK_APART = /(?<=\s[#|*])\s+(?=\d)|(?<=\d[APNM]?)\s+(?=[+#-]\d\b)/g;
/** Directly behind the departure, whose day is said, a mark is that of the arrival: "655P| 840A". */
const MARK_BETWEEN = /(?<=\s\d{3,4}[APNM]?)([#|])\s+(?=\d{3,4}[APNM]?(?:\s|$))/g;
/** Two times without a space, "920A1045A", and the days of AIRIMP, "0145/1". */
const TIMES_TOGETHER = /(?<=\d[APNM])(?=\d{3,4}[APNM]?(?:\D|$))/g;
const DAYS_OF_AIRIMP = /(?<=\d{4})\/(?=[12](?!\d))/g;
/** The day before in Galileo, and elsewhere no more than a dash. */
const UNCLEAR_MARK = /\d[APNM]?\s{1,9}-\s{1,9}\d{3}/;
/** Of Amadeus, behind a time: "0600+1*1A/E*". */
const SYSTEM = /\*1[A-Z](?![A-Z\d])/g;
/** Meant as a time. */
const LIKE_TIME = /^\d{3,4}[APNM]\S{0,6}$|^\d{4}[^\sA-Z\d]\S{0,3}$/;
/** Galileo and Worldspan mark the days after the departure before or behind a time. */
const MARKED_DAYS: Readonly<Record<string, number>> = { '#': 1, '|': 1, '*': 2, '+': 1, '‡': 1, '¥': 1, '-': -1 };
/**
 * Reads a booking as the reservation systems show it (Amadeus, Sabre, Galileo, Worldspan). A day without a year is the next one from
 * `today` on; a weekday beside it must be that day's. Of several bookings in one text the first is read and the others are named.
 */
export function readPnr(text: string, today: string): Booking {
  const lines = screenLines(text);
  const broken = brokenOff(lines);
  const parts = partsOf(lines).map((part): Read => ({ part, booking: bookingOf(part, broken, today) }));
  const depth = Math.min(...lines.filter(({ flight }) => flight !== null).map((line) => line.depth));
  const newest = parts.filter(({ part }) => flightsOf(part).some((line) => line.depth === depth));
  const main = newest.find(({ part }) => flightsOf(part).some(isBooked)) ?? newest[0] ?? parts[0]!;
  const read = parts.filter((one) => one !== main).reduce(joined, main).booking;
  return { ...read, legs: inOrder(read.legs), nationalities: [...new Set(read.nationalities)] };
}

interface Read {
  part: ScreenPart;
  booking: Booking;
}

const flightsOf = ({ lines }: ScreenPart): ScreenLine[] => lines.filter(({ flight }) => flight !== null);

/** By a status of its own; those of tickets and fares have no arrivals. */
const isBooked = ({ flight }: ScreenLine): boolean => flight!.status !== null;

function bookingOf(part: ScreenPart, broken: ScreenLine | null, today: string): Booking {
  const booking = noBooking();
  const marksDays = flightsOf(part).some(({ flight }) => DAY_MARKED.test(flight!.rest.toUpperCase()));
  const weekdays = isSwapped(part, today) ? SWAPPED : WEEKDAYS;
  for (const line of part.lines) {
    const shown = line.text.trim();
    if (line === broken) booking.unread.push({ line: shown, why: 'CUT_OFF' });
    const flight = line === broken && line.flight ? withoutLastWord(line.flight) : line.flight;
    if (flight) addFlight(booking, shown, flight, { today, weekdays, marksDays: marksDays && line !== broken });
    else if (line.isLikeFlight && line !== broken) booking.unread.push({ line: shown, why: 'NOT_UNDERSTOOD' });
  }
  return { ...booking, nationalities: passportNationalities(part.lines.map(({ text }) => text)) };
}

const flightKey = ({ from, to, departs }: Leg): string => [from, to, departs.day, departs.time].join(' ');

/** What is shown twice counts once, and a list that begins again may go on. The flights of another booking are named alone. */
function joined(main: Read, other: Read): Read {
  const known = new Set(main.booking.legs.map(flightKey));
  const isSame = other.booking.legs.every((leg) => known.has(flightKey(leg)));
  const isOther = other.part.locator !== null && other.part.locator !== main.part.locator;
  const { legs, unread, nationalities, others = [] } = main.booking;
  const flights = flightsOf(other.part);
  const [head] = flights;
  const isKnown = isSame && (flights.length === 0 || other.booking.legs.length > 0);
  if (isKnown) {
    const said = isOther && head ? [{ line: head.text.trim(), why: 'OTHER_BOOKING' as const }] : [];
    const rest = flights.length === 0 ? other.booking.unread : [];
    return withBooking(main, {
      ...main.booking,
      unread: [...unread, ...rest, ...said],
      nationalities: [...nationalities, ...(isOther && flights.length === 0 ? [] : other.booking.nationalities)],
    });
  }
  if (goesOn(main, other))
    return withBooking(main, {
      ...main.booking,
      legs: [...legs, ...other.booking.legs],
      unread: [...unread, ...other.booking.unread],
      nationalities: [...nationalities, ...other.booking.nationalities],
    });
  const named = other.part.lines
    .filter(({ flight, isLikeFlight }) => flight !== null || isLikeFlight)
    .map(({ text }) => ({ line: text.trim(), why: 'OTHER_BOOKING' as const }));
  const cutOff = other.booking.unread.filter(({ why }) => why === 'CUT_OFF');
  const isRepeated = other.booking.legs.every((leg) => legs.some((one) => isOfSameDay(one, leg)));
  const further = isRepeated ? [] : [{ ...other.booking, legs: inOrder(other.booking.legs) }];
  return withBooking(main, {
    legs,
    unread: [...unread, ...named, ...cutOff],
    nationalities,
    ...(others.length + further.length > 0 ? { others: [...others, ...further] } : {}),
  });
}

const withBooking = ({ part }: Read, booking: Booking): Read => ({ part, booking });

/** A list of segments whose numbers begin again, and which starts where the last one has arrived, later. */
function goesOn({ part, booking }: Read, other: Read): boolean {
  const [last, next] = [booking.legs.at(-1), other.booking.legs[0]];
  const isOfOneDepth = flightsOf(part)[0]?.depth === flightsOf(other.part)[0]?.depth;
  return (
    !other.part.hasHead &&
    isOfOneDepth &&
    last?.to === next?.from &&
    next !== undefined &&
    next.departs.day >= last!.departs.day
  );
}

/** Whether each S is a Saturday and each J a Sunday: by a day of another year, S would be a Monday or later. */
function isSwapped(part: ScreenPart, today: string): boolean {
  const letters = flightsOf(part).flatMap(({ flight }) => {
    const { weekday = '' } = flight!;
    const day = weekday.length === 1 ? dayOf(namedOf(flight!), undefined, { today, last: today }) : null;
    return typeof day === 'string' && 'SJ'.includes(weekday) ? [{ weekday, at: weekdayOf(day) }] : [];
  });
  return letters.some(({ weekday }) => weekday === 'S') && letters.every(({ weekday, at }) => SWAPPED[weekday] === at);
}

interface Context {
  today: string;
  weekdays: typeof WEEKDAYS;
  /** Another flight of the booking says that it arrives on another day. */
  marksDays: boolean;
}

function addFlight(booking: Booking, line: string, flight: FlightFound, { today, weekdays, marksDays }: Context): void {
  const { weekday: before, from, to, status, rest } = flight;
  if ((status !== null && !isConfirmedStatus(status)) || from === to) {
    booking.unread.push({ line, why: from === to ? 'NOT_UNDERSTOOD' : 'NOT_CONFIRMED' });
    return;
  }
  const last = booking.legs.at(-1)?.departs.day;
  const weekday = before ?? WEEKDAY_BEHIND.exec(rest.toUpperCase())?.[1];
  const starts = dayOf(namedOf(flight), weekday ? weekdays[weekday] : undefined, { today, last });
  if (starts === null) booking.unread.push({ line, why: 'NO_SUCH_DAY' });
  else if (starts === UNCERTAIN) booking.unread.push({ line, why: 'NOT_UNDERSTOOD' });
  else {
    const leg = legOf({ from, to }, starts, rest, marksDays);
    if (leg) booking.legs.push(leg);
    else booking.unread.push({ line, why: 'NOT_UNDERSTOOD' });
  }
}

export interface NamedDay {
  day: number;
  month: number;
  year: number | null;
}

const namedOf = ({ day, month, year }: FlightFound): NamedDay => ({
  day: Number(day),
  month: MONTHS.indexOf(month) + 1,
  year: year ? 2_000 + Number(year) : null,
});

const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;

/**
 * The next such day; where its weekday is another, nobody knows which of both is right. Without a weekday, one so late that it cannot have
 * been sold yet is rather a flight of the past, or one that is listed behind a later one.
 */
export function dayOf(
  { day, month, year }: NamedDay,
  weekday: number | undefined,
  { today, last = today }: { today: string; last: string | undefined },
): IsoDate | typeof UNCERTAIN | null {
  const first = Number(today.slice(0, 4));
  const years = year === null ? [first, first + 1, first + 2] : [year];
  const days = years.map((one) => isoDay(one, month, day)).filter((one) => one !== null);
  const next = days.filter((one) => year !== null || one >= today);
  const [nearest = null] = next;
  if (weekday !== undefined) return nearest !== null && weekdayOf(nearest) === weekday ? nearest : null;
  if (year !== null) return nearest;
  const following = next.find((one) => one >= last);
  if (following === undefined) return days.length > 0 ? UNCERTAIN : null;
  return daysBetween(today, following) > SOLD_DAYS ? UNCERTAIN : following;
}

/** Null: it is not certain on which day it starts. */
function legOf(cities: Pick<Leg, 'from' | 'to'>, starts: string, rest: string, marksDays: boolean): Leg | null {
  const [before, after] = dividedAtDay(withFourDigits(rest));
  const [departure, arrival] = timesIn(before);
  const departs: LocalMoment = { day: starts, time: departure?.time ?? null };
  if (!arrival) return { ...cities, departs, arrives: null };
  // Nobody knows from which day the marks of both count.
  if (departure?.days) return null;
  if (after) {
    const day = arrivalDay(after, starts);
    return { ...cities, departs, arrives: day === null ? null : { day, time: arrival.time } };
  }
  // A screen that marks other days means the same one elsewhere.
  if (UNCLEAR_MARK.test(before.toUpperCase())) return { ...cities, departs, arrives: null };
  if (arrival.isMarked)
    return { ...cities, departs, arrives: { day: addDays(starts, arrival.days), time: arrival.time } };
  const lands = landingAt(arrival.time, { ...cities, departs });
  return { ...cities, departs, arrives: marksDays && lands?.day !== starts ? null : lands };
}

/** "HK2   800  1200": without the zeros that begin them. */
const SHORT_TIME =
  /^(\s{1,9})(\d{3})(?=\s{1,9}(\d{3,4})(?!\S{0,3}\s{1,4}\d{3,4}(?:\D|$))(?:[+#|*¥‡-]\S{0,2})?(?:\s|$))/;
/** Numbers of aircraft that could be times. */
const AIRCRAFT = /^(?:2[0-3]\d|31[0-9]|32\d|33\d|34\d|35\d|73\d|74\d|75\d|[17]00)$/;

/** With the zero of a departure of three digits directly behind its status; without the times where it may be an aircraft. */
function withWholeTimes(text: string): string {
  const [whole, gap = '', first = '', second = ''] = SHORT_TIME.exec(text) ?? [];
  if (whole === undefined) return text;
  if (AIRCRAFT.test(first)) return '';
  const rest = text.slice(whole.length);
  return `${gap}0${first}${second.length === 3 ? rest.replace(second, `0${second}`) : rest}`;
}

/**
 * Departure and arrival: the last two of the times that stand together, where the first of three is the check-in; behind other words a time
 * is how long the flight takes. None where one of them is not understood: nobody knows which of both the other one is.
 */
function timesIn(text: string): TimeFound[] {
  const words = withWholeTimes(text.toUpperCase())
    .replace(SYSTEM, ' ')
    .replace(MARK_BETWEEN, ' $1')
    .replace(MARK_APART, '')
    .replace(TIMES_TOGETHER, ' ')
    .replace(DAYS_OF_AIRIMP, '+')
    .split(/[\s/]+/);
  const together: TimeFound[][] = [[]];
  for (const word of words) {
    const time = timeOfScreen(word);
    if (time) together.at(-1)!.push(time);
    else if (LIKE_TIME.test(word) && together.every(({ length }) => length < 2)) return [];
    else together.push([]);
  }
  return (together.find(({ length }) => length > 1) ?? together.flat()).slice(-2);
}

const DAY_BEHIND = new RegExp(String.raw`\b(\d{1,2})(${MONTH})\b`);

/** What stands before the day of arrival, and that day. */
function dividedAtDay(rest: string): [string, Omit<NamedDay, 'year'> | null] {
  const found = DAY_BEHIND.exec(rest.toUpperCase());
  if (!found) return [rest, null];
  return [rest.slice(0, found.index), { day: Number(found[1]), month: MONTHS.indexOf(found[2]!) + 1 }];
}

export interface TimeFound {
  time: string;
  /** After the day of departure. */
  days: number;
  isMarked: boolean;
}

/** Null: it is none, in the forms of a screen, such as 1430, 230P and 0635+1. */
export function timeOfScreen(word: string): TimeFound | null {
  const found = TIME.exec(word);
  return found && timeOf(found);
}

function timeOf([, before, hours, minutes, half, sign, behind]: RegExpExecArray): TimeFound | null {
  const hour = hourOf(Number(hours), half);
  if (hour > 23 || Number(minutes) > 59) return null;
  const mark = sign ?? before;
  const days = behind ? Number(behind) * (sign === '-' ? -1 : 1) : (MARKED_DAYS[mark ?? ''] ?? 0);
  return { time: `${two(hour)}:${minutes}`, days, isMarked: mark !== undefined };
}

/** A is before noon, P after it, N noon and M midnight. */
function hourOf(hour: number, half: string | undefined): number {
  if (half === 'P') return hour === 12 ? 12 : hour + 12;
  if (half === 'N') return 12;
  return (half === 'A' || half === 'M') && hour === 12 ? 0 : hour;
}
