import { addDays } from '@landfall/kernel';
import {
  arrivalDayIn,
  lengthOfFirstWord,
  dayIn,
  dayInYear,
  fitsWeekday,
  fitsWeekdayBehind,
  isForeignWeekday,
  monthNamed,
  orderOf,
  type DayOrder,
} from './booked-days.js';
import { isWeekday } from './days-without-year.js';
import { isOtherDay } from './prose-labels.js';
import type { SaidDay } from './prose-said.js';

const NAME = String.raw`\p{L}{3,12}\.?`;
/** "1er mars", "1º marzo", which NFKC makes "1o". */
const ORDINAL = String.raw`(?:st|nd|rd|th|(?<=\b1)\.?(?:er|[º°o])(?=\s))`;
const DAYS = new RegExp(
  [
    String.raw`\b\d{4}-\d{2}-\d{2}\b`,
    String.raw`\b20\d{2}\.\s?\d{1,2}\.\s?\d{1,2}(?!\d)\.?`,
    String.raw`\b\d{1,2}\.\s?\d{1,2}\.\s?(?:\d{4}|\d{2})\b`,
    String.raw`\b\d{1,2}[/-]\d{1,2}[/-]\d{4}\b`,
    String.raw`\b\d{1,2}${ORDINAL}?\.?[\s-]?(?:de\s+|of\s+)?${NAME},?[\s-]?(?:de\s+)?\d{4}\b`,
    String.raw`\b\d{1,2}(-?)\p{L}{3}\1\d{2}\b`,
    String.raw`\b\d{1,2}\s\p{L}{3,9}\.?\s(?:2[6-9]|3[0-5])(?=\s{2,}|,|\s?$|\s\|)`,
    String.raw`${NAME}\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4}\b`,
    String.raw`\b\d{4}\.\s${NAME}\s\d{1,2}\.`,
  ].join('|'),
  'giu',
);
const DIVIDED = /(?<![\d/-])\d{1,2}[/-]\d{1,2}[/-]\d{4}(?!\d)/g;
/** Days without a year. */
const DAYS_ALONE = [
  String.raw`\b\d{1,2}${ORDINAL}?\.?[\s-]?(?:de\s+|of\s+)?${NAME}`,
  String.raw`${NAME}\s\d{1,2}\b(?!\/\d|\.\s?\d{1,2}\.)`,
  String.raw`\b\d{1,2}\.\s?\d{1,2}\.`,
  String.raw`\b\d{2}\/\d{2}\b`,
  String.raw`(?<=\p{L}{2}\.?,?\s)\d{1,2}\/\d{1,2}(?![\d/])`,
].map((pattern) => new RegExp(pattern, 'giu'));
export interface Found {
  said: string;
  index: number;
}

/** By its name or its number; "1/2" is a day behind a weekday alone. */
function hasMonth({ said, index }: Found, text: string): boolean {
  const name = /\p{L}{3,}/u.exec(said)?.[0];
  if (name !== undefined) return monthNamed(name) !== null;
  if (!/^\d{1,2}\/\d{1,2}$/.test(said) || said.length === 5) return true;
  return isWeekday(WORD_BEFORE.exec(text.slice(Math.max(0, index - 16), index))?.[1] ?? '');
}
const WORD_BEFORE = /(\p{L}{2,12})\.?,?\s$/u;

function knownDay({ said, index }: Found, text: string, others: readonly Found[], order: DayOrder): SaidDay {
  const fits = (day: string): boolean =>
    fitsWeekday(text.slice(0, index), day, said) && fitsBehind({ said, index }, text, others, day);
  const day = dayIn(said, isDayFirst(text.slice(0, index)) ? 'DAY_FIRST' : order);
  // A weekday may say which of two numbers is the day.
  const orders = (['DAY_FIRST', 'MONTH_FIRST'] as const)
    .map((order) => dayIn(said, order))
    .filter((one) => one !== null);
  const chosen = day ?? (orders.length === 2 && fits(orders[0]!) !== fits(orders[1]!) ? orders.find(fits)! : null);
  const certain = chosen !== null && fits(chosen) ? chosen : null;
  return { day: certain, near: () => certain, next: () => certain };
}

/** Languages with these write the day first. */
const BEFORE_DAY = /(?<!\p{L})(?:le|du|el|del|il|den|dnia|dia|día|em)\s$/iu;

const isDayFirst = (before: string): boolean => BEFORE_DAY.test(before.slice(-8)) || isForeignWeekday(before);

/** A weekday between two days is that of the second. */
function fitsBehind({ said, index }: Found, text: string, others: readonly Found[], day: string): boolean {
  const end = index + said.length;
  const behind = text.slice(end);
  const word = lengthOfFirstWord(behind);
  const next = others.find((other) => other.index >= end + word);
  const isOfNext = next !== undefined && /^[\s.,)]*$/.test(text.slice(end + word, next.index));
  return isOfNext || fitsWeekdayBehind(behind, day, said);
}

