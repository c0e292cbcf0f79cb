import { addDays } from '@landfall/kernel';
import { dayIn, fitsWeekday, monthNamed, timeIn } from './booked-days.js';
import {
  LONGEST_FLIGHT_DAYS,
  mayArrive,
  noBooking,
  type Booking,
  type Leg,
  type LocalMoment,
  type UnreadLine,
} from './booking.js';

/** What of a line says something about a flight, in the order of the line. */
interface Said {
  airports: string[];
  /** Null: one that is not certain, such as 04/03/2027, or one without its year. */
  days: (string | null)[];
  /** A time of null is none, such as 25:10. */
  times: { time: string | null; later: number }[];
  /** One day, behind two times. */
  isDayBehind: boolean;
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
const CLOCK = String.raw`\d{1,2}[:.h]\d{2}`;
/** "FRA - BKK", "FRA 14:25 - BKK 06:10", "14:25 FRA - 06:10 BKK". */
const PAIR = new RegExp(
  String.raw`(?<![A-Za-z(])([A-Z]{3})(?:\s+${CLOCK})?${DASH}(?:${CLOCK}\s+)?([A-Z]{3})(?![A-Za-z)])`,
  'g',
);
/** "Frankfurt FRA - Tokyo HND". */
const NAMED_PLACE = String.raw`\p{Lu}\p{Ll}[\p{L}.'’-]*\s([A-Z]{3})`;
const NAMED_PAIR = new RegExp(
  String.raw`${NAMED_PLACE}${DASH}(?:\p{L}[\p{L}.'’-]*\s){0,3}${NAMED_PLACE}(?!\p{L})`,
  'gu',
);
const IN_BRACKETS = /\(([A-Z]{3})(?:[,/ ][^)]{0,30})?\)/g;
const NAME = String.raw`\p{L}{3,12}\.?`;
const DAYS = new RegExp(
  [
    String.raw`\b\d{4}-\d{2}-\d{2}\b`,
    String.raw`\b\d{1,2}\.\s?\d{1,2}\.\s?(?:\d{4}|\d{2})\b`,
    String.raw`\b\d{1,2}[/-]\d{1,2}[/-]\d{4}\b`,
    String.raw`\b\d{1,2}(?:st|nd|rd|th)?\.?[\s-]?(?:de\s+|of\s+)?${NAME},?[\s-]?(?:de\s+)?\d{4}\b`,
    String.raw`\b\d{1,2}(-?)\p{L}{3}\1\d{2}\b`,
    String.raw`${NAME}\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4}\b`,
    String.raw`\b\d{4}\.\s${NAME}\s\d{1,2}\.`,
  ].join('|'),
  'giu',
);
/** Days without a year. */
const DAYS_ALONE = [
  String.raw`\b\d{1,2}(?:st|nd|rd|th)?\.?[\s-]?(?:de\s+|of\s+)?${NAME}`,
  String.raw`${NAME}\s\d{1,2}\b`,
  String.raw`\b\d{1,2}\.\s?\d{1,2}\.`,
  String.raw`\b\d{2}\/\d{2}\b`,
].map((pattern) => new RegExp(pattern, 'giu'));
const TIMES =
  /\b(\d{1,2}[:h]\d{2}|\d{1,2}\.\d{2}(?=\s*(?:uhr|h\b|uur)))\b(?:\s*([ap])\.?\s?m\b\.?)?(?:\s*(?:uhr|hrs?|uur|h)\b)?(?:\s*\(?\s*\p{L}?\+\s?(\d)(?:\s?\p{L}{1,6}\.?)?\s*\)?)?/giu;
/** "12JUN27 0820". */
const SCREEN_TIME = /\b(\d{1,2}\p{L}{3}\d{2}\s+)([01]\d|2[0-3])([0-5]\d)\b/giu;
const NEXT_DAY =
  /(next|following) day|(nächste[nr]?|folgenden) tag|folgetag|volgende dag|lendemain|jour suivant|día siguiente|dia seguinte|giorno (dopo|successivo|seguente)|następnego dnia|ertesi gün|næste dag|(následující|další) den|következő napon?/i;
const CANCELLED = /cancel+ed|storniert|annul|geannuleerd|cancelad|anulowan|iptal edil|aflyst|zrušen|törölve/i;

function saidIn(line: string): Said {
  const text = line.replace(SCREEN_TIME, '$1$2:$3');
  let rest = text;
  const taken = (pattern: RegExp, left = /[^]/g): RegExpExecArray[] => {
    const found = [...rest.matchAll(pattern)];
    rest = rest.replace(pattern, (whole) => whole.replace(left, ' '));
    return found;
  };
  const places = [...taken(IN_BRACKETS), ...taken(NAMED_PAIR), ...taken(PAIR, /[^\d:.h]/g)].sort(
    (a, b) => a.index - b.index,
  );
  const airports = places.flatMap(([, ...codes]) =>
    codes.filter((code) => code !== undefined && /^[A-Z]{3}$/.test(code)),
  );
  const days = taken(DAYS).filter(([day]) => hasMonth(day));
  const clocks = taken(TIMES);
  const times = clocks.map(([, clock, half, later]) => ({
    time: timeIn(`${clock}${half ? `${half}m` : ''}`),
    later: Number(later ?? 0),
  }));
  const alone = DAYS_ALONE.flatMap((pattern) => [...rest.matchAll(pattern)]).filter(([day]) => hasMonth(day));
  const nextDay = rest.search(NEXT_DAY);
  const isStartOpen = nextDay >= 0 && nextDay < (clocks[0]?.index ?? Infinity);
  const known = days.map(({ 0: said, index }) => {
    const day = dayIn(said);
    return day !== null && fitsWeekday(text.slice(0, index), day) ? day : null;
  });
  return {
    airports,
    days: [...known, ...alone.map(() => null), ...(isStartOpen ? [null] : [])],
    times: times.map((time, at) =>
      at === times.length - 1 && nextDay >= 0 ? { ...time, later: time.later || 1 } : time,
    ),
    isDayBehind: days.length === 1 && clocks.length === 2 && days[0]!.index > clocks[1]!.index,
  };
}

