import { addDays } from '@landfall/kernel';
import { cityOf } from './airport-names.js';
import { dayInYear, fitsWeekday, monthNamed } from './booked-days.js';
import { byMoment, momentText, type Booking, type Leg } from './booking.js';
import { isWeekday } from './days-without-year.js';
import { wayHome } from './flights-home.js';
import { namesNights, namesOtherWay } from './prose-labels.js';
import { remembered } from './prose-places.js';
import { shownOf } from './prose-shown.js';
import { isUnconfirmed, plain } from './prose-words.js';
import { ofKind, readable, tokensOf, type Token } from './running-tokens.js';
import { isHomeward, isNotChosen, isPriced } from './running-words.js';
import { arrivalOf } from './segment-days.js';
import { placeOrCity } from './segment-places.js';
import { isGreeting, sentencesIn } from './segment-sentences.js';

type Of<Kind extends Token['kind']> = Extract<Token, { kind: Kind }>;
type Way = Pick<Leg, 'from' | 'to'>;

/**
 * With the flight home of a letter that says of it when it leaves and where, and not its number: from where the way out ends to where that
 * began. What it says besides of a way home with its clocks is named.
 */
export function withSentenceHome(booking: Booking, text: string): Booking {
  const legs = byMoment(booking.legs);
  const [way, last] = [wayHome(legs), legs.at(-1)];
  if (!way || !last || booking.others) return booking;
  const said = sentencesHome(DOTTED_CLOCKS.test(text) ? text.replace(DOTTED, '$1:$2') : text);
  const open = booking.unread.filter(({ why }) => why !== 'NATIONALITY');
  const [sentence, ...others] = said;
  if (sentence === undefined || !open.every(({ line }) => lettersOf(sentence).includes(lettersOf(line))))
    return booking;
  const tokens = tokensOf(readable(sentence), remembered(placeOrCity)) ?? [];
  if (!tokens.some((token) => token.kind === 'PLACE' && token.code !== null)) return booking;
  const leg = others.length === 0 ? legOf(sentence, tokens, { way, last, isDirect: legs.length === 1 }) : null;
  if (leg) return { ...booking, legs: [...legs, leg], unread: booking.unread.filter((one) => !open.includes(one)) };
  if (open.length > 0) return booking;
  return { ...booking, unread: [...booking.unread, { line: shownOf(sentence), why: 'NOT_UNDERSTOOD' }] };
}

/** Clocks may have been written in another way. */
const lettersOf = (line: string): string => line.replace(/(?<=\d)h(?=\d{2})/g, ':').replace(/[^\p{L}\d]/gu, '');

/** A text that writes "7.20 uur", and in it a clock without its unit. */
const DOTTED_CLOCKS = /(?<![\d.,:])\d{1,2}\.[0-5]\d\s?(?:uur|uhr|h)(?!\p{L})/iu;
const DOTTED = /(?<=\p{L}\s)([01]?\d|2[0-3])\.([0-5]\d)(?![\d.,]\d|\.(?!\s?(?:$|\p{Lu}))|\s?(?:€|EUR|CHF|kg|%))/gu;
const CLOCK = /(?<![\d.,:])\d{1,2}[:.h][0-5]\d(?!\d|\.\d)/;
/** Broken by a mail program, a line is no shorter. */
const SHORTEST_LINE = 45;
const MOST_LETTERS = 2_000;
const BY_ROAD =
  /(?<!\p{L})(?:rijd\p{L}{0,2}|rijden|fahr\p{L}{0,3}|driv\p{L}{1,3}|conduc\p{L}{1,5}|guid\p{L}{1,4}|roul\p{L}{1,4}|jedzi\p{L}{1,4}|jede\p{L}{1,3}|auto|car|coche|voiture|macchina|samochod\p{L}{0,3})(?!\p{L})/u;

/** What speaks of the way home up to its clock, each with the sentence behind it where that alone has one. */
function sentencesHome(text: string): string[] {
  return text
    .split(/\n[ \t\r]*\n/)
    .filter((paragraph) => paragraph.length <= MOST_LETTERS && CLOCK.test(paragraph))
    .flatMap((paragraph) => {
      const lines = paragraph.split(/\r?\n/).map((line) => line.trim());
      if (isGreeting(lines[0]!)) lines.shift();
      const isFilled = lines.slice(0, -1).every(({ length }) => length >= SHORTEST_LINE);
      const sentences = (isFilled ? [lines.join(' ')] : lines).flatMap(sentencesIn);
      return sentences.flatMap((sentence, at) => {
        if (sentence.startsWith('>') || !isHomeward(sentence)) return [];
        const next = sentences[at + 1] ?? '';
        const whole = CLOCK.test(sentence) || isHomeward(next) ? sentence : `${sentence} ${next}`;
        return CLOCK.test(whole) && !isOfOther(whole) ? [whole] : [];
      });
    });
}

const isOfOther = (text: string): boolean =>
  namesOtherWay(text) ||
  namesNights(text) ||
  isPriced(text) ||
  isNotChosen(text) ||
  isUnconfirmed(text, true) ||
  BY_ROAD.test(plain(text));

