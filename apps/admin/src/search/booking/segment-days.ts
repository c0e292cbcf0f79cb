import { addDays } from '@landfall/kernel';
import { mayArrive, minutesOf, MOST_GAINED, type Leg } from './booking.js';
import { hasFlightNumber, namesArrival, namesNights } from './prose-labels.js';
import type { Line, SaidDay } from './prose-said.js';
import { turnsBack } from './prose-states.js';
import { isHomeward } from './running-words.js';
import { isOfOthers } from './segment-marks.js';
import { isOneCity, isOnePlace } from './segment-places.js';
import type { Unit } from './segment-units.js';
import { landingAt, leavesTime, type Flown } from './zoned-times.js';

/** The segment before another one. */
export interface Before {
  /** Null: there is none, or it was not understood. */
  leg: Leg | null;
  unit: Unit | null;
  /** From where segments have started since a day was named. */
  visited: ReadonlySet<string>;
  /** Whether its day stands above it, or above those from which it goes on. */
  isAbove: boolean;
}

export const FIRST: Before = { leg: null, unit: null, visited: new Set(), isAbove: false };

/** Undefined as `own`: none is said; null: more than one. */
export interface Days {
  own: SaidDay | null | undefined;
  isAbove: boolean;
  ofArrival: readonly SaidDay[];
}

/** The days of a segment: that of its departure beside it or above it, behind the segment before, and that of its arrival below. */
export function daysOf(unit: Unit, before: Before, lines: readonly Line[]): Days {
  const days = daysAround(unit, before, lines);
  return { ...days, ofArrival: [...days.ofArrival, ...arrivalBelow(unit, lines)] };
}

function daysAround(unit: Unit, before: Before, lines: readonly Line[]): Days {
  if (unit.start !== unit.end) return ofTwoLines(unit, headingOf(unit, before.unit, lines), lines);
  const columns = columnsOf(unit, before.unit, lines);
  const heading = headingOf(unit, before.unit, lines);
  return (
    columns ?? (heading === undefined ? ofLanding(unit, before) : null) ?? ofOneLine(unit, heading, before.isAbove)
  );
}

/** The line with days that is nearest to a segment, behind the one before it. */
function nearestDays({ start, end, last }: Unit, before: Unit | null, lines: readonly Line[]): Line | undefined {
  const isInside = start === end && start.days.length === 0;
  return lines
    .slice(before ? before.last + 1 : 0, isInside ? last + 1 : start.at)
    .findLast((line) => hasDays(line) && line !== start && !isMarkedDay(line));
}

/** The day above a segment. Undefined: there is none; null: one that may be of something else. */
function headingOf(unit: Unit, before: Unit | null, lines: readonly Line[]): SaidDay | null | undefined {
  const above = nearestDays(unit, before, lines);
  return above && (isHeading(above, unit.start, before, lines) ? onlyOf(above.days) : null);
}

/** "Flug X3 2308 … 15.08.27  16.08.27", where both days are columns of their own. */
const DAYS_AT_END = /\s{2,12}(?:\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2}\s?\p{L}{3}\s?\d{2,4})(?:\s{2,12}|\t)\S{6,12}$/u;
const COLUMNS = /^[^|\t]{5,25}(?:\s{2,}|\t|\s?\|\s?)[^|\t]{5,25}$/;

const areColumns = ({ text, at }: Line, start: Line): boolean =>
  COLUMNS.test(text) || (at === start.at - 1 && hasFlightNumber(text) && DAYS_AT_END.test(text));

/** Both days in columns, as the times and the places of the same block stand. */
function columnsOf(unit: Unit, before: Unit | null, lines: readonly Line[]): Days | null {
  const line = nearestDays(unit, before, lines);
  const [own, ofArrival] = line?.days ?? [];
  const isPair = line?.days.length === 2 && line.times.length === 0 && areColumns(line, unit.start);
  const isOwn = line && lines.slice(line.at, unit.start.at).every(({ text }) => text !== '');
  return isPair && isOwn && own && ofArrival && unit.start.days.length === 0
    ? { own, isAbove: true, ofArrival: [ofArrival] }
    : null;
}

