import type { FlightFound } from './screen-flights.js';
import type { ScreenLine } from './screen-lines.js';

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
/** A number and a carrier, with or without the rest: a segment, or the beginning of one. */
const BEGINS_SEGMENT = /^\s*(\d{1,2})\s?[.\s]\s*[A-Z0-9]{2}(?:\s*\d{1,4}\b.*)?\s*$/i;
/** Up to the status at most, behind the cities. */
const ENDS_EARLY = /\b[A-Z]{6}(?:\s[A-Z]{0,2}\d?)?\s*$/i;
/** A departure, and the beginning of a time. */
const BROKEN_TIME = /\b\d{3,4}[APNM]?\s+[#|+]?\d{1,3}$/i;

/** The last line of a screen where the text ends within it: shorter than all others, or no flight yet. Null: nothing says so. */
export function brokenOff(lines: readonly ScreenLine[]): ScreenLine | null {
  const last = lines.findLast(({ text }) => text.trim() !== '');
  if (!last) return null;
  const others = lines.filter((line) => line.flight !== null && line !== last);
  if (last.flight === null) {
    if (last.isLikeFlight && !ENDS_EARLY.test(last.text)) return null;
    const number = Number(BEGINS_SEGMENT.exec(last.text)?.[1] ?? Number.NaN);
    return others.at(-1)?.number === number - 1 ? last : null;
  }
  const words = wordsOf(last.flight.rest);
  if (BROKEN_TIME.test(last.flight.rest)) return last;
  if (others.length < 2) return null;
  const whole = others.map(({ flight }) => wordsOf(flight!.rest));
  return words.length < Math.min(...whole.map(({ length }) => length)) || isBrokenWord(words, whole) ? last : null;
}

/** The beginning of the word that all others end with. */
function isBrokenWord(words: readonly string[], whole: readonly string[][]): boolean {
  const ends = new Set(whole.map((one) => one.at(-1) ?? ''));
  const [end = ''] = ends;
  const own = words.at(-1) ?? '';
  return ends.size === 1 && own !== end && own !== '' && end.startsWith(own);
}

/** What may be the beginning of a word only. */
export const withoutLastWord = (flight: FlightFound): FlightFound => ({
  ...flight,
  rest: flight.rest.replace(/\s\S+$/, ''),
});