interface Context {
  way: Way;
  last: Leg;
  /** Whether one flight leads out. */
  isDirect: boolean;
}

function legOf(sentence: string, tokens: readonly Token[], { way, last, isDirect }: Context): Leg | null {
  const clocks = clocksOf(tokens, way);
  const day = dayOf(sentence, ofKind(tokens, 'DAY'), last);
  const places = ofKind(tokens, 'PLACE');
  if (!clocks || !day || !areOf(way, places)) return null;
  const [start, end] = clocks;
  const isBoth = new Set(places.map(({ code }) => cityOf(code!))).size > 1;
  // One end or one clock may be of a part of the way, or of no flight at all.
  const isCertain = isBoth
    ? isDirect || end !== undefined
    : isDirect && end !== undefined && FLIES.test(plain(sentence));
  const departs = { day, time: start.time.time };
  if (!isCertain || momentText(departs) <= momentText(last.arrives ?? last.departs)) return null;
  if (!end) return { ...way, departs, arrives: null };
  const landed = arrivalOf(day, { ...way, departs: start.time, arrives: end.time }, [], end.time.later);
  return landed === null ? null : { ...way, departs, arrives: { day: landed, time: end.time.time } };
}

/** The departure, and the arrival if it is said, by a verb or by its place. Null: more, or clocks of something else. */
function clocksOf(tokens: readonly Token[], { to }: Way): [Of<'CLOCK'>, Of<'CLOCK'>?] | null {
  const [start, end, ...others] = ofKind(tokens, 'CLOCK');
  if (!start?.time.time || start.role !== 'FROM' || start.time.later || others.length > 0) return null;
  if (!end) return [start];
  const isAtHome = ofKind(tokens, 'PLACE').some(
    ({ at, code }) => at > start.at && code !== null && cityOf(code) === cityOf(to),
  );
  return end.role === 'TO' || (end.role === null && isAtHome) ? [start, end] : null;
}

const FLIES =
  /(?<!\p{L})(?:fl(?:y|ies|ight|ieg|ug|yv|oj)|ruckflug|vlieg|vlucht|vol(?:o|s|are|iamo|ons)?(?!\p{L})|vuel|voo|voam|lec[ieay]|lot(?!\p{L})|let[iue]|uc(?:us|uy|ak)|repul|land|aterr|atterr|ladow)/u;

/** Each at its own end of the way. */
const areOf = (way: Way, places: readonly Of<'PLACE'>[]): boolean =>
  places.every(({ code, role }) => {
    const city = code === null ? '' : cityOf(code);
    const ends = [role === 'TO' ? '' : cityOf(way.from), role === 'FROM' ? '' : cityOf(way.to)];
    return city !== '' && ends.includes(city);
  });

const ARTICLE = String.raw`(?:the|de|dem|den|am|le|el|il|o|dia|día|dnia|d\.)`;
/** "Zaterdag de 16e", "on the 16th", "samedi 16": the number of a day alone. */
const NUMBER_ALONE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?<weekday>\p{L}{2,12})[.,]{0,2}\s)?(?:(?<article>${ARTICLE})\s)?(?<number>\d{1,2})(?<ending>e|er|st|nd|rd|th|º|\.(?=\s\p{Ll}))?(?![\p{L}\d]|[.:/h-]\d|\s?%)(?:\s(?<next>\p{L}{1,12}))?`,
  'gu',
);

/** The one day of a sentence, behind the last flight. Null: there is none, or more. */
function dayOf(sentence: string, [named, ...others]: readonly Of<'DAY'>[], last: Leg): string | null {
  const landed = (last.arrives ?? last.departs).day;
  if (others.length > 0) return null;
  if (!named || /^\d{1,2}$/.test(sentence.slice(named.at, named.end))) return numberedDay(sentence, landed);
  if (named.day.day !== null) return named.day.day;
  const year = Number(landed.slice(0, 4));
  const days = [year, year + 1].flatMap((one) => dayInYear(sentence.slice(named.at, named.end), one) ?? []);
  const next = days.find((one) => one > landed) ?? null;
  return next !== null && named.day.near(next) === next ? next : null;
}

/** The next day of that number, which has the weekday beside it; without one, that of the same month. */
function numberedDay(sentence: string, landed: string): string | null {
  const found = [...sentence.matchAll(NUMBER_ALONE)].flatMap(({ groups = {} }) => {
    const { weekday = '', article, number = '', ending, next = '' } = groups;
    const isNamed = isWeekday(weekday);
    const isDay = isNamed || (article !== undefined && (ending !== undefined || next === ''));
    return isDay && monthNamed(next) === null ? [{ weekday: isNamed ? weekday : '', number: Number(number) }] : [];
  });
  const [only, ...others] = found;
  if (!only || others.length > 0) return null;
  const days = Array.from({ length: 31 }, (_, at) => addDays(landed, at + 1));
  const day = days.find((one) => Number(one.slice(8)) === only.number);
  if (day === undefined) return null;
  const isSaid =
    only.weekday === ''
      ? day.slice(0, 7) === landed.slice(0, 7)
      : fitsWeekday(`${only.weekday} `, day, `${only.number}`);
  return isSaid ? day : null;
}
