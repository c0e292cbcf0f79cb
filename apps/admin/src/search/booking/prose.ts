import { isOfSameDay, noBooking, type Booking, type Leg } from './booking.js';
import { legOf, type Flight, type Where } from './prose-flights.js';
import { linesOf, looksLikeRoute, saidIn } from './prose-lines.js';
import { placeNamed, placesOf, remembered } from './prose-places.js';
import { emptied, type Line, type Said } from './prose-said.js';
import { shownOf } from './prose-shown.js';
import { belongsTo, isOneBlock, isUnconfirmedLine, namesState, voidLines } from './prose-states.js';
import { hasFlightNumber, isArrival, isDeparture } from './prose-labels.js';
import { sentencesIn } from './segment-sentences.js';
import { isTimeToCome } from './time-to-come.js';

type Unread = Booking['unread'][number];

const isRoute = ({ airports, days, times }: Said): boolean => airports.length >= 2 && days.length + times.length === 0;

/**
 * Reads the words of a mail: airports by their codes, with days and times beside, above or below them. What is not certain is named, and no
 * day without its year is taken, but that of an arrival. `today` tells the days of a journey from that of the mail.
 */
export function readProse(text: string, today: string): Booking {
  const lines = linesOf(text, today);
  const depths = [...new Set(lines.filter(({ airports }) => airports.length > 0).map(({ depth }) => depth))].sort();
  for (const depth of depths) {
    const booking = ofLevel(lines.map((line) => (line.depth > depth ? emptied(line) : line)));
    if (booking.legs.length === 0 && depth !== depths.at(-1)) continue;
    const quoted = ofLevel(lines.map((line) => (line.depth > depth ? line : emptied(line))));
    const unread = [...booking.unread, ...olderThan(booking, quoted, lines, depth)];
    return { ...booking, unread: unread.map(({ line, why }) => ({ line: shownOf(line), why })) };
  }
  return { ...noBooking(), unread: withoutAirports(lines) };
}

/** Flights of a text that names no airport at all. */
const withoutAirports = (lines: readonly Line[]): Unread[] =>
  lines
    .filter((line) => (line.times.length > 0 ? isLikeFlight(line) : line.days.length > 0 && hasFlightNumber(line.text)))
    .map(({ text }) => ({ line: shownOf(text), why: 'NOT_UNDERSTOOD' }));

/** What was quoted is older: it is named where it says something else. */
function olderThan({ legs }: Booking, quoted: Booking, lines: readonly Line[], depth: number): Unread[] {
  const isKnown = (leg: Leg): boolean => legs.some((one) => isOfSameDay(one, leg));
  if (quoted.unread.length === 0 && quoted.legs.every(isKnown)) return [];
  return lines
    .filter((line) => line.depth > depth && line.airports.length > 0)
    .map(({ text }) => ({ line: text, why: 'NOT_CONFIRMED' }));
}

/** The flights of the lines, and pairs of airports alone that are none of them. */
function ofLevel(lines: readonly Line[]): Booking {
  const routes = lines.filter(isRoute);
  const dated = lines.filter((line) => !isRoute(line) && line.airports.length > 0);
  if (dated.length === 0) return routes.length === 0 ? noBooking() : ofLines(lines);
  const booking = ofLines(lines.map((line) => (isRoute(line) ? { ...line, airports: [] } : line)));
  const isKnown = ({ airports }: Line): boolean =>
    airports.every(
      (code, at) =>
        at === 0 ||
        code === airports[at - 1] ||
        booking.legs.some(({ from, to }) => from === airports[at - 1] && to === code) ||
        isThrough(booking.legs, airports[at - 1]!, code),
    );
  const lost = routes
    .filter((line) => !isKnown(line))
    .map(({ text: line }) => ({ line, why: 'NOT_UNDERSTOOD' as const }));
  return { ...booking, unread: [...booking.unread, ...lost] };
}

/** From one airport to another with changes between. */
const isThrough = (legs: readonly Leg[], from: string, to: string): boolean =>
  legs.some((leg, at) => leg.from === from && legs.slice(at).some((next) => next.to === to));

/** Places that belong together, and the flight that they are. Null: a line with more airports, or one alone. */
interface Stretch {
  places: readonly Line[];
  flight: Flight | null;
}

