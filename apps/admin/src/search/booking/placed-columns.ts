import { COUNTRY_OF_AIRPORT } from './airport-zones.js';
import { airportNamed } from './airport-names.js';
import { arrivalDayIn, dayIn, timeIn } from './booked-days.js';
import { noBooking, type Booking, type Leg, type LocalMoment } from './booking.js';
import { alpha2 } from './country-codes.js';
import { momentWithoutYear } from './days-without-year.js';
import { issuedIn } from './issued-day.js';
import { linesOfPaper } from './itinerary-lines.js';
import { isCountryName, nationalityIn } from './named-countries.js';
import { hasFlightNumber } from './prose-labels.js';
import { shownOf } from './prose-shown.js';
import { isUnconfirmed } from './prose-words.js';
import { arrivalByMark } from './zoned-times.js';

type Column = 'FROM' | 'TO' | 'DEPARTS' | 'ARRIVES' | 'OTHER';

const HEADS: readonly (readonly [Column, RegExp])[] = [
  ['FROM', /^(?:FROM|ORIGIN|VON|VAN|DE|DESDE|DA|Z|SKĄD|NEREDEN|FRA|ORIGEN)$/u],
  ['TO', /^(?:TO|DESTINATION|NACH|NAAR|[AÀ]|VERS|HASTA|PARA|DO|DOKĄD|NEREYE|TIL|DESTINO)$/u],
  [
    'DEPARTS',
    /^(?:DEP\.?|DEPARTS?|DEPARTURE|ABFLUG|AB|VERTREK|D[ÉE]PART|SALE|SALIDA|PARTE|PARTENZA|PARTIDA|SA[ÍI]DA|SAI|WYLOT|ODLOT|KALKIŞ|AFGANG)$/u,
  ],
  [
    'ARRIVES',
    /^(?:ARR\.?|ARRIVES?|ARRIVAL|ANKUNFT|AN|AANKOMST|ARRIV[ÉE]E|LLEGA|LLEGADA|ARRIVA|ARRIVO|CHEGADA|CHEGA|PRZYLOT|VARIŞ|ANKOMST)$/u,
  ],
];
const CELL = /\S+(?:\s\S+)*/gu;
/** "18Feb27", "VIE 12MAR", "Fri 12 Mar 2027". */
const DAY =
  /(?<![\p{L}\d])(?:\p{L}{2,10}[.,]{0,2}\s{1,3})?\d{1,2}[\s.-]?\p{L}{3,9}\.?(?:[\s-]?(?:\d{4}|\d{2}))?(?![\p{L}\d:])/u;
