import type { DayOrder } from './booked-days.js';
import { isWeekday } from './days-without-year.js';
import { isLaterMark, isSomeDay, kindOf, placeOfCell, routeIn, type CellKind } from './table-cells.js';
import { arrivalSaid, orderSaid } from './table-days.js';
import { headMarks, type HeadMarks, type Mark } from './table-words.js';

export type FlightColumn =
  'from' | 'to' | 'route' | 'departs' | 'departDay' | 'departTime' | 'arrives' | 'arriveDay' | 'arriveTime';
export type Column =
  | FlightColumn
  | 'nationality'
  | 'passport'
  | 'status'
  | 'service'
  | 'flight'
  | 'person'
  | 'booking'
  | 'later'
  | 'other';

/** How surely a head says what its column is: by a word for it, by one that may mean more, or beside words that nobody knows. */
const SURE = { LOOSE: 0, BARE: 1, NAMED: 2 } as const;

export interface ColumnUse {
  column: Column;
  /** Of the flight home, where one row has both. */
  isBack: boolean;
  sure: number;
}

const LONGEST_HEAD = 60;
const isAny = (marks: ReadonlySet<Mark>, ...some: Mark[]): boolean => some.some((one) => marks.has(one));
const areOnly = (marks: ReadonlySet<Mark>, ...some: Mark[]): boolean => [...marks].every((mark) => some.includes(mark));

/** Columns that are no part of a flight, by marks of which one must be there, with others beside it at most. The first that fits counts. */
const OTHERS: readonly { column: Column; some: readonly Mark[]; only?: readonly Mark[]; not?: readonly Mark[] }[] = [
  { column: 'nationality', some: ['NATIONALITY'], not: ['NUMBER', 'DAY'] },
  { column: 'passport', some: ['PASSPORT'], only: ['PASSPORT', 'COUNTRY', 'FILLER'] },
  { column: 'status', some: ['STATUS'], only: ['STATUS', 'BOOKING', 'FLIGHT', 'ROUTE', 'FILLER'] },
  { column: 'other', some: ['OTHER', 'PASSPORT', 'STATUS', 'COUNTRY'] },
  { column: 'booking', some: ['BOOKING'], only: ['BOOKING', 'NUMBER', 'FILLER', 'ROUTE'] },
  { column: 'other', some: ['BOOKING'], not: ['DEPARTURE', 'ARRIVAL'] },
  { column: 'person', some: ['PERSON'], only: ['PERSON', 'FILLER', 'FROM', 'TO'] },
  { column: 'service', some: ['SERVICE'], only: ['SERVICE', 'FILLER'] },
  { column: 'flight', some: ['NUMBER', 'FLIGHT'], only: ['NUMBER', 'FLIGHT', 'FILLER', 'BACK', 'OUT'] },
];

function otherColumn(marks: ReadonlySet<Mark>): Column | null {
  const found = OTHERS.find(
    ({ some, only, not = [] }) => isAny(marks, ...some) && (!only || areOnly(marks, ...only)) && !isAny(marks, ...not),
  );
  return found?.column ?? null;
}

/** Of columns that are known by their heads alone. */
const columnOf = (head: string): Column | null => otherColumn(headMarks(head).marks);

type Aspect = 'PLACE' | 'ROUTE' | 'DAY' | 'TIME' | 'BOTH';

/** What the cells below a head may be that names days, times, both, or none of them. */
const ASPECTS: Readonly<Record<'PLACE' | 'DAY' | 'TIME' | 'BOTH' | 'NONE', Partial<Record<CellKind, Aspect>>>> = {
  PLACE: { PLACE: 'PLACE', TEXT: 'PLACE' },
  DAY: { DAY: 'DAY', EMPTY: 'DAY' },
  TIME: { DAY: 'BOTH', TIME: 'TIME', EMPTY: 'TIME' },
  BOTH: { PLACE: 'BOTH', ROUTE: 'BOTH', DAY: 'BOTH', TIME: 'BOTH', TEXT: 'BOTH', EMPTY: 'BOTH' },
  NONE: { DAY: 'BOTH', TIME: 'TIME', PLACE: 'PLACE', ROUTE: 'ROUTE' },
};

