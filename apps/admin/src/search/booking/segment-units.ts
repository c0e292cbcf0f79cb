import { hasFlightNumber, isArrival, isDeparture, namesRailOrShip } from './prose-labels.js';
import type { Line } from './prose-said.js';
import type { SaidTime } from './prose-times.js';
import type { Kind, Mark, Marks } from './segment-marks.js';
import { isOnePlace } from './segment-places.js';
import { isTimeToCome } from './time-to-come.js';

/** The lines that name one segment, with both places and both times. */
export interface Unit {
  from: string;
  to: string;
  departs: SaidTime;
  arrives: SaidTime;
  /** The lines that say its departure and its arrival; one and the same where a line says both. */
  start: Line;
  end: Line;
  /** Lines from and to which all that is said belongs to it. */
  first: number;
  last: number;
  /** Its line says no times, and no others are said of it. */
  isTimeless: boolean;
}

interface Found extends Unit {
  isPairOfStops: boolean;
  /** A train or a ship has no number of a flight. */
  isOther: boolean;
}

/** A number so near to the lines of a segment is that of its flight. */
const NEAR = 4;
const FARTHEST = 8;
/** Between a departure and its arrival stand no more lines. */
const MOST_LINES = 12;

type Parsed = { unit: Found; length: number } | null;

function unitOf(
  [start, end]: readonly [Mark, Mark],
  places: readonly string[],
  times: readonly SaidTime[],
): Found | null {
  const [from = '', to = ''] = places;
  const [departs, arrives] = times;
  if (!departs || !arrives || isOnePlace(from, to)) return null;
  const isTurned = departs.arrives === true && arrives.arrives !== true;
  return {
    from,
    to,
    departs: isTurned && start.line === end.line ? arrives : departs,
    arrives: isTurned && start.line === end.line ? departs : arrives,
    start: start.line,
    end: end.line,
    first: start.line.at,
    last: end.last.at,
    isTimeless: false,
    isPairOfStops: start.kind === 'STOP',
    isOther: namesRailOrShip(start.line.text),
  };
}

const isTurned = (start: Mark, end: Mark): boolean =>
  (isArrival(start.line.text) && !isDeparture(start.line.text)) || isDeparture(end.line.text);

const parsed = (unit: Found | null, length: number): Parsed => unit && { unit, length };

function parsedAt(marks: readonly Mark[], at: number, before: Found | undefined): Parsed {
  const [one, two] = [marks[at]!, marks[at + 1]];
  if (one.kind === 'WHOLE') return parsed(unitOf([one, one], one.places, one.line.times), 1);
  if (one.kind === 'ONWARD' && before && FROM_THERE.test(one.line.text))
    return parsed(unitOf([one, one], [before.to, ...one.places], one.line.times), 1);
  if (one.kind === 'STOP' && two?.kind === 'STOP') return parsed(ofPair(one, two, [...one.places, ...two.places]), 2);
  if (one.kind !== 'ROUTE') return null;
  if (isTimeToCome(one.line.text)) return isTimeless(marks, at) ? parsed(timelessOf(one), 1) : null;
  const below = isHeading(marks, one, two) ? parsedBelow(one, marks.slice(at + 1, at + 4)) : null;
  return below ?? (isTimeless(marks, at) ? parsed(timelessOf(one), 1) : null);
}

/**
 * A route with its day and the number of its flight, which stands for no others: its time is to come, or nothing but whole segments of other
 * places stand around it.
 */
function isTimeless(marks: readonly Mark[], at: number): boolean {
  const { places, line } = marks[at]!;
  const near = [marks[at - 1], marks[at + 1]].filter((mark) => mark !== undefined);
  const isOther = ({ kind, places: others }: Mark): boolean =>
    kind === 'WHOLE' && places.every((place, end) => !isOnePlace(place, others[end]!));
  if (hasFlightNumber(line.text) && isTimeToCome(line.text)) return true;
  return line.days.length === 1 && hasFlightNumber(line.text) && near.length > 0 && near.every(isOther);
}

function timelessOf(route: Mark): Found | null {
  const none = { time: null, later: 0 };
  const unit = unitOf([route, route], route.places, [none, none]);
  return unit && { ...unit, isTimeless: true };
}

/** A route with the times behind it: more than these are of flights on the way. */
function parsedBelow(one: Mark, below: readonly Mark[]): Parsed {
  const isOfOther = (mark: Mark): boolean => mark.isLabelledApart && mark.block !== one.block;
  // Opening hours, or a program, in a block of their own.
  const [two, three, four] = below.map((mark) => (isOfOther(mark) ? undefined : mark));
  if (two?.kind === 'TIMES' && three && isOnWay(three, three.block === two.block)) return null;
  if (two?.kind === 'TIMES') return parsed(ofRoute(one, unitOf([two, two], one.places, two.line.times)), 2);
  return two?.kind === 'TIME' && three?.kind === 'TIME' && four?.kind !== 'TIME'
    ? parsed(ofRoute(one, ofPair(two, three, one.places)), 3)
    : null;
}

/** A further flight without a route of its own, behind a route and its times: that route is the way of both. */
function isOnWay({ kind, line }: Mark, isInBlock: boolean): boolean {
  const isFlight = line.times.length > 1 && hasFlightNumber(line.text);
  return kind === 'ONWARD' || (kind === 'TIMES' && (isInBlock || isFlight)) || (kind === 'OTHER' && isFlight);
}

