import { monthNamed } from './booked-days.js';
import { isWeekday } from './days-without-year.js';
import { datesIn, daysOf } from './prose-days.js';
import { hasFlightNumber } from './prose-labels.js';
import { isAirportCode, isKnownAirport, withClocks } from './prose-lines.js';
import { PLACE, TERMINAL } from './prose-places.js';
import type { SaidDay } from './prose-said.js';
import { clocksOf, type SaidTime } from './prose-times.js';
import { endByVerb, endOfPlace, isSmallWord, leadsToPlace, type End } from './running-words.js';
import { sentencesIn } from './segment-sentences.js';

/** What a paragraph says of flights, in its order. A place that is not known has no code. */
export type Token = { at: number; end: number } & (
  | { kind: 'DAY'; day: SaidDay }
  | { kind: 'CLOCK'; time: SaidTime; role: End }
  | { kind: 'PLACE'; code: string | null; role: End }
  | { kind: 'NUMBER'; number: string }
);
type Of<Kind extends Token['kind']> = Extract<Token, { kind: Kind }>;
export const ofKind = <Kind extends Token['kind']>(tokens: readonly Token[], kind: Kind): Of<Kind>[] =>
  tokens.filter((token): token is Of<Kind> => token.kind === kind);

export type Named = (phrase: string) => string | null;

const DESIGNATOR = /(?<![\p{L}\d])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{1,4}(?![\p{L}\d]|[:.]\d)/gu;
/** "with United 1480". */
const NAMED_FLIGHT =
  /(?<=(?<!\p{L})(?:with|mit|avec|con|met|flight|flug|vol|volo|vuelo)\s)\p{Lu}\p{L}{2,18}(?:\s\p{Lu}\p{L}{1,12})?\s\d{2,4}(?![\p{L}\d]|[:.]\d)/giu;
export const hasDesignator = (text: string): boolean => text.search(DESIGNATOR) >= 0;
/** The numbers of flights in a text, each once. */
export const flightsNamed = (text: string): ReadonlySet<string> =>
  new Set(
    [DESIGNATOR, NAMED_FLIGHT].flatMap((pattern) => text.match(pattern) ?? []).map((one) => one.replace(/\s/g, '')),
  );
const NAME = new RegExp(String.raw`(?<![\p{L}\d])${PLACE}(?![\p{L}\d])`, 'gu');
const BETWEEN_NAMES = /-(?=\p{Lu}|(?:de|du|la|le|sur|am)-)|(?<=-(?:de|du|la|le|sur|am))-/gu;

const NAMED_CODE = /(?<![\p{L}\d])(\p{Lu}[\p{L}.'’]{1,24}(?:[\s-]\p{Lu}[\p{L}.'’]{1,24}){0,3})\s\(([A-Z]{3})\)/gu;

/** The airports that a text names with their codes, for where it names them again without. */
export function codedNames(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', code = ''] of text.matchAll(NAMED_CODE)) {
    const said = name.replace(/[’]/g, "'").replace(/-/g, ' ');
    const known = found.get(said);
    found.set(said, (known ?? code) === code && isAirportCode(code) ? code : '');
  }
  return new Map([...found].filter(([, code]) => code !== ''));
}

/** The text of a paragraph as its tokens are read. */
export const readable = (paragraph: string): string =>
  withClocks(paragraph).replace(TERMINAL, ' ').replace(/’/g, "'").replace(BETWEEN_NAMES, ' ');

/** Null: more days than flights have, or a clock that is not certain. */
export function tokensOf(text: string, named: Named): Token[] | null {
  let rest = text;
  const taken = (pattern: RegExp): RegExpExecArray[] => {
    const found = [...rest.matchAll(pattern)];
    rest = rest.replace(pattern, (whole) => ' '.repeat(whole.length));
    return found;
  };
  const dated = datesIn(taken);
  const { times, at } = clocksOf(taken, text, { isFlight: true, hasDay: true, left: () => rest });
  if (times.length > MOST_CLOCKS) return null;
  const { own, days } = daysOf(taken, text, { rest, dated, above: '', order: null });
  if (days.length !== own.length || times.some(({ time }) => time === null)) return null;
  const isFree = (from: number, length: number): boolean =>
    !own.some(({ index, said }) => from < index + said.length && index < from + length) &&
    !at.some((clock) => from <= clock && clock < from + length);
  // "LH 5 nach" may look like the beginning of a day.
  const designated = [...text.matchAll(DESIGNATOR)].filter(({ 0: said, index }) => isFree(index, said.length));
  for (const { 0: said, index } of designated)
    rest = rest.slice(0, index) + ' '.repeat(said.length) + rest.slice(index + said.length);
  const numbers = [...designated, ...taken(NAMED_FLIGHT)].filter(
    ({ 0: said }) => hasFlightNumber(said) || /\p{Ll}/u.test(said),
  );
  const others: Token[] = [
    ...own.map(({ said, index }, one): Token => ({
      kind: 'DAY',
      at: index,
      end: index + said.length,
      day: days[one]!,
    })),
    ...numbers.map(({ 0: said, index }): Token => ({
      kind: 'NUMBER',
      at: index,
      end: index + said.length,
      number: said.replace(/\s/g, ''),
    })),
  ];
  const clocks = times.map((time, one) => ({ time, at: at[one]!, end: at[one]! + lengthOfClock(text.slice(at[one])) }));
  clocks.sort((a, b) => a.at - b.at);
  const places = placesOf(rest, text, clocks, named);
  const marked = clocks.map((clock): Token => ({
    ...clock,
    kind: 'CLOCK',
    role: roleOfClock(clock, text, clocks, places),
  }));
  return [...others, ...places, ...marked].sort((a, b) => a.at - b.at);
}