/** "12:05 del día 21": behind a clock, the number of the day alone. */
const NUMBER_ALONE =
  /(?<=\d{1,2}[:.h]\d{2}(?:\s?(?:hrs?|hs|h|uhr|uur))?,?\s{1,3}\(?)(?:del?\s(?:d[ií]a\s)?|do\sdia\s|am\s|on\sthe\s|le\s|du\s|dnia\s|den\s|op\s(?:de\s)?|(?<=\()(?<word>\p{L}{2,10})\.?\s)(?<said>\d{1,2})(?:\.|st|nd|rd|th|er|e)?(?=\s{0,3}(?:$|[,;)]))/giu;

/** "Samstag, dem 16.", "on Saturday the 16th": with its weekday, of a month that stands elsewhere. */
const NUMBER_OF_WEEKDAY =
  /(?<!\p{L})(?<word>\p{L}{2,12})\.?,?\s(?:(?:the|dem?|den|le|el|il|d\.)\s)?(?<said>\d{1,2})(?:\.|st|nd|rd|th|er|e)?(?![\p{L}\d]|[.:h]\d|\s?(?:uhr|uur|hrs?|h|[ap]\.?m|hod|godz|ore)(?!\p{L}))(?=\s{0,3}(?:$|[,;:)])|\s\p{Ll})/gu;

/** "On the 16th we fly back", "Am 3. fliegen wir". */
const NUMBER_OF_MONTH =
  /(?<!\p{L})(?:on the|am|op de)\s(?<said>\d{1,2})(?:\.|st|nd|rd|th|e)(?=\s{0,3}(?:$|[,;:)])|\s(?!flight|leg|vlucht|flug|day|dag|tag)\p{Ll})/giu;

const numberAlone = ({ said, index }: Found, text: string): SaidDay => ({
  day: null,
  near: (departure) =>
    [0, 1, 2]
      .map((days) => addDays(departure, days))
      .find((day) => Number(day.slice(8)) === Number(said) && fitsWeekday(text.slice(0, index), day)) ?? null,
  next: () => null,
});

const TWO_NUMBERS = /^(\d{1,2})\/(\d{1,2})$/;

/** "05/06" as the days that it may be, with the day first. */
function readings(said: string, before: string, order: DayOrder): string[] {
  const [, first, second] = TWO_NUMBERS.exec(said) ?? [];
  if (first === undefined) return [said];
  const [own, other] = [`${first}.${second}.`, `${second}.${first}.`];
  const known = isDayFirst(before) ? 'DAY_FIRST' : order;
  if (known !== null) return [known === 'DAY_FIRST' ? own : other];
  return first === second ? [own] : [own, other];
}

const onlyOf = (days: readonly (string | null)[]): string | null => {
  const [day = null, ...others] = days.filter((one) => one !== null);
  return others.length > 0 ? null : day;
};

function dayAlone({ said, index }: Found, text: string, others: readonly Found[], order: DayOrder): SaidDay {
  const read = readings(said, text.slice(0, index), order);
  const fits = (day: string): boolean =>
    fitsWeekday(text.slice(0, index), day, said) && fitsBehind({ said, index }, text, others, day);
  const near = (departure: string): string | null => {
    const days = read.map((one) => arrivalDayIn(one, departure));
    return onlyOf(days.map((day) => (day !== null && fits(day) ? day : null)));
  };
  const next = (today: string): string | null => {
    const year = Number(today.slice(0, 4));
    const days = read.map((one) =>
      [year, year + 1].flatMap((at) => dayInYear(one, at) ?? []).find((day) => day > today),
    );
    const isOwn = (day: string): boolean => fits(day) && OTHER_WEEKDAYS.some((later) => !fits(addDays(day, later)));
    return onlyOf(days.map((day) => (day !== undefined && isOwn(day) ? day : null)));
  };
  return { day: null, near, next };
}
const OTHER_WEEKDAYS = [1, 2, 3, 4, 5, 6];

/** No line of a flight has more. */
const MOST_DAYS = 6;
export const UNCERTAIN: SaidDay = { day: null, near: () => null, next: () => null };

/** Takes what fits out of the rest of a line. */
type Taken = (pattern: RegExp) => RegExpExecArray[];

export const datesIn = (taken: Taken): Found[] => taken(DAYS).map(({ 0: text, index }) => ({ said: text, index }));

