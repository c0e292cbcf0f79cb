import { COUNTRY_OF_AIRPORT } from './airport-zones.js';
import { monthNamed, momentIn, timeIn } from './booked-days.js';
import { isDayInSomeYear, isWeekday } from './days-without-year.js';
import { isLaterMark, isShown, kindOf, placeOfCell, routeIn, timesIn } from './table-cells.js';
import type { Wide } from './table-groups.js';
import { headMarks } from './table-words.js';
import { landingAt } from './zoned-times.js';

/** What a cell says of one flight, as it stands there. */
interface PackedFlight {
  flight: string;
  places: string[];
  days: string[];
  times: string[];
  isNamed: boolean;
}

const LONGEST = 160;
const MOST_WORDS = 30;
const WIDEST = 7;
const MOST_IN_CELL = 4;
const HINT =
  /[A-Z]{3}\)?\s{0,2}(?:[-–—→>/]|to\s|nach\s)\s{0,2}|(?<![\p{L}\d])[A-Z]{6}(?![\p{L}\d])|\([A-Z]{3}\)|[A-Z]{3}\s\d{1,2}[:.h]\d\d/u;
const NAMED_HINT = /\p{Ll}\s?[-–—→]\s?\p{Lu}/u;
const FLIGHT = /^(?:(?:[A-Z][A-Z\d]|\d[A-Z])\s?\d{1,4}|[A-Z]{3}\d{1,4})$/;
const STATE = /^(?:hk|kk|rr|hl|hx|ll|un|uc|us|wl|rq|ss|xx|no)\d{1,2}$/i;
const SKIPPED =
  /^(?:[-–—→>/|.,:]+|[A-Z]|(?:hk|kk|rr)\d{1,2}|ok|ab|an|dep|arr|abflug|ankunft|nach|to|from|von|van|naar|om|op|um|at|am|on|kl|uhr|uur|h|hrs|del|dal|du|vom|den|de|dne|dnia|em|il|el|flug|flight|vlucht|vol|vuelo|volo|lot)\.?:?$/i;
const BRACKETS = /\((?![A-Z]{3}\))([^()]{0,60})\)/g;
const SLASHED_TIMES = /(\d[:.h]\d{2}|(?<!\d)\d{4})\s?\/\s?(?=\d{1,2}[:.h]\d{2}|\d{4}(?!\d))/g;
/** Between what a cell says of one flight: "TX 540 / 03/02/2027 / ORY-PTP". */
const LOOSE = /(?<=\d)\s{1,3}[/|]\s{1,3}|\s{1,3}[/|]\s{1,3}(?=\d)/g;
const SEVERAL = /\s+[/|+&]{1,2}\s+|\s*;\s*/;

const isFlight = (text: string): boolean => FLIGHT.test(text) && !STATE.test(text);
const isClockAlone = (text: string): boolean => timeIn(text) !== null && !/^(?:19|20)\d\d$/.test(text);

const isOfDay = (word: string): boolean =>
  /\d|^(?:de|of|den)$/.test(word) || isWeekday(word.replace(/[.,]+$/, '')) || monthNamed(word) !== null;

/** A day with its weekday or without, and nothing else. */
function isDayAlone(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  if (!words.every(isOfDay)) return false;
  if (words.length > 1 && (isClockAlone(last) || timesIn(last)?.arrives)) return false;
  const text = words.join(' ');
  const moment = momentIn(text, 'DAY_FIRST') ?? momentIn(text, 'MONTH_FIRST');
  return moment ? moment.time === null : isDayInSomeYear(text);
}

/** Takes some words for what they say of a flight. False: nothing that is understood. */
function take(found: PackedFlight, words: readonly string[]): boolean {
  const text = words.join(' ');
  const times = timesIn(text);
  if (found.flight === '' && isFlight(text)) found.flight = text;
  else if (times) found.times.push(...(times.arrives ? splitTimes(text) : [text]));
  else if (isLaterMark(text) && found.times.length > 0) found.times.push(`${found.times.pop()!} ${text}`);
  else if (isDayAlone(words)) found.days.push(text);
  else return takePlaces(found, text);
  return true;
}

