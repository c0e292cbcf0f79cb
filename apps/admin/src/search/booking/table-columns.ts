import type { DayOrder } from './booked-days.js';
import { kindOf, type CellKind } from './table-cells.js';
import { folded, headMarks, type HeadMarks, type Mark } from './table-words.js';

export type FlightColumn =
  | 'from'
  | 'to'
  | 'route'
  | 'departs'
  | 'departDay'
  | 'departTime'
  | 'arrives'
  | 'arriveDay'
  | 'arriveTime';
export type Column = FlightColumn | 'nationality' | 'passport' | 'status' | 'service' | 'flight' | 'person' | 'other';

/** How surely a head says what its column is: by a word for it, by one that may mean more, or beside words that nobody knows. */
const enum Sure {
  LOOSE,
  BARE,
  NAMED,
}

export interface ColumnUse {
  column: Column;
  /** Of the flight home, where one row has both. */
  isBack: boolean;
  sure: Sure;
}

/** A head of days or times that is not understood. */
export interface UnknownColumn {
  isUnknown: true;
  kind: CellKind;
}

const isAny = (marks: ReadonlySet<Mark>, ...some: Mark[]): boolean => some.some((one) => marks.has(one));
const areOnly = (marks: ReadonlySet<Mark>, ...some: Mark[]): boolean => [...marks].every((mark) => some.includes(mark));

/** Columns that are no part of a flight, by their heads alone. */
function otherColumn(marks: ReadonlySet<Mark>): Column | null {
  if (marks.has('NATIONALITY') && !isAny(marks, 'NUMBER', 'DAY')) return 'nationality';
  if (marks.has('PASSPORT') && areOnly(marks, 'PASSPORT', 'COUNTRY', 'FILLER')) return 'passport';
  if (marks.has('STATUS') && areOnly(marks, 'STATUS', 'BOOKING', 'FLIGHT', 'ROUTE', 'FILLER')) return 'status';
  if (isAny(marks, 'OTHER', 'PASSPORT', 'STATUS', 'COUNTRY')) return 'other';
  if (marks.has('BOOKING') && !isAny(marks, 'DEPARTURE', 'ARRIVAL')) return 'other';
  if (marks.has('PERSON') && areOnly(marks, 'PERSON', 'FILLER', 'FROM', 'TO')) return 'person';
  if (marks.has('SERVICE') && areOnly(marks, 'SERVICE', 'FILLER')) return 'service';
  if (isAny(marks, 'NUMBER', 'FLIGHT') && areOnly(marks, 'NUMBER', 'FLIGHT', 'FILLER', 'BACK', 'OUT')) return 'flight';
  return null;
}

/** The nationality and other columns that are known by their heads alone, such as labels before a colon. */
export const columnOf = (head: string): Column | null => otherColumn(headMarks(head).marks);

type Aspect = 'PLACE' | 'ROUTE' | 'DAY' | 'TIME' | 'BOTH';

/** Day, time or place: as the head says, or else what stands below it. Null: neither does, or they contradict each other. */
function aspectOf(marks: ReadonlySet<Mark>, kind: CellKind): Aspect | null {
  const isClock = isAny(marks, 'TIME', 'CLOCK');
  if (marks.has('PLACE')) return kind === 'PLACE' || kind === 'TEXT' ? 'PLACE' : null;
  if (marks.has('DAY') && isClock) return 'BOTH';
  if (marks.has('DAY')) return kind === 'DAY' || kind === 'EMPTY' ? 'DAY' : null;
  if (isClock) return kind === 'DAY' ? 'BOTH' : kind === 'TIME' || kind === 'EMPTY' ? 'TIME' : null;
  if (kind === 'DAY') return 'BOTH';
  return kind === 'TIME' || kind === 'PLACE' || kind === 'ROUTE' ? kind : null;
}

const COLUMNS = {
  DEPARTS: { PLACE: 'from', DAY: 'departDay', TIME: 'departTime', BOTH: 'departs', ROUTE: 'route' },
  ARRIVES: { PLACE: 'to', DAY: 'arriveDay', TIME: 'arriveTime', BOTH: 'arrives', ROUTE: 'route' },
} as const;

const isOfDays = (kind: CellKind): boolean => kind === 'DAY' || kind === 'TIME';

