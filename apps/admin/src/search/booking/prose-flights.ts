import { addDays } from '@landfall/kernel';
import { COUNTRY_OF_AIRPORT } from './airport-zones.js';
import { cityOf } from './airport-names.js';
import { LONGEST_FLIGHT_DAYS, mayArrive, type Leg, type LocalMoment } from './booking.js';
import { codesAtClocks } from './prose-lines.js';
import type { Line, Said, SaidDay } from './prose-said.js';
import { endsWithArrival, isArrival, isDeparture } from './prose-labels.js';
import { LEADING_CODE, placeNamed, placesAtClocks, TERMINAL } from './prose-places.js';
import { isOneBlock, turnsBack } from './prose-states.js';
import { landingAt } from './zoned-times.js';

/** The lines that name one flight: one for both airports, one for each, or a heading for both above them. */
export interface Flight {
  heading: Line | null;
  start: Line;
  end: Line;
  from: string;
  to: string;
}

export interface Where {
  lines: readonly Line[];
  places: readonly Line[];
  side: 'ABOVE' | 'BELOW' | null;
  /** Whether days stand above the first flight and none below the last: those between two are of the second. */
  areDaysAbove: boolean;
  /** Whether the text marks what arrives on another day. */
  marksLater: boolean;
  /** The airport of a phrase. */
  named: (phrase: string) => string | null;
  /** Lines of which flights have their days and times. */
  used: Set<number>;
  /** The lines of the flights that were read, by their route and day. */
  shown: Map<string, string>;
}

type Times = Said['times'];

/** What is said of the two ends of a flight. */
interface Ends {
  departs: Pick<Said, 'days' | 'times'>;
  arrives: Pick<Said, 'days' | 'times'>;
}

/** What stands at a place: on its line, else on the lines of its block between it and the place before or behind it. */
function saidAt(place: Line, { lines, places, side, areDaysAbove, used }: Where, isPair: boolean): Said {
  if (place.times.length > 0 || side === null) return place;
  const index = places.indexOf(place);
  const between = (
    side === 'ABOVE'
      ? lines.slice((places[index - 1]?.at ?? -1) + 1, place.at)
      : belowOf(lines.slice(place.at + 1, places[index + 1]?.at ?? lines.length), areDaysAbove)
  ).filter((line) => isOneBlock(lines, line.at, place.at));
  for (const { at, days, times } of between) if (days.length + times.length > 0) used.add(at);
  return {
    airports: place.airports,
    days: daysAt(place, between, side, isPair),
    times: between.flatMap(({ times }) => times),
    isDayBehind: false,
    isDayOfArrival: isPair && place.days.length === 0 && isDayOfArrival(between),
  };
}

/** Without the day of the next flight, which stands above that. */
function belowOf(lines: readonly Line[], areDaysAbove: boolean): readonly Line[] {
  const last = lines.findLastIndex(({ times }) => times.length > 0);
  return areDaysAbove && last >= 0 ? lines.slice(0, last + 1) : lines;
}

/** Of two lines with a time each, the second alone has a day. */
function isDayOfArrival(between: readonly Line[]): boolean {
  const [start, end, ...others] = between.filter(({ times }) => times.length > 0);
  return start?.days.length === 0 && end?.days.length === 1 && others.length === 0;
}

/** Of a place and its times; else the nearest ones. */
function daysAt(place: Line, between: readonly Line[], side: 'ABOVE' | 'BELOW', isPair: boolean): SaidDay[] {
  const beside = [...place.days, ...between.filter(({ times }) => times.length > 0).flatMap(({ days }) => days)];
  if (beside.length > 0) return beside;
  const apart = between.flatMap(({ days }) => days);
  if (side === 'BELOW') return apart;
  const [before, last] = apart.slice(-2);
  return isPair && before?.day && last?.day && mayArrive(last.day, before.day) ? [before, last] : apart.slice(-1);
}

/** Null: more than one flight has, and nobody knows which of them are its own. */
function endsOf({ heading, start, end }: Flight, where: Where): Ends | null {
  if (start === end) {
    if (start.times.length === 0 && hasStops(start, where)) return null;
    const said = saidAt(start, where, true);
    const { days, times } = said;
    const [first, ...others] = said.isDayBehind || said.isDayOfArrival ? withStart(said, start, where) : days;
    if (times.length > 2) return null;
    const [departs, arrives] = inTurn(times);
    return { departs: { days: first ? [first] : [], times: departs }, arrives: { days: others, times: arrives } };
  }
  if (isDepartureBelow(end, where)) return null;
  const [departs, arrives] = [saidAt(start, where, false), saidAt(end, where, false)];
  const [first, ...others] = heading?.days ?? [];
  const times = heading?.times ?? [];
  if (times.length > 2) return null;
  const above = inTurn(times);
  return {
    departs: { days: [...(first ? [first] : []), ...departs.days], times: [...above[0], ...departs.times] },
    arrives: { days: [...others, ...arrives.days], times: [...above[1], ...arrives.times] },
  };
}