/** The days of a line but for those of something else, and where they stand. `dated`: those with their year. */
export function daysOf(
  taken: Taken,
  text: string,
  of: { rest: string; dated: readonly Found[]; above: string; order: DayOrder },
): { own: readonly Found[]; days: SaidDay[] } {
  const { rest, dated, above, order } = of;
  const alone = DAYS_ALONE.flatMap((pattern) => taken(pattern).map(({ 0: said, index }) => ({ said, index })));
  const numbers = numbersIn(text).filter(
    ({ said, index }) =>
      rest.startsWith(said, index) &&
      !alone.some((one) => hasMonth(one, text) && one.index <= index && index < one.index + one.said.length),
  );
  const all = [...[...dated, ...alone].filter((one) => hasMonth(one, text)), ...numbers].sort(
    (a, b) => a.index - b.index,
  );
  const own = all.slice(0, MOST_DAYS).filter(({ index }, at) => {
    const label = labelBefore(text, all[at - 1], index);
    return !isOtherDay(at === 0 && label.trim() === '' ? above : label, at === 0);
  });
  const days =
    all.length > MOST_DAYS
      ? [UNCERTAIN]
      : own.map((one) => {
          if (numbers.includes(one)) return numberAlone(one, text);
          return dated.includes(one) ? knownDay(one, text, all, order) : dayAlone(one, text, all, order);
        });
  return { own, days };
}

/** The numbers of days alone, each once. */
function numbersIn(text: string): Found[] {
  const found = [NUMBER_ALONE, NUMBER_OF_WEEKDAY, NUMBER_OF_MONTH].flatMap((pattern) => [...text.matchAll(pattern)]);
  const numbers = found
    .filter(({ groups }) => groups?.['word'] === undefined || isWeekday(groups['word']))
    .map(({ 0: whole, groups: { said = '' } = {}, index }): [number, Found] => {
      const at = index + whole.lastIndexOf(said);
      return [at, { said, index: at }];
    });
  return [...new Map(numbers).values()];
}

/** The words between a day and the one before it, of its own sentence. */
const labelBefore = (text: string, last: Found | undefined, index: number): string => {
  const label = text.slice(last ? last.index + last.said.length : 0, index);
  return label.split(SENTENCE).at(-1)!;
};
const SENTENCE = /(?<=\p{Ll}{4}[.!])\s(?=\p{Lu})/u;

const APART = /[-–—→>;/]|\p{L}{2,20}[^\p{L}]{1,20}\p{L}{2}/u;
const BESIDE_CLOCK = /(?<!\p{L})(?:uhr|hrs?|uur|[ap]m|am|on|den|the|of|le|el|il|op|dnia)(?!\p{L})/giu;

/** Between the first of two times and a day stands more than a weekday. */
export const isApart = (text: string, [start = 0, end = 0]: readonly number[], day: number): boolean =>
  day > start && day < end && APART.test(text.slice(start + CLOCK_LENGTH, day).replace(BESIDE_CLOCK, ''));
const CLOCK_LENGTH = 5;

const LONGEST_LINE = 400;
const LEAST_DAYS = 2;
const CLOCKED = /\d{1,2}:\d{2}(?!\d)/;
/** The marks and the numbers of a line, whatever they say. */
const shapeOf = (line: string): string =>
  line
    .replace(/\p{L}+/gu, '')
    .replace(/\d+/g, '0')
    .replace(/\s+/g, ' ')
    .trim();

/** Small words of languages that never write the month first. */
const NOT_ENGLISH =
  /(?<!\p{L})(?:und|der|das|mit|für|ihre|nach|pour|votre|vos|les|avec|para|una|della|dei|vostro|voor|het|uw|een|za|od|przed|dla|oraz|lub|nie|jest|się|także|před|nebo|jsou|vaše|og|til|fra|på|és|az|egy|com|seu|sua|ve|için|ile|bir)(?!\p{L})/giu;
const LEAST_WORDS = 2;
const isEnglish = (lines: readonly string[]): boolean =>
  new Set(lines.flatMap((line) => line.slice(0, LONGEST_LINE).toLowerCase().match(NOT_ENGLISH) ?? [])).size <
  LEAST_WORDS;

/**
 * Which of two numbers is the day, where at least two days of a text say it, or one in a line with a clock that is as another one with days;
 * of these the British and the Americans may mix their forms.
 */
export function orderIn(lines: readonly string[]): DayOrder {
  const dated = lines.flatMap((whole) => {
    const line = whole.slice(0, LONGEST_LINE);
    const days: string[] = line.match(DIVIDED) ?? [];
    return days.length === 0 ? [] : [{ line, days: days.map((day) => ({ day, isCertain: orderOf([day]) !== null })) }];
  });
  const certain = new Set(dated.flatMap(({ days }) => days.flatMap(({ day, isCertain }) => (isCertain ? [day] : []))));
  const open = new Set(
    dated.flatMap(({ line, days }) => (days.every(({ isCertain }) => isCertain) ? [] : [shapeOf(line)])),
  );
  const isLike = dated.some(
    ({ line, days }) => days.some(({ isCertain }) => isCertain) && CLOCKED.test(line) && open.has(shapeOf(line)),
  );
  return certain.size >= LEAST_DAYS || (isLike && !isEnglish(lines)) ? orderOf([...certain]) : null;
}
