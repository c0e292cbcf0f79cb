import { addDays } from '@landfall/kernel';
import { mayArrive, noBooking, type Booking, type Leg, type LocalMoment } from './booking.js';
import { linesOf } from './prose-lines.js';
import type { Line, SaidDay } from './prose-said.js';
import { shownOf } from './prose-shown.js';
import { belongsTo, isUnconfirmedLine, namesState, turnsBack, voidLines } from './prose-states.js';
import { isOfOthers, marksOf } from './segment-marks.js';
import { isOnePlace, placeReader } from './segment-places.js';
import { unitsOf, type Unit } from './segment-units.js';

type Unread = Booking['unread'][number];

const emptied = (line: Line): Line => ({ ...line, text: '', airports: [], days: [], times: [] });

/**
 * Reads segments that a text names each by two places with a day and two times, in whatever lines these stand: beside the number of a
 * flight, and all in one order. A segment that is not certain in all its parts is named. Of a mail that was forwarded, the newest part
 * that has segments counts.
 */
export function readSegments(text: string, today: string): Booking {
  const lines = linesOf(text, today);
  const depths = [...new Set(lines.map(({ depth }) => depth))].sort((a, b) => a - b).slice(0, MOST_DEPTHS);
  let unread: Unread[] = [];
  for (const depth of depths) {
    const booking = ofLines(lines.map((line) => (line.depth === depth ? line : emptied(line))), today);
    if (booking.legs.length > 0) return booking;
    unread = [...unread, ...booking.unread];
  }
  return { ...noBooking(), unread };
}

const MOST_DEPTHS = 5;

function ofLines(lines: readonly Line[], today: string): Booking {
  const { units, left } = unitsOf(marksOf(lines, placeReader()));
  const off = unconfirmedOf(units, lines);
  const areBelow = areDaysBelow(units, lines);
  const booking = noBooking();
  const unread = left.map(({ line }): Unread => ({ line: shownOf(line.text), why: 'NOT_UNDERSTOOD' }));
  let before: Before = { leg: null, unit: null };
  for (const unit of units) {
    const leg = legOf(unit, before, { lines, today, areBelow });
    const why = off.has(unit) ? 'NOT_CONFIRMED' : leg === null ? 'NOT_UNDERSTOOD' : null;
    if (why === null) booking.legs.push(leg!);
    else unread.push({ line: shownOf(unit.start === unit.end ? unit.start.text : `${unit.start.text} / ${unit.end.text}`), why });
    before = { leg, unit };
  }
  const legs = onceEach(booking.legs);
  return isInOrder(legs) ? { ...booking, legs, unread } : noBooking();
}

/** Segments that count no more, or are not booked yet. */
function unconfirmedOf(units: readonly Unit[], lines: readonly Line[]): ReadonlySet<Unit> {
  const isOwn = (at: number): boolean => units.some(({ first, last }) => first <= at && at <= last);
  // What is said beside a segment is no heading.
  const isVoid = voidLines(lines.map((line) => (isOwn(line.at) ? { ...line, airports: ['', ''] } : line)));
  const found = new Set<Unit>();
  for (const unit of units) {
    const own = lines.slice(unit.first, unit.last + 1);
    if (own.some((line) => isVoid.has(line.at) || isUnconfirmedLine(line))) found.add(unit);
  }
  for (const line of lines.filter((one) => namesState(one) && !isOwn(one.at))) {
    const before = units.findLast(({ last }) => last < line.at);
    const behind = units.find(({ first }) => first > line.at);
    const belongs = belongsTo(line, lines, { before: before?.last, behind: behind?.first });
    if (before && (belongs === 'BEFORE' || belongs === 'BOTH')) found.add(before);
    if (behind && (belongs === 'BEHIND' || belongs === 'BOTH')) found.add(behind);
  }
  return found;
}

interface Before {
  /** Null: there is none, or it was not understood. */
  leg: Leg | null;
  unit: Unit | null;
}

interface Where {
  lines: readonly Line[];
  today: string;
  /** Whether days may stand below their segments: those above are of others. */
  areBelow: boolean;
}

function legOf(unit: Unit, before: Before, { lines, today, areBelow }: Where): Leg | null {
  const { from, to, departs, arrives, start, end } = unit;
  if (departs.time === null || arrives.time === null) return null;
  const { own, ofArrival, isAbove } = daysOf(unit, before.unit, lines);
  if (areBelow && isAbove) return null;
  const day = own === undefined ? dayBehind(before, unit, lines) : own && (own.day ?? own.next(today));
  if (!day) return null;
  const said = ofArrival.map((one) => one.near(day));
  const later = arrives.later || laterOf(lines, start, end, unit.last);
  const arrival = arrivalOf(day, { departs: departs.time, arrives: arrives.time }, said, later);
  return arrival && { from, to, departs: { day, time: departs.time }, arrives: { day: arrival, time: arrives.time } };
}

/** Undefined as `own`: none is said; null: more than one. */
interface Days {
  own: SaidDay | null | undefined;
  isAbove: boolean;
  ofArrival: readonly SaidDay[];
}

/** The days of a segment: that of its departure beside it or above it, behind the segment before, and that of its arrival below. */
function daysOf({ start, end }: Unit, before: Unit | null, lines: readonly Line[]): Days {
  const gap = lines.slice(before ? before.last + 1 : 0, start.at).filter(hasDays);
  const above = gap.at(-1);
  const heading = above && (isHeading(above, start, before, lines) ? onlyOf(above.days) : null);
  if (start !== end) {
    const between = lines.slice(start.at + 1, end.at).filter(hasDays);
    const ofArrival = [...between.flatMap(({ days }) => days), ...end.days];
    const own = start.days.length > 0 ? onlyOf(start.days) : heading;
    return { own, isAbove: start.days.length === 0, ofArrival };
  }
  const [first, ...others] = start.days;
  if (first === undefined || (start.isDayBehind && heading)) return { own: heading, isAbove: true, ofArrival: start.days };
  return { own: first, isAbove: false, ofArrival: others };
}