type Heading = ReturnType<typeof headingOf>;

function ofOneLine({ start: line, departs, arrives }: Unit, heading: Heading, isBelowDays: boolean): Days {
  const [first, ...others] = line.days;
  const isBelow = heading !== undefined ? heading !== null : isBelowDays;
  // Behind both times it may be the day of the flight, or that of an arrival which is a day later.
  const isEither = line.isDayBehind && isBelow && (arrives.time ?? '') > (departs.time ?? '');
  if (isEither && !(heading && isSameDay(heading, first))) return { own: null, isAbove: false, ofArrival: [] };
  const isOfArrival = line.isDayOfArrival || (line.isDayBehind && isBelow);
  if (first === undefined || isOfArrival) return { own: heading, isAbove: true, ofArrival: line.days };
  return { own: first, isAbove: false, ofArrival: others };
}

/** The day behind a segment is that of its departure and of its arrival, where the one before it lands there earlier on that day. */
function ofLanding({ start: { isDayBehind, days }, from, departs }: Unit, { leg }: Before): Days | null {
  const [day] = days;
  const landed = leg?.arrives;
  if (!isDayBehind || !day || !landed?.time || !isOnePlace(leg!.to, from)) return null;
  const isOne = day.near(landed.day) === landed.day && (departs.time ?? '') > landed.time;
  return isOne ? { own: day, isAbove: true, ofArrival: [day] } : null;
}

const isSameDay = (a: SaidDay, b: SaidDay | undefined): boolean => a.day !== null && b?.near(a.day) === a.day;

function ofTwoLines(unit: Unit, heading: Heading, lines: readonly Line[]): Days {
  const { start, end } = unit;
  const between = lines
    .slice(start.at + 1, end.at)
    .filter(hasDays)
    .flatMap(({ days }) => days);
  const below = daysBelow(unit, lines);
  const isOpen = start.days.length + end.days.length === 0 && !heading && below.length === 1;
  if (isOpen && between.length < 2)
    return { own: between[0] ?? below[0], isAbove: false, ofArrival: between.length === 1 ? below : [] };
  const ofArrival = [...between, ...end.days];
  const own = start.days.length > 0 ? onlyOf(start.days) : heading;
  return { own, isAbove: start.days.length === 0, ofArrival };
}

const hasDays = (line: Line): boolean => line.days.length > 0 && !isOfOthers(line);

/** The lines below another one, up to an empty one. */
function blockBelow(lines: readonly Line[], at: number): readonly Line[] {
  const end = lines.findIndex((line) => line.at > at && line.text === '');
  return lines.slice(at + 1, end < 0 ? lines.length : end);
}

const IN_BRACKETS = /^\([^()]{3,40}\)$/;

