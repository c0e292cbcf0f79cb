import { addDays, daysBetween, isIsoDate } from '@landfall/kernel';
import { fitsWeekday, fitsWeekdayBehind, momentIn, timeIn, type DayOrder } from './booked-days.js';
import { isoDay, type LocalMoment } from './booking.js';

/** Flights are sold no longer before. */
const SOLD_DAYS = 330;
const LONGEST = 40;
const ORDERS = ['DAY_FIRST', 'MONTH_FIRST'] as const;
const SOME_DAY = isoDay(2026, 1, 1)!;
const JOINTS = ['', ' ', '/', '-', '.'];
const WEEKDAY_BEFORE = /^(\p{L}{2,12})\.?,?\s+(?=\d|\p{L}{3,12}\.?\s+\d)/u;
const WEEKDAY_BEHIND = /[\s,]+\(?(\p{L}{2,12})\.?\)?$/u;
const TIME_BEHIND = /[,\s]+(\d{1,2}[:.h]\d{2}|(?!19|20)\d{4})$/;
const CAPITAL = /^\p{L}/u;
const WITHOUT_YEAR =
  /^\d{1,2}[./-]\s?\d{1,2}[./-]?$|^\d{1,2}(?:st|nd|rd|th)?[.\s-]*(?:de\s)?\p{L}{3,10}\.?$|^\p{L}{3,10}\.?\s\d{1,2}(?:st|nd|rd|th)?$/u;

interface Parted {
  weekday: string;
  day: string;
  isBehind: boolean;
}

/** A day and its weekday, which may stand before it or behind. */
function parted(text: string): Parted {
  const before = WEEKDAY_BEFORE.exec(text);
  if (before) return { weekday: before[1]!, day: text.slice(before[0].length), isBehind: false };
  const behind = WEEKDAY_BEHIND.exec(text);
  const start = text.slice(0, behind?.index);
  // "13 Dec" has no weekday.
  const isDayAlone = behind !== null && /\d$|\d\p{L}{3,}$/u.test(start) && !/^\d{1,2}$/.test(start);
  if (!isDayAlone) return { weekday: '', day: text, isBehind: false };
  return { weekday: behind[1]!, day: start, isBehind: true };
}

/** Short names of weekdays count as such in capitals. */
const capital = (word: string): string => word.replace(CAPITAL, (letter) => letter.toUpperCase());

function fits({ weekday, day, isBehind }: Parted, found: string): boolean {
  if (weekday === '') return true;
  return isBehind
    ? fitsWeekdayBehind(` ${capital(weekday)}`, found, day)
    : fitsWeekday(`${capital(weekday)} `, found, day);
}

function nextDay(text: string, order: DayOrder, today: string): string | null {
  if (!WITHOUT_YEAR.test(text)) return null;
  const year = Number(today.slice(0, 4));
  const days = [year, year + 1, year + 2].flatMap((one) =>
    JOINTS.flatMap((joint) => momentIn(`${text}${joint}${one}`, order)?.day ?? []),
  );
  return days.find((day) => day >= today) ?? null;
}

/** A day without its year: the next one from `today` on, unless it has another weekday or nobody can have sold it yet. */
export function momentWithoutYear(text: string, order: DayOrder, today: string): LocalMoment | null {
  const bare = text.trim();
  if (bare.length > LONGEST) return null;
  const timed = TIME_BEHIND.exec(bare);
  const whole = parted(timed ? bare.slice(0, timed.index) : bare);
  const isNamed = momentIn(whole.day, order);
  const day = isNamed?.day ?? nextDay(whole.day, order, today);
  if (day === null || !fits(whole, day)) return null;
  if (!isNamed && whole.weekday === '' && daysBetween(today, day) > SOLD_DAYS) return null;
  return { day, time: timed ? timeIn(timed[1]!) : null };
}

export const withoutWeekday = (text: string): string => parted(text.trim()).day;

/** Whether a text is such a day, of whatever year, or one with its weekday behind. */
export function isDayInSomeYear(text: string): boolean {
  const bare = text.trim();
  if (bare.length > LONGEST) return false;
  const timed = TIME_BEHIND.exec(bare);
  const { day } = parted(timed ? bare.slice(0, timed.index) : bare);
  return momentIn(day, 'DAY_FIRST') !== null || ORDERS.some((order) => nextDay(day, order, SOME_DAY) !== null);
}

const WEEK = Array.from({ length: 7 }, (_, at) => addDays(SOME_DAY, at));
const fitsDay = (word: string, day: string): boolean => fitsWeekday(`${capital(word.trim())} `, day);

/** Whether a cell is the name of a weekday and nothing else. */
export const isWeekday = (text: string): boolean =>
  /^\p{L}{2,12}\.?$/u.test(text.trim()) && !WEEK.every((day) => fitsDay(text, day));

export const isOfWeekday = (text: string, day: string): boolean => !isWeekday(text) || fitsDay(text, day);

/** The day of an arrival by its weekday. */
export const arrivalOnWeekday = (text: string, departure: string): string | null =>
  isIsoDate(departure)
    ? ([-1, 0, 1, 2].map((later) => addDays(departure, later)).find((day) => isOfWeekday(text, day)) ?? null)
    : null;