/** Days and times stand above their airports, or below them; null: both or neither. */
function sideOf(lines: readonly Line[], places: readonly Line[]): Where['side'] {
  if (places.every(({ times }) => times.length > 0)) return 'ABOVE';
  const [first, last] = [places[0]!.at, places.at(-1)!.at];
  const hasTime = (some: readonly Line[], at: number): boolean =>
    some.some((line) => line.times.length > 0 && isOneBlock(lines, line.at, at));
  const [above, below] = [hasTime(lines.slice(0, first), first), hasTime(lines.slice(last + 1), last)];
  if (above === below) return null;
  return above ? 'ABOVE' : 'BELOW';
}

/** Whether days stand above the first place, and none in the block below the last. */
function areDaysAbove(lines: readonly Line[], places: readonly Line[]): boolean {
  const hasDay = ({ days }: Line): boolean => days.length > 0;
  const below = lines.slice(places.at(-1)!.at + 1);
  const end = below.findIndex(({ text }) => text === '');
  return lines.slice(0, places[0]!.at).some(hasDay) && !below.slice(0, end < 0 ? undefined : end).some(hasDay);
}

function stretchAt(places: readonly Line[], at: number, lines: readonly Line[]): Stretch {
  const [line, next, third] = [places[at]!, places[at + 1], places[at + 2]];
  if (line.airports.length === 2) {
    const [from, to] = line.airports as [string, string];
    const isHeading =
      next?.airports.join() === from && third?.airports.join() === to && isOneBlock(lines, line.at, third.at);
    return isHeading
      ? { places: [line, next, third], flight: { heading: line, start: next, end: third, from, to } }
      : { places: [line], flight: { heading: null, start: line, end: line, from, to } };
  }
  if (line.airports.length !== 1 || next?.airports.length !== 1) return { places: [line], flight: null };
  const [from, to] = [line.airports[0]!, next.airports[0]!];
  const isOne = from !== to && isOneBlock(lines, line.at, next.at) && !isArrival(line.text) && !isDeparture(next.text);
  return isOne && !hasOthers(lines, line, next)
    ? { places: [line, next], flight: { heading: null, start: line, end: next, from, to } }
    : { places: [line], flight: null };
}

/** Between two places with times of their own stands that of another one, whose airport was not understood. */
const hasOthers = (lines: readonly Line[], start: Line, end: Line): boolean =>
  start.times.length > 0 &&
  end.times.length > 0 &&
  lines.slice(start.at + 1, end.at).some(({ times }) => times.length > 0);

function stretchesOf(places: readonly Line[], lines: readonly Line[]): Stretch[] {
  const found: Stretch[] = [];
  for (let at = 0; at < places.length; at += found.at(-1)!.places.length) found.push(stretchAt(places, at, lines));
  return found;
}

function ofLines(lines: readonly Line[]): Booking {
  const booking = noBooking();
  const places = lines.filter(({ airports }) => airports.length > 0);
  if (places.length === 0) return booking;
  const marksLater = lines.some(({ times }) => times.some(({ later }) => later > 0));
  const where: Where = {
    lines,
    places,
    side: sideOf(lines, places),
    areDaysAbove: areDaysAbove(lines, places),
    marksLater,
    named: remembered(placeNamed),
    used: new Set(),
    shown: new Map(),
  };
  const stretches = stretchesOf(places, lines);
  const { unconfirmed, apart } = unconfirmedOf(stretches, lines);
  const headings: { leg: Leg; at: number }[] = [];
  const read: number[] = [];
  for (const stretch of stretches) {
    const problem = unconfirmed.has(stretch) ? 'NOT_CONFIRMED' : add(booking, stretch, where);
    const at = stretch.places[0]!.at;
    if (problem !== null) booking.unread.push({ line: lineOf(stretch), why: problem });
    else read.push(at);
    const leg = booking.legs.at(-1);
    if (problem === null && leg && isTimeless(leg) && !stretch.places.some(({ text }) => isTimeToCome(text)))
      headings.push({ leg, at });
  }
  for (const { leg, at } of headings) {
    const next = read.find((one) => one > at) ?? lines.length;
    // A route with its day alone is the heading of flights with times below it: where these are not read, nor is it a flight.
    if (lines.slice(at + 1, next).every(({ times }) => times.length === 0)) continue;
    booking.legs = booking.legs.filter((one) => one !== leg);
    booking.unread.push({ line: lines[at]!.text, why: 'NOT_UNDERSTOOD' });
  }
  return { ...booking, unread: [...booking.unread, ...apart, ...lostLines(where)] };
}

