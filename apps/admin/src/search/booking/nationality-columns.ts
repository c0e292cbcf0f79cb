import { nationalityBelow } from './named-countries.js';
import { isLabelAlone, shown, type Found } from './nationality-labels.js';

/** Of travellers below a head. */
const MOST_ROWS = 60;
const CELLS = /\t|\s{2,}|\s*[|;]\s*/;

interface Column {
  found: Found[];
  rows: number;
}

const NONE: Column = { found: [], rows: 0 };

/** Below the head of a column, as travellers are listed: "Name   Nationality   Born". `written`: the lines with their gaps. */
export function columnBelow(lines: readonly string[], written: readonly string[], at: number): Column {
  const heads = lines[at]!.includes(':') ? [] : lines[at]!.trim().split(CELLS);
  const column = heads.findIndex(isLabelAlone);
  if (heads.length < 2 || column === -1) return NONE;
  const found = ofRows(lines.slice(at + 1, at + 1 + MOST_ROWS), heads[column]!, (line) => {
    const cells = line.trim().split(CELLS);
    return cells.length < heads.length ? undefined : cells[column];
  });
  const placed = byPlace(written.slice(at, at + 1 + MOST_ROWS), heads[column]!);
  return placed.rows > found.rows ? placed : found;
}

function ofRows(lines: readonly string[], head: string, cellOf: (line: string) => string | undefined): Column {
  const found: Found[] = [];
  let rows = 0;
  for (const line of lines) {
    const cell = cellOf(line)?.trim();
    if (cell === undefined || isLabelAlone(cell)) break;
    rows += 1;
    if (cell !== '' && !/^[-=+\s]+$/.test(cell))
      found.push({ code: nationalityBelow(head, cell), line: shown(cell, head) });
  }
  return found.some(({ code }) => code) ? { found, rows } : NONE;
}

const CELL = /\S+(?:\s\S+)*/g;

interface Cell {
  text: string;
  start: number;
  end: number;
}

const cellsIn = (line: string): Cell[] =>
  [...line.matchAll(CELL)].map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }));
const isOver = (a: Cell, b: Cell): boolean => a.start < b.end && b.start < a.end;

/** The word that begins where a column does, with a single space before it. */
const startingAt = (line: string, start: number): string | undefined =>
  line[start - 1] === ' ' ? /^\S{2,24}(?=\s{2}|$)/.exec(line.slice(start))?.[0] : undefined;

/** Where rows have other gaps than their head: what stands below the head and below no other one. */
function byPlace([top = '', ...lines]: readonly string[], head: string): Column {
  const heads = cellsIn(top);
  const own = heads.find(({ text }) => text === head);
  if (!own || top.includes('\t')) return NONE;
  const column = ofRows(lines, head, (line) => {
    const [cell, ...others] = cellsIn(line).filter((one) => isOver(one, own));
    const isOwn = cell && others.length === 0 && !heads.some((one) => one !== own && isOver(one, cell));
    return isOwn ? cell.text : startingAt(line, own.start);
  });
  return column.found.every(({ code }) => code) ? column : NONE;
}
