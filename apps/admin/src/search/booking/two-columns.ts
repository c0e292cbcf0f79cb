const LONGEST_LINE = 300;
const DELIMITER = /\t|\|/;
const CELLS = /[^\t|]*[^\s|][^\t|]*/g;
const CELLS_WITH_GAPS = /\S+(?:\s{1,2}\S+)*/g;

export type Pair = readonly [string, string];

/** The heads of two columns. */
export interface TwoHeads {
  labels: Pair;
  /** Null: the columns have gaps between them. */
  delimiter: string | null;
  /** Where both begin. */
  left: number;
  right: number;
}

export const isTooLong = (line: string): boolean => line.length > LONGEST_LINE;

/** Null: the line has more cells than two, or fewer. */
export function twoHeadsIn(line: string): TwoHeads | null {
  const delimiter = DELIMITER.exec(line)?.[0] ?? null;
  const [first, second, ...others] = line.matchAll(delimiter ? CELLS : CELLS_WITH_GAPS);
  return first && second && others.length === 0
    ? { labels: [first[0].trim(), second[0].trim()], delimiter, left: first.index, right: second.index }
    : null;
}

/** Both cells of a line with a mark between them; null: it has more, or one. */
export function cellsDivided(line: string, delimiter: string): Pair | null {
  const [first, second, ...others] = line
    .replace(/^\s*\|/, '')
    .replace(/\|\s*$/, '')
    .split(delimiter);
  return first !== undefined && second !== undefined && others.length === 0 ? [first.trim(), second.trim()] : null;
}