function namedAspect(marks: ReadonlySet<Mark>): keyof typeof ASPECTS {
  if (marks.has('PLACE')) return 'PLACE';
  const isClock = isAny(marks, 'TIME', 'CLOCK');
  if (marks.has('DAY')) return isClock ? 'BOTH' : 'DAY';
  return isClock ? 'TIME' : 'NONE';
}

/** Day, time or place: as the head says, or else what stands below it. Null: neither does, or they conflict with each other. */
const aspectOf = (marks: ReadonlySet<Mark>, kind: CellKind): Aspect | null => ASPECTS[namedAspect(marks)][kind] ?? null;

const COLUMNS = {
  DEPARTS: { PLACE: 'from', DAY: 'departDay', TIME: 'departTime', BOTH: 'departs', ROUTE: 'route' },
  ARRIVES: { PLACE: 'to', DAY: 'arriveDay', TIME: 'arriveTime', BOTH: 'arrives', ROUTE: 'route' },
} as const;

const isOfDays = (kind: CellKind): boolean => kind === 'DAY' || kind === 'TIME';

type Found = Omit<ColumnUse, 'isBack'>;

const isTimed = (marks: ReadonlySet<Mark>): boolean => isAny(marks, 'DAY', 'TIME', 'CLOCK');
const isDeparting = (marks: ReadonlySet<Mark>): boolean => isAny(marks, 'DEPARTURE', 'BEGIN');
const isArriving = (marks: ReadonlySet<Mark>): boolean => isAny(marks, 'ARRIVAL', 'END');

function sureOf(marks: ReadonlySet<Mark>): number {
  if (marks.has('UNKNOWN')) return SURE.LOOSE;
  return isAny(marks, 'BEGIN', 'END') ? SURE.BARE : SURE.NAMED;
}

/** "Departure time", "Ankunftsdatum", "Abflug". */
function columnOfEnd(marks: ReadonlySet<Mark>, kind: CellKind): Found | null {
  // "Abflug nach" says both.
  if (isDeparting(marks) && kind === 'PLACE' && marks.has('TO') && !marks.has('FROM')) return null;
  const aspect = aspectOf(marks, kind) ?? (kind === 'TEXT' && !isTimed(marks) ? 'PLACE' : null);
  if (aspect === null) return null;
  const column = COLUMNS[isArriving(marks) ? 'ARRIVES' : 'DEPARTS'][aspect];
  return { column, sure: aspect === 'PLACE' && kind !== 'PLACE' ? SURE.LOOSE : sureOf(marks) };
}

/** "Hinflug", "Return date", "Outbound from". */
function columnOfWay(marks: ReadonlySet<Mark>, kind: CellKind): Found | null {
  if (isAny(marks, 'FROM', 'TO') && !isTimed(marks) && !isOfDays(kind))
    return { column: marks.has('FROM') ? 'from' : 'to', sure: sureOf(marks) };
  const isOpen = marks.has('UNKNOWN') && !isTimed(marks) && kind !== 'ROUTE';
  const aspect = isOpen ? null : aspectOf(marks, kind);
  return aspect && { column: COLUMNS.DEPARTS[aspect], sure: sureOf(marks) };
}

/** "Date", "Uhrzeit", "Flight date": of the departure. A time of flight is how long it takes, or when it starts. */
function columnOfTime(marks: ReadonlySet<Mark>, kind: CellKind): Found | null {
  const isOther = isAny(marks, 'UNKNOWN', 'ROUTE', 'PERSON', 'PLACE', 'SERVICE');
  const isDuration = marks.has('FLIGHT') && !isAny(marks, 'DAY', 'CLOCK');
  const aspect = isOther || isDuration ? null : aspectOf(marks, kind);
  return aspect && { column: COLUMNS.DEPARTS[aspect], sure: SURE.BARE };
}

