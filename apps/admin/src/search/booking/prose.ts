import { addDays } from '@landfall/kernel';
import { dayIn, timeIn } from './booked-days.js';
import { noBooking, type Booking, type Leg, type LocalMoment, type UnreadLine } from './booking.js';

/** What of a line says something about a flight, in the order of the line. */
interface Said {
  airports: string[];
  days: string[];
  times: { time: string; later: number }[];
}

interface Line extends Said {
  text: string;
  at: number;
}

const LONGEST_LINE = 400;
const MOST_LINES = 5_000;
/** Of the last flight, what may still be its own. */
const LINES_BEHIND = 4;
const DASH = String.raw`\s*(?:-|–|—|→|->|=>|>|/|to|nach|naar|a|à|vers|hacia|til|do)\s*`;
const PAIR = new RegExp(String.raw`(?<![A-Za-z(])([A-Z]{3})${DASH}([A-Z]{3})(?![A-Za-z)])`, 'g');
const IN_BRACKETS = /\(([A-Z]{3})(?:[,/ ][^)]{0,30})?\)/g;
const NAME = String.raw`\p{L}{3,12}\.?`;
const DAYS = new RegExp(
  [
    String.raw`\b\d{4}-\d{2}-\d{2}\b`,
    String.raw`\b\d{1,2}\.\s?\d{1,2}\.\s?(?:\d{4}|\d{2})\b`,
    String.raw`\b\d{1,2}[/-]\d{1,2}[/-]\d{4}\b`,
    String.raw`\b\d{1,2}(?:st|nd|rd|th)?\.?[\s-]?(?:de\s+)?${NAME}[\s-]?(?:de\s+)?\d{4}\b`,
    String.raw`${NAME}\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4}\b`,
    String.raw`\b\d{4}\.\s${NAME}\s\d{1,2}\.`,
  ].join('|'),
  'giu',
);
const TIMES =
  /\b(\d{1,2}[:h]\d{2}|\d{1,2}\.\d{2}(?=\s*(?:uhr|h\b|uur)))\b(?:\s*([ap])\.?\s?m\b\.?)?(?:\s*(?:uhr|hrs?|uur|h)\b)?(?:\s*\(?\s*(\+)\s?(\d)(?:\s?\p{L}{1,6}\.?)?\s*\)?)?/giu;
const CANCELLED = /cancel+ed|storniert|annul|geannuleerd|cancelad|anulowan|iptal edil|aflyst|zrušen|törölve/i;

function saidIn(text: string): Said {
  let rest = text;
  const taken = (pattern: RegExp): RegExpExecArray[] => {
    const found = [...rest.matchAll(pattern)];
    rest = rest.replace(pattern, (whole) => ' '.repeat(whole.length));
    return found;
  };
  const places = [...taken(IN_BRACKETS), ...taken(PAIR)].sort((a, b) => a.index - b.index);
  const airports = places.flatMap(([, ...codes]) =>
    codes.filter((code) => code !== undefined && /^[A-Z]{3}$/.test(code)),
  );
  const days = taken(DAYS).flatMap(([day]) => dayIn(day) ?? []);
  const times = taken(TIMES).flatMap(([, clock, half, , later]) => {
    const time = timeIn(`${clock}${half ? `${half}m` : ''}`);
    return time === null ? [] : [{ time, later: Number(later ?? 0) }];
  });
  return { airports, days, times };
}

const isRoute = ({ airports, days, times }: Said): boolean => airports.length >= 2 && days.length + times.length === 0;

/**
 * Reads the words of a mail: airports by their codes, with days and times beside, above or below them. What is not certain is named, and no
 * day without its year is taken.
 */