/** What a column of a flight is. `kind`: of its cells. Null: nothing that a flight needs. */
function flightColumn({ marks, isFramed }: HeadMarks, kind: CellKind): ColumnUse | UnknownColumn | null {
  const nothing = isOfDays(kind) ? { isUnknown: true as const, kind } : null;
  const isBack = marks.has('BACK');
  const hasUnknown = marks.has('UNKNOWN');
  if (marks.has('UTC') || (hasUnknown && !isFramed)) return nothing;
  const [isDeparture, isArrival] = [isAny(marks, 'DEPARTURE', 'BEGIN'), isAny(marks, 'ARRIVAL', 'END')];
  const isTimed = isAny(marks, 'DAY', 'TIME', 'CLOCK');
  if (isDeparture && isArrival) return kind === 'ROUTE' ? { column: 'route', isBack, sure: Sure.NAMED } : nothing;
  const sure = hasUnknown ? Sure.LOOSE : isAny(marks, 'BEGIN', 'END') ? Sure.BARE : Sure.NAMED;
  if (isDeparture || isArrival || isAny(marks, 'OUT', 'BACK')) {
    if (hasUnknown && isBack && !isTimed && !isDeparture && !isArrival) return nothing;
    const isNamedPlace = isAny(marks, 'FROM', 'TO') && !isTimed && !isDeparture && !isArrival;
    if (isNamedPlace) return { column: marks.has('FROM') ? 'from' : 'to', isBack, sure };
    const aspect = aspectOf(marks, kind) ?? (kind === 'TEXT' && (isDeparture || isArrival) && !isTimed ? 'PLACE' : null);
    return aspect === null ? nothing : { column: COLUMNS[isArrival ? 'ARRIVES' : 'DEPARTS'][aspect], isBack, sure };
  }
  if (isTimed) {
    if (hasUnknown || isAny(marks, 'ROUTE', 'PERSON', 'PLACE', 'SERVICE')) return nothing;
    // A time of flight is how long it takes, or when it starts.
    if (marks.has('FLIGHT') && !isAny(marks, 'DAY', 'CLOCK')) return nothing;
    const aspect = aspectOf(marks, kind);
    return aspect === null ? nothing : { column: COLUMNS.DEPARTS[aspect], isBack, sure: Sure.BARE };
  }
  if (marks.has('ROUTE') || (marks.has('FROM') && marks.has('TO')))
    return kind === 'ROUTE' ? { column: 'route', isBack, sure } : nothing;
  if (isAny(marks, 'FROM', 'TO') && !isOfDays(kind) && kind !== 'ROUTE')
    return { column: marks.has('FROM') ? 'from' : 'to', isBack, sure };
  return kind === 'ROUTE' && !isAny(marks, 'PERSON', 'NUMBER') ? { column: 'route', isBack, sure: Sure.LOOSE } : nothing;
}

export interface Columns {
  uses: readonly (ColumnUse | null)[];
  /** Heads of days and times that are not understood, or that two columns claim. */
  unknown: readonly string[];
  /** As the heads write it, "(dd/mm/yyyy)". */
  order: DayOrder;
}

const FAMILY: Partial<Record<Column, string>> = { departs: 'departDay', arrives: 'arriveDay' };
const sameRole = (a: ColumnUse, b: ColumnUse): boolean =>
  a.isBack === b.isBack && (FAMILY[a.column] ?? a.column) === (FAMILY[b.column] ?? b.column);
const isSingle = ({ column }: ColumnUse): boolean => !['nationality', 'passport', 'person', 'other', 'flight'].includes(column);

/** What the columns of a table are, by their heads and by what stands below them. `cells`: of each column. */
export function columnsOf(heads: readonly string[], cells: readonly (readonly string[])[]): Columns {
  const unknown: string[] = [];
  const found = heads.map((head, at): ColumnUse | null => {
    const marked = headMarks(head);
    const column = head.length > 80 ? 'other' : otherColumn(marked.marks);
    if (column) return { column, isBack: false, sure: Sure.NAMED };
    const use = flightColumn(marked, kindOf(cells[at] ?? []));
    if (use && 'isUnknown' in use) unknown.push(head);
    return use && 'isUnknown' in use ? null : use;
  });
  const placed = arrivalsBehind(secondFlight(found));
  const uses = placed.map((use, at) => {
    if (!use || !isSingle(use)) return use;
    const rivals = placed.flatMap((other, place) =>
      other && place !== at && sameRole(other, use) ? [{ sure: other.sure, place }] : [],
    );
    const isSame = rivals.every(({ place }) => cells[place]!.join('\n') === cells[at]!.join('\n'));
    const isSurest = rivals.every(({ sure }) => sure < use.sure);
    // A day beside one of the same kind is checked against it, so that both may stand.
    if (isSurest || isSame) return use;
    if (rivals.every(({ sure, place }) => sure === use.sure && placed[place]!.column !== use.column)) return use;
    if (!isBeginOrEnd(heads[at]!)) unknown.push(heads[at]!);
    return null;
  });
  return { uses, unknown: unknown.filter((head) => head.trim() !== ''), order: orderSaid(heads) };
}