const hasDays = (line: Line): boolean => line.days.length > 0 && !isOfOthers(line);

/** Where the first segment has no day, or one stands behind the last, days are below their segments. */
function areDaysBelow(units: readonly Unit[], lines: readonly Line[]): boolean {
  const [first, last] = [units[0], units.at(-1)];
  if (!first || !last) return false;
  const end = lines.findIndex(({ at, text }) => at > last.last && text === '');
  const isBehind = lines.slice(last.last + 1, end < 0 ? lines.length : end).some(hasDays);
  return isBehind || daysOf(first, null, lines).own === undefined;
}

const onlyOf = (days: readonly SaidDay[]): SaidDay | null => (days.length === 1 ? days[0]! : null);

const LONGEST_HEADING = 140;
/** Between a heading and its segment stand no more lines, nor empty ones. */
const MOST_LINES = 8;
const MOST_EMPTY = 2;

function isHeading(line: Line, start: Line, before: Unit | null, lines: readonly Line[]): boolean {
  const empty = lines.slice(line.at, start.at).filter(({ text }) => text === '').length;
  // In one block with the segment before it alone, it belongs to that.
  if (before && empty > 0 && lines.slice(before.last, line.at).every(({ text }) => text !== '')) return false;
  return line.text.length <= LONGEST_HEADING && start.at - line.at <= MOST_LINES && empty <= MOST_EMPTY;
}

/** The day of a segment without one: it goes on from where the one before it lands, on the day of that, or so much later as the text says. */
function dayBehind({ leg, unit }: Before, next: Unit, lines: readonly Line[]): string | null {
  const landed = leg?.arrives;
  const between = lines.slice((unit?.last ?? 0) + 1, next.start.at);
  if (!leg || !landed?.time || next.departs.time === null || !isOnePlace(leg.to, next.from) || turnsBack(between))
    return null;
  const wait = minutesOf(next.departs.time) - minutesOf(landed.time);
  const stated = between.flatMap(({ text }) => waitIn(text) ?? []);
  if (stated.some((minutes) => (minutes - wait) % MINUTES_OF_DAY !== 0)) return null;
  if (wait > 0 && landed.day === leg.departs.day) return landed.day;
  return stated.length === 1 ? addDays(landed.day, (stated[0]! - wait) / MINUTES_OF_DAY) : null;
}

const MINUTES_OF_DAY = 1_440;
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const WAIT =
  /(?:layover|transfer|connection|connecting|stopover|umsteige\p{L}*|umstieg|aufenthalt|overstap\p{L}*|correspondance|escale|conexi[oó]n|escala|scalo|coincidenza|przesiadka|aktarma|conex[aã]o|skift|p[rř]estup)[^\d]{0,40}(\d{1,2})\s?(?:h|hrs?|std|sa|s|g|godz|t|u|uur|ore)\p{L}{0,5}\.?\s{0,2}(\d{1,2})\s?(?:m|min|dk|d)/iu;

/** The minutes between two flights that a line states. */
function waitIn(text: string): number | null {
  const [, hours, minutes] = WAIT.exec(text.slice(0, LONGEST_HEADING)) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

const LATER = /^\(?\+\s?(\d)(?!\d)/;

/** The mark of a later day that begins a line of an arrival. */
function laterOf(lines: readonly Line[], start: Line, end: Line, last: number): number {
  if (start === end) return 0;
  const marks = lines.slice(end.at, last + 2).flatMap(({ text }) => LATER.exec(text)?.[1] ?? []);
  return Number(marks[0] ?? 0);
}

function arrivalOf(
  day: string,
  times: { departs: string; arrives: string },
  said: readonly (string | null)[],
  later: number,
): string | null {
  const days = [...new Set([...said, ...(later > 0 ? [addDays(day, later)] : [])])];
  const [only, ...others] = days.filter((one) => one !== day || days.length === 1);
  if (only === null || others.length > 0) return null;
  if (only !== undefined) return mayArrive(only, day) && isPossible(day, only, times) ? only : null;
  return times.arrives > times.departs ? day : null;
}

/** On the day of its departure a flight lands later by the clock, but for a short one over the border of a time zone. */
const isPossible = (day: string, arrival: string, { departs, arrives }: { departs: string; arrives: string }): boolean =>
  arrival !== day || minutesOf(departs) - minutesOf(arrives) <= MOST_GAINED;
const MOST_GAINED = 60;

const keyOf = (leg: Leg): string => JSON.stringify(leg);
const onceEach = (legs: readonly Leg[]): Leg[] => [...new Map(legs.map((leg) => [keyOf(leg), leg])).values()];

const momentOf = ({ day, time }: LocalMoment): string => `${day}${time ?? ''}`;

/** Whether each segment starts behind the one before it. */
const isInOrder = (legs: readonly Leg[]): boolean =>
  legs.every((leg, at) => {
    const last = legs[at - 1];
    if (!last?.arrives) return true;
    const isSame = isOnePlace(last.to, leg.from);
    return isSame ? momentOf(last.arrives) <= momentOf(leg.departs) : last.departs.day <= leg.departs.day;
  });
