import { airportNamed } from './airport-names.js';
import { arrivalDayIn, dayIn, fitsWeekday, monthNamed, timeIn } from './booked-days.js';
import { mayArrive, noBooking, type Booking, type Leg, type LocalMoment, type UnreadLine } from './booking.js';
import { issuedIn } from './issued-day.js';
import { NOT_CONFIRMED, type When } from './itinerary-lines.js';
import { dayOf } from './pnr.js';
import { arrivalByMark, type Departing } from './zoned-times.js';

type Column = 'FROM' | 'TO' | 'FLIGHT' | 'DAY' | 'DEPARTS' | 'ARRIVES' | 'STATUS' | 'OTHER';

const HEADS: readonly (readonly [Column, RegExp])[] = [
  ['FROM', /^(?:from|origin|von|van|de|desde|origen|da|z|skąd|nereden|kalkış (?:yeri|noktası)|départ de)$/iu],
  ['TO', /^(?:to|destination|nach|naar|vers|à|a|hasta|destino|do|dokąd|nereye|varış (?:yeri|noktası)|destinazione)$/iu],
  ['FLIGHT', /^(?:flight|flug|vlucht|vol|vuelo|volo|lot|uçuş)\s?(?:no\.?|number|nr\.?|nummer|n°|#)?$/iu],
  ['DAY', /^(?:date|datum|fecha|data|tarih)$/iu],
  [
    'DEPARTS',
    /^(?:dep\.?|departs?|departure|abflug|ab|vertrek|départ|salida|partenza|odlot|wylot|kalkış)(?: time)?$/iu,
  ],
  ['ARRIVES', /^(?:arr\.?|arrives?|arrival|ankunft|an|aankomst|arrivée|llegada|arrivo|przylot|varış)(?: time)?$/iu],
  ['STATUS', /^(?:status|st\.?|statut|estado|stato|durum)$/iu],
];
const DESIGNATOR = /^(?:[A-Z][A-Z0-9]|\d[A-Z])\s?\d{1,4}$/i;
/** A number and a time behind it. */
const FLIGHT =
  /(?:^|\s)(?:[A-Z][A-Z0-9]|\d[A-Z])\s?\d{1,4}\s.{0,80}?\b\d{1,2}[:.h]?\d{2}\b|\d{1,2}[:.h]\d{2}.{0,80}?\s[A-Z0-9]{2}\s?\d{2,4}(?:\s|$)/;
const HAS_SEAT =
  /^(?:OK|HK\d?|confirmed|bestätigt|bevestigd|confirmée?|confirmado|confermato|potwierdzony|onaylandı)$/iu;
const LATER = /(?:\(\s?\+\s?(\d)\s?\)|\+\s?(\d)(?:\s?\p{L}{1,7})?)\s*$/u;
/** Below a flight: "Ankunftstag + 1", "Arrival day: +1". */
const LATER_BELOW =
  /\b(?:ankunftstag|arrival day|arrives|ankunft|aankomst|arrivée|llegada|arrivo|przylot|varış)\b[^+\d]{0,20}\+\s?(\d)\b/iu;
/** Above another head: the flights of another traveller, or of another booking. */
const TRAVELLER =
  /passenger|traveller|\bname\b|e-?ticket|\betkt|reisende|fluggast|passagier|reiziger|naam|pasajero|viajero|nombre|passeggero|viaggiatore|nome|passager|voyageur|\bnom\b|pasażer|yolcu|buchungs|booking|reserv|PNR/iu;
const OF_FLIGHT = /class|klasse|status/i;
const DAY_ALONE = /^(\d{1,2})[.\s-]?\s?(\p{L}{3,10})\.?[\s-]?(\d{4}|\d{2})?$/u;
const DAY_AND_TIME = /^(?:(.{3,30}?)[\s,]+)?(\S{3,8}(?:\s?[ap]m)?)$/iu;
const TIME_AND_DAY = /^(\S{3,8}(?:\s?[ap]m)?)[\s,]+(.{3,30})$/iu;
/** "24/01", "(dom 24/01)". */
const ARRIVAL_DAY = /^\(?(\p{L}{2,12}\.?,?\s(?=\d))?([^()]*)\)?$/u;
const CODE = /^[A-Z]{3}$/;

interface Row {
  line: string;
  cells: ReadonlyMap<Column, string>;
  below: readonly string[];
}

const cellsOf = (line: string): string[] => line.trim().split(/\s*\t\s*|\s{2,}/);

/**
 * Reads an itinerary whose places are named in columns: "Von   Nach   Flug   Datum   Abflug". Null: it is none; one that has codes of
 * airports alone is a table.
 */
export function readColumns(text: string, today: string): Booking | null {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/^\s?>\s?/, '').slice(0, 200));
  const heads = lines.flatMap((line, at) => (columnsOf(line) === null ? [] : [at]));
  const parts = heads.map((head, at) => rowsBelow(lines.slice(head + 1, heads[at + 1]), lines[head]!));
  const places = parts.flat().flatMap(({ cells }) => [cells.get('FROM') ?? '', cells.get('TO') ?? '']);
  if (places.every((place) => CODE.test(place))) return null;
  const booking = noBooking();
  const from = issuedIn(lines.slice(0, heads[0]).map((line) => line.toUpperCase())) ?? today;
  const known = new Set<string>();
  let isOther = false;
  parts.forEach((rows, at) => {
    isOther ||= at > 0 && lines.slice(heads[at - 1]! + 1, heads[at]).some((line) => TRAVELLER.test(line));
    let last = isOther ? undefined : booking.legs.at(-1)?.departs.day;
    for (const row of rows) {
      const leg = legOf(row, { today: from, last });
      last = leg?.departs.day ?? last;
      const key = JSON.stringify(leg ?? row.line);
      const why = whyNot(row, leg, isOther);
      if (!known.has(key) && why) booking.unread.push({ line: row.line.trim().replace(/\s+/g, ' '), why });
      else if (!known.has(key) && leg) booking.legs.push(leg);
      known.add(key);
    }
  });
  return booking;
}