const isOfRoute = (marks: ReadonlySet<Mark>): boolean => marks.has('ROUTE') || (marks.has('FROM') && marks.has('TO'));

/** "From", "Bestemming", "Strecke"; or a route under whatever name. */
function columnOfPlace(marks: ReadonlySet<Mark>, kind: CellKind): Found | null {
  // "Von" and "Bis" over times.
  if (kind === 'TIME' && marks.has('FROM') !== marks.has('TO') && areOnly(marks, 'FROM', 'TO', 'FILLER'))
    return { column: marks.has('FROM') ? 'departTime' : 'arriveTime', sure: SURE.BARE };
  if (isOfDays(kind)) return null;
  if (isOfRoute(marks)) return kind === 'ROUTE' ? { column: 'route', sure: sureOf(marks) } : null;
  if (isAny(marks, 'FROM', 'TO'))
    return { column: marks.has('FROM') ? 'from' : 'to', sure: kind === 'PLACE' ? sureOf(marks) : SURE.LOOSE };
  return kind === 'ROUTE' && !isAny(marks, 'PERSON', 'NUMBER') ? { column: 'route', sure: SURE.LOOSE } : null;
}

/** "Abflug/Ankunft": a route, or both times. */
function columnOfBothEnds(kind: CellKind): Found | null {
  if (kind === 'ROUTE') return { column: 'route', sure: SURE.NAMED };
  return kind === 'TIME' ? { column: 'departTime', sure: SURE.BARE } : null;
}

/** What a column of a flight is. `kind`: of its cells. Null: nothing that is understood. */
function flightColumn({ marks, isFramed }: HeadMarks, kind: CellKind): Found | null {
  if (isAny(marks, 'UTC', 'LATER') || (marks.has('UNKNOWN') && !isFramed)) return null;
  if (isDeparting(marks) && isArriving(marks)) return columnOfBothEnds(kind);
  if (isDeparting(marks) || isArriving(marks)) return columnOfEnd(marks, kind);
  if (isAny(marks, 'OUT', 'BACK')) return columnOfWay(marks, kind);
  return isTimed(marks) ? columnOfTime(marks, kind) : columnOfPlace(marks, kind);
}

/** "+1" in a column of its own; without a sign where the head says what is counted. */
function isOfLaterDays(head: string, marks: ReadonlySet<Mark>, cells: readonly string[]): boolean {
  const said = cells.filter((cell) => cell !== '' && cell !== '-');
  const isCounted = marks.has('DAY') && (marks.has('LATER') || head.includes('+'));
  const isMark = (cell: string): boolean => (isCounted && /^[0-3]$/.test(cell)) || cell === '0' || isLaterMark(cell);
  const isOther = !areOnly(marks, 'DAY', 'LATER', 'ARRIVAL', 'FILLER');
  return !isOther && said.length > 0 && said.every(isMark) && (isCounted || said.some(isLaterMark));
}

/** "Aankomstdag" over names of weekdays. */
const isArrivalWeekday = (marks: ReadonlySet<Mark>, cells: readonly string[]): boolean =>
  marks.has('DAY') &&
  isArriving(marks) &&
  cells.some(isWeekday) &&
  cells.every((cell) => cell === '' || isWeekday(cell));

/** A column that is no part of a flight, or says of its days how much later they are. */
function columnBeside(head: string, { marks }: HeadMarks, cells: readonly string[], kind: CellKind): Found | null {
  if (isOfLaterDays(head, marks, cells)) return { column: 'later', sure: SURE.NAMED };
  const other = head.length > LONGEST_HEAD ? 'other' : otherColumn(marks);
  // "Return flight" may be its number, or its day.
  const isFlightOfDay =
    other === 'flight' && (['DAY', 'ROUTE'].includes(kind) || (kind === 'TIME' && isAny(marks, 'BACK', 'OUT')));
  return other && !isFlightOfDay ? { column: other, sure: SURE.NAMED } : null;
}

