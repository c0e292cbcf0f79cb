import { distinct, hasUnconfirmed, momentText, noBooking, type Booking, type Leg } from './booking.js';
import { overlap, withoutLegs } from './offers.js';
import { hasFlightNumber } from './prose-labels.js';
import { linesOf } from './prose-lines.js';
import { emptied, type Line, type SaidDay } from './prose-said.js';
import { shownOf } from './prose-shown.js';
import { belongsTo, isUnconfirmedLine, namesState, voidLines } from './prose-states.js';
import { readRunning } from './running-flights.js';
import {
  areDaysBelow,
  arrivalOf,
  behind,
  dayBehind,
  daysOf,
  FIRST,
  laterDaysOf,
  type Before,
  type Days,
} from './segment-days.js';
import { marksOf, type Mark } from './segment-marks.js';
import { isOnePlace, placeReader } from './segment-places.js';
import { sentencesOf } from './segment-sentences.js';
import { unitsOf, type Unit } from './segment-units.js';

type Unread = Booking['unread'][number];

/**
 * Reads segments that a text names each by two places with a day and two times, in whatever lines these stand: beside the number of a
 * flight, and all in one order. A segment that is not certain in all its parts is named. Of a mail that was forwarded, the newest part
 * that has segments counts.
 */
export function readSegments(text: string, today: string): Booking {
  const booking = ofText(text, today, false);
  const isWhole = booking.legs.length > 0 && booking.unread.length === 0;
  const running = isWhole || hasUnconfirmed(booking) ? null : sentencesOf(text);
  if (running === null) return booking;
  const found = ofSentences(ofText(running, today, true), readRunning(text, today));
  const known = new Set(found.legs.map((leg) => JSON.stringify(leg)));
  const isKnown = (leg: Leg): boolean => known.has(JSON.stringify(leg));
  if (areContrary(booking, found)) return isSurer(found, booking) ? found : withoutLegs(booking, 'NOT_UNDERSTOOD');
  const isMore = found.legs.length > booking.legs.length && booking.legs.every(isKnown);
  return booking.legs.length === 0 || isMore ? found : booking;
}

/** Both name one flight, and not in the same way: lines may have put together what sentences keep apart. */
const areContrary = (a: Booking, b: Booking): boolean =>
  a.legs.some((leg) => !b.legs.some((one) => isSame(one, leg)) && b.legs.some((one) => isSameFlight(one, leg)));
const isSurer = (a: Booking, b: Booking): boolean => a.legs.length > b.legs.length && a.unread.length === 0;
const isSameFlight = (a: Leg, b: Leg): boolean =>
  isOnePlace(a.from, b.from) && isOnePlace(a.to, b.to) && a.departs.time === b.departs.time;

/** Of two ways to read sentences, the one that finds more; nothing, where both find flights that nobody can take together. */
function ofSentences(parts: Booking, running: Booking): Booking {
  if (areContrary(parts, running) && isSurer(running, parts)) return running;
  const others = parts.legs.filter((leg) => !running.legs.some((one) => isSame(one, leg)));
  if (overlap([...running.legs, ...others])) return withoutLegs(parts, 'NOT_UNDERSTOOD');
  const isAll = others.length === 0 && running.legs.length === parts.legs.length;
  return isAll || running.legs.length > parts.legs.length
    ? { ...running, unread: isAll ? parts.unread : running.unread }
    : parts;
}

/** One flight, of which a city may be named for its airport. */
const isSame = (a: Leg, b: Leg): boolean =>
  isOnePlace(a.from, b.from) &&
  isOnePlace(a.to, b.to) &&
  JSON.stringify([a.departs, a.arrives]) === JSON.stringify([b.departs, b.arrives]);

function ofText(text: string, today: string, isRunning: boolean): Booking {
  const lines = linesOf(text, today);
  const depths = [...new Set(lines.map(({ depth }) => depth))].sort((a, b) => a - b).slice(0, MOST_DEPTHS);
  let unread: Unread[] = [];
  for (const depth of depths) {
    const own = lines.map((line) => (line.depth === depth ? line : emptied(line)));
    // What an answer says of the flights that it quotes, as of all others.
    const above = lines.map((line) => (line.depth <= depth ? line : emptied(line)));
    const booking = ofLines(own, above, { today, isRunning });
    if (booking.legs.length > 0) return booking;
    unread = [...unread, ...booking.unread];
  }
  return { ...noBooking(), unread };
}

