import { orderOf, type DayOrder } from './booked-days.js';
import { noBooking, type Booking, type Leg, type UnreadLine } from './booking.js';
import { airportIn, isShown, placeAndTime, routeIn } from './table-cells.js';
import { hasFlights, type Column } from './table-columns.js';
import { listsIn, tablesIn, type Table, type TableRow } from './table-form.js';
import { legsOfRow, markedLater, type Way } from './table-legs.js';
import { nationalitiesOf } from './table-nationalities.js';
import { folded } from './table-words.js';

export { airportIn };

const NOT_TAKEN =
  /^(x|xx|hx|un|uc|no|hl|ll|uu)\d*$|cancel|storn|annul|geannuleerd|cancelad|anulowan|iptal|aflyst|zrusen|torolt|wait|wartel|pending|request|hold/;
const NOT = /\b(not|un|nicht|noch|niet|non|no|nie|ikke|neni|nem|nao|pas)\b|unconf|unbest|niepotw|nepotvrz|olmad|lanmad/;
const TAKEN =
  /^(ok|hk|kk|rr|kl|tk|ss|sc|ka)\d*$|confirm|bestati|bestaet|bevestig|conferm|potwierd|onayl|kesin|bekraeft|bekræft|potvrz|igazol|ticket|issued|ausgestellt|emitid|emis|emess|wystaw|udsted|vystav|kiallit|gebucht|booked|geboekt|reservad|reserve|prenotat|zarezerw|rezerv|foglal|fix|active|aktiv|paid|bezahlt|betaald|paye|pagad|pagat|oplac|oden|betalt|zaplac|fizet/;
const CANCELLED_WORD =
  /(^|[^\p{L}])(storniert|cancell?ed|annulliert|annulleret|geannuleerd|annule|cancelad[oa]|annullat[oa]|anulowan[yaeo]|iptal edildi|aflyst|zrusen[oay]?|torolve|torolt|waitlist(ed)?|warteliste|wachtlijst)([^\p{L}]|$)/u;
const OTHER_TRANSPORT =
  /\b(train|zug|bahn|trein|tren|treno|pociag|tog|vlak|vonat|comboio|bus|autobus|otobus|ferry|fahre|faehre|veerboot|prom|feribot|ship|schiff|cruise|kreuzfahrt)\b/;
const NO_TRAVEL =
  /hotel|unterkunft|accommodation|hebergement|alojamiento|alloggio|nocleg|konaklama|transfer|insurance|versicherung|verzekering|assurance|mietwagen|rental/;

interface ReadRow {
  line: string;
  person: string;
  legs: Leg[];
  why: UnreadLine['why'] | null;
}

/**
 * Reads tables of flights: a head that names places and days, wherever it stands, and rows. What looks like a table and is not understood
 * is named. Null: there is no table.
 */
export function readTable(text: string): Booking | null {
  const found = tablesIn(text);
  if (!found) return null;
  const booking = noBooking();
  const unread: UnreadLine[] = found.outside.map((line) => ({ line, why: 'NOT_UNDERSTOOD' }));
  const order = orderOfTables(found.tables);
  for (const table of found.tables) {
    const { rows, unknown } = rowsOf(table, order);
    const journey = journeyOf(rows);
    for (const row of rows) {
      const left = row.legs.filter((leg) => !journey.has(keyOf(leg)) || !addLeg(booking.legs, leg));
      const why = row.why ?? (left.length > 0 ? 'NOT_UNDERSTOOD' : null);
      if (why) unread.push({ line: row.line, why });
    }
    const said = nationalitiesOf(table);
    booking.nationalities.push(...said.nationalities);
    unread.push(...[...unknown, ...said.unread].map((line) => ({ line, why: 'NOT_UNDERSTOOD' as const })));
  }
  return {
    legs: inOrder(booking.legs),
    nationalities: [...new Set(booking.nationalities)],
    unread: [...new Map(unread.filter(({ line }) => line !== '').map((one) => [one.line, one])).values()],
  };
}

/** What lists of travellers say of their nationalities, in a text that says its flights otherwise. */
export function listedNationalities(text: string): Pick<Booking, 'nationalities' | 'unread'> {
  const said = listsIn(text).map(nationalitiesOf);
  return {
    nationalities: [...new Set(said.flatMap(({ nationalities }) => nationalities))],
    unread: said.flatMap(({ unread }) => unread.map((line) => ({ line, why: 'NOT_UNDERSTOOD' as const }))),
  };
}

const DAYS = ['departs', 'departDay', 'arrives', 'arriveDay'];

/** Which number is the day, for all rows of a text: as the heads write it, or as a day over 12 settles it. */
function orderOfTables(tables: readonly Table[]): DayOrder {
  const days = tables.flatMap(({ columns, rows }) =>
    columns.uses.flatMap((use, at) =>
      use && DAYS.includes(use.column) ? rows.map(({ cells }) => cells[at] ?? '') : [],
    ),
  );
  const settled = new Set(days.flatMap((day) => orderOf([day]) ?? []));
  const said = new Set([...settled, ...tables.flatMap(({ columns: { order } }) => order ?? [])]);
  return said.size === 1 ? [...said][0]! : null;
}