/** "+1 day · Thu, 11 Feb": of an arrival. */
const isMarkedDay = (line: Line): boolean =>
  /^\(?\+\s?\d(?!\d)/.test(line.text) && line.times.length === 0 && line.airports.length === 0 && hasDays(line);

/** "Arrives Mon, Jan 25", "(Monday 25 Jan)", below its segment. */
const saysArrival = (line: Line): boolean =>
  line.times.length === 0 &&
  line.airports.length === 0 &&
  hasDays(line) &&
  (namesArrival(line.text) || IN_BRACKETS.test(line.text) || isMarkedDay(line));

function arrivalBelow({ end }: Unit, lines: readonly Line[]): readonly SaidDay[] {
  const below = blockBelow(lines, end.at);
  const next = below.findIndex(({ times }) => times.length > 0);
  return below
    .slice(0, next < 0 ? below.length : next)
    .filter(saysArrival)
    .flatMap(({ days }) => days);
}

const isOfSegment = (line: Line): boolean => hasDays(line) && !saysArrival(line);

/** Days below a segment that has its block of lines alone. */
function daysBelow({ end }: Unit, lines: readonly Line[]): readonly SaidDay[] {
  const below = blockBelow(lines, end.at);
  return below.some(({ times }) => times.length > 0) ? [] : below.filter(isOfSegment).flatMap(({ days }) => days);
}

/** Where the first segment has no day, or one stands behind the last or another, days are below their segments. */
export function areDaysBelow(units: readonly Unit[], lines: readonly Line[]): boolean {
  const [first, last] = [units[0], units.at(-1)];
  if (!first || !last) return false;
  // Then the days below others are those of arrivals too.
  if (units.some(({ end }) => isMarkedDay(lines[end.at + 1] ?? end))) return false;
  const isBelow = units.some((unit) => unit.start !== unit.end && daysBelow(unit, lines).length > 0);
  return isBelow || blockBelow(lines, last.last).some(isOfSegment) || daysOf(first, FIRST, lines).own === undefined;
}

const onlyOf = ([first, ...others]: readonly SaidDay[]): SaidDay | null =>
  first && others.every(({ day }) => day !== null && day === first.day) ? first : null;

const LONGEST_HEADING = 140;
/** Between a heading and its segment stand no more lines, nor empty ones. */
const MOST_LINES = 8;
const MOST_EMPTY = 2;

function isHeading(line: Line, start: Line, before: Unit | null, lines: readonly Line[]): boolean {
  // The day of another flight is none of the way home.
  if (line.times.length > 0 && lines.slice(line.at + 1, start.at + 1).some(({ text }) => isHomeward(text)))
    return false;
  const empty = lines.slice(line.at, start.at).filter(({ text }) => text === '').length;
  // In one block with the segment before it alone, it belongs to that.
  if (before && empty > 0 && lines.slice(before.last, line.at).every(({ text }) => text !== '')) return false;
  return line.text.length <= LONGEST_HEADING && start.at - line.at <= MOST_LINES && empty <= MOST_EMPTY;
}

/** Behind a segment: those that start on a day of their own start over. */
export const behind = (unit: Unit, leg: Leg | null, before: Before, { own, isAbove }: Days): Before => {
  const hasDay = own !== undefined;
  return {
    leg,
    unit,
    visited: new Set([...(hasDay ? [] : before.visited), unit.from]),
    isAbove: hasDay ? isAbove : before.isAbove,
  };
};

/** The day of a segment without one: it goes on from where the one before it lands, on the day of that, or so much later as the text says. */
export function dayBehind({ leg, unit, visited }: Before, next: Unit, lines: readonly Line[]): string | null {
  const landed = leg?.arrives;
  if (!leg || !unit || !landed?.time || next.departs.time === null) return null;
  const between = lines.slice(unit.last + 1, next.start.at);
  if (!isOneCity(leg.to, next.from) || visited.has(next.to) || turnsBack(between)) return null;
  if (between.some(({ days, text }) => days.length > 0 || namesNights(text))) return null;
  const isMarked = unit.arrives.later > 0 || (markIn([unit.end]) > 0 && laterOfStart(next) > 0);
  const isDaySaid = landed.day === leg.departs.day || unit.end.days.length > 0 || isMarked;
  return dayAfter(landed.day, isDaySaid, minutesOf(next.departs.time) - minutesOf(landed.time), between);
}

/** `wait`: the minutes from one clock to the other. */
function dayAfter(landed: string, isDaySaid: boolean, wait: number, between: readonly Line[]): string | null {
  const stated = between.flatMap(({ text }) => waitIn(text) ?? []);
  if (stated.some((minutes) => (minutes - wait) % MINUTES_OF_DAY !== 0)) return null;
  if (wait > 0 && isDaySaid && (stated.length > 0 || isSoon(wait, between))) return landed;
  return stated.length === 1 ? addDays(landed, (stated[0]! - wait) / MINUTES_OF_DAY) : null;
}

const isSoon = (wait: number, between: readonly Line[]): boolean =>
  wait <= LONGEST_WAIT || between.every(({ text }) => text !== '');

const MINUTES_OF_DAY = 1_440;
/** In minutes, to a flight in another block of lines without a day of its own. */
const LONGEST_WAIT = 720;
const WAIT =
  /(?:layover|transfer|connection|connecting|stopover|umsteige\p{L}*|umstieg|aufenthalt|overstap\p{L}*|correspondance|escale|conexi[oó]n|escala|scalo|coincidenza|przesiadka|aktarma|conex[aã]o|skift|p[rř]estup)[^\d]{0,40}(\d{1,2})\s?(?:h|hrs?|std|sa|s|g|godz|t|u|uur|ore)\p{L}{0,5}\.?\s{0,2}(\d{2}(?=[\s.,)|·]{0,3}$)|\d{1,2}\s?(?:m|min|dk|d))/iu;

