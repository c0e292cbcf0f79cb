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
const leaves = cached(
  (language) => new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);
const weekdays = cached(
  (language) =>
    new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
);
const instants = cached(
  (language) => new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }),
);
const lists = cached((language) => new Intl.ListFormat(localeOf(language), { type: 'conjunction' }));
const choices = cached((language) => new Intl.ListFormat(localeOf(language), { type: 'disjunction' }));
const countries = cached((language) => new Intl.DisplayNames([localeOf(language)], { type: 'region' }));
const languages = new Map<string, Intl.DisplayNames>();

const dayOf = (date: string): Date => new Date(`${date.slice(0, 10)}T00:00:00Z`);

/** What stands behind a year in Polish. */
export const YEAR_MARK = '\u00a0r.';

/** French has an ordinal for the first of a month: "1er décembre", "1er–14 décembre"; Polish marks the year: "14 grudnia 2026 r.". */
function asWritten(language: Language, text: string): string {
  if (language === 'fr') return text.replace(/(?<!\d)1(?=(?:–\d{1,2})?\s\p{L})/gu, '1er');
  return language === 'pl' ? text.replace(/(?<!\d)\d{4}(?!\d)/g, `$&${YEAR_MARK}`) : text;
}

const MOST_KEPT = 5_000;

/** `make`, remembered by its key. */
const remembered = <T extends unknown[]>(
  keyOf: (...args: T) => string,
  make: (...args: T) => string,
): ((...args: T) => string) => {
  const known = new Map<string, string>();
  return (...args) => {
    const key = keyOf(...args);
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(...args);
    if (known.size >= MOST_KEPT) known.clear();
    known.set(key, made);
    return made;
  };
};

/** "12 October 2026" for an ISO day; of an ISO instant, its day in UTC. */
export const formatDay = remembered(
  (language: Language, date: IsoDate) => `${language} ${date}`,
  (language, date) => asWritten(language, days(language).format(dayOf(date))),
);

/** "21 December 2026 – 9 January 2027", in the short form the language has for it; one day when both are equal. */
export const formatDayRange = remembered(
  (language: Language, start: IsoDate, end: IsoDate) => `${language} ${start} ${end}`,
  (language, start, end) => asWritten(language, days(language).formatRange(dayOf(start), dayOf(end))),
);

/** The day of an ISO day and the short name of its month, apart: "12", "Oct". */
export function formatLeaf(language: Language, date: IsoDate): { date: string; month: string } {
  const parts = leaves(language).formatToParts(dayOf(date));
  const part = (name: 'day' | 'month'): string => parts.find(({ type }) => type === name)?.value ?? '';
  return { date: part('day'), month: part('month') };
}

/** "Mon 12 Oct" for an ISO day, as the language writes it. */
export const formatWeekday = (language: Language, date: IsoDate): string =>
  asWritten(language, weekdays(language).format(dayOf(date)));

/** Day and time of an ISO instant in UTC, which the text says. */
export const formatInstant = (language: Language, instant: string): string =>
  `${asWritten(language, instants(language).format(new Date(instant)))} UTC`;

/** Day and time of a local time such as 2027-05-02T08:00; the text says nothing about its zone. */
export const formatLocalTime = (language: Language, local: string): string =>
  asWritten(language, instants(language).format(new Date(`${local}:00Z`)));

/** "A, B and C". */
export const formatList = (language: Language, items: readonly string[]): string => lists(language).format(items);

/** Titles as topics of a sentence: "visa and entry permit"; between semicolons where a title itself says "and". */
export function formatTopics(language: Language, titles: readonly string[]): string {
  const topics = titles.map((title) => withinSentence(language, title));
  const conjunction = formatList(language, ['', '']);
  if (topics.length < 2 || !topics.some((topic) => topic.includes(conjunction))) return formatList(language, topics);
  return topics.join(language === 'fr' ? '\u00a0; ' : '; ');
}

/** The same outside of a sentence: "Visa and entry permit". */
export function formatTopicsAlone(language: Language, titles: readonly string[]): string {
  return capitalised(language, formatTopics(language, titles));
}

/** The text with a capital at its beginning: "Čeština". */
export const capitalised = (language: Language, text: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** Abbreviations keep their capitals, and German nouns; `Internationaler Führerschein` is a name. */
function withinSentence(language: Language, title: string): string {
  const isSmall =
    language === 'de'
      ? /^(?!Internationaler )\p{Lu}\p{Ll}+(?:e|er|es) \p{Lu}/u.test(title)
      : !/^\p{Lu}{2}/u.test(title);
  return isSmall ? title.charAt(0).toLocaleLowerCase(language) + title.slice(1) : title;
}

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