/** By its name or its number. */
function hasMonth(day: string): boolean {
  const name = /\p{L}{3,}/u.exec(day)?.[0];
  return name === undefined || monthNamed(name) !== null;
}

const isRoute = ({ airports, days, times }: Said): boolean => airports.length >= 2 && days.length + times.length === 0;

/** A day of today or before, apart from airports, is that of the mail or of an invoice. */
function withoutPast(line: Line, today: string): Line {
  const isPast = line.days.length > 0 && line.days.every((day) => day !== null && day <= today);
  return isPast && line.airports.length === 0 ? { ...line, days: [], times: [] } : line;
}

/**
 * Reads the words of a mail: airports by their codes, with days and times beside, above or below them. What is not certain is named, and no
 * day without its year is taken. `today` tells the days of a journey from that of the mail.
 */
export function readProse(text: string, today: string): Booking {
  const lines = text
    .normalize('NFKC')
    .split(/\r?\n/)
    .slice(0, MOST_LINES)
    .map((line, at): Line => ({ ...saidIn(line.length > LONGEST_LINE ? '' : line), text: line.trim(), at }))
    .map((line) => withoutPast(line, today));
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
      end === null
        ? 'NOT_UNDERSTOOD'
        : add(booking, used, { lines, line, end, following: places[at + 1], side, last: booking.legs.at(-1) });
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
  /** The flight before it. */
  last: Leg | undefined;
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
    days: daysAt(place, between, side),
    times: between.flatMap(({ times }) => times),
    isDayBehind: false,
  };
}

/** Of a place and its times; else the nearest ones. */
function daysAt(place: Line, between: readonly Line[], side: 'ABOVE' | 'BELOW'): Said['days'] {
  const beside = [...place.days, ...between.filter(({ times }) => times.length > 0).flatMap(({ days }) => days)];
  if (beside.length > 0) return beside;
  const apart = between.flatMap(({ days }) => days);
  if (side === 'BELOW') return apart;
  const [before = null, last = null] = apart.slice(-2);
  return before && last && mayArrive(last, before) ? [before, last] : apart.slice(-1);
}

function legOf(places: Pick<Leg, 'from' | 'to'>, where: Where): Leg | null {
  const { line, end } = where;
  const [departure, arrival] = [saidAt(line, where), saidAt(end, where)];
  const isPair = line === end;
  const times = isPair ? departure.times : [departure.times[0], arrival.times[0]];
  // More than a flight has: nobody knows which of them are its own.
  if (departure.times.length > (isPair ? 2 : 1) || arrival.times.length > (isPair ? 2 : 1)) return null;
  if (times.some((one) => one?.time === null)) return null;
  const [day = dayAbove(where), ...others] = departure.isDayBehind ? withStart(departure.days, where) : departure.days;
  if (!day) return null;
  const departs: LocalMoment = { day, time: times[0]?.time ?? null };
  const own = isPair ? others.find((one) => one === null || mayArrive(one, day)) : arrival.days[0];
  if (departure.days.length === 0 && isTooEarly(departs, places.from, where.last)) return null;
  return { ...places, departs, arrives: arrivalOf(departs, times[1], own) };
}

/** Whether the day above cannot be, or need not be, that of a flight which goes on from the last one: that may arrive on the next day. */
function isTooEarly({ day, time }: LocalMoment, from: string, last: Leg | undefined): boolean {
  if (last?.to !== from || day > addDays(last.departs.day, LONGEST_FLIGHT_DAYS)) return false;
  if (last.arrives === null) return true;
  return day < last.arrives.day || (day === last.arrives.day && (time ?? '') < (last.arrives.time ?? ''));
}

/** A day behind the times of a flight is that of its arrival, where the lines above name another one that it can start on. */
function withStart(days: Said['days'], { lines, line }: Where): Said['days'] {
  const above = lines.slice(0, line.at);
  const start = above
    .slice(above.findLastIndex(({ airports }) => airports.length > 0) + 1)
    .flatMap((one) => one.days)
    .at(-1);
  const [day] = days;
  return start && day && day !== start && mayArrive(day, start) ? [start, day] : days;
}

/** The last day above a flight. Where the first flight has none, days stand below their flights, and those above are of others. */
function dayAbove({ lines, line }: Where): string | null {
  const first = lines.findIndex(({ airports }) => airports.length > 0);
  if (lines.slice(0, first + 1).every(({ days }) => days.length === 0)) return null;
  return (
    lines
      .slice(0, line.at)
      .flatMap(({ days }) => days)
      .at(-1) ?? null
  );
}

/** `day`: that of the arrival; undefined: it has none of its own. */
function arrivalOf(
  departs: LocalMoment,
  arrival: Said['times'][number] | undefined,
  day: string | null | undefined,
): LocalMoment | null {
  if (!arrival) return null;
  if (day !== undefined) return day !== null && mayArrive(day, departs.day) ? { day, time: arrival.time } : null;
  if (arrival.later > 0) return { day: addDays(departs.day, arrival.later), time: arrival.time };
  // On the same day it would arrive before it starts.
  const isLater = departs.time !== null && arrival.time !== null && arrival.time > departs.time;
  return isLater ? { day: departs.day, time: arrival.time } : null;
}
