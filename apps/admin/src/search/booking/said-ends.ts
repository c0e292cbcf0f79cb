import { isIsoDate } from '@landfall/kernel';
import { momentIn, timeIn } from './booked-days.js';
import type { LocalMoment } from './booking.js';
import { airportIn, airportOfCell } from './table-cells.js';
import { portIn, stationIn } from './ports-and-stations.js';
import { timeAtAirport, timeInZone } from './zoned-times.js';

export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null: it is no text, or an empty one. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** Letters of a key alone, small: "departing_at" and "departingAt". Empty: it is too long to be one. */
export const plainKey = (key: string): string => (key.length > 60 ? '' : key.toLowerCase().replace(/[^a-z]/g, ''));

const BEFORE = '((?:x|local|utc|gmt|scheduled|planned|sched|fly|flight|segment|leg|estimated|actual)*)';
const ENDS = {
  departs: new RegExp(`^${BEFORE}(?:departure|departing|departs|depart|dep|origin|from|start|begin|board)(?!ed)(.*)$`),
  arrives: new RegExp(
    `^${BEFORE}(?:arrival|arriving|arrives|arrive|arr|destination|dest|to(?!day)|end|off(?!er))(.*)$`,
  ),
};
/** What a key says of a place or a moment; of others, such as terminals and countries, nothing is taken. */
const TAIL =
  /^(?:air|craft|aerodrome|boat|ferry|bus|stop|terminal|station|port|location|point|place|city|town|address|locality|iata|code|identifier|name|detail|info|date|time|stamp|day|at|on|local|utc|gmt|iso|value|scheduled|planned|sched|estimated|actual|zone|tz|offset|change|plus|s)*$/;
/** The place where a flight leaves from a hall: no part of its airport. */
const HALL = /(?<!boat|ferry|port)terminal/;
const MOST_DEEP = 4;
const LONGEST_VALUE = 120;

interface Entry {
  tail: string;
  text: string;
}

/** More than an end of a journey has, through references within references. */
const MOST_VALUES = 500;
/** A place and a moment, neither of them understood. */
const TOO_MANY: Entry[] = [
  { tail: 'iata', text: '…' },
  { tail: 'date', text: '…' },
];

export type Resolve = (value: unknown) => unknown;

/** All that an object says of one end of a journey, by what its keys say of it. */
function entriesOf(object: Json, end: keyof typeof ENDS, resolve: Resolve): Entry[] {
  const budget = { left: MOST_VALUES };
  const found = Object.entries(object).flatMap(([key, value]) => {
    const [, before = '', behind] = ENDS[end].exec(plainKey(key)) ?? [];
    const tail = before.replace(/^(?:x|fly|flight|segment|leg)+/, '') + (behind ?? '');
    return behind === undefined ? [] : within(value, tail, (one) => (budget.left-- > 0 ? resolve(one) : null));
  });
  return budget.left < 0 ? TOO_MANY : found;
}

function within(value: unknown, tail: string, resolve: Resolve, depth = 0): Entry[] {
  if (tail.length > 80 || !TAIL.test(tail) || HALL.test(tail) || depth > MOST_DEEP) return [];
  const thing = resolve(value);
  if (isObject(thing))
    return Object.entries(thing).flatMap(([key, one]) =>
      within(one, tail + (plainKey(key) || '-'), resolve, depth + 1),
    );
  const text = typeof thing === 'string' || typeof thing === 'number' ? String(thing).trim() : '';
  return text === '' || text.length > LONGEST_VALUE ? [] : [{ tail, text }];
}

const isZoneName = ({ tail }: Entry): boolean => /zone|tz$|offset/.test(tail) && !isDays({ tail, text: '' });
const isDays = ({ tail }: Entry): boolean => /(?:day|date)s?(?:offset|change|plus)s?$|plusdays?$/.test(tail);
const ISO = /^\d{4}-\d{2}-\d{2}/;
const isOfTime = (entry: Entry): boolean =>
  !isZoneName(entry) &&
  !isDays(entry) &&
  (/(?:date|time|day|at|stamp|scheduled|local|utc)(?:value|iso)?$/.test(entry.tail) || ISO.test(entry.text));
const isOfPlace = (entry: Entry): boolean => !isZoneName(entry) && !isDays(entry) && !isOfTime(entry);

/** The one thing that all of them say; null: none, or several. */
export const only = <T>(values: readonly T[]): T | null => (new Set(values).size === 1 ? values[0]! : null);

const MOST_WORDS = 12;
/** Whether a text may be the name of a place. */
export const isShort = (text: string): boolean => text.split(/[^\p{L}\d]+/u, MOST_WORDS + 1).length <= MOST_WORDS;

const isOfCity = ({ tail }: Entry): boolean => /city|town|address|locality/.test(tail);
const isOfAirport = ({ tail }: Entry): boolean => !/station|boat|ferry|bus|stop|(?<!air)port/.test(tail);

/** A code counts before a name, that of an airport before that of its city. */
function airportOf(entries: readonly Entry[]): string | null {
  const own = entries.filter((entry) => !isOfCity(entry));
  const iata = own.filter(({ tail }) => tail.includes('iata'));
  const codesOf = (some: readonly Entry[]): string[] => some.flatMap(({ text }) => airportIn(text) ?? []);
  const codes = codesOf(own);
  if (codes.length > 0) return only(codesOf(iata).length > 0 ? codesOf(iata) : codes);
  if (iata.length > 0) return null;
  const coded = codesOf(entries.filter((entry) => isOfCity(entry) && /code|iata/.test(entry.tail)));
  if (coded.length > 0) return only(coded);
  const isRail = entries.some(({ tail }) => /station/.test(tail));
  const isPort = entries.some(({ tail }) => /boat|ferry|(?<!air)port/.test(tail));
  if (isRail) return only(own.flatMap(({ text }) => stationIn(text) ?? []));
  if (isPort) return only(entries.flatMap(({ text }) => portIn(text) ?? []));
  const namedBy = (some: readonly Entry[]): string[] =>
    some.filter(({ text }) => isShort(text)).flatMap(({ text }) => airportOfCell(text) ?? []);
  const named = namedBy(own.filter(isOfAirport));
  return only(named.length > 0 ? named : namedBy(entries.filter(isOfCity)));
}

