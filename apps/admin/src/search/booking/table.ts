import type { DayOrder } from './booked-days.js';
import { byMoment, noBooking, type Booking, type Leg, type UnreadLine } from './booking.js';
import { isShown, placeAndTime, placeOfCell, routeIn } from './table-cells.js';
import { hasFlights, type Column } from './table-columns.js';
import { dated, orderOfTables } from './table-days.js';
import { listsIn, tablesIn, type Table, type TableRow } from './table-form.js';
import { goneRows } from './table-gone.js';
import { isChain, journeyOf, wayOf, type ReadRow } from './table-journeys.js';
import { legsOfRow, markedLater, type Way } from './table-legs.js';
import { nationalitiesOf, otherNationalities } from './table-nationalities.js';
import { forgetPlaces } from './table-packed.js';
import { bookingOf, cellOf, isAttempt, isFlight, personOf } from './table-rows.js';
import { statesIn, type StateOf } from './table-states.js';
import { folded, forgetHeads } from './table-words.js';

const OTHER_TRANSPORT =
  /\b(train|zug|bahn|trein|tren|treno|pociag|tog|vlak|vonat|comboio|bus|autobus|otobus|ferry|fahre|faehre|veerboot|prom|feribot|ship|schiff|cruise|kreuzfahrt)\b/;
const NO_TRAVEL =
  /hotel|unterkunft|accommodation|hebergement|alojamiento|alloggio|nocleg|konaklama|transfer|insurance|versicherung|verzekering|assurance|mietwagen|rental/;

/**
 * Reads tables of flights: a head that names places and days, wherever it stands, and rows. What looks like a table and is not understood
 * is named. Null: there is no table.
 */
export function readTable(text: string, today: string): Booking | null {
  try {
    return bookingIn(text, today);
  } finally {
    forgetCells();
  }
}

/** What is kept while a text is read may name travellers. */
function forgetCells(): void {
  forgetHeads();
  forgetPlaces();
}

function bookingIn(text: string, today: string): Booking | null {
  const found = tablesIn(text);
  if (!found) return null;
  const booking = noBooking();
  const unread: UnreadLine[] = found.outside.map((line) => ({ line, why: 'NOT_UNDERSTOOD' }));
  const order = orderOfTables(found.tables);
  const tables = found.tables.map((table) => dated(table, order, today));
  const read = tables.map((table) => rowsOf(table, order));
  const all = read.flatMap(({ rows }) => rows);
  const whole = all.every(({ person }) => person !== '') ? journeyOf(all) : null;
  const journeys = read.map(({ rows }) => whole ?? journeyOf(rows));
  for (const [at, { rows, unknown }] of read.entries()) {
    for (const row of rows) {
      const left = whyLeft(row, journeys[at]!.isTaken, booking.legs);
      const why = row.why ?? left;
      if (why) unread.push({ line: row.line, why });
    }
    unread.push(...unknown.map((line) => ({ line, why: 'NOT_UNDERSTOOD' as const })));
  }
  const left = new Set(journeys.flatMap((one) => [...one.others]));
  const gone = goneRows(tables);
  const travelling = tables.map((table) => ({ ...table, rows: table.rows.filter((row) => !gone.has(row)) }));
  const others = journeysOf(travelling, all, left);
  const { named, ...said } = nationalitiesBut(travelling, [...left]);
  const open = [...said.unread, ...(others.length > 0 ? [] : named)];
  unread.push(...open.map((line) => ({ line, why: 'NATIONALITY' as const })));
  return {
    legs: inOrder(booking.legs),
    nationalities: said.nationalities,
    unread: [...new Map(unread.filter(({ line }) => line !== '').map((one) => [one.line, one])).values()],
    ...(others.length > 0 ? { others } : {}),
  };
}

/** More of them are a list of single travellers. */
const MOST_JOURNEYS = 12;

/** The journeys of the travellers whose rows are left, each as the first of the rest. */
function journeysOf(tables: readonly Table[], all: readonly RowOfTable[], left: ReadonlySet<RowOfTable>): Booking[] {
  const found: Booking[] = [];
  let rest = all.filter((row) => left.has(row));
  while (found.length < MOST_JOURNEYS) {
    const { isTaken, others } = journeyOf(rest);
    const own = rest.filter((row) => !others.has(row));
    const legs: Leg[] = [];
    const open = own.filter((row) => whyLeft(row, isTaken, legs) !== null);
    if (legs.length === 0) return found;
    const ofOthers = all.filter((row) => !own.includes(row));
    found.push({
      legs: inOrder(legs),
      nationalities: nationalitiesBut(tables, ofOthers).nationalities,
      unread: open.map(({ line }) => ({ line, why: 'NOT_UNDERSTOOD' as const })),
    });
    rest = rest.filter((row) => others.has(row));
  }
  return found;
}