/** The minutes between two flights that a line states. */
function waitIn(text: string): number | null {
  const [, hours, minutes] = WAIT.exec(text.slice(0, LONGEST_HEADING)) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number.parseInt(minutes!, 10);
}

const LATER = /^\(?\+\s?(\d)(?!\d)|\s\(?\+\s?(\d)(?:\s?\p{L}{1,8}\.?)?\)?(?=\s{3}|$)/u;

/** The mark of a later day that begins or ends one of some lines, or ends its first column. */
function markIn(lines: readonly Line[]): number {
  const marks = lines.flatMap(({ text }) => {
    const [, first, last] = LATER.exec(text) ?? [];
    return first ?? last ?? [];
  });
  return Number(marks[0] ?? 0);
}

const laterOfStart = ({ start, end, departs }: Unit): number => departs.later || (start === end ? 0 : markIn([start]));

/**
 * How many days behind that of its departure a segment lands, by the marks beside both. One beside the departure counts from the day on
 * which the segment before it starts to count, as does that of the arrival; null: nobody knows from which.
 */
export function laterDaysOf(
  unit: Unit,
  before: Before,
  { lines, day, isOwn }: { lines: readonly Line[]; day: string; isOwn: boolean },
): number | null {
  const { start, end, last, arrives } = unit;
  const later = arrives.later || markIn(start === end ? [end] : lines.slice(end.at, last + 2));
  const first = laterOfStart(unit);
  if (first === 0) return isOwn || !before.leg || isCountedAnew(unit, before.leg, later) ? later : null;
  const counted = before.leg && before.unit && addDays(before.leg.departs.day, -laterOfStart(before.unit));
  return !isOwn && later >= first && counted === addDays(day, -first) ? later - first : null;
}

/** Behind a flight that lands on a later day, a mark that would make more than a day of the next one may count from the day of that flight. */
function isCountedAnew({ departs, arrives }: Unit, before: Leg, later: number): boolean {
  const minutes = later * MINUTES_OF_DAY + minutesOf(arrives.time ?? '') - minutesOf(departs.time ?? '');
  return before.arrives?.day === before.departs.day || minutes <= MINUTES_OF_DAY;
}

/** Null: nobody knows the day, or no flight can land on it. */
export function arrivalOf(
  day: string,
  { from, to, departs, arrives }: Pick<Unit, 'from' | 'to' | 'departs' | 'arrives'>,
  said: readonly (string | null)[],
  later: number,
): string | null {
  const days = [...new Set([...said, ...(later > 0 ? [addDays(day, later)] : [])])];
  const [only, ...others] = days.filter((one) => one !== day || days.length === 1);
  if (only === null || others.length > 0 || departs.time === null || arrives.time === null) return null;
  const flown = { from, to, departs: { day, time: departs.time }, arrives: { day: only ?? day, time: arrives.time } };
  if (only === undefined) return landingAt(arrives.time, flown)?.day ?? null;
  return mayArrive(only, day) && isPossible(flown) ? only : null;
}

/** On the day of its departure a flight lands later by the clock, but where it gains as much by the time zones. */
function isPossible(flown: Flown): boolean {
  const gained = minutesOf(flown.departs.time ?? '') - minutesOf(flown.arrives.time ?? '');
  return flown.arrives.day !== flown.departs.day || gained <= 0 || (leavesTime(flown) ?? gained <= MOST_GAINED);
}