/** "10:25" and "15:40 +1" of "10:25-15:40 +1". */
const splitTimes = (text: string): string[] => {
  const [, first, second] = /^(\d{1,2}[:.h]?\d{2}(?: ?[ap]m)?)\s*\D{1,4}?\s*(\d.*)$/i.exec(text) ?? [];
  return first && second ? [first, second] : [text];
};

const MOST_KNOWN = 5_000;
const knownPlaces = new Map<string, string | null>();
export const forgetPlaces = (): void => knownPlaces.clear();

/** Cells repeat their words, and names take long. */
function placeOf(text: string): string | null {
  const known = knownPlaces.get(text);
  if (known !== undefined) return known;
  if (knownPlaces.size >= MOST_KNOWN) knownPlaces.clear();
  const place = placeOfCell(text);
  knownPlaces.set(text, place);
  return place;
}

function takePlaces(found: PackedFlight, text: string): boolean {
  const isWord = /^\p{L}{3}$/u.test(text) && !COUNTRY_OF_AIRPORT.has(text);
  if (isWord || /\d/.test(text)) return false;
  const route = routeIn(text, placeOf);
  const place = route ? null : placeOf(text);
  const places = route ?? (place ? [place] : []);
  found.places.push(...places);
  found.isNamed ||= places.some((one) => !text.includes(one));
  return places.length > 0;
}

/** One flight of a cell whose words all say something of it. */
function flightIn(words: readonly string[]): PackedFlight | null {
  const found: PackedFlight = { flight: '', places: [], days: [], times: [], isNamed: false };
  for (let at = 0; at < words.length;) {
    const most = Math.min(WIDEST, words.length - at);
    const sizes = Array.from({ length: most }, (_, less) => most - less);
    const size = sizes.find((one) => take(found, words.slice(at, at + one))) ?? 0;
    if (size === 0 && !SKIPPED.test(words[at]!) && !isWeekday(words[at]!)) return null;
    if (isTooMuch(found)) return null;
    at += Math.max(size, 1);
  }
  return isWhole(found) ? found : null;
}

const isTooMuch = ({ places, days, times }: PackedFlight): boolean =>
  places.length > 2 || days.length > 2 || times.length > 2;

function isWhole({ flight, places, days, times, isNamed }: PackedFlight): boolean {
  const isLoneNumber = times.length === 1 && /^\d{4}$/.test(times[0]!);
  if (places.length !== 2 || isLoneNumber) return false;
  // "AT 933 GVA-CMN", with its day and times in columns beside it.
  if (days.length + times.length === 0) return flight !== '' && !isNamed;
  return flight !== '' || !isNamed;
}

/** The words of each flight: a flight begins with its number, or behind a divider. */
function partsOf(cell: string): string[][] {
  const text = cell.replace(BRACKETS, ' $1 ').replace(SLASHED_TIMES, '$1-');
  const divided = text.split(SEVERAL).filter((part) => HINT.test(part));
  const parts = divided.length > 1 ? text.split(SEVERAL) : [text.replace(LOOSE, ' ')];
  return parts.flatMap((part) => {
    const words = part
      .split(/\s+/)
      .map((word) => word.replace(/[,;]+$/, ''))
      .filter((word) => word !== '');
    const starts = words.flatMap((word, at) => (isFlight(word) || isSpaced(words, at) ? [at] : []));
    return starts.length < 2
      ? [words]
      : starts.map((start, place) => words.slice(place === 0 ? 0 : start, starts[place + 1]));
  });
}

/** "KL 713". */
const isSpaced = (words: readonly string[], at: number): boolean =>
  /^(?:[A-Z][A-Z\d]|\d[A-Z])$/.test(words[at]!) && FLIGHT.test(`${words[at]} ${words[at + 1] ?? ''}`);

