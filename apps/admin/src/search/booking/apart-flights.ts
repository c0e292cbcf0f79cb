import { addDays } from '@landfall/kernel';
import { kilometresBetween } from './airport-positions.js';
import { nearTo, type Around, type Spot } from './apart-around.js';
import { dayApart } from './apart-days.js';
import { isOf, piecesOf, type OfKind, type Piece } from './apart-pieces.js';
import { minutesOf, momentText, type Leg } from './booking.js';
import { flownAt } from './flown-time.js';
import { namesFlight } from './prose-labels.js';
import { isKnownAirport } from './prose-lines.js';
import { isFormer, isUnconfirmed } from './prose-words.js';
import { isOneCity, isOnePlace } from './segment-places.js';

type Form = readonly [from: Spot, to: Spot];

const FORMS: readonly Form[] = [
  ['BEFORE', 'BEFORE'],
  ['BEFORE', 'BETWEEN'],
  ['BEFORE', 'BEHIND'],
  ['BETWEEN', 'BETWEEN'],
  ['BETWEEN', 'BEHIND'],
  ['BEHIND', 'BEHIND'],
];

/**
 * Flights of a text of any form that names each with both places, both clocks and its day, all in one order: what the distance of the places
 * and their zones make possible, and leads on from flight to flight. Empty: no such reading, more than one, or some flight is not confirmed.
 */
export function flightsApart(text: string, today: string): Leg[] {
  const lines = text.split('\n');
  if (!lines.some(namesFlight)) return [];
  if (lines.some((line) => isUnconfirmed(line, false) || (isFormer(line) && !FOR_WHOM.test(line)))) return [];
  const pieces = piecesOf(lines, today);
  const each = onlyReading(pieces, today) ?? eachByLine(pieces, lines, today);
  if (each) return each;
  const placed = onlyReading(withPlacedClocks(pieces), today);
  // What is left out may be a flight between.
  return placed && isUnbroken(placed) ? placed : [];
}

/** Flights of sentences, each on one line with its clocks and its places alone, and in its own order. */
function eachByLine(pieces: readonly Piece[], lines: readonly string[], today: string): Leg[] | null {
  const legs = journeyIn(pieces, (around) => (isLineOfSentences(lines, around) ? formOnLine(around) : null), today);
  return legs.length > 0 ? legs : null;
}

/** No line that a mail program broke. */
function isLineOfSentences(lines: readonly string[], { departs: { line } }: Around): boolean {
  const [before, own, next] = [lines[line - 1], lines[line], lines[line + 1]].map((one) => one?.trim() ?? '') as [
    string,
    string,
    string,
  ];
  return (before === '' || /[.!?:]$/.test(before)) && (next === '' || /[.!?]$/.test(own));
}

/** Null: its line has other places as well, or no day before its arrival. */
function formOnLine({ departs, arrives, ...around }: Around): Form | null {
  const isOnLine = ({ line }: Piece): boolean => line === departs.line;
  const [from, to, ...others] = SPOTS.flatMap((spot) =>
    around[spot]
      .filter(isOf('PLACE'))
      .filter(isOnLine)
      .map(() => spot),
  );
  const hasDay = around.BEFORE.some((piece) => piece.kind === 'DAY' && isOnLine(piece));
  return hasDay && isOnLine(arrives) && from && to && others.length === 0 ? [from, to] : null;
}
const SPOTS: readonly Spot[] = ['BEFORE', 'BETWEEN', 'BEHIND'];

const isUnbroken = (legs: readonly Leg[]): boolean =>
  legs.every((leg, at) => at === 0 || isOnePlace(legs[at - 1]!.to, leg.from));

/** Null: there is none, or more than one. */
function onlyReading(pieces: readonly Piece[], today: string): Leg[] | null {
  const found = FORMS.map((form) => journeyIn(pieces, () => form, today)).filter((legs) => legs.length > 0);
  const readings = new Map(found.map((legs) => [JSON.stringify(legs), legs]));
  return readings.size === 1 ? [...readings.values()][0]! : null;
}

/** Without the clocks of lines that name no place: where flights name theirs on the line, they are of something else. */
function withPlacedClocks(pieces: readonly Piece[]): readonly Piece[] {
  const placed = new Set(pieces.filter(isOf('PLACE')).map(({ line }) => line));
  return pieces.filter(({ kind, line }) => kind !== 'CLOCK' || placed.has(line));
}

/** No Danish "before". */
const FOR_WHOM = /^\s{0,9}FOR:/;
const MOST_CLOCKS = 30;

