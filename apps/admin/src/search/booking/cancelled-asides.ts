import { monthNamed } from './booked-days.js';
import type { Booking } from './booking.js';
import { hasFlightNumber, namesFlight } from './prose-labels.js';
import { shownOf } from './prose-shown.js';
import { isUnconfirmed } from './prose-words.js';
import { sentencesIn } from './segment-sentences.js';

const MOST_LINES = 400;
const LONGEST_LINE = 1_200;
const DAY =
  /(?<![\d.:/-])(\d{1,2})(?:st|nd|rd|th|er|º)?(?:[./-]\s?(\d{1,2})(?![\d:])|\.?\s(?:de\s|of\s)?(\p{L}{3,10})\.?)/gu;

export interface Aside {
  /** The text without the sentences. */
  text: string;
  sentences: string[];
}

/** "2.1.", "2 January" as "2.1": days of a text by their numbers. */
const daysIn = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(DAY)].flatMap(([, day, month, name]) => {
      const number = month === undefined ? monthNamed(name ?? '') : Number(month);
      return number === null ? [] : [`${Number(day)}.${number}`];
    }),
  );

/**
 * Without the sentences of a letter that say of another flight that it is cancelled: of a day that nothing else of the text names, and without
 * a number. Null: there are none, or more is not confirmed.
 */
export function withoutCancelledAside(text: string): Aside | null {
  const lines = text.split(/\r?\n/);
  if (lines.length > MOST_LINES || lines.some(({ length }) => length > LONGEST_LINE)) return null;
  if (!lines.some((line) => isUnconfirmed(line, false))) return null;
  const sentences: string[] = [];
  const kept = lines.map((line) => {
    const own = sentencesIn(line);
    if (own.length < 2) return line;
    const off = own.filter((one) => isUnconfirmed(one, false));
    sentences.push(...off);
    return own.filter((one) => !off.includes(one)).join(' ');
  });
  const rest = kept.join('\n');
  const known = daysIn(rest);
  const isOfOther = (sentence: string): boolean => {
    const days = [...daysIn(sentence)];
    return (
      namesFlight(sentence) && !hasFlightNumber(sentence) && days.length > 0 && days.every((day) => !known.has(day))
    );
  };
  const isAll = sentences.length > 0 && sentences.every(isOfOther) && !kept.some((line) => isUnconfirmed(line, false));
  return isAll ? { text: rest, sentences } : null;
}

/** With the sentences that were left out named. */
export function withAside(booking: Booking, { sentences }: Aside): Booking {
  const unread = sentences.map((line) => ({ line: shownOf(line), why: 'NOT_CONFIRMED' as const }));
  return { ...booking, unread: [...booking.unread, ...unread] };
}