export function readProse(text: string): Booking {
  const lines = text
    .split(/\r?\n/)
    .slice(0, MOST_LINES)
    .map((line, at): Line => ({ ...saidIn(line.length > LONGEST_LINE ? '' : line), text: line.trim(), at }));
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

/** Days and times stand above their airports, or below them; null: both or neither. */
function sideOf(lines: readonly Line[]): 'ABOVE' | 'BELOW' | null {
  const places = lines.filter(({ airports }) => airports.length > 0);
  if (places.every(({ times }) => times.length > 0)) return 'ABOVE';
  const [first, last] = [places[0]!.at, places.at(-1)!.at];
  const hasTime = (some: readonly Line[]): boolean => some.some(({ times }) => times.length > 0);
  const [above, below] = [hasTime(lines.filter(({ at }) => at < first)), hasTime(lines.filter(({ at }) => at > last))];
  if (above === below) return null;
  return above ? 'ABOVE' : 'BELOW';
}

/** Where one flight begins and ends: on one line, or on two that follow each other. Null: a line with more places, or one alone. */
function endOf(line: Line, next: Line | undefined): Line | null {
  if (line.airports.length === 2) return line;
  return line.airports.length === 1 && next?.airports.length === 1 ? next : null;
}

function ofLines(lines: readonly Line[]): Booking {
  const booking = noBooking();
  const places = lines.filter(({ airports }) => airports.length > 0);
  const side = sideOf(lines);
  const used = new Set<string>();
  for (let at = 0; at < places.length; at++) {
    const line = places[at]!;
    const end = endOf(line, places[at + 1]);
    if (end !== null && end !== line) at += 1;
    const shown = end === null || end === line ? line.text : `${line.text} / ${end.text}`;
    const why =
      end === null ? 'NOT_UNDERSTOOD' : add(booking, used, { lines, line, end, following: places[at + 1], side });
    if (why !== null) booking.unread.push({ line: shown, why });
  }
  return booking;
}

/** Adds the flight of these lines once; else says why not. */
function add(booking: Booking, used: Set<string>, where: Where): UnreadLine['why'] | null {
  const { lines, line, end, following } = where;
  const [from, to] = line === end ? line.airports : [line.airports[0], end.airports[0]];
  const within = lines.slice(line.at, following?.at ?? end.at + LINES_BEHIND);
  if (within.some(({ text }) => CANCELLED.test(text))) return 'NOT_CONFIRMED';
  const leg = from === to ? null : legOf({ from: from!, to: to! }, where);
  if (!leg) return 'NOT_UNDERSTOOD';
  const key = JSON.stringify(leg);
  if (!used.has(key)) booking.legs.push(leg);
  used.add(key);
  return null;
}

interface Where {
  lines: readonly Line[];
  line: Line;
  end: Line;
  following: Line | undefined;
  side: 'ABOVE' | 'BELOW' | null;
}

/** What stands at a place: on its line, else on the lines between it and the place before or behind it. */
function saidAt(place: Line, { lines, side }: Pick<Where, 'lines' | 'side'>): Said {
  if (place.times.length > 0 || side === null) return place;
  const others = lines.filter(({ airports }) => airports.length > 0);
  const index = others.indexOf(place);
  const between =
    side === 'ABOVE'
      ? lines.slice((others[index - 1]?.at ?? -1) + 1, place.at)
      : lines.slice(place.at + 1, others[index + 1]?.at ?? lines.length);
  return {
    airports: place.airports,
    days: [...place.days, ...between.flatMap(({ days }) => days)],
    times: between.flatMap(({ times }) => times),
  };
}

function legOf(places: Pick<Leg, 'from' | 'to'>, where: Where): Leg | null {
  const { lines, line, end } = where;
  const [departure, arrival] = [saidAt(line, where), saidAt(end, where)];
  const isPair = line === end;
  const times = isPair ? departure.times : [departure.times[0], arrival.times[0]];
  // More than a flight has: nobody knows which of them are its own.
  if (departure.times.length > (isPair ? 2 : 1) || arrival.times.length > (isPair ? 2 : 1)) return null;
  const above = lines.slice(0, line.at).flatMap(({ days }) => days);
  const day = departure.days[0] ?? above.at(-1);
  if (day === undefined) return null;
  const departs: LocalMoment = { day, time: times[0]?.time ?? null };
  const own = isPair ? departure.days[1] : arrival.days[0];
  return { ...places, departs, arrives: arrivalOf(departs, times[1], own) };
}

function arrivalOf(
  departs: LocalMoment,
  arrival: Said['times'][number] | undefined,
  day: string | undefined,
): LocalMoment | null {
  if (!arrival) return null;
  if (day !== undefined && day >= addDays(departs.day, -1)) return { day, time: arrival.time };
  if (arrival.later > 0) return { day: addDays(departs.day, arrival.later), time: arrival.time };
  // On the same day it would arrive before it starts.
  return departs.time !== null && arrival.time > departs.time ? { day: departs.day, time: arrival.time } : null;
}
