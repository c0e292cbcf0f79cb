import { LANGUAGES, type IsoDate, type Language } from '@landfall/kernel';
import { fold } from '../../ui/fold.js';
import { isoDay, mayArrive, two, type LocalMoment } from './booking.js';

/** Which of two numbers is the day, where a text writes 12/11/2026. Null: nobody knows. */
export type DayOrder = 'DAY_FIRST' | 'MONTH_FIRST' | null;

/** Swedish, Norwegian and Finnish: no languages of the product, whose bookings come all the same. */
export const NORTHERN = ['sv', 'nb', 'fi'];
const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);
const SHORTEST = 3;
const withoutDots = (text: string): string => fold(text).replaceAll('ı', 'i').replaceAll('ł', 'l').replaceAll('.', '');

/** The name of the month or weekday of a day, as a format writes it. */
function nameIn(language: string, kind: 'month' | 'weekday', format: Intl.DateTimeFormatOptions, day: number): string {
  const parts = new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' }).formatToParts(day);
  return withoutDots(parts.find(({ type }) => type === kind)?.value ?? '');
}

/** Names of months in all languages, in the forms that stand alone and beside a day, with the languages that use them. */
function namesOfMonths(): ReadonlyMap<string, NamedMonth> {
  const found = new Map<string, NamedMonth>();
  for (const language of [...LANGUAGES, ...NORTHERN])
    for (const month of MONTHS)
      for (const form of ['long', 'short'] as const)
        for (const beside of [{}, { day: 'numeric' as const }]) {
          const name = nameIn(language, 'month', { month: form, ...beside }, Date.UTC(2026, month - 1, 15));
          if (!/^\p{L}{3,}$/u.test(name)) continue;
          found.set(name, { month, languages: new Set([...(found.get(name)?.languages ?? []), language]) });
        }
  // As German receipts write it.
  found.set('mrz', { month: 3, languages: new Set(['de']) });
  return found;
}

interface NamedMonth {
  month: number;
  languages: ReadonlySet<string>;
}

let names: ReadonlyMap<string, NamedMonth> | null = null;

function monthsNamed(text: string): readonly NamedMonth[] {
  names ??= namesOfMonths();
  const name = withoutDots(text);
  const exact = names.get(name);
  if (exact !== undefined) return [exact];
  return name.length < SHORTEST ? [] : [...names].filter(([one]) => one.startsWith(name)).map(([, month]) => month);
}

/** The month of a name or of its beginning, such as "Sept." and "déc."; null where there is none, or more than one. */
export function monthNamed(text: string): number | null {
  const months = new Set(monthsNamed(text).map(({ month }) => month));
  return months.size === 1 ? [...months][0]! : null;
}

interface NamedWeekday {
  /** Sunday is 0. */
  weekday: number;
  language: Language;
}

/** Long and short names of weekdays in all languages; some mean two. */
function namesOfWeekdays(): ReadonlyMap<string, readonly NamedWeekday[]> {
  const found = new Map<string, NamedWeekday[]>();
  for (const language of LANGUAGES)
    for (const form of ['long', 'short'] as const)
      for (let weekday = 0; weekday < 7; weekday++) {
        // 1 February 2026 is a Sunday.
        const name = nameIn(language, 'weekday', { weekday: form }, Date.UTC(2026, 1, 1 + weekday));
        if (name.length >= 2) found.set(name, [...(found.get(name) ?? []), { weekday, language }]);
      }
  return found;
}