/** The flights of a text if each of them has its form; empty: they are no journey. */
function journeyIn(pieces: readonly Piece[], formOf: (around: Around) => Form | null, today: string): Leg[] {
  const clocks = clocksIn(pieces);
  const legs: Leg[] = [];
  let [next, behind] = [0, 0];
  while (next < clocks.length && clocks.length <= MOST_CLOCKS) {
    const [first, second, third = pieces.length] = clocks.slice(next);
    if (second === undefined) return [];
    const around: Around = {
      departs: pieces[first!] as OfKind<'CLOCK'>,
      arrives: pieces[second] as OfKind<'CLOCK'>,
      landed: behind === 0 ? null : pieces[behind - 1]!.line,
      BEFORE: pieces.slice(behind, first),
      BETWEEN: pieces.slice(first! + 1, second),
      BEHIND: pieces.slice(second + 1, third),
    };
    const form = formOf(around);
    const flight = form && flightIn(around, form, { pieces, before: legs.at(-1), today });
    if (flight === null) return [];
    legs.push(flight.leg);
    behind = second + 1;
    next += isDuration(pieces[third], flight.minutes) ? 3 : 2;
  }
  return legs;
}

const isDuration = (piece: Piece | undefined, minutes: number): boolean =>
  piece?.kind === 'CLOCK' && piece.time !== null && minutesOf(piece.time) === minutes;

/** Without those before and behind all others that are not certain. */
function clocksIn(pieces: readonly Piece[]): number[] {
  const clocks = pieces.flatMap((piece, at) =>
    piece.kind === 'CLOCK' ? [{ at, isCertain: piece.time !== null }] : [],
  );
  const [first, last] = [clocks.findIndex((one) => one.isCertain), clocks.findLastIndex((one) => one.isCertain)];
  return first < 0 ? [] : clocks.slice(first, last + 1).map(({ at }) => at);
}

interface Context {
  pieces: readonly Piece[];
  before: Leg | undefined;
  today: string;
}

function flightIn(around: Around, form: Form, { pieces, before, today }: Context): ReturnType<typeof flownAt> {
  const { departs, arrives } = around;
  const ends = endsOf(around, form);
  if (ends === null || departs.time === null || departs.later > 0 || arrives.time === null) return null;
  const [from, to] = ends.map(({ code }) => airportOf(code, pieces)) as [string, string];
  if (isOneCity(from, to)) return null;
  const landing = arrives.time;
  const fly = (day: string): ReturnType<typeof flownAt> =>
    flownAt({ from, to, departs: { day, time: departs.time } }, landing);
  const landsOn = (one: string): string | null => fly(one)?.leg.arrives?.day ?? null;
  const isBack = before !== undefined && isOneCity(before.from, to);
  const day = dayApart(around, { pieces, before, today, isBack, landsOn });
  const flight = day === null ? null : fly(day);
  const isMarked = arrives.later > 0 && day !== null && addDays(day, arrives.later) !== flight?.leg.arrives?.day;
  return flight !== null && !isMarked && leadsOn(before, flight.leg) ? flight : null;
}

/** Both places by their spots: the last ones before the clocks, all between them, and the first ones behind. Null: a line of theirs names more. */
function endsOf(around: Around, form: Form): readonly OfKind<'PLACE'>[] | null {
  const { departs, arrives } = around;
  const isNear = nearTo(around);
  const placesAt = (spot: Spot): OfKind<'PLACE'>[] => around[spot].filter(isOf('PLACE')).filter(isNear);
  const [before, between, behind] = [placesAt('BEFORE'), placesAt('BETWEEN'), placesAt('BEHIND')];
  const count = (spot: Spot): number => form.filter((one) => one === spot).length;
  const ends = [
    ...before.slice(Math.max(0, before.length - count('BEFORE'))),
    ...between,
    ...behind.slice(0, count('BEHIND')),
  ];
  const [again, , last] = before.slice(-3);
  const isTurned = count('BEFORE') === 2 && last !== undefined && isOneCity(again!.code, last.code);
  if (between.length !== count('BETWEEN') || ends.length !== form.length || isTurned) return null;
  const isOfLine = ({ line }: Piece): boolean => line === departs.line || line === arrives.line;
  const others = [...before, ...behind].filter(isOfLine);
  return others.every(({ code }) => ends.some((end) => isOnePlace(end.code, code))) ? ends : null;
}

/** Of a city with several airports the one that the text names as well. */
function airportOf(code: string, pieces: readonly Piece[]): string {
  if (isKnownAirport(code)) return code;
  const own = new Set(
    pieces.filter(isOf('PLACE')).flatMap((one) => (one.code !== code && isOnePlace(one.code, code) ? [one.code] : [])),
  );
  return own.size === 1 ? [...own][0]! : code;
}

/** A flight starts where the one before it lands, and later; on a later day it may start not far from there. */
const leadsOn = (before: Leg | undefined, leg: Leg): boolean =>
  before === undefined ||
  (leg.departs.day > before.arrives!.day && isNotFar(before.to, leg.from) && !isOnePlace(before.to, leg.to)) ||
  (isOnePlace(before.to, leg.from) && momentText(leg.departs) > momentText(before.arrives!));

const isNotFar = (a: string, b: string): boolean => (kilometresBetween(a, b) ?? Infinity) <= MOST_BY_LAND;
const MOST_BY_LAND = 1_500;