const MOST_DEPTHS = 5;

function ofLines(
  lines: readonly Line[],
  above: readonly Line[],
  { today, isRunning }: { today: string; isRunning: boolean },
): Booking {
  const { units, left } = unitsOf(marksOf(lines, placeReader(isRunning)));
  const off = unconfirmedOf(units, above);
  const areBelow = areDaysBelow(units, lines);
  const booking = noBooking();
  const unread = left.map(({ line }) => asUnread(shownOf(line.text)));
  let before: Before = FIRST;
  for (const unit of units) {
    const days = daysOf(unit, before, lines);
    const leg = unit.isTimeless
      ? timelessLeg(unit, days, { today, areBelow })
      : legOf(unit, before, days, { lines, today, areBelow });
    if (leg && !off.has(unit)) booking.legs.push(leg);
    else unread.push({ line: lineOf(unit), why: off.has(unit) ? 'NOT_CONFIRMED' : 'NOT_UNDERSTOOD' });
    before = behind(unit, leg, before, days);
  }
  const lost = lines.filter((line) => isLost(line, units, left)).map(({ text }) => asUnread(shownOf(text)));
  const legs = inOneOrder(booking.legs);
  if (!isInOrder(legs)) return { ...booking, legs: [], unread: units.map((unit) => asUnread(lineOf(unit))) };
  return { ...booking, legs, unread: [...unread, ...lost] };
}

const asUnread = (line: string): Unread => ({ line, why: 'NOT_UNDERSTOOD' });

/** A line of a flight with a time that is part of no segment. */
const isLost = (line: Line, units: readonly Unit[], left: readonly Mark[]): boolean =>
  line.times.length > 0 &&
  hasFlightNumber(line.text) &&
  !left.some((mark) => mark.line === line) &&
  !units.some(({ first, last }) => first <= line.at && line.at <= last);

const lineOf = ({ start, end }: Unit): string => shownOf(start === end ? start.text : `${start.text} / ${end.text}`);

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

interface Where {
  lines: readonly Line[];
  today: string;
  /** Whether days may stand below their segments: those above are of others. */
  areBelow: boolean;
}

function legOf(unit: Unit, before: Before, days: Days, { lines, today, areBelow }: Where): Leg | null {
  const { from, to, departs, arrives } = unit;
  if (departs.time === null || arrives.time === null) return null;
  const { own, ofArrival, isAbove } = days;
  if (areBelow && isAbove) return null;
  const day =
    own === undefined ? dayBehind(before, unit, lines) : (own?.day ?? own?.next(today) ?? nearTo(before, unit, own));
  if (!day) return null;
  const said = ofArrival.map((one) => one.near(day));
  const later = laterDaysOf(unit, before, { lines, day, isOwn: own !== undefined });
  if (later === null) return null;
  const arrival = arrivalOf(day, unit, said, later);
  return arrival === null
    ? null
    : { from, to, departs: { day, time: departs.time }, arrives: { day: arrival, time: arrives.time } };
}

function timelessLeg(
  { from, to }: Unit,
  { own, isAbove }: Days,
  { today, areBelow }: Pick<Where, 'today' | 'areBelow'>,
): Leg | null {
  if (areBelow && isAbove) return null;
  const day = own?.day ?? own?.next(today) ?? null;
  return day === null ? null : { from, to, departs: { day, time: null }, arrives: null };
}

/** A day without its year, of a segment that goes on from where the one before it lands. */
function nearTo({ leg }: Before, { from, departs }: Unit, own: SaidDay | null): string | null {
  const landed = leg?.arrives;
  if (!landed || !own || !isOnePlace(leg.to, from)) return null;
  const day = own.near(landed.day);
  return day !== null && momentText({ day, time: departs.time }) > momentText(landed) ? day : null;
}

/** What is said twice stands where the others around it are in order: the change of one flight may stand above all flights. */
function inOneOrder(legs: readonly Leg[]): Leg[] {
  const first = distinct(legs);
  return isInOrder(first) ? first : distinct([...legs].reverse()).reverse();
}

/** Whether each segment starts behind the one before it. */
const isInOrder = (legs: readonly Leg[]): boolean =>
  legs.every((leg, at) => {
    const landed = legs[at - 1]?.arrives;
    return (
      !landed ||
      (leg.departs.time === null ? landed.day <= leg.departs.day : momentText(landed) <= momentText(leg.departs))
    );
  });
