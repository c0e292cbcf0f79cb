import { parse } from 'mrz';
import type { TravelDocument } from './judge.js';

export type ReadLines = { document: Omit<TravelDocument, 'issued'> } | { problem: 'unread' | 'wrongDigits' };

/** Documents are issued for ten years at most: a later day of expiry belongs to the century before. */
const MOST_YEARS_AHEAD = 20;
/** Codes of ICAO 9303 that are no country code of three letters. */
const OTHER_CODES: Readonly<Record<string, string>> = { D: 'DEU' };

/** What people copy along with the lines. */
const linesOf = (text: string): string[] =>
  text
    .toUpperCase()
    .replaceAll(/[«‹]/g, '<')
    .split(/\r?\n/)
    .map((line) => line.replaceAll(/[^A-Z0-9<]/g, ''))
    .filter((line) => line.length > 0);

/** Two or three lines that were pasted as one. */
function lines(text: string): string[] {
  const found = linesOf(text);
  const joined = found.join('');
  if (found.length !== 1) return found;
  const width = { 88: 44, 72: 36, 90: 30 }[joined.length];
  return width ? (joined.match(new RegExp(`.{${width}}`, 'g')) ?? found) : found;
}

function dayOf(text: string, now: Date): string | null {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  if (year === undefined) return null;
  const century = Number(year) + 2000 > now.getFullYear() + MOST_YEARS_AHEAD ? 1900 : 2000;
  const iso = `${century + Number(year)}-${month}-${day}`;
  const date = new Date(iso);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

/**
 * Reads the machine-readable lines of a passport or an identity card (ICAO 9303: TD1, TD2, TD3). Of what they hold, kind, nationality
 * and day of expiry are kept, and nothing else. `now` decides over the century.
 */
export function readLines(text: string, now: Date): ReadLines {
  const given = lines(text);
  let read: ReturnType<typeof parse>;
  try {
    read = parse(given);
  } catch {
    return { problem: 'unread' };
  }
  // As it stands in the lines: the samples of the standard are from a country that is none.
  const rawOf = (field: string): string => {
    const range = read.details.find((detail) => detail.field === field)?.ranges[0];
    return range ? given[range.line]!.slice(range.start, range.end).replaceAll('<', '') : '';
  };
  const kind = { P: 'PASSPORT', I: 'ID', A: 'ID', C: 'ID' }[rawOf('documentCode').charAt(0)];
  const expires = dayOf(rawOf('expirationDate'), now);
  const nationality = rawOf('nationality') || rawOf('issuingState');
  if ((kind !== 'PASSPORT' && kind !== 'ID') || !expires || !nationality) return { problem: 'unread' };
  const digits = read.details.filter(
    ({ field }) => field?.endsWith('CheckDigit') && field !== 'personalNumberCheckDigit',
  );
  if (digits.some(({ valid }) => !valid)) return { problem: 'wrongDigits' };
  return { document: { kind, nationality: OTHER_CODES[nationality] ?? nationality, expires } };
}
