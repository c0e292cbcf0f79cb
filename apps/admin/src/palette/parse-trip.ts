import { addDays, isIsoDate } from '@landfall/kernel';
import { countryRef } from '../places/place-ref.js';
import {
  emptySearch,
  MAX_DESTINATIONS,
  MAX_NATIONALITIES,
  type Purpose,
  type SearchForm,
} from '../search/search-form.js';
import { fold } from '../ui/fold.js';

export interface Country {
  code: string;
  label: string;
}

export interface Typed {
  form: SearchForm;
  /** Words that were not understood. */
  rest: string[];
}

type Part = 'nationalities' | 'departure' | 'destinations';

/** Words that say what follows, in the languages of the console. */
const PARTS: Readonly<Record<string, Part>> = {
  to: 'destinations',
  nach: 'destinations',
  naar: 'destinations',
  '→': 'destinations',
  '->': 'destinations',
  '>': 'destinations',
  from: 'departure',
  ab: 'departure',
  von: 'departure',
  vanaf: 'departure',
  van: 'departure',
};
const PURPOSES: Readonly<Record<string, Purpose>> = {
  business: 'BUSINESS',
  geschaftlich: 'BUSINESS',
  dienstlich: 'BUSINESS',
  zakelijk: 'BUSINESS',
  private: 'PRIVATE',
  privat: 'PRIVATE',
  prive: 'PRIVATE',
};
/** Words between the parts. */
const FILLERS = new Set(
  'and und en bis until tot am vom zum on op im in at do mo so sa an is it no me my be um om - – & +'.split(' '),
);
const MOST_WORDS = 5;
/** A name may be cut off where what is typed of it fits one country alone. */
const LEAST_LETTERS = 4;

const two = (value: number): string => String(value).padStart(2, '0');

/** The first such day that is not before `from`. */
function dayFrom(from: string, day: number, month: number, year: number | null): string | null {
  const first = year ?? Number(from.slice(0, 4));
  const years = year === null ? [first, first + 1] : [year < 100 ? 2000 + year : year];
  const days = years.map((one) => `${one}-${two(month)}-${two(day)}`).filter(isIsoDate);
  return days.find((one) => year !== null || one >= from) ?? null;
}

const DAY = String.raw`(\d{1,2})\.(?:(\d{1,2})\.?)?(\d{4}|\d{2})?`;
const RANGE = new RegExp(`^${DAY}[-–]${DAY}$`);
const SINGLE = new RegExp(`^${DAY}$`);

const numberOf = (text: string | undefined): number | null => (text === undefined || text === '' ? null : Number(text));

/** "20.12.-5.1." and "20.-27.12.": the first day may leave month and year to the last one. */
function rangeOf([d1, m1, y1, d2, m2, y2]: readonly (number | null)[], from: string): string[] {
  if (!d1 || !d2 || !m2) return [];
  const isCut = !m1;
  const start = dayFrom(from, d1, m1 ?? m2, y1 ?? (isCut ? (y2 ?? null) : null));
  const end = start && dayFrom(start, d2, m2, y2 ?? null);
  return start && end ? [start, end] : [];
}

/** The days that a word names, in their order: "20.12.-5.1.", "20.12.2026", "2026-12-20". */
function daysOf(word: string, from: string): string[] {
  if (isIsoDate(word)) return [word];
  const range = RANGE.exec(word);
  if (range) return rangeOf(range.slice(1).map(numberOf), from);
  const [day, month, year] = SINGLE.exec(word)?.slice(1).map(numberOf) ?? [];
  const one = day && month ? dayFrom(from, day, month, year ?? null) : null;
  return one ? [one] : [];
}

/** Words as they divide: commas and arrows are blanks, a dash between dates is not. */
const wordsOf = (text: string): string[] =>
  text
    // "20. – 27.12." is one range; any other dash between blanks only divides.
    .replace(/(\d\.)\s*[-–]\s*(?=\d{1,2}\.)/g, '$1-')
    .replace(/\s[-–]\s/g, ' ')
    .replace(/[,;/]/g, ' ')
    .replace(/(→|->)/g, ' → ')
    .split(/\s+/)
    .filter((word) => word !== '');