let weekdays: ReadonlyMap<string, readonly NamedWeekday[]> | null = null;
/** From so many letters on, another ending is that of a case, such as "środę". */
const LONG_NAME = 5;
const LAST_WORD = /(?<!\p{L})(\p{L}[\p{L}-]{1,20})[.)]?,?\s*(?:(?:den|dem|the|le|el|il|d\.)\s+)?$/u;
const FIRST_WORD = /^\s{0,3}[,(]?\s{0,3}(\p{L}[\p{L}-]{1,20})(?![\p{L}])/u;
const LONGEST_WORD = 40;
const MONTH_WORD = /\p{L}{3,}/u;

/** What weekdays a word beside a day means. Short ones are words too, such as "do": they count in the language of the month, or in capitals. */
function weekdaysNamed(word: string, day: string): readonly NamedWeekday[] {
  weekdays ??= namesOfWeekdays();
  const name = withoutDots(word);
  const exact = weekdays.get(name);
  if (exact && name.length >= SHORTEST) return exact;
  if (exact) {
    const month = MONTH_WORD.exec(day)?.[0];
    if (month === undefined) return /^\p{Lu}/u.test(word) ? exact : [];
    const languages = monthsNamed(month).flatMap((one) => [...one.languages]);
    return exact.filter(({ language }) => languages.includes(language));
  }
  if (name.length < LONG_NAME) return [];
  const stem = name.slice(0, -1);
  return [...weekdays].flatMap(([known, days]) => (known.startsWith(stem) ? days : []));
}

/** Whether the words before a day end with the name of a weekday in languages that never write the month first. */
export function isForeignWeekday(before: string): boolean {
  const name = LAST_WORD.exec(before.slice(-LONGEST_WORD))?.[1] ?? '';
  const found = name.length < SHORTEST ? [] : weekdaysNamed(name, '');
  return found.length > 0 && found.every(({ language }) => language !== 'en');
}

const isOneOf = (found: readonly NamedWeekday[], day: string): boolean =>
  found.length === 0 || found.some(({ weekday }) => weekday === new Date(day).getUTCDay());

/** False where the words before a day end with the name of another weekday. `said`: the day as it stands. */
export const fitsWeekday = (before: string, day: string, said = ''): boolean =>
  isOneOf(weekdaysNamed(LAST_WORD.exec(before.slice(-LONGEST_WORD))?.[1] ?? '', said), day);

/** False where the words behind a day begin with the name of another weekday: "12.05.2027 (Mi)". */
export const fitsWeekdayBehind = (behind: string, day: string, said: string): boolean =>
  isOneOf(weekdaysNamed(FIRST_WORD.exec(behind)?.[1] ?? '', said), day);

/** Of the word, perhaps the name of a weekday, that begins a text; 0: it begins with none. */
export const lengthOfFirstWord = (text: string): number => FIRST_WORD.exec(text)?.[0].length ?? 0;

/** A day without its year, such as "16 juli", in the year that makes it the day of an arrival. */
export function arrivalDayIn(text: string, departure: string): IsoDate | null {
  const year = Number(departure.slice(0, 4));
  const days = [year - 1, year, year + 1].map((one) => dayInYear(text, one));
  return days.find((one) => one !== null && mayArrive(one, departure)) ?? null;
}

/** A day without its year in that year. */
export function dayInYear(text: string, year: number): IsoDate | null {
  const bare = text.trim();
  return dayIn(`${bare}${year}`) ?? dayIn(`${bare}, ${year}`) ?? dayIn(`${bare} ${year}`) ?? dayIn(`${bare}/${year}`);
}

/** Of two digits or four. */
export const century = (year: string): number => Number(year) + (year.length === 2 ? 2_000 : 0);

const ISO = /^(\d{4})(?:[-/]|\.\s?)(\d{1,2})(?:[-/]|\.\s?)(\d{1,2})\.?$/;
const COMPACT = /^(20\d{2})(\d{2})(\d{2})$/;
/** "14022027", as systems for agencies write it. */
const UNDIVIDED = /^(\d{2})(\d{2})(20[23]\d)$/;
const DOTTED = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})$/;
const DIVIDED = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/;
const DAY_NAMED =
  /^(\d{1,2})(?:st|nd|rd|th|(?<=^1)\.?(?:er|[º°o])(?=\s))?[.\s-]*(?:de\s+|of\s+)?(\p{L}{3,})[.\s,-]*(?:de\s+)?'?(\d{4}|\d{2})$/u;