/** Whether a column may be of days and times. Numbers of four digits may be anything. */
function isOfMoments({ marks }: HeadMarks, cells: readonly string[], kind: CellKind): boolean {
  const isTime = kind === 'TIME' && cells.some((cell) => /\d[:.h]\d/.test(cell));
  const isNamed = kind === 'TEXT' && isTimed(marks) && isAny(marks, 'DEPARTURE', 'ARRIVAL');
  return kind === 'DAY' || isTime || isNamed;
}

/** Below "Date", 11.02 is a day and no time. */
function kindBelow(marks: HeadMarks['marks'], cells: readonly string[]): CellKind {
  const said = cells.filter((cell) => cell !== '');
  const areDays = marks.has('DAY') && !isAny(marks, 'TIME', 'CLOCK') && said.length > 0 && said.every(isSomeDay);
  return areDays ? 'DAY' : kindOf(cells);
}

/** One column by its head and its cells; 'UNKNOWN' for days and times that are not understood. */
function columnUse(marked: HeadMarks, head: string, cells: readonly string[]): ColumnUse | 'UNKNOWN' | null {
  const isBack = marked.marks.has('BACK');
  const isRoute = marked.marks.has('ROUTE') && cells.some((cell) => routeIn(cell, placeOfCell) !== null);
  const kind = isRoute ? 'ROUTE' : kindBelow(marked.marks, cells);
  const beside = columnBeside(head, marked, cells, kind);
  if (beside) return { ...beside, isBack: false };
  if (isArrivalWeekday(marked.marks, cells)) return { column: 'arriveDay', isBack, sure: SURE.NAMED };
  const found = flightColumn(marked, kind);
  if (found) return { ...found, isBack };
  const others = cells.filter((cell) => arrivalSaid(cell) === null);
  return isOfMoments(marked, others, kindOf(others)) ? 'UNKNOWN' : null;
}

export interface Columns {
  uses: readonly (ColumnUse | null)[];
  /** Heads of days and times that are not understood, or that two columns claim. */
  unknown: readonly string[];
  /** As the heads write it, "(dd/mm/yyyy)". */
  order: DayOrder;
  /** Whether the places are known by their cells alone, below heads that nobody understands. */
  isWayOpen?: boolean;
}

/** Whether the columns say all that a flight needs: where from, where to, and the day. */
export function hasFlights({ uses }: Columns): boolean {
  const has = (column: Column): boolean => uses.some((use) => use?.column === column && !use.isBack);
  return (has('route') || (has('from') && has('to'))) && (has('departs') || has('departDay'));
}

const FAMILY: Partial<Record<Column, string>> = { departs: 'departDay', arrives: 'arriveDay' };
const sameRole = (a: ColumnUse, b: ColumnUse): boolean =>
  a.isBack === b.isBack && (FAMILY[a.column] ?? a.column) === (FAMILY[b.column] ?? b.column);
const isSingle = ({ column }: ColumnUse): boolean =>
  !['nationality', 'passport', 'person', 'booking', 'other', 'flight', 'later'].includes(column);

/** "From, h, To, h": a single one may be how long a flight takes. */
const HOURS = /^(?:h|hrs?)\.?$/i;
const OF_CLOCKS: HeadMarks = { marks: new Set<Mark>(['CLOCK']), isFramed: true };

/** What the columns of a table are, by their heads and by what stands below them. `cells`: of each column. */
export function columnsOf(heads: readonly string[], cells: readonly (readonly string[])[]): Columns {
  const unknown: string[] = [];
  const areClocks = heads.filter((head) => HOURS.test(head)).length === 2;
  const found = heads.map((head, at): ColumnUse | null => {
    const marked = areClocks && HOURS.test(head) ? OF_CLOCKS : headMarks(head);
    const use = columnUse(marked, head, cells[at] ?? []);
    if (use === 'UNKNOWN') unknown.push(head);
    return use === 'UNKNOWN' ? null : use;
  });
  const isUtc = heads.some((head) => headMarks(head).marks.has('UTC'));
  const local = found.some((use) => use?.column === 'departTime')
    ? found
    : found.map((use) => (isUtc && isDeparture(use) ? null : use));
  const placed = timesBehindReturn(arrivalsBehind(secondFlight(local)), (at) => unknown.push(heads[at]!));
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
    if (!isBeginOrEnd(heads[at]!) && kindOf(cells[at]!) !== 'TEXT') unknown.push(heads[at]!);
    return null;
  });
  return { uses, unknown: unknown.filter((head) => head.trim() !== ''), order: orderSaid(heads) };
}

