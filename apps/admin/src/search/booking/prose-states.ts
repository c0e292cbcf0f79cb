import { isConfirmedStatus } from './confirmed-status.js';
import type { Line } from './prose-said.js';
import { withoutTimeToCome } from './time-to-come.js';
import { isDirection, isFormer, isStatus, isUnconfirmed, isWayBack, sectionOf } from './prose-words.js';

/** Of a flight, what may still be its own behind it. */
const LINES_BEHIND = 4;

const isEmpty = ({ text }: Line): boolean => text === '';

/** Whether no empty line stands between two lines. */
export const isOneBlock = (lines: readonly Line[], a: number, b: number): boolean =>
  !lines.slice(Math.min(a, b), Math.max(a, b) + 1).some(isEmpty);

/** The lines of a booking that counts no more: below "old itinerary" or "cancelled flights", until a newer one begins. */
export function voidLines(lines: readonly Line[]): ReadonlySet<number> {
  const found = new Set<number>();
  let depth: number | null = null;
  const first = lines.find(({ airports }) => airports.length > 0)?.at ?? 0;
  for (const line of lines) {
    if (isEmpty(line)) continue;
    if (depth !== null && line.depth < depth) depth = null;
    if (line.airports.length === 0) {
      const section = isStatus(line.text) ? stateAbove(line, first, depth !== null) : sectionOf(line.text);
      if (section === 'VALID') depth = null;
      if (section === 'VOID' && !isDirection(line.text) && !isOfFlightAbove(lines, line)) depth ??= line.depth;
    }
    if (depth !== null) found.add(line.at);
  }
  return found;
}

/** A state above the first flight is that of the whole booking. */
function stateAbove({ text, at }: Line, first: number, isVoid: boolean): 'VOID' | 'VALID' | null {
  if (isUnconfirmed(text, true)) return at < first ? 'VOID' : null;
  return isVoid ? 'VALID' : null;
}

/** "(no longer valid)" at the end of the lines of a flight. */
function isOfFlightAbove(lines: readonly Line[], { at, text }: Line): boolean {
  const next = lines[at + 1];
  if (text.endsWith(':') || (next !== undefined && !isEmpty(next))) return false;
  const last = lines.slice(0, at).findLast(({ airports }) => airports.length > 0);
  return last !== undefined && isOneBlock(lines, last.at, at);
}

/** Whether a line says that its own flight counts no more, or is not booked yet. */
export const isUnconfirmedLine = ({ text }: Line): boolean =>
  isUnconfirmed(withoutTimeToCome(text), true) || isFormer(text) || hasOpenStatus(text);

/** Behind the two clocks of a flight that systems list: "15:20  23:05+1  TK -> HK", of which the last counts. */
const STATUS_BEHIND =
  /\d{1,2}\p{L}{3}(?:\d{2})?\s.{0,30}\d{1,2}:?\d{2}(?:\s?\+\d)?\s{1,20}(?:[A-Z]{2}\d?\s{0,3}(?:->|=>|→|>|\/)\s{0,3})?([A-Z]{2})\d?\s{0,3}$/u;

function hasOpenStatus(text: string): boolean {
  const status = STATUS_BEHIND.exec(text.slice(0, LONGEST_LISTED))?.[1];
  return status !== undefined && !isConfirmedStatus(status);
}
const LONGEST_LISTED = 160;

/** To which flight a line without airports belongs that names a state: to the one before it, behind it, or nobody knows. */
export type Belongs = 'BEFORE' | 'BEHIND' | 'BOTH' | null;

export interface Neighbours {
  /** The last line of the flight before, and the first line of the flight behind. */
  before: number | undefined;
  behind: number | undefined;
}

export function belongsTo(line: Line, lines: readonly Line[], { before, behind }: Neighbours): Belongs {
  const isWithBefore = before !== undefined && isOneBlock(lines, before, line.at);
  const isWithBehind = behind !== undefined && isOneBlock(lines, line.at, behind);
  if (isWithBehind !== isWithBefore) return isWithBefore ? 'BEFORE' : 'BEHIND';
  if (before === undefined) return behind === undefined ? null : 'BEHIND';
  const isNear = isWithBefore || line.at - before <= LINES_BEHIND;
  if (behind === undefined || isStatus(line.text)) return isNear ? 'BEFORE' : null;
  return isDirection(line.text) ? 'BEHIND' : 'BOTH';
}

/** Whether a line of the text names a state of flights at all. */
export const namesState = (line: Line): boolean => {
  const text = withoutTimeToCome(line.text);
  return (
    line.airports.length === 0 &&
    sectionOf(text) !== 'VALID' &&
    (isUnconfirmed(text, isStatus(text)) || (sectionOf(text) === 'VOID' && !text.endsWith(':')))
  );
};

/** Whether the way back begins between two lines. */
export const turnsBack = (lines: readonly Line[]): boolean => lines.some(({ text }) => isWayBack(text));