const isBeginOrEnd = (head: string): boolean => isAny(headMarks(head).marks, 'BEGIN', 'END');

/** From, to and day a second time are those of a second flight in the same row. */
function secondFlight(uses: readonly (ColumnUse | null)[]): readonly (ColumnUse | null)[] {
  const places = (...columns: Column[]): number[] =>
    uses.flatMap((use, at) => (use && !use.isBack && columns.includes(use.column) ? [at] : []));
  const start = places('from', 'route')[1];
  const isTwice = [places('from', 'route'), places('departs', 'departDay')].every((found) => found.length === 2);
  if (!isTwice || start === undefined || places('departs', 'departDay')[1]! < start) return uses;
  if (places('to').length !== places('from').length) return uses;
  return uses.map((use, at) => (use && at >= start && isSingle(use) && use.column !== 'status' ? { ...use, isBack: true } : use));
}

/** A second "Date" and "Time" behind the place of arrival are those of the arrival: "From, Date, Time, To, Date, Time". */
function arrivalsBehind(uses: readonly (ColumnUse | null)[]): readonly (ColumnUse | null)[] {
  const to = uses.findIndex((use) => use?.column === 'to' && !use.isBack);
  const from = uses.findIndex((use) => use?.column === 'from' && !use.isBack);
  const arrival = { departs: 'arrives', departDay: 'arriveDay', departTime: 'arriveTime' } as const;
  return uses.map((use, at) => {
    if (!use || use.isBack || from < 0 || at < to || to < from || !(use.column in arrival)) return use;
    const isSecond = uses.some(
      (other, place) => other && place > from && place < to && other.column === use.column && other.sure === use.sure,
    );
    return isSecond ? { ...use, column: arrival[use.column as keyof typeof arrival] } : use;
  });
}

const DAY_FIRST = /\b(dd?[./-]mm|tt[./-]mm|jj[./-]mm|gg[./-]mm|gg[./-]aa)\b/;
const MONTH_FIRST = /\bmm?[./-](dd|tt|jj|gg)\b/;

function orderSaid(heads: readonly string[]): DayOrder {
  const said = new Set(
    heads.flatMap((head) => {
      const text = folded(head);
      return DAY_FIRST.test(text) ? ['DAY_FIRST' as const] : MONTH_FIRST.test(text) ? ['MONTH_FIRST' as const] : [];
    }),
  );
  return said.size === 1 ? [...said][0]! : null;
}

/** Whether a row of cells is the head of flights: it names a place or route and a day or time, and holds none. */
export function isHeadOfFlights(cells: readonly string[]): boolean {
  const marks = cells.map((cell) => (cell.length > 80 ? new Set<Mark>() : headMarks(cell).marks));
  const has = (test: (one: ReadonlySet<Mark>) => boolean): boolean => marks.some(test);
  const isOther = (one: ReadonlySet<Mark>): boolean => otherColumn(one) !== null;
  const hasPlace = has((one) => !isOther(one) && isAny(one, 'FROM', 'TO', 'ROUTE', 'DEPARTURE', 'ARRIVAL', 'PLACE'));
  const hasDay = has((one) => !isOther(one) && isAny(one, 'DAY', 'DEPARTURE', 'OUT', 'BEGIN'));
  const known = marks.filter((one) => one.size > 0 && !areOnly(one, 'UNKNOWN', 'FILLER')).length;
  return hasPlace && hasDay && known >= 3 && known * 2 >= marks.filter((one) => one.size > 0).length;
}

/** Whether a row of cells is the head of a list of travellers. */
export const isHeadOfTravellers = (cells: readonly string[]): boolean =>
  cells.length > 1 && cells.filter((cell) => cell.length <= 80 && columnOf(cell) !== null).length > 1 &&
  cells.some((cell) => ['nationality', 'passport'].includes(columnOf(cell) ?? ''));