/** Takes the flights of a row that belong to the journey. Why it is not whole then; null: it is. */
function whyLeft({ legs }: ReadRow, isTaken: (leg: Leg) => boolean, known: Leg[]): UnreadLine['why'] | null {
  const own = legs.filter(isTaken);
  const left = own.filter((leg) => !addLeg(known, leg));
  if (own.length < legs.length) return 'OTHER_BOOKING';
  return left.length > 0 ? 'NOT_UNDERSTOOD' : null;
}

/** The nationalities of the travellers whose journey is taken; those of the others are named. */
function nationalitiesBut(
  tables: readonly Table[],
  others: readonly RowOfTable[],
): { nationalities: string[]; unread: string[]; named: string[] } {
  const left = new Set(others.map(({ row }) => row));
  const absent = new Set(others.flatMap(({ person }) => person || []));
  const isLeft = (table: Table, row: TableRow): boolean =>
    left.has(row) || (table.isOfTravellers && absent.has(personOf(table, row)));
  const part = (table: Table, isOther: boolean): Table => ({
    ...table,
    rows: table.rows.filter((row) => isLeft(table, row) === isOther),
  });
  const said = tables.map((table) => nationalitiesOf(part(table, false), table));
  const taken = new Set(said.flatMap(({ nationalities }) => nationalities));
  const named = tables.flatMap((table) => otherNationalities(part(table, true), taken));
  return { nationalities: [...taken], unread: said.flatMap(({ unread }) => unread), named };
}

/** What lists of travellers say of their nationalities, in a text that says its flights otherwise. */
export function listedNationalities(text: string): Pick<Booking, 'nationalities' | 'unread'> {
  const said = listsIn(text).map((table) => nationalitiesOf(table));
  forgetCells();
  return {
    nationalities: [...new Set(said.flatMap(({ nationalities }) => nationalities))],
    unread: said.flatMap(({ unread }) => unread.map((line) => ({ line, why: 'NATIONALITY' as const }))),
  };
}

interface RowOfTable extends ReadRow {
  row: TableRow;
}

function rowsOf(table: Table, order: DayOrder): { rows: RowOfTable[]; unknown: string[] } {
  const { columns, rows, head } = table;
  if (!hasFlights(columns)) {
    const flights = rows.filter((row) => !NO_TRAVEL.test(folded(cellOf(table, row, 'service'))));
    const lines = flights.map((row) => shownLine(table, row)).filter((line) => /\d/.test(line));
    if (table.isOfTravellers || flights.length === 0) return { rows: [], unknown: [] };
    return { rows: [], unknown: lines.length > 0 ? lines : [head.join(table.delimiter)] };
  }
  const isMarked = markedLater(columns, rows);
  const stateOf = statesIn(table);
  const way = wayHome(table);
  const read = rows.flatMap((row) => {
    const said = readRow(table, row, { order, isMarked, way, stateOf });
    return said ? [{ ...said, row }] : [];
  });
  for (const [at, row] of read.entries()) {
    const before = read[at - 1];
    row.person ||= before?.person ?? '';
    row.booking ||= before?.booking ?? '';
  }
  const unknownBack = way === 'UNKNOWN' ? backHeads(table) : [];
  const legs = read.flatMap((row) => row.legs);
  const sure = isOpen(table, legs)
    ? read.map((row) => ({ ...row, legs: [], why: row.why ?? ('NOT_UNDERSTOOD' as const) }))
    : read;
  return { rows: sure, unknown: [...columns.unknown, ...unknownBack] };
}

const isOpen = ({ columns, head }: Table, legs: readonly Leg[]): boolean =>
  (head.every((one) => one === '') && !areOneWay(legs)) || (columns.isWayOpen === true && !goOneWayAlone(legs));

/** Without heads nobody knows whose flights they are, unless they go on from each other. */
const areOneWay = (legs: readonly Leg[]): boolean =>
  isChain(byMoment([...new Map(legs.map((leg) => [wayOf(leg), leg])).values()]));

/** Flights out and home go on from each other both ways, and so does a single one. */
const goOneWayAlone = (legs: readonly Leg[]): boolean =>
  areOneWay(legs) && !areOneWay(legs.map((leg) => ({ ...leg, from: leg.to, to: leg.from })));

const columnsNamed = ({ columns }: Table, isBack: boolean): Column[] =>
  columns.uses.flatMap((use) => (use && use.isBack === isBack ? [use.column] : []));

/** Where rows go on from each other, a day of return is that of the journey, and not of the flight in its row. */
function wayHome(table: Table): Way {
  const back = columnsNamed(table, true);
  if (!back.some((column) => ['departs', 'departDay'].includes(column))) return back.length > 0 ? 'UNKNOWN' : 'NONE';
  if (back.includes('route') || (back.includes('from') && back.includes('to'))) return 'OWN';
  const pairs = table.rows.map((row) => [
    placeOfCell(placeAndTime(cellOf(table, row, 'from')).place) ??
      routeIn(cellOf(table, row, 'route'), placeOfCell)?.[0],
    placeOfCell(placeAndTime(cellOf(table, row, 'to')).place) ?? routeIn(cellOf(table, row, 'route'), placeOfCell)?.[1],
  ]);
  const starts = new Set(pairs.map(([from]) => from));
  return pairs.some(([, to]) => to && starts.has(to)) ? 'UNKNOWN' : 'REVERSED';
}