const OF_PLACES: ReadonlySet<Kind> = new Set(['WHOLE', 'ROUTE', 'STOP', 'ONWARD', 'PLACE']);

/** A route is that of the times in its block, or of those in the next one, where it has none and these have no places. */
function isHeading(marks: readonly Mark[], route: Mark, next: Mark | undefined): boolean {
  if (!next || next.block === route.block) return true;
  const isOf = (block: number, some: (kind: Kind) => boolean): boolean =>
    marks.some((mark) => mark.block === block && some(mark.kind));
  return (
    !isOf(next.block, (kind) => OF_PLACES.has(kind)) &&
    !isOf(route.block, (kind) => kind === 'TIMES' || kind === 'TIME')
  );
}

const ofPair = (start: Mark, end: Mark, places: readonly string[]): Found | null =>
  isTurned(start, end) || end.line.at - start.line.at > MOST_LINES
    ? null
    : unitOf([start, end], places, [...start.line.times, ...end.line.times]);

/** "From there LH 12 to Graz": from where the flight before it lands. */
export const FROM_THERE =
  /(?<!\p{L})(?:von (?:dort|da)|from there|de l[aà]|desde all[ií]|da l[iì]|vandaar|stamt[aą]d|odtud|onnan|oradan|derfra)(?!\p{L})/iu;
const ofRoute = (route: Mark, unit: Found | null): Found | null =>
  unit && {
    ...unit,
    first: Math.min(route.line.at, unit.first),
    last: Math.max(route.last.at, unit.last),
    isOther: unit.isOther || namesRailOrShip(route.line.text),
  };

/** Segments in the order of the text, and the marks that are part of none. A route above stops is the heading of them. */
export function unitsOf({ marks, flights }: Marks): { units: Unit[]; left: Mark[] } {
  const found: { unit: Found; marks: readonly Mark[] }[] = [];
  const left: Mark[] = [];
  for (let at = 0; at < marks.length;) {
    const last = found.at(-1);
    const parsed = parsedAt(marks, at, last?.marks.at(-1) === marks[at - 1] ? last?.unit : undefined);
    if (parsed) found.push({ unit: parsed.unit, marks: marks.slice(at, at + parsed.length) });
    else if (LOST.has(marks[at]!.kind)) left.push(marks[at]!);
    at += parsed?.length ?? 1;
  }
  const numbers = flights.map(({ at }) => at);
  const all = found.map(({ unit }) => unit);
  const side = sideOfNumbers(
    all,
    numbers,
    left.some(({ kind }) => kind === 'STOP'),
  );
  const units: Unit[] = [];
  found.forEach(({ unit, marks: own }, index) => {
    const gaps = gapsOf(all, index, numbers);
    const isNamed = unit.isPairOfStops ? side !== null : unit.isOther || isNumbered(unit, gaps);
    if (!isNamed) return left.push(own[0]!);
    const isBefore = unit.isPairOfStops && side === 'before';
    const isAfter = unit.isPairOfStops && side === 'after';
    return units.push({
      ...unit,
      first: isBefore ? gaps.before.find((number) => unit.first - number <= FARTHEST)! : unit.first,
      last: isAfter ? gaps.after[0]! : unit.last,
    });
  });
  return { units, left };
}

const LOST: ReadonlySet<Kind> = new Set(['STOP', 'WHOLE', 'ONWARD']);

interface Gaps {
  before: number[];
  inside: number[];
  after: number[];
}

function gapsOf(units: readonly Found[], index: number, numbers: readonly number[]): Gaps {
  const unit = units[index]!;
  const [end, start] = [units[index - 1]?.last ?? -1, units[index + 1]?.first ?? Infinity];
  return {
    before: numbers.filter((at) => at > end && at < unit.first),
    inside: numbers.filter((at) => at >= unit.first && at <= unit.last),
    after: numbers.filter((at) => at > unit.last && at < start),
  };
}

const isNumbered = ({ first, last }: Found, { before, inside, after }: Gaps): boolean =>
  inside.length > 0 || before.some((at) => first - at <= NEAR) || after.some((at) => at - last <= NEAR);

/**
 * The side on which all pairs of stops have the numbers of their flights, the nearest one. Null: nobody knows which stops are a pair, as some
 * have a number between them and others have not, or as all have one and a stop is left.
 */
function sideOfNumbers(units: readonly Found[], numbers: readonly number[], isLeft: boolean): keyof Gaps | null {
  const pairs = units.flatMap((unit, index) =>
    unit.isPairOfStops ? [{ unit, gaps: gapsOf(units, index, numbers) }] : [],
  );
  const between = pairs.filter(({ gaps }) => gaps.inside.length > 0).length;
  if (between > 0) return between === pairs.length && !isLeft ? 'inside' : null;
  const distances = (['before', 'after'] as const).map((side) => ({
    side,
    lines: pairs.reduce((all, { unit, gaps }) => all + distanceOf(unit, gaps[side]), 0),
  }));
  const [nearest] = distances.sort((a, b) => a.lines - b.lines);
  return nearest && Number.isFinite(nearest.lines) ? nearest.side : null;
}

/** In lines; infinite where no number is near. */
function distanceOf({ first, last }: Found, numbers: readonly number[]): number {
  const lines = Math.min(...numbers.map((at) => Math.max(0, first - at, at - last)));
  return lines <= FARTHEST ? lines : Infinity;
}