/** Below a route stand other places, or times in more than one block: these are of flights on the way. */
function hasStops({ at, airports }: Line, { lines, places, side, named }: Where): boolean {
  if (side !== 'BELOW') return false;
  const next = places.find((place) => place.at > at)?.at ?? lines.length;
  return lines.slice(at + 1, next).some((line) => {
    if (!isOneBlock(lines, at, line.at)) return line.times.length > 0;
    return isStop(line.text, airports) || isOfOther(line, airports, named);
  });
}

/** Times beside a place that is none of a flight. */
const isOfOther = ({ text, times }: Line, airports: readonly string[], named: Where['named']): boolean =>
  times.length > 0 &&
  text.length <= LONGEST_LINE &&
  [...codesAtClocks(text), ...placesAtClocks(text, named)].some(
    (place) => !airports.some((one) => cityOf(one) === cityOf(place)),
  );

const LONGEST_LINE = 400;

const LONGEST_PLACE = 60;

function isStop(text: string, airports: readonly string[]): boolean {
  const code = LEADING_CODE.exec(text)?.[1];
  if (code !== undefined && COUNTRY_OF_AIRPORT.has(code)) return !airports.includes(code);
  const place = text.length > LONGEST_PLACE || text === '' ? null : placeNamed(text.replace(TERMINAL, ''));
  return place !== null && !airports.some((one) => cityOf(one) === cityOf(place));
}

/** Below the place of an arrival stands the time of a departure: "From", "To", "Departure". */
const isDepartureBelow = ({ at, times }: Line, { lines, side }: Where): boolean =>
  side === 'BELOW' && times.length === 0 && lines[at + 1]?.times.length === 1 && isDeparture(lines[at + 1]!.text);

/** The times of departure and of arrival: the first and the second, where their labels say nothing else. */
function inTurn(times: Times): [Times, Times] {
  const [first, second] = times;
  if (!first?.arrives || second?.arrives) return [times.slice(0, 1), times.slice(1)];
  return [second ? [second] : [], [first]];
}

/** Undefined: none is said; null: more than one. */
function onlyTime(times: Times): Times[number] | null | undefined {
  const [first, ...others] = times;
  const isOne = others.every(({ time }) => time === first!.time);
  return isOne ? first && { ...first, later: Math.max(...times.map(({ later }) => later)) } : null;
}

/** Null as well where it has a mark of later days: nobody knows from which one that counts. */
function startTime(times: Times): ReturnType<typeof onlyTime> {
  const found = onlyTime(times);
  return found?.later ? null : found;
}

/** What lines say of a flight; null where that is not certain. `isUnclear`: its arrival alone is not. */
export function legOf(flight: Flight, where: Where, last: Leg | undefined): { leg: Leg; isUnclear: boolean } | null {
  const { from, to } = flight;
  const ends = endsOf(flight, where);
  if (!ends) return null;
  const [start, end] = [startTime(ends.departs.times), onlyTime(ends.arrives.times)];
  if (start === null || end === null || start?.time === null || end?.time === null) return null;
  const time = start?.time ?? null;
  const day = startDay(ends.departs.days, flight, where, { last, time });
  const arrival = day === null ? null : arrivalDays(ends.arrives.days, day);
  if (day === null || arrival === null) return null;
  const departs: LocalMoment = { day, time };
  const arrives = end
    ? arrivalOf({ from, to, departs }, end, arrival[0], where.marksLater)
    : dayOfArrival(flight, departs, arrival[0]);
  return { leg: { from, to, departs, arrives }, isUnclear: end !== undefined && arrives === null };
}

/** "Ankunft in Frankfurt (FRA) am Sonntag, 28.11.2027": the day of an arrival whose time is not said. */
function dayOfArrival(
  { start, end, to }: Flight,
  departs: LocalMoment,
  day: string | null | undefined,
): Leg['arrives'] {
  const before = end.text.slice(0, end.text.lastIndexOf(to));
  const isSaid = start === end ? endsWithArrival(before) : isArrival(end.text);
  return isSaid && day && departs.time !== null && mayArrive(day, departs.day) ? { day, time: null } : null;
}

