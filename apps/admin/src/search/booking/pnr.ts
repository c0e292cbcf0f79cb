import { addDays, daysBetween, type IsoDate } from '@landfall/kernel';
import { isoDay, mayArrive, noBooking, two, type Booking, type Leg, type LocalMoment } from './booking.js';

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
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

const MONTH = MONTHS.join('|');
/** Seats are sold so many days ahead. */
const SOLD_DAYS = 361;
const UNCERTAIN = Symbol('a year that nobody knows');
/** Of Galileo, which writes the weekday at the end; behind a day of arrival it is that day's. */
const WEEKDAY_BEHIND = new RegExp(String.raw`^(?!.*\b\d{1,2}(?:${MONTH})\b).*\s(MO|TU|WE|TH|FR|SA|SU)(?:\s|$)`);
/** A screen is 80 characters wide; what is much longer is no line of one. */
const LONGEST_LINE = 300;
/** Segment, carrier, number, class, day, perhaps a weekday, city pair, status, and the times behind it. */
const FLIGHT = new RegExp(
  String.raw`^\s*(?:\d{1,2}\s?[.\s]\s*)?(?:[A-Z]\s)?\s*[*:]?([A-Z0-9]{2})\s*\*?\s?(\d{1,4})\s*([A-Z])?\s+(\d{1,2})\s?(${MONTH})(\d{2})?\s*([1-7]|MO|TU|WE|TH|FR|SA|SU|[MTWQFJS])?[\s*]*([A-Z]{3})\s?([A-Z]{3})[\s*]*([A-Z]{2})\d{1,2}\b(.*)$`,
);
/** A day, or a word in its place, and a pair of cities: such a line means a flight. */
const LOOKS_LIKE_FLIGHT = new RegExp(
  String.raw`^\s*(?:\d{1,2}\s?[.\s]|[A-Z0-9]{2}\s?\d{1,4}\b|/).*(?:\b\d{1,2}\s?(?:${MONTH})(?:\d{2})?|OPEN|\bFLWN)\b.*\b[A-Z]{3}\s?[A-Z]{3}\b`,
);
/** Cars, hotels and other services have a place and no pair of cities. */
const OTHER_SERVICE = /\b(HHL|HTL|CCR|CAR|TUR|OTH|MIS|SVC|HOT|RU|SUR)\b/;
const CONFIRMED = new Set(['HK', 'KK', 'KL', 'TK', 'RR', 'SS', 'GK', 'AK', 'EK', 'HS', 'LK', 'MK']);
/** Three digits alone are no time but an aircraft, such as 320. */
const TIME = /^([#*+|-])?(?!\d{3}$)(\d{1,2})(\d{2})([APNM])?(?:([+#|*-])(\d)?\*?)?$/;
/** A mark of the day that stands apart from its time: "# 0635", "0635 +1". */
const MARK_APART = /(?<=\s[#|])\s+(?=\d)|(?<=\d[APNM]?)\s+(?=[+-]\d\b)/g;
/** Galileo and Worldspan mark the days after the departure before or behind a time. */
const MARKED_DAYS: Readonly<Record<string, number>> = { '#': 1, '|': 1, '*': 2, '+': 1, '-': -1 };
/** Type of document (passport, identity card …), issuer, number, nationality. */
const PASSPORT = /DOCS[^/\n]*[/\s](?:DB\/)?[A-Z]{1,2}\/[A-Z]{1,3}\/[^/\n]*\/([A-Z]{1,3})\//g;

/**
 * Reads a booking as the reservation systems show it (Amadeus, Sabre, Galileo, Worldspan). A day without a year is the next one from
 * `today` on; a weekday beside it must be that day's.
 */
export function readPnr(text: string, today: string): Booking {
  const booking = noBooking();
  for (const line of text.split(/\r?\n/).filter(({ length }) => length <= LONGEST_LINE)) {
    const found = FLIGHT.exec(line.toUpperCase());
    if (found) addFlight(booking, line.trim(), found, today);
    else if (LOOKS_LIKE_FLIGHT.test(line.toUpperCase()) && !OTHER_SERVICE.test(line.toUpperCase()))
      booking.unread.push({ line: line.trim(), why: 'NOT_UNDERSTOOD' });
  }
  const passports = [...text.toUpperCase().matchAll(PASSPORT)].map(([, nationality]) => nationality!);
  return { ...booking, legs: inOrder(booking.legs), nationalities: [...new Set(passports)] };
}

/** A screen may list what was added last behind all others. */
const inOrder = (legs: readonly Leg[]): Leg[] =>
  [...legs].sort(({ departs: a }, { departs: b }) => {
    if (a.day !== b.day) return a.day < b.day ? -1 : 1;
    return a.time === null || b.time === null ? 0 : a.time.localeCompare(b.time);
  });

function addFlight(booking: Booking, line: string, found: RegExpExecArray, today: string): void {
  const [, , , , day, month, year, before, from, to, status, rest = ''] = found;
  if (!CONFIRMED.has(status!) || from === to) {
    booking.unread.push({ line, why: from === to ? 'NOT_UNDERSTOOD' : 'NOT_CONFIRMED' });
    return;
  }
  const last = booking.legs.at(-1)?.departs.day;
  const named = { day: Number(day), month: MONTHS.indexOf(month!) + 1, year: year ? 2_000 + Number(year) : null };
  const weekday = before ?? WEEKDAY_BEHIND.exec(rest.toUpperCase())?.[1];
  const starts = dayOf(named, weekday ? WEEKDAYS[weekday] : undefined, { today, last });
  if (starts === null) booking.unread.push({ line, why: 'NO_SUCH_DAY' });
  else if (starts === UNCERTAIN) booking.unread.push({ line, why: 'NOT_UNDERSTOOD' });
  else booking.legs.push(legOf({ from: from!, to: to! }, starts, rest));
}

interface NamedDay {
  day: number;
  month: number;
  year: number | null;
}

const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;

/**
 * The next such day; where its weekday is another, nobody knows which of both is right. Without a weekday, one so late that it cannot have
 * been sold yet is rather a flight of the past, or one that is listed behind a later one.
 */
function dayOf(
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

function legOf(cities: Pick<Leg, 'from' | 'to'>, starts: string, rest: string): Leg {
  const [before, after] = dividedAtDay(rest);
  const times = before
    .replace(MARK_APART, '')
    .split(/[\s/]+/)
    .map((word) => TIME.exec(word))
    .filter((time) => time !== null)
    .map(timeOf)
    .filter((time) => time !== null);
  // Of three, the first is the check-in.
  const [departure, arrival] = times.slice(-2);
  const departs: LocalMoment = { day: starts, time: departure?.time ?? null };
  if (!arrival) return { ...cities, departs, arrives: null };
  if (after) {
    const day = arrivalDay(after, starts);
    return { ...cities, departs, arrives: day === null ? null : { day, time: arrival.time } };
  }
  // Before the departure on the same day: the mark of the next day is missing, or it crosses the date line. Nobody knows.
  const isBefore = arrival.days === 0 && departure !== undefined && arrival.time < departure.time;
  return { ...cities, departs, arrives: isBefore ? null : { day: addDays(starts, arrival.days), time: arrival.time } };
}

const DAY_BEHIND = new RegExp(String.raw`\b(\d{1,2})(${MONTH})\b`);

/** What stands before the day of arrival, and that day. */
function dividedAtDay(rest: string): [string, Omit<NamedDay, 'year'> | null] {
  const found = DAY_BEHIND.exec(rest.toUpperCase());
  if (!found) return [rest, null];
  return [rest.slice(0, found.index), { day: Number(found[1]), month: MONTHS.indexOf(found[2]!) + 1 }];
}

/** A day that is far from the start of a flight, or none, is not its arrival. */
function arrivalDay({ day, month }: Omit<NamedDay, 'year'>, from: string): string | null {
  const year = Number(from.slice(0, 4));
  const days = [year - 1, year, year + 1].map((one) => isoDay(one, month, day)).filter((one) => one !== null);
  return days.find((one) => mayArrive(one, from)) ?? null;
}

function timeOf([, before, hours, minutes, half, sign, behind]: RegExpExecArray): {
  time: string;
  days: number;
} | null {
  const hour = hourOf(Number(hours), half);
  if (hour > 23 || Number(minutes) > 59) return null;
  const days = behind ? Number(behind) * (sign === '-' ? -1 : 1) : (MARKED_DAYS[sign ?? before ?? ''] ?? 0);
  return { time: `${two(hour)}:${minutes}`, days };
}

/** A is before noon, P after it, N noon and M midnight. */
function hourOf(hour: number, half: string | undefined): number {
  if (half === 'P') return hour === 12 ? 12 : hour + 12;
  if (half === 'N') return 12;
  return (half === 'A' || half === 'M') && hour === 12 ? 0 : hour;
}
