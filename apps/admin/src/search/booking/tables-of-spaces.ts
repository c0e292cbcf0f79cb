import { isHeadOfFlights } from './table-columns.js';
import { forgetHeads } from './table-words.js';

const CELL = /\S+(?:\s\S+)*/g;
const RULE = /^[\s=+_-]{3,}$/;
const CLOCK = /\d{1,2}[:.h]\d{2}/;
const FEWEST_COLUMNS = 5;
const MOST_ROWS = 60;
const MOST_LINES = 1_000;
const LONGEST_LINE = 250;
const FEWEST_ROWS = 2;

/**
 * A text whose table stands in columns of spaces, with tabs between its cells: each begins below its head, whatever gap is left before it.
 * Null: there is no such table, or a row of it goes across the beginning of a column.
 */
export function withCellsOfSpaces(text: string): string | null {
  const lines = text.split(/\r?\n/);
  if (lines.length > MOST_LINES) return null;
  try {
    for (const [at, line] of lines.entries()) {
      const starts = startsIn(line);
      const rows = starts === null ? null : rowsBelow(lines, at, starts);
      if (starts === null || rows === null) continue;
      const cells = [line, ...rows.lines].map((one) => cellsOf(one, starts).join('\t'));
      return [...lines.slice(0, at), '', ...cells, '', ...lines.slice(rows.end)].join('\n');
    }
    return null;
  } finally {
    // What is kept while a text is read may name travellers.
    forgetHeads();
  }
}

/** Where the columns of a head begin. Null: it is none. */
function startsIn(line: string): number[] | null {
  if (line.length > LONGEST_LINE || /[\t;|\d]/.test(line)) return null;
  const cells = [...line.matchAll(CELL)];
  if (cells.length < FEWEST_COLUMNS || !isHeadOfFlights(cells.map(([cell]) => cell))) return null;
  return cells.map(({ index }, at) => (at === 0 ? 0 : index));
}

const cellsOf = (line: string, starts: readonly number[]): string[] =>
  starts.map((start, at) => line.slice(start, starts[at + 1]).trim());

function rowsBelow(
  lines: readonly string[],
  head: number,
  starts: readonly number[],
): { lines: string[]; end: number } | null {
  const below = lines.slice(head + 1, head + 1 + MOST_ROWS);
  const blank = below.findIndex((line, at) => line.trim() === '' && at > 0);
  const block = blank < 0 ? below : below.slice(0, blank);
  const rows = block.filter((line) => line.trim() !== '' && !RULE.test(line));
  const isInColumns = (line: string): boolean =>
    line.length <= LONGEST_LINE &&
    !line.includes('\t') &&
    starts.every((start) => start === 0 || !isWithin(line, start));
  const isTable = rows.filter((line) => CLOCK.test(line)).length >= FEWEST_ROWS && rows.every(isInColumns);
  return isTable ? { lines: rows, end: head + 1 + block.length } : null;
}

/** Whether a column begins within a word. */
const isWithin = (line: string, start: number): boolean =>
  /\S/.test(line[start - 1] ?? ' ') && /\S/.test(line[start] ?? ' ');
