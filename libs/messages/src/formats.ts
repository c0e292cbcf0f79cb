import type { IsoDate, Language } from '@landfall/kernel';

/** The locale that formats dates and picks plurals: European variants where a bare code would mean another. */
export const localeOf = (language: Language): string => ({ en: 'en-GB', pt: 'pt-PT' })[language as string] ?? language;

const cached = <T>(make: (language: Language) => T): ((language: Language) => T) => {
  const made = new Map<Language, T>();
  return (language) => {
    const found = made.get(language) ?? make(language);
    made.set(language, found);
    return found;
  };
};

// A day has no time zone: it is read and written as UTC so that it never moves.
const days = cached((language) => new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }));
const instants = cached(
  (language) => new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }),
);
const lists = cached((language) => new Intl.ListFormat(localeOf(language), { type: 'conjunction' }));
const choices = cached((language) => new Intl.ListFormat(localeOf(language), { type: 'disjunction' }));
const countries = cached((language) => new Intl.DisplayNames([localeOf(language)], { type: 'region' }));
const languages = new Map<string, Intl.DisplayNames>();

const dayOf = (date: string): Date => new Date(`${date.slice(0, 10)}T00:00:00Z`);

/** "12 October 2026" for an ISO day; of an ISO instant, its day in UTC. */
export const formatDay = (language: Language, date: IsoDate): string => days(language).format(dayOf(date));

const RANGES_KEPT = 2_000;
const ranges = new Map<string, string>();

/** "21 December 2026 – 9 January 2027", in the short form the language has for it; one day when both are equal. */
export function formatDayRange(language: Language, start: IsoDate, end: IsoDate): string {
  const key = `${language} ${start} ${end}`;
  const known = ranges.get(key);
  if (known !== undefined) return known;
  const range = days(language).formatRange(dayOf(start), dayOf(end));
  if (ranges.size >= RANGES_KEPT) ranges.clear();
  ranges.set(key, range);
  return range;
}

/** Day and time of an ISO instant in UTC, which the text says. */
export const formatInstant = (language: Language, instant: string): string =>
  `${instants(language).format(new Date(instant))} UTC`;

/** "A, B and C". */
export const formatList = (language: Language, items: readonly string[]): string => lists(language).format(items);

/** "A, B or C". */
export const formatChoice = (language: Language, items: readonly string[]): string => choices(language).format(items);

/** Name of the country of an ISO code, where no place is at hand; the code itself where none is known. */
export const countryName = (language: Language, code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (countries(language).of(code) ?? code) : code;

/** Name of the language `code`, in `language`; the code itself where none is known. */
export function languageName(language: Language, code: string): string {
  const names = languages.get(language) ?? new Intl.DisplayNames([localeOf(language)], { type: 'language' });
  languages.set(language, names);
  return /^[a-zA-Z]{2,3}$/.test(code) ? (names.of(code) ?? code) : code;
}