const lineOf = ({ places }: Stretch): string => places.map(({ text }) => text).join(' / ');
const isTimeless = ({ departs, arrives }: Leg): boolean => departs.time === null && arrives === null;

/** The flights that are not booked, and lines that name such ones without saying which. */
function unconfirmedOf(
  stretches: readonly Stretch[],
  lines: readonly Line[],
): { unconfirmed: ReadonlySet<Stretch>; apart: Unread[] } {
  const isVoid = voidLines(lines);
  const isOff = (line: Line): boolean => isVoid.has(line.at) || isUnconfirmedLine(line);
  const unconfirmed = new Set(stretches.filter(({ places }) => places.some(isOff)));
  const apart: Unread[] = [];
  for (const line of lines.filter((one) => !isVoid.has(one.at) && namesState(one))) {
    const [before, behind] = [
      stretches.findLast(({ places }) => places[0]!.at < line.at),
      stretches.find(({ places }) => places[0]!.at > line.at),
    ];
    const last = before?.places.at(-1)!.at;
    const belongs =
      last !== undefined && last > line.at
        ? 'BEFORE'
        : belongsTo(line, lines, { before: last, behind: behind?.places[0]!.at });
    if (belongs === null) apart.push({ line: line.text, why: 'NOT_CONFIRMED' });
    if (before && (belongs === 'BEFORE' || belongs === 'BOTH')) unconfirmed.add(before);
    if (behind && (belongs === 'BEHIND' || belongs === 'BOTH')) unconfirmed.add(behind);
  }
  return { unconfirmed, apart };
}

const isLikeFlight = (line: Line): boolean =>
  isDeparture(line.text) || (line.days.length > 0 && (hasFlightNumber(line.text) || looksLikeRoute(line)));

/** Departures without airports, beside other flights. */
const lostLines = ({ lines, used }: Where): Unread[] =>
  lines
    .filter(({ airports, times, at }) => airports.length === 0 && times.length > 0 && !used.has(at))
    .filter(isLikeFlight)
    .map(({ text }) => ({ line: text, why: 'NOT_UNDERSTOOD' }));

/** Times that stand in a sentence before that of a route are of another flight: a mail program broke the lines. */
function isOfSentences({ places }: Stretch, named: Where['named']): boolean {
  const [line, ...others] = places;
  if (!line || others.length > 0 || line.times.length === 0) return false;
  const said = sentencesIn(line.text).map((text) => ({ ...saidIn(text), places: placesOf(text, named) }));
  const route = said.findIndex(({ airports, places: names }) => airports.length > 1 || names.length > 1);
  return said.slice(0, Math.max(route, 0)).some(({ times }) => times.length > 0);
}

/** Adds a flight once; else says why not, or that its arrival is not certain. */
function add(booking: Booking, stretch: Stretch, where: Where): Unread['why'] | null {
  const { legs, unread } = booking;
  const { flight, places } = stretch;
  if (isOfSentences(stretch, where.named)) return 'NOT_UNDERSTOOD';
  const found = flight && flight.from !== flight.to ? legOf(flight, where, legs.at(-1)) : null;
  if (!found) return 'NOT_UNDERSTOOD';
  const { leg, isUnclear } = found;
  const key = [leg.from, leg.to, leg.departs.day].join(' ');
  const line = where.shown.get(key);
  const at = legs.findIndex((known) => isOfSameDay(known, leg));
  const whole = at < 0 ? leg : asOne(legs[at]!, leg);
  where.shown.set(key, lineOf({ places, flight }));
  // Of two times nobody knows which one counts, nor with a third one.
  if (whole === null) unread.push({ line: line!, why: 'NOT_UNDERSTOOD' });
  if (whole === null || (line !== undefined && at < 0)) {
    if (at >= 0) legs.splice(at, 1);
    return 'NOT_UNDERSTOOD';
  }
  legs.splice(at < 0 ? legs.length : at, 1, whole);
  return isUnclear && whole.arrives === null ? 'NOT_UNDERSTOOD' : null;
}

/** A flight that is named twice, with what each of them says; null where they say different times. */
function asOne(a: Leg, b: Leg): Leg | null {
  const isOne =
    (a.departs.time === b.departs.time || a.departs.time === null || b.departs.time === null) &&
    (a.arrives === null || b.arrives === null || JSON.stringify(a.arrives) === JSON.stringify(b.arrives));
  return isOne
    ? { ...a, departs: a.departs.time === null ? b.departs : a.departs, arrives: a.arrives ?? b.arrives }
    : null;
}