function rowsOf(table: Table, order: DayOrder): { rows: ReadRow[]; unknown: string[] } {
  const { columns, rows, head } = table;
  if (!hasFlights(columns)) {
    const flights = rows.filter((row) => !NO_TRAVEL.test(folded(cellOf(table, row, 'service'))));
    const lines = flights.map((row) => shownLine(table, row)).filter((line) => /\d/.test(line));
    if (table.isOfTravellers || flights.length === 0) return { rows: [], unknown: [] };
    return { rows: [], unknown: lines.length > 0 ? lines : [head.join(table.delimiter)] };
  }
  const isMarked = markedLater(columns, rows);
  const way = wayHome(table);
  const read = rows.flatMap((row) => readRow(table, row, { order, isMarked, way }) ?? []);
  let person = '';
  for (const row of read) {
    person = row.person || person;
    row.person = person;
  }
  const unknownBack = way === 'UNKNOWN' ? backHeads(table) : [];
  return { rows: read, unknown: [...columns.unknown, ...unknownBack] };
}

const columnsNamed = ({ columns }: Table, isBack: boolean): Column[] =>
  columns.uses.flatMap((use) => (use && use.isBack === isBack ? [use.column] : []));

const cellOf = ({ columns }: Table, { cells }: TableRow, column: Column, isBack = false): string => {
  const at = columns.uses.findIndex((use, place) => use?.column === column && use.isBack === isBack && cells[place]);
  return at < 0 ? '' : (cells[at] ?? '');
};

/** Where rows go on from each other, a day of return is that of the journey, and not of the flight in its row. */
function wayHome(table: Table): Way {
  const back = columnsNamed(table, true);
  if (!back.some((column) => ['departs', 'departDay'].includes(column))) return back.length > 0 ? 'UNKNOWN' : 'NONE';
  if (back.includes('route') || (back.includes('from') && back.includes('to'))) return 'OWN';
  const pairs = table.rows.map((row) => [
    airportIn(placeAndTime(cellOf(table, row, 'from')).place) ?? routeIn(cellOf(table, row, 'route'))?.[0],
    airportIn(placeAndTime(cellOf(table, row, 'to')).place) ?? routeIn(cellOf(table, row, 'route'))?.[1],
  ]);
  const starts = new Set(pairs.map(([from]) => from));
  return pairs.some(([, to]) => to && starts.has(to)) ? 'UNKNOWN' : 'REVERSED';
}

const backHeads = ({ columns, head }: Table): string[] =>
  head.filter((_, at) => {
    const use = columns.uses[at];
    return use?.isBack === true && use.column !== 'flight';
  });

/** Null: the row is no flight, such as a sum or a hotel. */
function readRow(table: Table, row: TableRow, how: { order: DayOrder; isMarked: boolean; way: Way }): ReadRow | null {
  const line = shownLine(table, row);
  const person = table.columns.uses
    .flatMap((use, at) => (use?.column === 'person' ? [folded(row.cells[at] ?? '')] : []))
    .join(' ')
    .trim();
  const isAligned = row.cells.length <= table.head.length;
  const said = isAligned ? legsOfRow((column, isBack) => cellOf(table, row, column, isBack), how) : null;
  const service = folded(cellOf(table, row, 'service'));
  if (NO_TRAVEL.test(service) && !said?.legs.length) return null;
  if (!said?.legs.length && !isAttempt(table, row)) return null;
  const why = whyNot(table, row);
  if (why) return { line, person, legs: [], why };
  if (!said || OTHER_TRANSPORT.test(service) || NO_TRAVEL.test(service))
    return { line, person, legs: [], why: 'NOT_UNDERSTOOD' };
  return { line, person, legs: said.legs, why: said.isWhole ? null : 'NOT_UNDERSTOOD' };
}

/** A row that means a flight has two things of one at least. */
function isAttempt({ columns, head }: Table, { cells }: TableRow): boolean {
  const said = columns.uses.flatMap((use, at) => (use && isFlight(use.column) && cells[at] ? [cells[at]] : []));
  const shown = said.filter(isShown).length;
  return shown > 1 || (said.length > 1 && cells.length === head.length) || (shown === 1 && said.length > 1);
}

const isFlight = (column: Column): boolean =>
  ['from', 'to', 'route', 'departTime', 'arriveTime', ...DAYS].includes(column);

function whyNot(table: Table, row: TableRow): UnreadLine['why'] | null {
  const status = folded(cellOf(table, row, 'status'));
  if (status !== '' && (NOT_TAKEN.test(status) || NOT.test(status) || !TAKEN.test(status))) return 'NOT_CONFIRMED';
  const others = row.cells.filter(
    (cell, at) => cell.length < 80 && !isFlight(table.columns.uses[at]?.column ?? 'other'),
  );
  return others.some((cell) => CANCELLED_WORD.test(folded(cell))) ? 'NOT_CONFIRMED' : null;
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

const wayOf = ({ from, to, departs }: Leg): string => [from, to, departs.day].join(' ');
const keyOf = (leg: Leg): string => [wayOf(leg), leg.departs.time ?? ''].join(' ');

/** The flights of the first traveller, and those of others that are with them: two journeys are none. */
function journeyOf(rows: readonly ReadRow[]): ReadonlySet<string> {
  const byPerson = new Map<string, Set<string>>();
  for (const { person, legs } of rows)
    byPerson.set(person, new Set([...(byPerson.get(person) ?? []), ...legs.map(keyOf)]));
  const [first = new Set<string>(), ...others] = [...byPerson.values()].filter(({ size }) => size > 0);
  const whole = others.filter((one) => [...first].every((key) => one.has(key)));
  return new Set([first, ...whole].flatMap((one) => [...one]));
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
function inOrder(legs: readonly Leg[]): Leg[] {
  if (legs.every(({ from }, at) => at === 0 || legs[at - 1]!.to === from)) return [...legs];
  const momentText = ({ departs: { day, time } }: Leg): string => `${day}${time ?? ''}`;
  return [...legs].sort((a, b) => momentText(a).localeCompare(momentText(b)));
}
