import { minutesOf, noBooking, type Booking, type Leg } from './booking.js';
import { arrivalOnWeekday, isWeekday } from './days-without-year.js';
import { namesNights, namesOtherWay } from './prose-labels.js';
import { NEXT_DAY } from './prose-lines.js';
import { remembered } from './prose-places.js';
import { shownOf } from './prose-shown.js';
import { isUnconfirmed } from './prose-words.js';
import { ofKind, readable, tokensOf, type Named, type Token } from './running-tokens.js';
import { goesOn, isNotChosen } from './running-words.js';
import { arrivalOf } from './segment-days.js';
import { isOnePlace, placeOrCity } from './segment-places.js';
import { runningParagraphs, sentencesIn } from './segment-sentences.js';

type Unread = Booking['unread'][number];
type Clock = Extract<Token, { kind: 'CLOCK' }>;

/** A paragraph, with what is of other things left out, and where its sentences begin. */
interface Running {
  text: string;
  starts: readonly number[];
  left: Unread[];
}

/** The departure and the arrival of a flight, and the part of the paragraph that speaks of it. */
interface Part {
  departs: Clock;
  arrives: Clock | null;
  start: number;
  end: number;
}

/**
 * Reads flights that a mail describes in sentences: in the order of its clocks, each of which is a departure or an arrival, with the places,
 * the days and the number of the flight around them. Of a mail that was forwarded, the newest part that names flights counts.
 */
export function readRunning(text: string, today: string): Booking {
  const paragraphs = runningParagraphs(text).slice(0, MOST_PARAGRAPHS);
  const depths = [...new Set(paragraphs.map(({ mark }) => mark.replace(/[^>]/g, '').length))].sort((a, b) => a - b);
  const named = remembered(placeOrCity);
  for (const depth of depths) {
    const own = paragraphs.filter(({ mark }) => mark.replace(/[^>]/g, '').length === depth);
    const booking = noBooking();
    for (const { lines } of own) {
      const { legs, unread } = ofParagraph(lines.join(' '), named, today);
      booking.legs.push(...legs);
      booking.unread.push(...unread);
    }
    if (booking.legs.length > 0) return booking;
  }
  return noBooking();
}

const MOST_PARAGRAPHS = 30;
const MOST_SENTENCES = 40;

const unreadOf = (line: string, why: Unread['why'] = 'NOT_UNDERSTOOD'): Unread => ({ line: shownOf(line.trim()), why });

function ofParagraph(paragraph: string, named: Named, today: string): Pick<Booking, 'legs' | 'unread'> {
  const sentences = sentencesIn(readable(paragraph));
  if (sentences.length > MOST_SENTENCES) return { legs: [], unread: [] };
  const { text, starts, left } = runningOf(sentences);
  const tokens = tokensOf(text, named);
  if (tokens === null) return { legs: [], unread: [...left, unreadOf(text)] };
  const parts = partsOf(tokens, text, starts);
  if (parts === null) return { legs: [], unread: [...left, unreadOf(text)] };
  const legs: Leg[] = [];
  const unread = [...left];
  let before: Leg | null = null;
  for (const part of parts) {
    const own = tokens.filter(({ at }) => at >= part.start && at < part.end);
    const leg = legOf(part, own, { text, before, today });
    if (leg) legs.push(leg);
    else unread.push(unreadOf(text.slice(part.start, part.end)));
    before = leg;
  }
  return { legs, unread };
}

const LEADING_DAY = /^\p{L}{2,12}\.?,?\s\d{1,2}[^:]{3,24}:/u;
const CLOCK_OR_NUMBER = /\d{1,2}[:.h]\d{2}|(?<!\p{L})[A-Z\d]{2}\s?\d{2,4}(?!\d)/u;

/** Without the sentences of trains, cars, hotels and flights that nobody chose; a day that leads a paragraph is that of all of it. */
function runningOf(sentences: readonly string[]): Running {
  const left: Unread[] = [];
  const starts: number[] = [];
  let text = '';
  for (const sentence of sentences) {
    const gap = text === '' ? '' : ' ';
    starts.push(text.length + gap.length);
    const isNoFlight = isUnconfirmed(sentence, true) || isNotChosen(sentence);
    const isOther = isNoFlight || ((namesOtherWay(sentence) || namesNights(sentence)) && !DESIGNATED.test(sentence));
    if (isNoFlight && CLOCK_OR_NUMBER.test(sentence)) left.push(unreadOf(sentence, 'NOT_CONFIRMED'));
    const lead = isOther && !isNoFlight ? (LEADING_DAY.exec(sentence)?.[0] ?? '') : '';
    text += gap + (isOther ? lead.padEnd(sentence.length) : sentence);
  }
  return { text, starts, left };
}
const DESIGNATED = /(?<![\p{L}\d])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{1,4}(?![\p{L}\d]|[:.]\d)/u;

/** Null: an arrival without its departure. */
function partsOf(tokens: readonly Token[], text: string, starts: readonly number[]): Part[] | null {
  const parts: Part[] = [];
  for (const clock of ofKind(tokens, 'CLOCK')) {
    const last = parts.at(-1);
    const isOpen = last?.arrives === null;
    const role = clock.role ?? (isOpen ? 'TO' : 'FROM');
    if (role === 'TO' && !isOpen) return null;
    if (role === 'TO') last!.arrives = clock;
    else parts.push({ departs: clock, arrives: null, start: 0, end: text.length });
  }
  parts.slice(1).forEach((part, at) => {
    const before = parts[at]!;
    part.start = cutIn({ start: (before.arrives ?? before.departs).end, end: part.departs.at }, tokens, text, starts);
    before.end = part.start;
  });
  return parts;
}