/** The flights of a cell that says where from, where to and when of each; null for any other. */
export function packedFlights(cell: string): PackedFlight[] | null {
  if (cell.length > LONGEST || !/\d/.test(cell) || !(HINT.test(cell) || NAMED_HINT.test(cell))) return null;
  const parts = partsOf(cell);
  if (parts.length > MOST_IN_CELL || parts.some(({ length }) => length < 2 || length > MOST_WORDS)) return null;
  const flights = parts.map(flightIn);
  return flights.every((one) => one !== null) ? flights.map(withDayBefore) : null;
}

/** One that goes on from the flight before it, later by the clock, is of the same day where it names none. */
function withDayBefore(flight: PackedFlight, at: number, flights: readonly PackedFlight[]): PackedFlight {
  const first = flights.slice(0, at).findLastIndex(({ days }) => days.length > 0);
  const chain = first < 0 || flight.days.length > 0 ? [] : flights.slice(first, at + 1);
  if (chain.length === 0 || chain[0]!.days.length > 1) return flight;
  const goesOn = chain.every((one, place) => {
    const next = chain[place + 1];
    return !next || (one.places[1] === next.places[0] && isOnOneDay(one, next.times[0]));
  });
  return goesOn && chain.every(({ times }) => times.length === 2) ? { ...flight, days: chain[0]!.days } : flight;
}

/** Whether a flight lands on the day of its departure, before another one leaves by the clock. */
function isOnOneDay({ places, times }: PackedFlight, next: string | undefined): boolean {
  const [time, lands, leaves] = [...times, next].map((one) => timeIn(one ?? ''));
  if (!time || !lands || !leaves || lands >= leaves) return false;
  return landingAt(lands, { from: places[0]!, to: places[1]!, departs: { day: SOME_DAY, time } })?.day === SOME_DAY;
}

const SOME_DAY = '2027-01-15';

const NAMES = [
  'Flight number',
  'From',
  'To',
  'Departure date',
  'Departure time',
  'Arrival date',
  'Arrival time',
  'Note',
] as const;

/** What may say that a flight is none. */
const noteOf = (cell: string): string => (cell.match(/\p{L}{4,}/gu) ?? []).join(' ').slice(0, LONGEST / 2 - 1);

const isKnown = (code: string): boolean => COUNTRY_OF_AIRPORT.has(code);

/** Codes of airports, days, times and numbers of flights. */
function isShownWord(word: string, at: number, words: readonly string[]): boolean {
  const bare = word.replace(/^[(,;]+|[),;]+$/g, '');
  const codes = bare.match(/^(?:\p{Lu}{3}(?:[-–—→>/]{0,2}|$))+$/u) ? bare.match(/\p{Lu}{3}/gu)! : [];
  if (codes.length > 0) return codes.every(isKnown);
  const isMonth = monthNamed(bare) !== null && /^\d{1,2}\.?$/.test(words[at - 1] ?? '');
  const isPart = /^(?:\d{1,2}\.?|(?:19|20)\d\d|[-–—→>/]|[A-Z][A-Z\d]|\d[A-Z])$/.test(bare);
  return isMonth || isPart || (/\d/.test(bare) && isShown(bare));
}

const shownIn = (cell: string): string => cell.slice(0, LONGEST).split(/\s+/).filter(isShownWord).join(' ');

/** A cell that is not understood stands for a flight that is none, without what may name somebody. */
function cellsOf(flight: PackedFlight | undefined, cell: string): string[] {
  if (!flight && kindOf([cell]) === 'EMPTY') return NAMES.map(() => '');
  if (!flight) return ['', (HINT.test(cell) && shownIn(cell)) || '?', '', '', '?', '', '', noteOf(cell)];
  const { places, days, times } = flight;
  const said = [flight.flight, ...places, days[0], times[0], days[1], times[1], noteOf(cell)];
  return said.map((one) => one ?? '');
}

interface Packed {
  at: number;
  flights: readonly (PackedFlight[] | null)[];
  most: number;
}

const FIRST_CELLS = 8;