function whyNot(row: Row, leg: Leg | null, isOther: boolean): UnreadLine['why'] | null {
  if (!isConfirmed(row)) return 'NOT_CONFIRMED';
  if (isOther) return 'OTHER_BOOKING';
  return leg ? null : 'NOT_UNDERSTOOD';
}

/** Null: it is no such head. */
function columnsOf(line: string): Column[] | null {
  const columns = cellsOf(line).map((cell) => HEADS.find(([, names]) => names.test(cell))?.[0] ?? 'OTHER');
  const once = (['FROM', 'TO', 'FLIGHT', 'DEPARTS'] as const).every(
    (column) => columns.filter((one) => one === column).length === 1,
  );
  // A line for each traveller: a table.
  return once && !cellsOf(line).some((cell) => TRAVELLER.test(cell) && !OF_FLIGHT.test(cell)) ? columns : null;
}

function rowsBelow(lines: readonly string[], head: string): Row[] {
  const columns = columnsOf(head)!;
  const starts = lines.flatMap((line, at) => (FLIGHT.test(line) ? [at] : []));
  return starts.map((at, index) => ({
    line: lines[at]!,
    cells: cellsBelow(lines[at]!, head, columns),
    below: lines.slice(at + 1, Math.min(starts[index + 1] ?? lines.length, at + 5)),
  }));
}

/** By the places of the heads, or as many as there are heads. None: nobody knows whose they are. */
function cellsBelow(line: string, head: string, columns: readonly Column[]): ReadonlyMap<Column, string> {
  const split = cellsOf(line);
  const placed = head.includes('\t') ? null : (placedBelow(line, head) ?? unmarkedBelow(line, head, columns));
  const cells = placed ?? (split.length === columns.length ? split : []);
  const isWhole = DESIGNATOR.test(cells[columns.indexOf('FLIGHT')] ?? '');
  return new Map(isWhole ? columns.map((column, place) => [column, cells[place]!]) : []);
}

const startsOf = (head: string): number[] => [...head.matchAll(/(?<=^\s*|\s{2})\S/g)].map(({ index }) => index);

/** Null: a word stands across the place where a column begins. */
function placedBelow(line: string, head: string): string[] | null {
  const starts = startsOf(head);
  const isAcross = starts.slice(1).some((start) => (line[start - 1] ?? ' ') !== ' ');
  const isShifted = starts
    .slice(1)
    .some((start, at) => line[start] === ' ' && line.slice(start, starts[at + 2]).trim() !== '');
  const cells = starts.map((start, at) => line.slice(at === 0 ? 0 : start, starts[at + 1]).trim());
  return isAcross || cells.some((cell) => /\s{2}/.test(cell)) || isShifted ? null : cells;
}

const MARK = /(\d{1,2}[:.]?\d{2})(\s?\(?\+\s?\d\)?)\s+/g;