/** Without a local time the day may be that of UTC as well. */
const isDeparture = (use: ColumnUse | null): boolean => use?.column === 'departs' || use?.column === 'departDay';

const isBeginOrEnd = (head: string): boolean => isAny(headMarks(head).marks, 'BEGIN', 'END');

/** From, to and day a second time, behind the first ones, are those of a second flight in the same row. */
function secondFlight(uses: readonly (ColumnUse | null)[]): readonly (ColumnUse | null)[] {
  const placesOf = (...columns: Column[]): number[] =>
    uses.flatMap((use, at) => (use && columns.includes(use.column) ? [at] : []));
  const roles = [placesOf('from', 'route'), placesOf('departs', 'departDay'), placesOf('to')].filter(
    ({ length }) => length > 0,
  );
  const start = Math.min(...roles.map(([, second = 0]) => second));
  const isTwice = roles.length > 1 && roles.every(({ length }) => length === 2);
  if (!isTwice || roles.some(([first]) => first! >= start)) return uses;
  return uses.map((use, at) =>
    use && at >= start && isSingle(use) && use.column !== 'status' ? { ...use, isBack: true } : use,
  );
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

/** "Time" behind the day of the return is that of the return, where the flight out has its own; else nobody knows. */
function timesBehindReturn(
  uses: readonly (ColumnUse | null)[],
  onUnknown: (at: number) => void,
): readonly (ColumnUse | null)[] {
  return uses.map((use, at) => {
    if (use?.column !== 'departTime' || use.isBack || use.sure !== SURE.BARE) return use;
    const before = uses
      .slice(0, at)
      .findLast((one) => one && ['departs', 'departDay', 'arrives', 'arriveDay'].includes(one.column));
    if (!before?.isBack) return use;
    const hasOwn = uses.some((one, place) => one?.column === 'departTime' && !one.isBack && place !== at);
    if (hasOwn) return { ...use, isBack: true };
    onUnknown(at);
    return null;
  });
}

/** Whether a row of cells is the head of flights: it names a place or route and a day or time, and holds none. */
export function isHeadOfFlights(cells: readonly string[]): boolean {
  const marks = cells.map((cell) => (cell.length > LONGEST_HEAD ? new Set<Mark>() : headMarks(cell).marks));
  const has = (test: (one: ReadonlySet<Mark>) => boolean): boolean => marks.some(test);
  const isOther = (one: ReadonlySet<Mark>): boolean => otherColumn(one) !== null;
  const hasPlace = has((one) => !isOther(one) && isAny(one, 'FROM', 'TO', 'ROUTE', 'DEPARTURE', 'ARRIVAL', 'PLACE'));
  const hasDay = has((one) => !isOther(one) && isAny(one, 'DAY', 'DEPARTURE', 'OUT', 'BEGIN'));
  const known = marks.filter((one) => one.size > 0 && !areOnly(one, 'UNKNOWN', 'FILLER')).length;
  const all = marks.filter((one) => one.size > 0).length;
  return hasPlace && hasDay && (known >= 3 || (known === 2 && all === 2)) && known * 2 >= all;
}

/** Whether a row of cells is the head of a list of travellers. */
export const isHeadOfTravellers = (cells: readonly string[]): boolean =>
  cells.length > 1 &&
  cells.filter((cell) => cell.length <= LONGEST_HEAD && columnOf(cell) !== null).length > 1 &&
  cells.some((cell) => ['nationality', 'passport'].includes(columnOf(cell) ?? ''));
