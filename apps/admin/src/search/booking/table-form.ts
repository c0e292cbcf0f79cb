import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { isDay, isShown, timesIn } from './table-cells.js';
import { withContent, withStatus } from './table-content.js';
import { oneFlightEach, withBlocks, withEnds, withPair } from './table-groups.js';
import { packedFlights, unpacked } from './table-packed.js';
import { columnsOf, hasFlights, isHeadOfFlights, isHeadOfTravellers, type Columns } from './table-columns.js';
import { headMarks } from './table-words.js';

export interface TableRow {
  cells: readonly string[];
}

export interface Table {
  head: readonly string[];
  /** The head as it stands in the text. */
  written: readonly string[];
  columns: Columns;
  rows: readonly TableRow[];
  delimiter: string;
  /** A list of travellers without flights. */
  isOfTravellers: boolean;
}

export interface Tables {
  tables: readonly Table[];
  /** Lines beside the tables that look like flights, or that say how to read their times. */
  outside: readonly string[];
}

const DIVIDERS = ['\t', ';', '|', ','];
/** A page, or data for machines; a section may begin with its name, "[Flights]". */
const OTHER_FORM = /^\s*(?:[<{]|\[(?!\s*\p{L}))/u;

/** The tables of a text. Null: there is none. */
export function tablesIn(text: string): Tables | null {
  if (OTHER_FORM.test(text)) return null;
  const whole = text.replace(/^\ufeff/, '');
  const found = DIVIDERS.filter((one) => whole.includes(one)).map((delimiter) => ({
    delimiter,
    records: recordsIn(whole, delimiter),
  }));
  for (const { delimiter, records } of found) {
    const tables = tablesOf(records, delimiter);
    if (tables) return tables;
  }
  for (const { delimiter, records } of found.filter((one) => one.delimiter !== ',')) {
    const tables = tablesOf(turned(records), delimiter);
    if (tables?.tables.every(({ columns }) => hasFlights(columns))) return tables;
  }
  for (const { delimiter, records } of found) {
    const unknown = unknownTable(records, delimiter);
    if (unknown) return unknown;
  }
  return null;
}

/** The lists of travellers in a text that has no table of flights. */
export function listsIn(text: string): readonly Table[] {
  if (OTHER_FORM.test(text)) return [];
  for (const delimiter of DIVIDERS.filter((one) => text.includes(one))) {
    const records = recordsIn(text.replace(/^\ufeff/, ''), delimiter);
    const heads = headsIn(records);
    if (heads.length > 0 && heads.every(({ isOfTravellers }) => isOfTravellers))
      return under(heads, records, delimiter).tables;
  }
  return [];
}

const MOST_TURNED = 60;

/** Heads in the first column, and a column for each flight. */
function turned(records: readonly string[][]): string[][] {
  const said = records.map(withoutEnd).filter((cells) => cells.length > 1);
  const width = Math.max(0, ...said.map(({ length }) => length));
  if (said.length > MOST_TURNED || width > MOST_TURNED) return [];
  return Array.from({ length: width }, (_, at) => said.map((cells) => cells[at] ?? ''));
}

const withoutEnd = (cells: readonly string[]): string[] => {
  const last = cells.findLastIndex((cell) => cell !== '');
  return cells.slice(0, last + 1);
};
const isRule = (cells: readonly string[]): boolean => cells.every((cell) => /^[-=:+_\s]*$/.test(cell));

/** The cells of each line that has some; quotes count only where they end. */
function recordsIn(text: string, delimiter: string): string[][] {
  // Without quotes a line is a row; the parser takes seconds for a long text.
  if (!text.includes('"')) return cleaned(text.split(/\r?\n|\r/).map((line) => line.split(delimiter)));
  const read = (quote: boolean): string[][] =>
    parse(text, {
      delimiter,
      quote: quote ? '"' : false,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    });
  try {
    return cleaned(read(true));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return cleaned(read(false));
  }
}

const cleaned = (records: readonly string[][]): string[][] =>
  records
    .map((cells) => cells.map((cell) => cell.replace(/[\s\u00a0]+/g, ' ').trim()))
    .filter((cells) => !isRule(cells));

const CLOCK = /\d[:h]\d\d/;
/** A sentence with a flight in it is no head, whatever words it begins with. */
const saysNothing = (cells: readonly string[]): boolean =>
  !cells.some((cell) => isDay(cell) || timesIn(cell) !== null || CLOCK.test(cell));

/** Whether a row is the head of cells that say a whole flight each. */
function isHeadOfPacked(cells: readonly string[], next: readonly string[]): boolean {
  const said = cells.filter((cell) => cell !== '');
  const known = said.filter((cell) =>
    [...headMarks(cell).marks].some((mark) => mark !== 'UNKNOWN' && mark !== 'FILLER'),
  );
  const hasDay = next.some((cell) => isDay(cell)) && said.some((cell) => headMarks(cell).marks.has('DAY'));
  return (
    known.length > 1 &&
    known.length * 2 >= said.length &&
    next.some((cell) => packedFlights(cell)?.every(({ days }) => days.length > 0 || hasDay))
  );
}

interface HeadAt {
  at: number;
  isOfTravellers: boolean;
}

const MOST_COLUMNS = 80;

/** Of two heads above each other the lower one counts. */
function headsIn(records: readonly string[][]): HeadAt[] {
  const found = records.flatMap((cells, at): HeadAt[] => {
    const next = records[at + 1];
    const width = withoutEnd(cells).length;
    if (width < 2 || width > MOST_COLUMNS || !next) return [];
    if (withoutEnd(next).length * 2 < width || next.length < 2) return [];
    if (!saysNothing(cells)) return [];
    const isOfTravellers = !isHeadOfFlights(cells) && !isHeadOfPacked(cells, next);
    return !isOfTravellers || isHeadOfTravellers(cells) ? [{ at, isOfTravellers }] : [];
  });
  return found.filter(({ at }, place) => found[place + 1]?.at !== at + 1);
}

function tablesOf(records: readonly string[][], delimiter: string): Tables | null {
  const heads = headsIn(records);
  return heads.every(({ isOfTravellers }) => isOfTravellers) ? null : under(heads, records, delimiter);
}

function under(heads: readonly HeadAt[], records: readonly string[][], delimiter: string): Tables {
  const outside = records.slice(0, heads[0]!.at);
  const tables = heads.map(({ at, isOfTravellers }, place): Table => {
    const head = withoutEnd(withEnds(records[at]!, records[at - 1] ?? []));
    const below = records.slice(at + 1, heads[place + 1]?.at).map(withoutEnd);
    // Titles and notes stand in one cell, or in few.
    const rows = below.filter((cells) => cells.filter((cell) => cell !== '').length > 1);
    outside.push(...below.filter((cells) => cells.filter((cell) => cell !== '').length < 2));
    return tableOf(head, rows, { delimiter, isOfTravellers });
  });
  return { tables, outside: outside.map((cells) => cells.join(`${delimiter} `).trim()).filter(looksLikeFlight) };
}

const filled = (cells: readonly string[]): number => cells.filter((cell) => cell !== '').length;

/** Without sums and remarks, which say nothing of the columns. */
function wholeRows(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const most = rows.reduce((all, row) => Math.max(all, filled(row)), 0);
  return rows.filter((row) => filled(row) * 2 >= most);
}

function tableOf(
  wideHead: readonly string[],
  wideRows: readonly (readonly string[])[],
  form: Pick<Table, 'delimiter' | 'isOfTravellers'>,
): Table {
  const wide = unpacked(withBlocks(withPair({ head: wideHead, rows: wideRows })));
  const { head, rows } = oneFlightEach(wide);
  const whole = wholeRows(rows);
  const cells = head.map((_, column) => whole.map((row) => row[column] ?? ''));
  const named = columnsOf(head, cells);
  const isSaid = hasFlights(named) || form.isOfTravellers || head.some((one) => headMarks(one).marks.has('UTC'));
  const columns = withStatus(isSaid ? named : withContent(named, head, cells), cells);
  const isOfTravellers = form.isOfTravellers && !hasFlights(columns);
  return { head, written: wideHead, columns, rows: rows.map((row) => ({ cells: row })), ...form, isOfTravellers };
}

const PAIR = /(?<![\p{L}\d])[A-Z]{3}\s?[-–→/]\s?[A-Z]{3}(?![\p{L}\d])|\([A-Z]{3}\)[^()]{0,80}\([A-Z]{3}\)/u;
const looksLikeFlight = (line: string): boolean => line.length < 400 && PAIR.test(line) && /\d/.test(line);

const FEWEST_CELLS: Readonly<Record<string, number>> = { ',': 4 };
const MOST_HEAD = 60;

/** Lines of the same number of cells below a head that says nothing, or with places, days and no head: as their cells say, or else as lines to show. */
function unknownTable(records: readonly string[][], delimiter: string): Tables | null {
  const least = FEWEST_CELLS[delimiter] ?? 3;
  for (let at = 0; at < records.length - 1; at++) {
    const head = records[at]!;
    if (head.length < least) continue;
    const end = records.findIndex((cells, place) => place > at && cells.length !== head.length);
    const block = records.slice(at, end < 0 ? undefined : end);
    const isHead =
      head.every((cell) => !/\d/.test(cell) && cell.length < MOST_HEAD) &&
      head.filter((cell) => cell !== '').length * 2 > head.length;
    const rows = block.filter((cells) => isFlightRow(cells, isHead));
    if (block.length > 1 && rows.length * 2 >= block.length - 1 && rows.length > (isHead ? 0 : 1))
      return (
        tablesByContent(isHead ? head : head.map(() => ''), isHead ? block.slice(1) : block, delimiter) ?? {
          tables: [],
          outside: rows.map((cells) => cells.filter(isShown).join(delimiter)),
        }
      );
    at += block.length - 1;
  }
  return null;
}

function tablesByContent(head: readonly string[], rows: readonly string[][], delimiter: string): Tables | null {
  const table = tableOf(head, rows, { delimiter, isOfTravellers: false });
  return hasFlights(table.columns) ? { tables: [table], outside: [] } : null;
}

/** Cells that are a day and airports, and nothing else. */
function isFlightRow(cells: readonly string[], isBelowHead: boolean): boolean {
  const codes = cells.filter((cell) => /^[A-Z]{3}$/.test(cell) || /^[^()]{1,60}\([A-Z]{3}\)$/.test(cell)).length;
  const days = cells.filter((cell) => isDay(cell)).length;
  return (
    days > 0 &&
    (codes > 1 || (isBelowHead && days + codes > 1) || (isBelowHead && cells.some((cell) => PAIR.test(cell))))
  );
}