/** The columns of flights, and those beside them that look like such. */
function packedColumns(wide: Wide): Packed[] {
  const packed = wide.head.flatMap((_, at) => packedColumn(wide, at));
  if (packed.length === 0) return [];
  const isAlike = (cell: string | undefined): boolean =>
    cell !== undefined && cell.length <= LONGEST && HINT.test(cell) && /\d[:.h]?\d\d/.test(cell);
  return wide.head.flatMap((_, at) => {
    const known = packed.find((one) => one.at === at);
    if (known) return [known];
    return wide.rows.some((row) => isAlike(row[at])) ? [{ at, flights: wide.rows.map(() => null), most: 1 }] : [];
  });
}

function packedColumn({ rows }: Wide, at: number): Packed[] {
  const cells = rows.map((row) => row[at] ?? '');
  const isSome = cells
    .filter((cell) => kindOf([cell]) !== 'EMPTY')
    .slice(0, FIRST_CELLS)
    .some((cell) => packedFlights(cell));
  if (!isSome) return [];
  const flights = cells.map(packedFlights);
  const read = flights.filter((one) => one !== null);
  const said = cells.filter((cell) => kindOf([cell]) !== 'EMPTY').length;
  return read.length * 2 < said ? [] : [{ at, flights, most: Math.max(...read.map(({ length }) => length)) }];
}

function isOfMoment(head: string): boolean {
  const { marks } = headMarks(head);
  const isSome = ['DAY', 'TIME', 'CLOCK', 'DEPARTURE', 'ARRIVAL', 'OUT', 'BACK', 'BEGIN', 'END'].some((mark) =>
    marks.has(mark as 'DAY'),
  );
  return isSome && !marks.has('OTHER');
}

const wayIn = (head: string): readonly [string, string] => [
  headMarks(head).marks.has('BACK') ? 'Return' : '',
  /\d/.exec(head)?.[0] ?? '',
];

/** Columns of their own for what some cells say of a flight together: its number, route, day and times. */
export function unpacked(wide: Wide): Wide {
  const packed = packedColumns(wide);
  if (packed.length === 0) return wide;
  const read = packed.flatMap(({ flights }) => flights.flatMap((some) => some ?? []));
  const isDated = read.every(({ days }) => days.length > 0);
  const isFull = isDated && read.every(({ times }) => times.length > 0);
  const slots = packed.flatMap(({ at, flights, most }) =>
    Array.from({ length: most }, (_, place) => ({ at, flights, place })),
  );
  const others = wide.head.flatMap((_, at) => (packed.some((one) => one.at === at) ? [] : [at]));
  const ways = slots.map(({ at }) => wayIn(wide.head[at]!));
  // Days or times that stand beside the flights are those of their way.
  const isApart = new Set(ways.map((way) => way.join(' '))).size === slots.length;
  const isNumbered = isFull || (isDated && !(isApart && others.some((at) => isOfMoment(wide.head[at]!))));
  const headOf = (name: string, slot: number): string => {
    if (isNumbered) return slots.length > 1 ? `${name} ${slot + 1}` : name;
    const [way, number] = ways[slot]!;
    return `${way} ${name} ${number}`.trim();
  };
  const otherHead = (head: string): string => (isNumbered && isOfMoment(head) ? '' : head);
  const parts = wide.rows.map((row, line) =>
    slots.map(({ at, flights, place }) => {
      const most = flights[line]?.length ?? 1;
      return place < most ? cellsOf(flights[line]?.[place], row[at] ?? '') : NAMES.map(() => '');
    }),
  );
  const said = NAMES.flatMap((_, name) =>
    parts.some((some) => some.some((cells) => cells[name] !== '')) ? [name] : [],
  );
  return {
    head: [
      ...others.map((at) => otherHead(wide.head[at]!)),
      ...slots.flatMap((_, slot) => said.map((name) => headOf(NAMES[name]!, slot))),
    ],
    rows: wide.rows.map((row, line) => [
      ...others.map((at) => row[at] ?? ''),
      ...parts[line]!.flatMap((cells) => said.map((name) => cells[name]!)),
      ...row.slice(wide.head.length),
    ]),
  };
}