/** The country that words from here on name, and how many they are. A word of the language in small letters is no code. */
function countryAt(
  words: readonly string[],
  at: number,
  countries: readonly Country[],
): { code: string; count: number } | null {
  for (let count = Math.min(MOST_WORDS, words.length - at); count >= 1; count -= 1) {
    const name = fold(words.slice(at, at + count).join(' '));
    const whole = countries.find(({ label }) => fold(label) === name);
    if (whole) return { code: whole.code, count };
  }
  const word = words[at]!;
  const isCode = /^[A-Za-z]{2}$/.test(word) && (word === word.toUpperCase() || !isWord(word));
  const byCode = isCode ? countries.find(({ code }) => code === word.toUpperCase()) : undefined;
  if (byCode) return { code: byCode.code, count: 1 };
  if (word.length < LEAST_LETTERS) return null;
  const begun = countries.filter(({ label }) => fold(label).startsWith(fold(word)));
  return begun.length === 1 ? { code: begun[0]!.code, count: 1 } : null;
}

const isWord = (word: string): boolean => {
  const key = fold(word);
  return Object.hasOwn(PARTS, key) || Object.hasOwn(PURPOSES, key) || FILLERS.has(key);
};

interface Found extends Record<Part, string[]> {
  days: string[];
  purpose: Purpose | null;
  hasDestinations: boolean;
  rest: string[];
}

function find(words: readonly string[], countries: readonly Country[], today: string): Found {
  const found: Found = {
    nationalities: [],
    departure: [],
    destinations: [],
    days: [],
    purpose: null,
    hasDestinations: false,
    rest: [],
  };
  let part: Part = 'nationalities';
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    const key = fold(word);
    const isUpper = /^[A-Z]{2}$/.test(word);
    const days = daysOf(word, found.days[0] ?? today);
    const next = isUpper ? undefined : PARTS[key];
    const country = days.length === 0 && next === undefined ? countryAt(words, at, countries) : null;
    if (days.length > 0) found.days.push(...days);
    else if (next !== undefined) {
      part = next;
      found.hasDestinations ||= next === 'destinations';
    } else if (PURPOSES[key]) found.purpose = PURPOSES[key];
    else if (country) {
      found[part].push(country.code);
      at += country.count - 1;
    } else if (!FILLERS.has(key)) found.rest.push(word);
  }
  return found;
}

/** Without a word that says so, the last country is where the trip goes. */
function divided({
  nationalities,
  destinations,
  hasDestinations,
}: Found): Pick<Found, 'nationalities' | 'destinations'> {
  if (hasDestinations) return { nationalities, destinations };
  return { nationalities: nationalities.slice(0, -1), destinations: nationalities.slice(-1) };
}

const unique = (codes: readonly string[]): string[] => [...new Set(codes)];

/**
 * What somebody typed about a trip, such as "DE TR to TH 20.12.-5.1.": nationalities, where it starts (`from`), destinations in
 * order, days and purpose. Days without a year are the next such ones. What is not named comes from `base`.
 */
export function parseTrip(text: string, countries: readonly Country[], today: string, base = emptySearch()): Typed {
  const found = find(wordsOf(text), countries, today);
  const { nationalities, destinations } = divided(found);
  const [dateStart = '', dateEnd = ''] = found.days.toSorted();
  return {
    rest: found.rest,
    form: {
      ...base,
      nationalities: nationalities.length > 0 ? unique(nationalities).slice(0, MAX_NATIONALITIES) : base.nationalities,
      departure: found.departure[0] ?? base.departure,
      destinations: unique(destinations).slice(0, MAX_DESTINATIONS).map(countryRef),
      dateStart: dateStart || base.dateStart,
      dateEnd: dateEnd || (dateStart === '' ? base.dateEnd : addDays(dateStart, DEFAULT_NIGHTS)),
      purpose: found.purpose ?? base.purpose,
    },
  };
}

const DEFAULT_NIGHTS = 14;
