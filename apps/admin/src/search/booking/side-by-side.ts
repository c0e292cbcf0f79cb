import { isDirection, plain } from './prose-words.js';
import { cellsDivided, isTooLong, twoHeadsIn, type Pair, type TwoHeads } from './two-columns.js';

const MOST_LINES = 3_000;
/** Of two columns, from their heads on. */
const MOST_BELOW = 40;
const LONGEST_HEAD = 60;
const CLOCK = /(?<![\d.,:])\d{1,2}(?:[:h]\d{2}|\.\d{2}(?=\s?(?:uhr|uur|h)\b))(?!\d)/i;
/** Beside the words of all mails. */
const OUT = /^\W{0,4}(?:tam|heen|hin|going out|departing|departure flight|odaut|udflyvning|odlot)(?!\p{L})/u;
const BACK = /^\W{0,4}(?:coming back|way home|returning|inbound|ruck|terug|zpet|spat|przylot powrotny)(?!\p{L})/u;

/** A text whose way out and way back stand side by side, with the one below the other. */
export function withColumnsApart(text: string): string {
  const lines = text.split(/\r?\n/);
  for (let at = 0; at < Math.min(lines.length, MOST_LINES); at++) {
    const heads = headsIn(lines[at]!);
    const halves = heads ? halvesBelow(lines, at, heads) : [];
    if (heads && isOfFlights(halves))
      return [
        ...lines.slice(0, at),
        ...[0, 1].flatMap((side) => ['', ...halves.map((half) => half[side]!), '']),
        ...lines.slice(at + halves.length),
      ].join('\n');
  }
  return text;
}

/** Both columns have the times of a departure and of an arrival. */
const isOfFlights = (halves: readonly Pair[]): boolean =>
  [0, 1].every((side) => halves.filter((half) => CLOCK.test(half[side]!)).length > 1);

function headsIn(line: string): TwoHeads | null {
  const heads = isTooLong(line) || CLOCK.test(line) ? null : twoHeadsIn(line);
  const [left = '', right = ''] = heads?.labels ?? [];
  if (Math.max(left.length, right.length) > LONGEST_HEAD || left === right) return null;
  const areHeads = (isDirection(left) || OUT.test(plain(left))) && (isDirection(right) || BACK.test(plain(right)));
  return areHeads ? heads : null;
}

/** From the heads on; a block that is not in two columns is none of theirs. */
function halvesBelow(lines: readonly string[], at: number, heads: TwoHeads): Pair[] {
  const found: Pair[] = [];
  for (const [index, line] of lines.slice(at, at + MOST_BELOW).entries()) {
    const isNewBlock = line.trim() !== '' && lines[at + index - 1]?.trim() === '' && index > 0;
    if (isNewBlock && !isBlockOfBoth(lines, at + index, heads)) break;
    const halves = halvesOf(line, heads);
    if (!halves) break;
    found.push(halves);
  }
  return found;
}

function isBlockOfBoth(lines: readonly string[], at: number, heads: TwoHeads): boolean {
  const below = lines.slice(at, at + MOST_BELOW);
  const end = below.findIndex((line) => line.trim() === '');
  const halves = below.slice(0, end < 0 ? undefined : end).map((line) => halvesOf(line, heads));
  return halves.every((one) => one !== null) && halves.some((one) => one[1] !== '');
}

/** What of a line stands in each column, behind the label of both. Null: it goes across. */
function halvesOf(line: string, { delimiter, left, right }: TwoHeads): Pair | null {
  if (line.trim() === '') return ['', ''];
  if (isTooLong(line)) return null;
  if (delimiter !== null) return cellsDivided(line, delimiter);
  const isBefore = (place: number): boolean => line.slice(Math.max(0, place - 2), place).trim() === '';
  const start = [right, right - 1, right - 2].find(isBefore);
  if (start === undefined) return null;
  const label = left > 1 && line.slice(left - 1, left).trim() === '' ? line.slice(0, left).trim() : '';
  const own = label === '' ? line.slice(0, start) : line.slice(left, start);
  return [own, line.slice(start)].map((half) => withLabel(label, half.trim())) as [string, string];
}

const withLabel = (label: string, half: string): string => (half === '' || label === '' ? half : `${label} ${half}`);