const CUT = /[,;–]\s|\s(?=(?:and|und|et|e|y|en|i|oraz|dann|then|puis|poi)\s)/gu;
const NEAR_DAY = 14;

/** Where the words of one flight end between its last clock and the first one of the next. */
function cutIn(
  { start, end }: Pick<Part, 'start' | 'end'>,
  tokens: readonly Token[],
  text: string,
  starts: readonly number[],
): number {
  const sentence = starts.find((one) => one > start && one <= end);
  if (sentence !== undefined) return sentence;
  const days = ofKind(tokens, 'DAY');
  const cuts = [...text.slice(start, end).matchAll(CUT)].map(({ index }) => start + index);
  return cuts.find((cut) => !days.some(({ at }) => at > cut && at - cut < NEAR_DAY)) ?? start;
}

interface Context {
  text: string;
  /** The flight before it in the paragraph; null: there is none, or it was not understood. */
  before: Leg | null;
  today: string;
}

function legOf(part: Part, tokens: readonly Token[], context: Context): Leg | null {
  const { text, before, today } = context;
  const numbers = new Set(ofKind(tokens, 'NUMBER').map(({ number }) => number));
  const ends = endsOf(part, tokens, goesOn(text.slice(part.start, part.end)) ? before : null);
  const days = daysIn(part, tokens);
  if (numbers.size !== 1 || !ends || !days) return null;
  const own = days.own?.day;
  const day = own ? (own.day ?? own.next(today)) : dayGoingOn(part.departs, before, ends.from);
  if (day === null) return null;
  const departs = { day, time: part.departs.time.time };
  if (part.arrives === null) return days.ofArrival.length > 0 ? null : { ...ends, departs, arrives: null };
  const landed = dayOfLanding({ ...part, ...ends, arrives: part.arrives }, days, day, text);
  return landed === null ? null : { ...ends, departs, arrives: { day: landed, time: part.arrives.time.time } };
}

type Landing = Part & Pick<Leg, 'from' | 'to'> & { arrives: Clock };

function dayOfLanding(part: Landing, { ofArrival }: Days, day: string, text: string): string | null {
  const { from, to, departs, arrives, end } = part;
  const weekday = ofArrival.length > 0 ? [] : weekdayIn(text.slice(arrives.end, end), day);
  const said = [...ofArrival.map((one) => one.day.near(day)), ...weekday];
  const later = arrives.time.later || Number(NEXT_DAY.test(text.slice(departs.end, end)));
  return arrivalOf(day, { from, to, departs: departs.time, arrives: arrives.time }, said, later);
}

/** "arriving 05:05 on Friday morning": the day of an arrival by its weekday alone. */
function weekdayIn(behind: string, day: string): (string | null)[] {
  const word = WEEKDAY.exec(behind)?.[1];
  const found = word === undefined || !isWeekday(word) ? day : arrivalOnWeekday(word, day);
  return found === day ? [] : [found];
}
const WEEKDAY =
  /^[^.;]{0,30}?\s(?:on|am|den|le|il|el|op|w|we)?\s?(\p{Lu}?\p{L}{4,12})(?=\s(?:morning|evening|früh|morgen|matin|soir|mattina|mañana|ochtend)|[.,;)]|$)/u;

/** Both places; `before` is the flight from whose place this one goes on, where it names none. */
function endsOf(part: Part, tokens: readonly Token[], before: Leg | null): Pick<Leg, 'from' | 'to'> | null {
  const places = ofKind(tokens, 'PLACE').map((place) => ({ ...place, role: place.role ?? roleAt(place.at, part) }));
  if (places.some(({ code, role }) => code === null || role === null)) return null;
  const [froms, tos] = (['FROM', 'TO'] as const).map((end) => [
    ...new Set(places.flatMap(({ code, role }) => (role === end ? code! : []))),
  ]) as [string[], string[]];
  const from = froms.length === 0 ? before?.to : froms[0];
  const [to] = tos;
  if (from === undefined || to === undefined || froms.length > 1 || tos.length > 1) return null;
  return isOnePlace(from, to) ? null : { from, to };
}

/** Behind the clock of an arrival stands its place, before that of a departure its own. */
function roleAt(at: number, { departs, arrives }: Part): 'FROM' | 'TO' | null {
  if (arrives !== null && at > arrives.at) return 'TO';
  return at < departs.at ? 'FROM' : null;
}

interface Days {
  own: { day: { day: string | null; next(today: string): string | null } } | null;
  ofArrival: { day: { near(day: string): string | null } }[];
}

/** The day of a departure, and that of an arrival behind it; null: more, or nobody knows which. */
function daysIn({ departs, arrives }: Part, tokens: readonly Token[]): Days | null {
  const days = ofKind(tokens, 'DAY');
  const places = ofKind(tokens, 'PLACE');
  const [first, second, third] = days;
  if (third !== undefined) return null;
  const landing = places.find(({ at, role }) => role === 'TO' && at > departs.at)?.at ?? arrives?.at ?? Infinity;
  const isOfArrival = first !== undefined && first.at > landing && arrives !== null;
  if (second !== undefined) return isOfArrival || second.at < departs.at ? null : { own: first!, ofArrival: [second] };
  return isOfArrival ? { own: null, ofArrival: [first] } : { own: first ?? null, ofArrival: [] };
}

/** Of a flight that goes on from where the one before it lands, later on that day. */
function dayGoingOn({ time }: Clock, before: Leg | null, from: string): string | null {
  const landed = before?.arrives;
  if (!landed?.time || time.time === null || !isOnePlace(before!.to, from)) return null;
  return minutesOf(time.time) > minutesOf(landed.time) ? landed.day : null;
}
