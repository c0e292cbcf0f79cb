import { cityOf } from './airport-names.js';
import { isArrival, isDeparture } from './prose-labels.js';
import { quoteMark } from './prose-lines.js';
import { isOnePlace, placeOrCity } from './segment-places.js';
import { airportIn, kindOf } from './table-cells.js';
import { cellsDivided, isTooLong, twoHeadsIn, type Pair, type TwoHeads } from './two-columns.js';

const MOST_LINES = 3_000;
/** No text has more flights. */
const MOST_HEADS = 60;
const LONGEST_HEAD = 24;
const MOST_ROWS = 8;
const CLOCK = /(?<![\d.,:])\d{1,2}[:.h]\d{2}(?!\d|\.\d)/gi;

interface Heads extends TwoHeads {
  mark: string;
}

/** "Depart      Arrive" above the day, the time and the place of each: a text with a line for each end. */
export function withEndsApart(text: string): string {
  const lines = text.split(/\r?\n/);
  const result: string[] = [];
  let tried = 0;
  for (let at = 0; at < lines.length; at++) {
    const heads = at < MOST_LINES && tried < MOST_HEADS ? headsIn(lines[at]!) : null;
    if (heads) tried++;
    const rows = heads ? rowsBelow(lines, at + 1, heads) : [];
    const ends = heads ? endsIn(heads, rows) : null;
    result.push(...(ends ?? [lines[at]!]));
    if (ends) at += rows.length;
  }
  return tried > 0 ? result.join('\n') : text;
}

const isHead = (label: string, isOfEnd: (label: string) => boolean): boolean =>
  label !== '' && label.length <= LONGEST_HEAD && !/\d/.test(label) && isOfEnd(label);

function headsIn(whole: string): Heads | null {
  if (isTooLong(whole)) return null;
  const mark = quoteMark(whole);
  const heads = twoHeadsIn(whole.slice(mark.length));
  return heads && isHead(heads.labels[0], isDeparture) && isHead(heads.labels[1], isArrival)
    ? { ...heads, mark }
    : null;
}

/** Up to an empty line; none where a line goes across. */
function rowsBelow(lines: readonly string[], at: number, { mark, delimiter, right }: Heads): Pair[] {
  const rows: Pair[] = [];
  for (const whole of lines.slice(at, at + MOST_ROWS + 1)) {
    const line = quoteMark(whole).trim() === mark.trim() ? whole.slice(mark.length) : '';
    if (line.trim() === '') return rows;
    const isAcross = delimiter === null && line.slice(right - 1, right).trim() !== '';
    const cells: Pair | null = delimiter
      ? cellsDivided(line, delimiter)
      : [line.slice(0, right).trim(), line.slice(right).trim()];
    if (isTooLong(whole) || isAcross || !cells) return [];
    rows.push(cells);
  }
  return rows.length > MOST_ROWS ? [] : rows;
}

/** Null: one of the columns is not a day, a time and a place. */
function endsIn({ mark, labels }: Heads, rows: readonly Pair[]): string[] | null {
  const [start, end] = [0, 1].map((side) =>
    endOf(
      labels[side]!,
      rows.map((row) => row[side]!),
    ),
  ) as [End, End];
  return start && end ? [start.line, end.line, ...start.rest, ...end.rest].map((line) => mark + line) : null;
}

const placeIn = (cell: string): string | null => airportIn(cell) ?? placeOrCity(cell);

type End = { line: string; rest: string[] } | null;

function endOf(label: string, cells: readonly string[]): End {
  const moments = cells.filter((cell) => kindOf([cell]) === 'DAY' || kindOf([cell]) === 'TIME');
  const said = moments.join(' ');
  const others = cells.filter((cell) => !moments.includes(cell) && kindOf([cell]) !== 'EMPTY');
  const places = others.filter((cell) => placeIn(cell) !== null);
  const codes = places.map((cell) => placeIn(cell)!);
  const [place] = places;
  const isOne = codes.every((code) => isOnePlace(code, codes[0]!));
  const isWhole = moments.length <= 2 && moments.some((cell) => kindOf([cell]) === 'DAY');
  if (place === undefined || !isOne || !isWhole || said.match(CLOCK)?.length !== 1) return null;
  // A city beside its airport.
  const airport = places.find((_, at) => cityOf(codes[at]!) !== codes[at]) ?? place;
  return {
    line: `${label.replace(/:$/, '')}: ${airport}   ${said}`,
    rest: others.filter((cell) => !places.includes(cell)),
  };
}