const CLOCK = /(?<![\d.:])\d{1,2}[:.h]\d{2}(?:\s?[AP]M)?(?![\d:])|(?<![\d.:])\d{4}(?![\d:])/iu;
const CLOCK_ALONE = /^(?:\d{1,2}[:.h]\d{2}(?:\s?[AP]M)?|\d{4}|\d{3,4}[APN])(?:\s?\(?\+\s?(\d)\)?)?$/iu;
const NO_PLACE = /^(?:TERMINAL|TERM\b|HALL|GATE|TIME|HORA|ORA|UHRZEIT|HEURE|TIJD|\(|\d|NON-?STOP)/u;
const LONGEST_GAP = 12;
const MOST_FLIGHTS = 30;

interface Head {
  starts: readonly number[];
  columns: readonly Column[];
}

/** The lines of one flight, by the columns of its head; a line that goes across has none. */
interface Block {
  lines: readonly string[];
  cells: readonly (readonly string[] | null)[];
}

/**
 * Reads an itinerary whose flights have several lines each below one head of columns: places with their airports below, and the times beside
 * them, or in columns of their own. Null: it is none.
 */
export function readPlacedColumns(text: string, today: string): Booking | null {
  const lines = linesOfPaper(text, 250);
  const at = lines.findIndex((line) => headOf(line) !== null);
  const head = at < 0 ? null : headOf(lines[at]!)!;
  if (!head) return null;
  const booking = noBooking();
  let last = issuedIn(lines.slice(0, at).map((line) => line.toUpperCase())) ?? today;
  for (const block of blocksBelow(lines.slice(at + 1), head).slice(0, MOST_FLIGHTS)) {
    const leg = legOf(block, head, last);
    const isOff = block.lines.some((line) => isUnconfirmed(line, true));
    if (leg && !isOff) booking.legs.push(leg);
    else
      booking.unread.push({ line: shownOf(block.lines[0]!.trim()), why: isOff ? 'NOT_CONFIRMED' : 'NOT_UNDERSTOOD' });
    last = leg?.departs.day ?? last;
  }
  return booking.legs.length > 0 ? booking : null;
}

/** Null: it is no such head. */
function headOf(line: string): Head | null {
  const cells = [...line.toUpperCase().matchAll(CELL)].flatMap(({ 0: text, index }) =>
    [...text.matchAll(/\S+/g)].length > 3 ? [] : [{ text, index }],
  );
  const columns = cells.map(({ text }) => HEADS.find(([, names]) => names.test(text))?.[0] ?? 'OTHER');
  const hasOnce = (column: Column): boolean => columns.filter((one) => one === column).length === 1;
  const hasPlaces = hasOnce('FROM') && hasOnce('TO');
  const isHead =
    hasOnce('DEPARTS') && hasOnce('ARRIVES') && (hasPlaces || !(columns.includes('FROM') || columns.includes('TO')));
  const first = columns.findIndex((column) => column !== 'OTHER');
  return isHead && first > 0 && !/\t/.test(line) ? { starts: cells.map(({ index }) => index), columns } : null;
}

function cellsOf(line: string, { starts }: Head): readonly string[] | null {
  const isAcross = starts.slice(1).some((start) => !/^\s?$/.test(line.slice(start - 1, start)));
  return isAcross ? null : starts.map((start, at) => line.slice(at === 0 ? 0 : start, starts[at + 1]).trim());
}

const cellOf = (cells: readonly string[] | null | undefined, { columns }: Head, column: Column): string =>
  cells?.[columns.indexOf(column)] ?? '';

/** Up to an empty line; where the times have no columns of their own, a flight begins with its day. */
function blocksBelow(lines: readonly string[], head: Head): Block[] {
  const cells = lines.map((line) => cellsOf(line, head));
  const hasPlaces = head.columns.includes('FROM');
  const isStart = (at: number): boolean =>
    hasPlaces
      ? CLOCK_ALONE.test(cellOf(cells[at], head, 'DEPARTS')) && CLOCK_ALONE.test(cellOf(cells[at], head, 'ARRIVES'))
      : DAY.test(cells[at]?.[0] ?? '') && cellOf(cells[at], head, 'DEPARTS') !== '';
  const starts = lines.flatMap((_, at) => (isStart(at) ? [at] : []));
  return starts.map((start, index) => {
    const gap = lines.findIndex((line, at) => at > start && line.trim() === '');
    const end = Math.min(starts[index + 1] ?? lines.length, gap < 0 ? lines.length : gap, start + LONGEST_GAP);
    return { lines: lines.slice(start, end), cells: cells.slice(start, end) };
  });
}

function legOf({ lines, cells }: Block, head: Head, today: string): Leg | null {
  const { columns } = head;
  const isApart = columns.includes('FROM');
  const textsIn = (column: Column): string[] => cells.map((one) => cellOf(one, head, column));
  const left = columns.findIndex((column) => column !== 'OTHER');
  const from = placeIn(textsIn(isApart ? 'FROM' : 'DEPARTS'));
  const to = placeIn(textsIn(isApart ? 'TO' : 'ARRIVES'));
  const day = dayOf(
    cells.flatMap((one) => one?.slice(0, left) ?? []),
    today,
  );
  const [start, end] = [clockIn(textsIn('DEPARTS')), clockIn(textsIn('ARRIVES'))];
  if (!from || !to || from === to || !day || !start || !end || start.mark !== undefined) return null;
  if (!lines.some(hasFlightNumber)) return null;
  const departs = { day, time: start.time };
  const arrives = arrivalOf(textsIn('ARRIVES'), end, { from, to, departs });
  return arrives === false ? null : { from, to, departs, arrives };
}

/** The one day of the columns before the places. */
function dayOf(cells: readonly string[], today: string): string | null {
  const found = cells.flatMap((cell) => DAY.exec(cell)?.[0] ?? []);
  const days = new Set(
    found.map((said) => {
      const bare = said.replace(/^\p{L}+[.,]{0,2}\s+/u, '');
      const weekday = said.slice(0, said.length - bare.length);
      return momentWithoutYear(`${weekday}${spaced(bare)}`, null, today)?.day ?? null;
    }),
  );
  return days.size === 1 ? [...days][0]! : null;
}

/** "18Feb27". */
const spaced = (day: string): string =>
  day.replace(/^(\d{1,2})[\s.-]?(\p{L}{3,9})\.?[\s-]?(\d{4}|\d{2})?$/u, '$1 $2 $3').trim();

interface Clock {
  time: string;
  mark: string | undefined;
}

/** Null: none, or more than one. */
function clockIn(cells: readonly string[]): Clock | null {
  const found = cells.flatMap((cell) => {
    const last = cell.split(/\s{2,}/).at(-1)!;
    const said = CLOCK_ALONE.test(last) ? last : (CLOCK.exec(/^\(/.test(cell) ? '' : cell)?.[0] ?? '');
    const time = timeIn(said.replace(/\s?\(?\+\s?\d\)?$/, ''));
    return time === null ? [] : [{ time, mark: CLOCK_ALONE.exec(last)?.[1] }];
  });
  return found.length === 1 ? found[0]! : null;
}

/** Its own day stands in brackets, or alone, in the column of the arrival. Null: nobody knows its day; false: it is not understood. */
function arrivalOf(
  cells: readonly string[],
  { time, mark }: Clock,
  flight: Pick<Leg, 'from' | 'to' | 'departs'>,
): LocalMoment | null | false {
  const said = cells.flatMap((cell) => DAY_ALONE.exec(cell)?.[1] ?? []);
  if (said.length > 1) return false;
  if (said.length === 0) return arrivalByMark(time, mark, flight);
  const bare = spaced(said[0]!.replace(/^\p{L}+[.,]{0,2}\s+/u, ''));
  const whole = dayIn(bare);
  const day = arrivalDayIn(bare.replace(/\s\d{2,4}$/, ''), flight.departs.day);
  return day === null || (whole !== null && whole !== day) ? false : { day, time };
}

const DAY_ALONE = new RegExp(String.raw`^\(?(${DAY.source})\)?$`, 'u');
const CODE = /^\(?([A-Z]{3})\)?$/;

/** The airport of a city with its country and, below them, the airport; null where one of them says something else. */
function placeIn(cells: readonly string[]): string | null {
  const names = cells.filter((cell) => cell !== '' && !NO_PLACE.test(cell.toUpperCase()) && !DAY_ALONE.test(cell));
  const [first = '', ...below] = names;
  const code = names
    .map((name) => CODE.exec(name)?.[1])
    .find((one) => one !== undefined && COUNTRY_OF_AIRPORT.has(one));
  if (code !== undefined) return code;
  const [, city = first, country] = /^(.+?)(?:,\s(\p{L}[\p{L}\s]{2,40})|\s([A-Z]{2}))$/u.exec(first) ?? [];
  const short = /\s([A-Z]{2})$/.exec(first)?.[1];
  const own = country !== undefined && isCountryName(country) ? alpha2(nationalityIn(country) ?? '') : short;
  const joined = [own === undefined ? first : city, ...below].join(' ');
  const found = airportNamed(joined.replace(/,/g, ' '));
  return found !== null && (own === undefined || COUNTRY_OF_AIRPORT.get(found) === own) ? found : null;
}