const NAMED_DAY = /^(\p{L}{3,})[.\s]*(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/u;
const YEAR_NAMED_DAY = /^(\d{4})[.\s]+(\p{L}{3,})[.\s]*(\d{1,2})\.?$/u;

/** A day with its year, as bookings write it in many languages; null for what is none, or may be two different ones. */
export function dayIn(text: string, order: DayOrder = null): IsoDate | null {
  const bare = text.trim();
  const ordered = ISO.exec(bare) ?? COMPACT.exec(bare);
  if (ordered) return isoDay(Number(ordered[1]), Number(ordered[2]), Number(ordered[3]));
  const dotted = DOTTED.exec(bare);
  if (dotted) return isoDay(century(dotted[3]!), Number(dotted[2]), Number(dotted[1]));
  const divided = DIVIDED.exec(bare);
  if (divided) return dividedDay(Number(divided[1]), Number(divided[2]), century(divided[3]!), order);
  const [, year, month, day] =
    reordered(DAY_NAMED.exec(bare), [3, 2, 1]) ??
    reordered(NAMED_DAY.exec(bare), [3, 1, 2]) ??
    reordered(YEAR_NAMED_DAY.exec(bare), [1, 2, 3]) ??
    [];
  const number = month === undefined ? null : monthNamed(month);
  return number === null ? null : isoDay(century(year!), number, Number(day));
}

const reordered = (found: RegExpExecArray | null, order: readonly number[]): string[] | null =>
  found && ['', ...order.map((at) => found[at]!)];

function dividedDay(first: number, second: number, year: number, order: DayOrder): IsoDate | null {
  const dayFirst = isoDay(year, second, first);
  const monthFirst = isoDay(year, first, second);
  if (order !== null) return order === 'DAY_FIRST' ? dayFirst : monthFirst;
  if (dayFirst && monthFirst && dayFirst !== monthFirst) return null;
  return dayFirst ?? monthFirst;
}

/** What the days of one table say of their order: one that is over 12 decides for all. Null: nothing, or both. */
export function orderOf(texts: readonly string[]): DayOrder {
  const found = texts.flatMap((text) => {
    const [day = ''] = text.trim().split(/\s/);
    const divided = DIVIDED.exec(day) ?? UNDIVIDED.exec(day);
    if (!divided) return [];
    const [first, second] = [Number(divided[1]), Number(divided[2])];
    if (first > 12) return ['DAY_FIRST' as const];
    return second > 12 ? ['MONTH_FIRST' as const] : [];
  });
  const [order = null] = found;
  return found.every((one) => one === order) ? order : null;
}

const CLOCK = /^(\d{1,2})\s?[:.h]\s?(\d{2})(?::\d{2})?\s*(?:([ap])\.?\s?m\.?|uhr|hrs?|uur|h)?$/i;
const HALF = /^(\d{1,2})(?::?(\d{2}))?\s*([ap])\.?\s?m\.?$/i;
const HALF_SHORT = /^(\d{1,2}):?(\d{2})\s?([ap])$/i;
const MILITARY = /^(\d{2})(\d{2})\s*(?:h|hrs?)?$/i;

/** A time of day as HH:MM; null for what is none. */
export function timeIn(text: string): string | null {
  const bare = text.trim();
  const found = CLOCK.exec(bare) ?? HALF.exec(bare) ?? HALF_SHORT.exec(bare) ?? MILITARY.exec(bare);
  if (!found) return null;
  const half = found[3]?.toLowerCase();
  const [hour, minutes] = [Number(found[1]), Number(found[2] ?? 0)];
  if (minutes > 59 || hour > (half ? 12 : 23) || (half && hour === 0)) return null;
  const whole = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  return `${two(whole)}:${two(minutes)}`;
}

const WEEKDAY = /^\p{L}{2,12}\.?,?\s+(?=\d|\p{L}{3,12}\.?\s+\d)/u;
const TIME_BEHIND =
  /^(.*?)[T,\s]\s*(?:(?:um|at|à|às|alle|ore|om|kl\.?|saat|@|[-–]) )?(\d{1,2}[:.h]\d{2}(?::\d{2})?(?:\s*[ap]\.?m\.?)?(?:\s*uhr)?)\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/** A day, perhaps with a time behind it. A time of UTC is none of the airport's, so nothing is taken. */
export function momentIn(text: string, order: DayOrder = null): LocalMoment | null {
  const bare = text.trim();
  const timed = TIME_BEHIND.exec(bare);
  if (timed?.[3]?.toUpperCase() === 'Z') return null;
  const time = timed ? timeIn(timed[2]!) : null;
  const dayText = (timed && time ? timed[1]! : bare).replace(/,$/, '');
  const weekday = WEEKDAY.exec(dayText)?.[0] ?? '';
  const day =
    dayIn(dayText, order) ??
    dayIn(dayText.slice(weekday.length), order) ??
    dayIn(dayText.replace(UNDIVIDED, '$1/$2/$3'), order);
  return day === null || !fitsWeekday(weekday, day) ? null : { day, time };
}