const backHeads = ({ columns, head }: Table): string[] =>
  head.filter((_, at) => {
    const use = columns.uses[at];
    return use?.isBack === true && use.column !== 'flight';
  });

type How = Omit<Parameters<typeof legsOfRow>[1], 'isNamed'> & { stateOf: StateOf };

/** Null: the row is no flight, such as a sum or a hotel. */
function readRow(table: Table, row: TableRow, how: How): ReadRow | null {
  const line = shownLine(table, row);
  const own = { line, person: personOf(table, row), booking: bookingOf(table, row) };
  const isAligned = row.cells.length <= table.head.length;
  const isNamed = namesFlight(table, row);
  const said = isAligned
    ? legsOfRow((column, isBack) => cellOf(table, row, column, isBack), { ...how, isNamed })
    : null;
  const service = folded(cellOf(table, row, 'service'));
  if (NO_TRAVEL.test(service) && !said?.legs.length) return null;
  if (!said?.legs.length && !isAttempt(table, row)) return null;
  const { why } = how.stateOf(row);
  if (why) return { ...own, legs: [], why };
  if (!said || OTHER_TRANSPORT.test(service) || NO_TRAVEL.test(service))
    return { ...own, legs: [], why: 'NOT_UNDERSTOOD' };
  return { ...own, legs: said.legs, why: said.isWhole ? null : 'NOT_UNDERSTOOD' };
}

const FLIGHT_WORD =
  /flug|flight|airport|airline|aeroport|aeropuerto|vlucht|luchthaven|vuelo|\bvols?\b|\bvol[oi]\b|\bvoos?\b|ucus|ucak|havaliman|havaalan|wylot|odlot|\blotu?\b|lotnisk|odlet|prilet|letist|lufthavn|flyvning|\bfly|flygplats|lento|\brejs\b|\bsefer\b/;
const DESIGNATOR = /^(?:[A-Z][A-Z\d]|\d[A-Z])\s?\d{1,4}$/;
const OF_TRAIN = /^(?:ICE?|ECE?|TGV|AVE|RE|RB)\s?\d/;

/** In one cell, or its carrier and its number in two. */
function hasDesignator({ columns }: Table, { cells }: TableRow): boolean {
  const said = cells.filter((_, at) => columns.uses[at]?.column === 'flight');
  return said.some((cell) => DESIGNATOR.test(cell)) || DESIGNATOR.test(said.join(' '));
}

/** A name without a code may be a station or a harbour, unless the table is one of flights and the row has nothing else. */
function namesFlight(table: Table, row: TableRow): boolean {
  const isOther = row.cells.some((cell) => OF_TRAIN.test(cell) || OTHER_TRANSPORT.test(folded(cell)));
  const isNumbered = columnsNamed(table, false).includes('flight') ? hasDesignator(table, row) : true;
  return isNumbered && !isOther && table.head.some((one) => FLIGHT_WORD.test(folded(one)));
}

/** A row without what may name a traveller or a document. */
function shownLine({ columns, head, delimiter }: Table, { cells }: TableRow): string {
  const isAligned = cells.length <= head.length;
  return cells
    .filter((cell, at) => {
      const column = columns.uses[at]?.column;
      if (cell === '' || column === 'person') return false;
      if (!isAligned || column === undefined || column === 'flight')
        return isAligned ? column === 'flight' && isShown(cell) : isShown(cell);
      if (column === 'nationality') return !/\d/.test(cell);
      return (isFlight(column) || column === 'status') && cell.length < 80;
    })
    .join(delimiter);
}

/** One row for each traveller names the same flight; the one that says more of it stays. False: it is another one at the same time. */
function addLeg(legs: Leg[], leg: Leg): boolean {
  const at = legs.findIndex((known) => wayOf(known) === wayOf(leg));
  const known = legs[at];
  if (!known) {
    // Nobody leaves a place twice on a day, or reaches it.
    const isElsewhere = legs.some(
      (one) => one.departs.day === leg.departs.day && (one.from === leg.from || one.to === leg.to),
    );
    if (!isElsewhere) legs.push(leg);
    return !isElsewhere;
  }
  const time = known.departs.time ?? leg.departs.time;
  if (leg.departs.time !== null && time !== leg.departs.time) return false;
  legs[at] = { ...known, departs: { ...known.departs, time }, arrives: known.arrives ?? leg.arrives };
  return true;
}

/** As they go on from each other, or else by their days and times. */
const inOrder = (legs: readonly Leg[]): Leg[] => (isChain(legs) ? [...legs] : byMoment(legs));