/** None, or the one day of arrival: null in it is not certain. Null: days that one flight cannot have. */
function arrivalDays(days: readonly SaidDay[], start: string): (string | null)[] | null {
  if (days.some(({ day }) => day !== null && !mayArrive(day, start))) return null;
  const found = [...new Set(days.map(({ near }) => near(start)))];
  const others = found.length > 1 ? found.filter((day) => day !== start) : found;
  return others.length > 1 ? null : others;
}

/** The day on which a flight starts: the one beside it, else the one above it. Null: nobody knows. */
function startDay(
  days: readonly SaidDay[],
  flight: Flight,
  where: Where,
  before: { last: Leg | undefined; time: string | null },
): string | null {
  const known = new Set(days.flatMap(({ day }) => day ?? []));
  if (known.size > 1) return null;
  const [only] = known;
  if (only !== undefined) return days.every(({ near }) => near(only) === only) ? only : null;
  const above = dayAbove(flight, where, before);
  return above !== null && days.every(({ near }) => near(above) === above) ? above : null;
}

/** Whether the day above cannot be, or need not be, that of a flight which goes on from the last one: that may arrive on the next day. */
function isTooEarly({ day, time }: LocalMoment, from: string, last: Leg | undefined): boolean {
  if (last?.to !== from || day > addDays(last.departs.day, LONGEST_FLIGHT_DAYS)) return false;
  if (last.arrives === null) return true;
  return day < last.arrives.day || (day === last.arrives.day && (time ?? '') < (last.arrives.time ?? ''));
}

/** A day behind the times of a flight is that of its arrival, where the lines above name another one that it can start on. */
function withStart({ days, isDayOfArrival: isLast }: Said, line: Line, { lines }: Where): readonly SaidDay[] {
  const above = lines.slice(0, line.at);
  const start = above
    .slice(above.findLastIndex(({ airports }) => airports.length > 0) + 1)
    .flatMap((one) => one.days)
    .at(-1);
  const day = start?.day ? days[0]?.near(start.day) : null;
  if (start?.day && day && day !== start.day && mayArrive(day, start.day)) return [start, ...days];
  return isLast ? [] : days;
}

/** A line of a day alone is not longer. */
const LONGEST_HEADING = 70;
/** Between a heading and its flight stand no more empty lines. */
const MOST_EMPTY = 2;

/**
 * The last day above a flight, as its heading. Behind another flight it is that of one that goes on from there. Where the first flight has
 * none, days stand below their flights, and those above are of others.
 */
function dayAbove(
  { heading, start, from, to }: Flight,
  { lines, places, used }: Where,
  { last, time }: { last: Leg | undefined; time: string | null },
): string | null {
  if (lines.slice(0, places[0]!.at + 1).every(({ days }) => days.length === 0)) return null;
  const at = (heading ?? start).at;
  const found = lines.slice(0, at).findLast(({ days }) => days.length > 0);
  const day = found?.days.length === 1 ? found.days[0]!.day : null;
  if (!found || day === null) return null;
  const between = lines.slice(found.at, at);
  if (turnsBack(between.slice(1))) return null;
  const goesOn = last?.to === from && last.from !== to && !isTooEarly({ day, time }, from, last);
  const isBehindFlight = between.some(({ airports }) => airports.length > 0);
  if (isBehindFlight ? !goesOn : !isHeadingOf(found, between)) return null;
  used.add(found.at);
  return day;
}

/** A day of the same block, or one that stands alone above it. */
function isHeadingOf({ text, times }: Line, between: readonly Line[]): boolean {
  const empty = between.filter((line) => line.text === '').length;
  return empty === 0 || (text.length <= LONGEST_HEADING && times.length === 0 && empty <= MOST_EMPTY);
}

/** `day`: that of the arrival; undefined: it has none of its own. */
function arrivalOf(
  { from, to, departs }: Pick<Leg, 'from' | 'to' | 'departs'>,
  { time, later }: Times[number],
  day: string | null | undefined,
  marksLater: boolean,
): LocalMoment | null {
  if (day !== undefined) return day !== null && mayArrive(day, departs.day) ? { day, time } : null;
  if (later > 0) return { day: addDays(departs.day, later), time };
  const arrives = time === null ? null : landingAt(time, { from, to, departs });
  // A text that marks the next day means the same one elsewhere.
  return marksLater && arrives?.day !== departs.day ? null : arrives;
}
