import { addDays } from '@landfall/kernel';
import { airportNamed } from './airport-names.js';
import { arrivalDayIn, dayIn, fitsWeekday, monthNamed, timeIn } from './booked-days.js';
import { mayArrive, noBooking, type Booking, type Leg, type LocalMoment } from './booking.js';
import { issuedIn } from './issued-day.js';
import { linesOfPaper, NOT_CONFIRMED, type When } from './itinerary-lines.js';
import { dayOf } from './pnr.js';
import { arrivalByMark, type Departing } from './zoned-times.js';

/** "Vol          De / À            Départ            Arrivée". */
const HEAD =
  /^\s{0,4}(?:FLIGHT|FLUG|VLUCHT|VOL|VUELO|VOLO|LOT|UÇUŞ)(?:\s\S{1,8})?\s{2,}(?:\S{1,10}\s{2,})?(?:FROM|VON|VAN|DE|DA|DESDE|Z|NEREDEN)\s?\/\s?(?:TO|NACH|NAAR|VERS|A|À|HASTA|DO|NEREYE)\s/;
const FLIGHT = /^\s{0,4}((?:[A-Z][A-Z0-9]|\d[A-Z])\s?\d{1,4})(?:\s{1,6}\(?[A-Z]\)?(?=\s))?\s+(.*)$/;
const DAY_AND_TIME =
  /(?<![\p{L}\d])(\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}\.?[\s-]?\p{L}{3,9}\.?(?:[\s-]?(?:\d{4}|\d{2}))?)(?:\s{1,4}|\s?,\s?|\sÀ\s)(\d{1,2}[:H.]\d{2}|\d{4})(?![\d:])(?:\s?\(?\+\s?(\d)\)?)?/gu;
/** Behind a moment: the arrival of the same day, or days after it. */
const TIME_ALONE = /^\s+(\d{1,2}[:H.]\d{2})(?:\s?\(?\+\s?(\d)\)?)?(?=\s|$)/;
const TERMINAL = /\s*[-–,(]?\s*\b(?:TERMINAL|TERM\.?|A[EÉ]ROGARE|HALL)\s*[\dA-Z]{0,3}\)?\s*$/;
const WEEKDAY = /^\p{L}{2,10}\.?,?$/u;
const NO_SEAT = /(?:^|\s)(?:RQ|SA|WL|HL|XX|UC|UN|NO)\s*$/;

interface Said {
  day: string;
  time: string | null;
  later: number | null;
  /** Where it stands in its line. */
  start: number;
  end: number;
}

/**
 * Reads a receipt with two lines for each flight: its number, where it begins and when, and below where it ends. Null: it is none.
 */
export function readPairs(text: string, today: string): Booking | null {
  const lines = linesOfPaper(text.toUpperCase());
  const head = lines.findIndex((line) => HEAD.test(line));
  if (head < 0) return null;
  const below = lines.slice(head + 1);
  const starts = below.flatMap((line, at) => (FLIGHT.test(line) && momentsIn(line).length > 0 ? [at] : []));
  if (starts.length === 0) return null;
  const booking = noBooking();
  const from = issuedIn(lines.slice(0, head)) ?? today;
  const second = below.findIndex((line) => HEAD.test(line));
  const known = new Set<string>();
  starts.forEach((at, index) => {
    const block = blockOf(below.slice(at, starts[index + 1]));
    const isOther = second >= 0 && at > second;
    const last = isOther ? undefined : booking.legs.at(-1)?.departs.day;
    const leg = legOf(block, { today: from, last });
    const line = block[0]!.trim().replace(/\s+/g, ' ');
    const key = JSON.stringify(leg ?? line);
    if (known.has(key)) return;
    known.add(key);
    if (block.some((one) => NOT_CONFIRMED.test(one) || NO_SEAT.test(one)))
      booking.unread.push({ line, why: 'NOT_CONFIRMED' });
    else if (!leg) booking.unread.push({ line, why: 'NOT_UNDERSTOOD' });
    else if (isOther) booking.unread.push({ line, why: 'OTHER_BOOKING' });
    else booking.legs.push(leg);
  });
  return booking;
}