const STAMP =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]{1,2}(\d{1,2}:\d{2})(?::\d{2}(?:[.,]\d{1,9})?)?\s?(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?(?:\[[\w/+-]{1,40}\])?$/i;
const EPOCH = /^1[6-9]\d{8}(?:\d{3})?$|^2[0-4]\d{8}(?:\d{3})?$/;

interface SaidMoment {
  day: string | null;
  time: string | null;
  /** "Z" or "+02:00". */
  offset: string | null;
}

function saidIn(text: string): SaidMoment | null {
  if (EPOCH.test(text)) {
    const instant = Number(text.padEnd(13, '0'));
    const [day = null, time = null] = new Date(instant).toISOString().slice(0, 16).split('T');
    return { day, time, offset: 'Z' };
  }
  const [, day, clock, offset = null] = STAMP.exec(text) ?? [];
  if (day !== undefined) {
    const time = clock === undefined ? null : timeIn(clock);
    return isIsoDate(day) && (clock === undefined || time !== null) ? { day, time, offset } : null;
  }
  const moment = momentIn(text);
  if (moment) return { ...moment, offset: null };
  const time = timeIn(text);
  return time === null ? null : { day: null, time, offset: null };
}

const IS_UTC = /^(?:Z|UTC|GMT)$/i;
const ZERO = /^[+-]00:?00$/;

/** A moment as clocks show it at the airport; a time of UTC needs its time zone. */
function localOf(
  said: SaidMoment,
  { airport, zone, isLocal }: { airport: string | null; zone: string | null; isLocal: boolean },
): LocalMoment | null {
  const { day, time, offset } = said;
  if (day === null) return null;
  const written = { day, time };
  const isUtc = offset !== null && IS_UTC.test(offset);
  if (time === null || offset === null || isLocal || !(isUtc || ZERO.test(offset))) return written;
  const instant = Date.parse(`${day}T${time}:00Z`);
  const there =
    (airport === null ? null : timeAtAirport(instant, airport)) ?? (zone === null ? null : timeInZone(instant, zone));
  if (isUtc) return there;
  // Programs write +00:00 behind a local time, too: without a time zone nobody knows which it is.
  if (there === null) return null;
  if (there.time === time) return written;
  return there.day === day ? { day, time: null } : null;
}

/** "+1 day", "-1", "D+1". */
const MARK = /^\(?(?:[dj]\s?(?=[+-]))?([+-]?\d)\s?(?:days?|d)?\)?$/i;

export interface SaidEnd {
  airport: string | null;
  moment: LocalMoment | null;
  /** Where the moment has no day. */
  time: string | null;
  /** Undefined: it says none; null: they are not understood. */
  laterDays: number | null | undefined;
  /** Whether it says a place, and a moment, understood or not. */
  hasPlace: boolean;
  hasMoment: boolean;
  /** As it stands. */
  shown: { moment: string; place: string };
}

/** Without those of UTC and of today's delays, where others are left. */
const preferred = (entries: readonly Entry[]): readonly Entry[] =>
  [/utc|gmt/, /estimated|actual/].reduce((left, other) => {
    const rest = left.filter(({ tail }) => !other.test(tail));
    return rest.length > 0 ? rest : left;
  }, entries);

export function endOf(object: Json, end: keyof typeof ENDS, resolve: Resolve): SaidEnd {
  const entries = entriesOf(object, end, resolve);
  const places = entries.filter(isOfPlace);
  const moments = preferred(entries.filter(isOfTime));
  const airport = airportOf(places);
  const zone = only(entries.filter(isZoneName).map(({ text }) => text));
  const said = moments.map(({ text, tail }) => ({ said: saidIn(text), isLocal: tail.includes('local') }));
  const read = said.map((one) => one.said && localOf(one.said, { airport, zone, isLocal: one.isLocal }));
  const isAll = said.every(({ said: one }, at) => one !== null && (one.day === null || read[at] !== null));
  const day = only(read.flatMap((one) => one?.day ?? []));
  const times = said.flatMap(({ said: one }, at) => {
    const time = one?.day === null ? one.time : (read[at]?.time ?? null);
    return time === null ? [] : [time];
  });
  const isOne = isAll && (times.length === 0 || only(times) !== null);
  const days = entries.filter(isDays).map(({ text }) => MARK.exec(text)?.[1] ?? null);
  return {
    airport,
    moment: isOne && day !== null ? { day, time: only(times) } : null,
    time: isOne ? only(times) : null,
    laterDays: laterDaysOf(days),
    hasPlace: places.length > 0,
    hasMoment: moments.length > 0,
    shown: {
      moment: moments[0]?.text ?? '',
      place: (places.find(({ text }) => airportIn(text)) ?? places.at(-1))?.text ?? '',
    },
  };
}

/** Undefined: no mark; null: one that was not understood, or several. */
function laterDaysOf(marks: readonly (string | null)[]): number | null | undefined {
  if (marks.length === 0) return undefined;
  const mark = only(marks);
  return mark === null ? null : Number(mark);
}