/** No paragraph speaks of more flights. */
const MOST_CLOCKS = 40;

interface Span {
  at: number;
  end: number;
}

const A_CLOCK = /^\d{1,2}(?:[:.h]?\d{2})?/;
const lengthOfClock = (text: string): number => A_CLOCK.exec(text.slice(0, LONGEST_CLOCK))?.[0].length ?? 0;
const LONGEST_CLOCK = 5;
/** Where the words before a place of the text begin, behind the last of some. */
const endBefore = (at: number, some: readonly Span[]): number => some.findLast(({ end }) => end <= at)?.end ?? 0;

/** By the verb between the clock before it and itself, or by the place directly before it. */
function roleOfClock({ at, end }: Span, text: string, clocks: readonly Span[], places: readonly Of<'PLACE'>[]): End {
  const since = endBefore(at, clocks);
  const beside = places.findLast((place) => place.end <= at && place.at >= since);
  const isBeside = beside !== undefined && at - beside.end <= 2;
  const before = endByVerb(lastSentence(text.slice(since, at))) ?? (isBeside ? beside.role : null);
  return before ?? endByVerb(BEHIND.exec(text.slice(end, end + MOST_BEHIND))?.[0] ?? '');
}
/** "um 8.15 Uhr ankommen", "at 21:45 we take off": up to where the words go on with others. */
const BEHIND = /^(?:(?!\s(?:und|and|et|e|y|en|i|oraz)\s)[^,.;\d(])+/u;
const MOST_BEHIND = 40;
/** Up to a capital letter. */
const lastSentence = (text: string): string => sentencesIn(`${text}X`).at(-1)!.slice(0, -1);

/** Letters before a place that may say of which end it is. */
const MOST_WORDS = 200;
const CODED = /\(([A-Z]{3})\)$/;

function placesOf(rest: string, text: string, clocks: readonly Span[], named: Named): Of<'PLACE'>[] {
  const found: Of<'PLACE'>[] = [];
  for (const match of rest.matchAll(NAME))
    for (const { phrase, at } of partsOf(match[0], match.index).map((part) => withoutLead(part, named))) {
      const since = Math.max(found.at(-1)?.end ?? 0, endBefore(at, clocks), at - MOST_WORDS);
      const end = at + phrase.length;
      const words = lastSentence(text.slice(since, at));
      const role = endOfPlace(words, text.slice(end));
      const code = CODED.exec(phrase)?.[1] ?? (isKnownAirport(phrase) ? phrase : named(phrase));
      const isOther =
        code === null &&
        (role === null ||
          isWeekday(phrase) ||
          monthNamed(phrase) !== null ||
          NO_PLACE.test(phrase) ||
          !leadsToPlace(words));
      if (role !== undefined && !isOther) found.push({ kind: 'PLACE', at, end, code, role });
    }
  return found;
}

/** Those who fly, and with whom. */
const NO_PLACE =
  /^(?:Sie|Ihr|Ihnen|Wir|Uhr|You|We|Vous|Nous|Lei|Voi|Ustedes|Usted|U)(?!\p{L})|(?:airlines?|airways|aviation|air)$/iu;
const LEAD = /^(\p{Lu}\p{L}{0,12})\s(?:(?:de|del|da|di|do)\s)?(?=\p{Lu})/u;

/** "Partenza da Torino", "From Doha": the place alone. */
function withoutLead(part: { phrase: string; at: number }, named: Named): { phrase: string; at: number } {
  const [lead = '', word = ''] = LEAD.exec(part.phrase) ?? [];
  if (lead !== '' && isOfCarrier(part.phrase, lead, named))
    return { phrase: part.phrase.slice(lead.length), at: part.at + lead.length };
  if (lead === '' || CODED.test(part.phrase) || !(isSmallWord(word) || NO_PLACE.test(word))) return part;
  const rest = part.phrase.slice(lead.length);
  if (named(rest) === null && named(part.phrase) !== null) return part;
  return { phrase: rest, at: part.at + lead.length };
}

/** "Vueling de Sevilla (SVQ)", and not "Palma de Mallorca (PMI)": what stands before the name of the code is no part of it. */
function isOfCarrier(phrase: string, lead: string, named: Named): boolean {
  const code = CODED.exec(phrase)?.[1];
  const name = phrase.replace(/\s?\([A-Z]{3}\)$/, '');
  return code !== undefined && / \S+ $/.test(lead) && named(name) === null && named(name.slice(lead.length)) === code;
}

const PARTS = /(?:(?<!\p{L}{4})\.\s|[^,.]|\.(?!\s))+/gu;

/** "Graz, Abflug", "Graz. Dort": what a comma or the end of a sentence divides. */
function partsOf(phrase: string, index: number): { phrase: string; at: number }[] {
  return [...phrase.matchAll(PARTS)].map(({ 0: part, index: start }) => {
    const bare = part.trimStart();
    const weekday = ON_WEEKDAY.exec(bare);
    const isDay = weekday !== null && isWeekday(weekday[1]!);
    return { phrase: isDay ? bare.slice(0, weekday.index) : bare, at: index + start + part.length - bare.length };
  });
}
/** "Frankfurt am Freitag". */
const ON_WEEKDAY = /\s(?:am|el|di|del|de)\s(\p{Lu}\p{L}{1,12})$/u;
