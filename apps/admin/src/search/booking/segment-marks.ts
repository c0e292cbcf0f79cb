import { monthNamed } from './booked-days.js';
import { isWeekday } from './days-without-year.js';
import {
  hasFlightNumber,
  isArrival,
  isDeparture,
  namesNights,
  namesOtherWay,
  namesRailOrShip,
} from './prose-labels.js';
import { codesAtClocks } from './prose-lines.js';
import type { Line } from './prose-said.js';
import { CLOCK } from './prose-times.js';
import { isOnePlace, type PlacesIn } from './segment-places.js';

/**
 * What a line is of a segment: both places with both times, a route, a place with its time, one part of these alone, where one goes on to
 * with both times, or another time, which may be of a place that is not known.
 */
export type Kind = 'WHOLE' | 'ROUTE' | 'STOP' | 'ONWARD' | 'TIMES' | 'TIME' | 'PLACE' | 'OTHER';

export interface Mark {
  kind: Kind;
  places: readonly string[];
  /** The line that says it, and the last line that belongs to it. */
  line: Line;
  last: Line;
  /** Whether its time stands behind words that say of what it is, and these are of no flight. */
  isLabelledApart: boolean;
  /** Which of the blocks of lines. */
  block: number;
}

export interface Marks {
  marks: readonly Mark[];
  /** Lines that name a flight by its number. */
  flights: readonly Line[];
}

const KINDS: Readonly<Record<string, Kind>> = {
  '2 2': 'WHOLE',
  '2 0': 'ROUTE',
  '1 1': 'STOP',
  '1 2': 'ONWARD',
  '0 2': 'TIMES',
  '0 1': 'TIME',
  '1 0': 'PLACE',
};
/** "United 938", "British Airways 342" alone on a line, or before the rest of it. */
const NAMED_FLIGHT =
  /^(?!Terminal|Gate|Seat|Room|Hotel|Platz|Sitz|Gleis|Wagen|Hall)(\p{Lu}[\p{L}&.-]{2,20})(?:\s\p{Lu}[\p{L}&.-]{1,20}){0,3}\s\d{2,4}(?=\s?(?:[,|·]|$)|\s{2,}\d{1,2}\s?(?:h|[Ss]td|ore|uur)(?!\d))/u;