/** "07:50+1" fills its column, or is longer, so that what stands behind it begins later than its head. */
function unmarkedBelow(line: string, head: string, columns: readonly Column[]): string[] | null {
  const marks = [...line.matchAll(MARK)];
  const [found] = marks;
  const starts = startsOf(head);
  const at = columns.indexOf('ARRIVES');
  const next = starts[at + 1];
  if (marks.length !== 1 || !found || next === undefined) return null;
  const behind = found.index + found[0].length;
  if (found.index < (starts[at] ?? 0) || found.index >= next || behind <= next || behind > next + LONGEST_SHIFT)
    return null;
  const before = line.slice(0, found.index + found[1]!.length).padEnd(next);
  const rest = line.slice(behind);
  const [first = ''] = rest.split(/\s/);
  // Only the next cell is shifted, or all that follow.
  const kept = first.padEnd(first.length + behind - next) + rest.slice(first.length);
  const cells = placedBelow(before + kept, head) ?? placedBelow(before + rest, head);
  return cells && cells.map((cell, place) => (place === at ? cell + found[2]! : cell));
}

const LONGEST_SHIFT = 5;

const isConfirmed = ({ line, cells, below }: Row): boolean =>
  HAS_SEAT.test(cells.get('STATUS') ?? 'OK') && ![line, ...below].some((one) => NOT_CONFIRMED.test(one));

const placeOf = (cell: string): string | null => (CODE.test(cell) ? cell : airportNamed(cell));

function legOf({ cells, below }: Row, when: When): Leg | null {
  const [from, to] = [placeOf(cells.get('FROM') ?? ''), placeOf(cells.get('TO') ?? '')];
  const departs = departureOf(cells, when);
  if (!from || !to || from === to || !departs) return null;
  const said = cells.get('ARRIVES');
  const arrives = said === undefined ? null : arrivalOf(said, below, { from, to, departs });
  return arrives === false ? null : { from, to, departs, arrives };
}

/** The time of a cell, and what stands before or behind it. */
function timed(cell: string): { said: string | undefined; time: string | null } {
  const [, said, clock] = DAY_AND_TIME.exec(cell) ?? [];
  const time = timeIn(clock ?? '');
  if (time !== null) return { said, time };
  const [, first, behind] = TIME_AND_DAY.exec(cell) ?? [];
  return { said: behind, time: timeIn(first ?? '') };
}

/** "17Okt" and "06:00", or both in one cell. */
function departureOf(cells: ReadonlyMap<Column, string>, when: When): LocalMoment | null {
  const { said, time } = timed(cells.get('DEPARTS') ?? '');
  const day = dayNear(cells.get('DAY') ?? said ?? '', when);
  return day !== null && time !== null ? { day, time } : null;
}

function dayNear(written: string, when: When): string | null {
  const weekday = /^\p{L}{2,12}\.?,?\s+/u.exec(written)?.[0] ?? '';
  const text = written.slice(weekday.length);
  const [, number, name, year] = DAY_ALONE.exec(text) ?? [];
  const month = name === undefined || year !== undefined ? null : monthNamed(name);
  const day = month === null ? dayIn(spaced(text)) : dayOf({ day: Number(number), month, year: null }, undefined, when);
  return typeof day === 'string' && fitsWeekday(weekday, day) ? day : null;
}

const spaced = (text: string): string => text.replace(/^(\d{1,2})[.\s-]?\s?(\p{L}{3,10})\.?[\s-]?(\d+)$/u, '$1 $2 $3');

/** Null: nobody knows its day; false: it is not understood. */
function arrivalOf(cell: string, below: readonly string[], flight: Departing): LocalMoment | null | false {
  const { departs } = flight;
  const marked = LATER.exec(cell);
  const bare = cell.replace(LATER, '').trim();
  const { said, time } = timed(bare);
  if (time === null) return false;
  if (said !== undefined) {
    const [, weekday = '', text = ''] = ARRIVAL_DAY.exec(said) ?? [];
    const day = dayIn(spaced(text)) ?? arrivalDayIn(text, departs.day);
    return day !== null && mayArrive(day, departs.day) && fitsWeekday(weekday, day) ? { day, time } : false;
  }
  const days = marked?.[1] ?? marked?.[2] ?? below.map((line) => LATER_BELOW.exec(line)?.[1]).find(Boolean);
  return arrivalByMark(time, days, flight);
}