/** Up to an empty line. */
function blockOf(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((line) => line.trim() === '');
  return lines.slice(0, end < 0 ? 4 : Math.min(end, 4));
}

function momentsIn(line: string): Said[] {
  return [...line.matchAll(DAY_AND_TIME)].map(({ 0: all, 1: day, 2: clock, 3: later, index }) => ({
    day: day!,
    time: timeIn(clock!),
    later: later === undefined ? null : Number(later),
    start: index,
    end: index + all.length,
  }));
}

function legOf([first = '', second = '']: readonly string[], when: When): Leg | null {
  const behind = FLIGHT.exec(first)?.[2] ?? '';
  const [starts, ends] = [momentsIn(behind), momentsIn(second)];
  const [departure] = starts;
  const said = [...starts.slice(1), ...ends];
  // What is indented below a flight is where it ends.
  if (!departure || said.length > 1 || !/^\s{5,}\S/.test(second)) return null;
  const departs = departureOf(departure, when);
  const [from, to] = [placeOf(behind, departure, departs?.day), placeOf(second.trim(), momentsIn(second.trim())[0])];
  if (!departs || !from || !to || from === to) return null;
  const [arrival] = said;
  const arrives = arrival ? arrivalOf(arrival, departs) : undated(behind.slice(departure.end), { from, to, departs });
  return arrives === false ? null : { from, to, departs, arrives };
}

/** Before the moment stands the place, and perhaps a weekday. */
function placeOf(line: string, moment: Said | undefined, day?: string): string | null {
  const before = line.slice(0, moment?.start).trim();
  const [place = '', weekday, ...others] = before.split(/\s{2,}/);
  if (others.length > 0) return null;
  if (weekday !== undefined && !WEEKDAY.test(weekday)) return null;
  if (weekday !== undefined && day !== undefined && !fitsWeekday(weekday, day, moment?.day)) return null;
  return airportNamed(place.replace(TERMINAL, ''));
}

const DAY_NAMED = /^(\d{1,2})\.?[\s-]?(\p{L}{3,9})\.?(?:[\s-]?(\d{4}|\d{2}))?$/u;

function departureOf({ day, time, later }: Said, when: When): LocalMoment | null {
  if (time === null || later !== null) return null;
  const [, number, month, year] = DAY_NAMED.exec(day) ?? [];
  if (number === undefined || month === undefined || year !== undefined) {
    const whole = dayIn(spaced(day));
    return whole === null ? null : { day: whole, time };
  }
  const found = dayOf({ day: Number(number), month: monthNamed(month) ?? 0, year: null }, undefined, when);
  return typeof found === 'string' ? { day: found, time } : null;
}

const spaced = (day: string): string => {
  const [, number, month, year] = DAY_NAMED.exec(day) ?? [];
  return number === undefined || month === undefined ? day : [number, month, year ?? ''].join(' ').trim();
};

function arrivalOf({ day, time, later }: Said, departs: LocalMoment): LocalMoment | false {
  const arrives = dayIn(spaced(day)) ?? arrivalDayIn(spaced(day), departs.day);
  if (time === null || arrives === null || !mayArrive(arrives, departs.day)) return false;
  return later === null || addDays(departs.day, later) === arrives ? { day: arrives, time } : false;
}

/** Null: nobody knows its day, or no time is said; false: it is not understood. */
function undated(rest: string, flight: Departing): LocalMoment | null | false {
  const [, clock, mark] = TIME_ALONE.exec(rest) ?? [];
  if (clock === undefined) return null;
  const time = timeIn(clock);
  return time === null ? false : arrivalByMark(time, mark, flight);
}