/** "HAWAIIAN AIRLINES     FLIGHT    3". */
const FLIGHT_OF_CARRIER =
  /(?<!\p{L})(?!your|our|the|out|return|option|first|second)\p{L}{3,20}[\s-]{1,8}(?:flight|flt|vuelo|vol|voo|volo)\s{1,8}(?:no\.?\s|#\s?)?\d{1,4}(?=\s{2,}|\s?$)/iu;
const ALONE =
  /^[\s•·|*–-]{0,5}(?:(\p{L}{2,14}\s?(?:\p{L}{2,9}\s?)?):?\s{0,12})?\(?\d{1,2}(?:[:.h]|\s[:h]\s)\d{2}(?:\s?(?:[ap]\.?m\.?|uhr|hrs?|uur|h|u))?(?![\d:])/iu;
const OF_TIME =
  /^(?:at|um|kl|alle|las|flight times?|flugzeit(?:en)?|horaires? d[eu] vols?|horas? de vuelo|orari?o? (?:del )?volo|vluchttijd(?:en)?)$/iu;
/** "Feb 19, 6:10 PM", "Fr 19.02. 18:10". */
const DAY_BEFORE =
  /^(?:\p{L}{2,10}[.,]{0,2}\s)?(?:\p{L}{3,10}\.?\s\d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th)?(?:\.\s?|[/\s-])(?:\p{L}{3,10}|\d{1,2})\.?|\d{4}-\d{2}-\d{2})(?:[,\s./-]{0,2}\d{4})?[,\s|·–-]{1,4}/u;
const FLIGHT_BEFORE = /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{1,4}[\s·|,:]{1,12}/;
const LONGEST_PLACE = 80;
const LONGEST_LINE = 400;

function namesFlightNumber(text: string): boolean {
  const name = NAMED_FLIGHT.exec(text)?.[1];
  return hasFlightNumber(text) || FLIGHT_OF_CARRIER.test(text) || (name !== undefined && monthNamed(name) === null);
}

/** "Traslado CGH → GRU". */
const TRANSFER =
  /(?<!\p{L})(?:transfert?|traslado|trasferimento|shuttle|navette|flughafenwechsel|airport change)(?!\p{L})/iu;
const isTransfer = ({ text, days, times }: Line): boolean => days.length + times.length === 0 && TRANSFER.test(text);

/** A line of a hotel, a transfer or a car, whatever it says of days and times. */
export const isOfOthers = (line: Line): boolean =>
  (namesOtherWay(line.text) || namesNights(line.text) || isTransfer(line)) &&
  !namesRailOrShip(line.text) &&
  (line.airports.length === 0 || isTransfer(line)) &&
  !namesFlightNumber(line.text);

/** Two clocks in columns of their own: "4:05pm      11:00pm", below "Departing At:      Arriving At:". */
const COLUMNS = new RegExp(String.raw`(?:^|\s{2,}|\t)${CLOCK}(?:\s{2,}|\t)${CLOCK}(?:\s{2,}|\t|$)`, 'u');
const HEADS = /\s{2,}|\t/;

const isInColumns = ({ text, times }: Line, above: Line | undefined): boolean => {
  if (times.length !== 2 || !above || above.times.length > 0 || !COLUMNS.test(text)) return false;
  const heads = above.text.slice(0, LONGEST_LINE).split(HEADS);
  const start = heads.findIndex(isDeparture);
  return start >= 0 && isArrival(heads[start + 1] ?? '');
};

function markOf(line: Line, above: Line | undefined, placesIn: PlacesIn): Mark | null {
  if (line.text.length > LONGEST_LINE) return null;
  const isTimed = line.times.length > 0;
  const mayBe =
    isTimed || line.airports.length > 0 || line.text.length <= LONGEST_PLACE || /\s{2,}|\s[–→-]\s/.test(line.text);
  const places = mayBe ? placesIn(line) : [];
  const kind = KINDS[`${places.length} ${line.times.length}`] ?? (isTimed ? 'OTHER' : null);
  if (kind === null) return null;
  const { isAlone, isLabelledApart } = isInColumns(line, above) ? IN_COLUMNS : labelOf(line);
  const isBare = kind === 'TIME' || kind === 'TIMES';
  // Times of places that are not known, or of others than a route above them.
  const isApart = isBare && (!isAlone || line.airports.length > 0 || codesAtClocks(line.text).length > 0);
  return { kind: isApart ? 'OTHER' : kind, places, line, last: line, isLabelledApart, block: 0 };
}

const IN_COLUMNS = { isAlone: true, isLabelledApart: false };

/** Whether the time of a line stands alone or behind its label, and whether this is of no flight. */
function labelOf({ text, days, times }: Line): { isAlone: boolean; isLabelledApart: boolean } {
  const isInTurn = times.length === 2 && !times[0]!.arrives && times[1]!.arrives === true;
  if (isInTurn || isDeparture(text) || isArrival(text)) return { isAlone: true, isLabelledApart: false };
  const bare = text.replace(FLIGHT_BEFORE, '');
  const alone = ALONE.exec(days.length > 0 ? bare.replace(DAY_BEFORE, '') : bare);
  const label = alone?.[1]?.trim() ?? '';
  return { isAlone: alone !== null, isLabelledApart: label !== '' && !isWeekday(label) && !OF_TIME.test(label) };
}

/** What the lines say of segments. A place that stands below its own name belongs to it, and its code counts. */
export function marksOf(lines: readonly Line[], placesIn: PlacesIn): Marks {
  const marks: Mark[] = [];
  for (const line of lines) {
    if (line.text === '' || isOfOthers(line)) continue;
    const mark = markOf(line, lines[line.at - 1], placesIn);
    const before = marks.at(-1);
    if (!mark) continue;
    const places = before && repeated(before, mark);
    if (before && places) marks[marks.length - 1] = { ...before, places, last: line };
    else marks.push(mark);
  }
  return { marks: inBlocks(marks, lines), flights: lines.filter(({ text }) => namesFlightNumber(text)) };
}

/** The place of a stop, or the places of a route, that the line directly below it names again. */
function repeated(before: Mark, { kind, places, line }: Mark): readonly string[] | null {
  const isSameRoute = kind === 'ROUTE' && before.kind === 'ROUTE' && before.places.join() === places.join();
  if (isSameRoute && line.at === before.last.at + 1) return places;
  const [a = '', b = ''] = [before.places.at(-1), places[0]];
  const isOne = kind === 'PLACE' && (before.kind === 'STOP' || before.kind === 'PLACE') && isOnePlace(a, b);
  if (!isOne || line.at !== before.last.at + 1) return null;
  return [line.airports.length > 0 ? b : a];
}

/** Within one block. */
const isNear = ({ last }: Mark, line: Line, lines: readonly Line[]): boolean =>
  lines.slice(last.at, line.at).every(({ text }) => text !== '');

/** A block whose lines are places and times in turn has a stop for each pair of them; routes below their times come before these. */
function inBlocks(marks: readonly Mark[], lines: readonly Line[]): Mark[] {
  const result: Mark[] = [];
  for (let [at, number] = [0, 0]; at < marks.length; number++) {
    const end = marks.findIndex((mark, index) => index > at && !isNear(marks[index - 1]!, mark.line, lines));
    const block = marks.slice(at, end < 0 ? marks.length : end);
    result.push(...stopsOf(block).map((mark) => ({ ...mark, block: number })));
    at += block.length;
  }
  return result;
}

function stopsOf(block: readonly Mark[]): readonly Mark[] {
  const [first, ...others] = block;
  if (first?.kind === 'ROUTE' && isAboveStops(first, others)) return [first, ...stopsOf(others)];
  const kinds = block.map(({ kind }) => kind).join(' ');
  if (kinds === 'PLACE PLACE TIME TIME') return inTurn(block);
  if (ROUTES_BELOW.test(kinds)) return block.map((_, at) => block[at % 2 === 0 ? at + 1 : at - 1]!);
  if (!/^(?:TIME PLACE(?: TIME PLACE)*|PLACE TIME(?: PLACE TIME)?)$/.test(kinds)) return block;
  return block.flatMap((mark, at) => {
    const other = block[at + 1]!;
    if (at % 2 === 1) return [];
    const [time, place] = mark.kind === 'TIME' ? [mark, other] : [other, mark];
    return [
      { ...time, kind: 'STOP' as const, places: place.places, line: withDays(time.line, place.line), last: other.last },
    ];
  });
}

const ROUTES_BELOW = /^TIMES ROUTE(?: TIMES ROUTE)*$/;

/** Whether a route is the heading of all flights below it. */
function isAboveStops(route: Mark, others: readonly Mark[]): boolean {
  if (others[0]?.kind === 'TIME') return others[1]?.kind !== 'TIME';
  const [from, to] = [others[1]?.places[0] ?? '', others.at(-1)?.places[1] ?? ''];
  const isEnd = isOnePlace(route.places[0]!, from) || isOnePlace(route.places[1]!, to);
  return isEnd && ROUTES_BELOW.test(others.map(({ kind }) => kind).join(' '));
}

/** "From", "To", "Departure", "Arrival", each with its label. */
function inTurn(block: readonly Mark[]): readonly Mark[] {
  const [from, to, ...times] = block as [Mark, Mark, Mark, Mark];
  const isLabelled =
    [from, times[0]].every((one) => isDeparture(one.line.text)) &&
    [to, times[1]].every((one) => isArrival(one.line.text));
  return isLabelled
    ? [{ ...from, kind: 'ROUTE', places: [...from.places, ...to.places], last: to.line }, ...times]
    : block;
}

/** The line of a time, with the days that stand beside its place. */
const withDays = (time: Line, place: Line): Line => ({ ...time, days: [...time.days, ...place.days] });
