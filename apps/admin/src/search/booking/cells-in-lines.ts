import { nationalityIn } from './named-countries.js';
import { kindOf } from './table-cells.js';
import { columnsOf, hasFlights, isHeadOfFlights, isHeadOfTravellers } from './table-columns.js';
import { forgetHeads, headMarks } from './table-words.js';

const FEWEST_COLUMNS = 3;
const MOST_COLUMNS = 16;
const MOST_ROWS = 60;
/** Say what the columns are. */
const FEW_ROWS = 4;
const MOST_LINES = 2_000;
/** Heads of a block. */
const MOST_TRIED = 150;
const LONGEST_HEAD = 40;
const LONGEST_CELL = 100;
const GAP = /\s{3,}|[\t;|]/;

interface Block {
  /** The cells of consecutive lines. */
  cells: readonly string[];
  start: number;
}

interface Broken {
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** The line of the first head. */
  start: number;
}

/** A text in which tables whose cells stand on a line each have a line for each row again, with tabs between the cells. */
export function withRows(text: string): string {
  const lines = text.split(/\r?\n/);
  try {
    const found = blocksOf(lines.slice(0, MOST_LINES)).flatMap((block) => brokenIn(block) ?? []);
    return found.length === 0 ? text : rejoined(lines, found).join('\n');
  } finally {
    // What is kept while a text is read may name travellers.
    forgetHeads();
  }
}

const sizeOf = ({ head, rows }: Broken): number => head.length * (rows.length + 1);

function rejoined(lines: readonly string[], found: readonly Broken[]): string[] {
  const result: string[] = [];
  let at = 0;
  for (const table of found) {
    result.push(
      ...lines.slice(at, table.start),
      '',
      ...[table.head, ...table.rows].map((cells) => cells.join('\t')),
      '',
    );
    at = table.start + sizeOf(table);
  }
  return [...result, ...lines.slice(at)];
}

function blocksOf(lines: readonly string[]): Block[] {
  const found: { cells: string[]; start: number }[] = [];
  lines.forEach((line, at) => {
    const cell = line.trim();
    const last = found.at(-1);
    if (cell === '') return;
    if (last && last.start + last.cells.length === at) last.cells.push(cell);
    else found.push({ cells: [cell], start: at });
  });
  return found;
}

const mayBeHead = (cell: string): boolean => cell.length <= LONGEST_HEAD && !/\d/.test(cell) && !GAP.test(cell);

type Shape = 'DAY' | 'TIME' | 'OTHER' | 'NONE';

function shapeOf(cell: string): Shape {
  if (cell.length > LONGEST_CELL || GAP.test(cell)) return 'NONE';
  const kind = kindOf([cell]);
  return kind === 'DAY' || kind === 'TIME' ? kind : 'OTHER';
}

/** The table with most lines. */
function brokenIn({ cells, start }: Block): Broken | null {
  const heads = cells.map(mayBeHead);
  const shapes = new Map<number, Shape>();
  const shapeAt = (at: number): Shape => {
    if (!shapes.has(at)) shapes.set(at, shapeOf(cells[at]!));
    return shapes.get(at)!;
  };
  let most: Broken | null = null;
  let tried = 0;
  for (let at = 0; at + FEWEST_COLUMNS < cells.length && tried < MOST_TRIED; at++)
    for (let end = at + 1; heads[end - 1] && end - at <= MOST_COLUMNS && end < cells.length; end++) {
      if (end - at < FEWEST_COLUMNS || !mayBeFirst(cells, end, end - at)) continue;
      const table = tableAt(cells, shapeAt, { at, end });
      tried++;
      if (table && (!most || sizeOf(table) > sizeOf(most))) most = table;
    }
  return most && { ...most, start: most.start + start };
}

/** Whether cells may be the first row: it has a number. */
const mayBeFirst = (cells: readonly string[], at: number, width: number): boolean =>
  at + width <= cells.length && cells.slice(at, at + width).some((cell) => /\d/.test(cell));

/** A table whose heads stand from one line to another. Null: there is none, or not all of it is understood. */
function tableAt(
  cells: readonly string[],
  shapeAt: (at: number) => Shape,
  { at, end }: { at: number; end: number },
): Broken | null {
  const head = cells.slice(at, end);
  const isOfFlights = isHeadOfFlights(head);
  if (!isOfFlights && !isHeadOfTravellers(head)) return null;
  const nationality = isOfFlights ? -1 : head.findIndex((one) => headMarks(one).marks.has('NATIONALITY'));
  const width = head.length;
  const rows: string[][] = [];
  for (let row = end; row + width <= cells.length && rows.length < MOST_ROWS; row += width) {
    const own = cells.slice(row, row + width);
    const isAlike = own.every(
      (_, column) => shapeAt(row + column) !== 'NONE' && shapeAt(row + column) === shapeAt(end + column),
    );
    if (!isAlike || (!isOfFlights && nationalityIn(own[nationality] ?? '') === null)) break;
    rows.push(own);
  }
  if (rows.length === 0) return null;
  const rest = end + rows.length * width;
  const isCut = cells.slice(rest, rest + width).some((_, column) => ['DAY', 'TIME'].includes(shapeAt(rest + column)));
  if (isOfFlights && (isCut || !isTableOfFlights(head, rows.slice(0, FEW_ROWS)))) return null;
  return { head, rows, start: at };
}

const isTableOfFlights = (head: readonly string[], rows: readonly (readonly string[])[]): boolean =>
  hasFlights(
    columnsOf(
      head,
      head.map((_, column) => rows.map((row) => row[column]!)),
    ),
  );
