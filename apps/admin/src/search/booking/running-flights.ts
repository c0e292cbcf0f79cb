import { addDays } from '@landfall/kernel';
import { cityOf } from './airport-names.js';
import { mayArrive, minutesOf, noBooking, type Booking, type Leg } from './booking.js';
import { arrivalOnWeekday, isOfWeekday, isWeekday } from './days-without-year.js';
import { wayHome } from './flights-home.js';
import { areOfFlight } from './note-clocks.js';
import { namesNights, namesOtherWay } from './prose-labels.js';
import { NEXT_DAY } from './prose-lines.js';
import { remembered } from './prose-places.js';
import { shownOf } from './prose-shown.js';
import { isUnconfirmed, plain } from './prose-words.js';
import {
  codedNames,
  flightsNamed,
  hasDesignator,
  ofKind,
  readable,
  tokensOf,
  type Named,
  type Token,
} from './running-tokens.js';
import {
  endByVerb,
  goesOn,
  isHomeward,
  isNotChosen,
  isPriced,
  nightsThere,
  saysTimeToCome,
  withoutOpenTime,
  type End,
} from './running-words.js';
import { arrivalOf } from './segment-days.js';
import { isOnePlace, placeOrCity } from './segment-places.js';
import { runningParagraphs, sentencesIn, type Paragraph } from './segment-sentences.js';
import { isTimeToCome, withoutTimeToCome } from './time-to-come.js';

type Unread = Booking['unread'][number];
type Clock = Extract<Token, { kind: 'CLOCK' }>;

/** A paragraph, with what is of other things left out, and where its sentences begin. */
interface Running {
  text: string;
  /** With what is of other things. */
  whole: string;
  starts: readonly number[];
  /** Of the sentences that say of a time that it is to come. */
  open: readonly number[];
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
 * the days and the number of the flight around them. Of a mail that was forwarded, the newest part that names flights counts. `notes`: the
 * paragraphs of a text that names flights without their numbers.
 */
export function readRunning(text: string, today: string, notes?: readonly Paragraph[]): Booking {
  const paragraphs = (notes ?? runningParagraphs(text)).slice(0, MOST_PARAGRAPHS);
  const depths = [...new Set(paragraphs.map(({ mark }) => mark.replace(/[^>]/g, '').length))].sort((a, b) => a - b);
  const own = codedNames(text.normalize('NFKC'));
  const named = remembered((phrase) => {
    const [known, said] = [placeOrCity(phrase), own.get(phrase)];
    return said !== undefined && (known === null || isOnePlace(said, known)) ? said : known;
  });
  for (const depth of depths) {
    const booking = noBooking();
    const texts = paragraphs.flatMap(({ mark, lines }) =>
      mark.replace(/[^>]/g, '').length === depth ? [lines.join(' ')] : [],
    );
    const flights = flightsNamed(texts.join('\n')).size;
    for (const text of texts) {
      const { legs, unread } = ofParagraph(text, named, {
        today,
        above: booking,
        flights,
        isNote: notes !== undefined,
      });
      booking.legs.push(...legs);
      booking.unread.push(...unread);
    }
    const legs = booking.legs.filter((leg) => !isRepeated(leg, booking.legs));
    if (legs.length > 0) return { ...booking, legs };
  }
  return noBooking();
}

/** A flight without its time that stands elsewhere with it. */
const isRepeated = (leg: Leg, legs: readonly Leg[]): boolean =>
  leg.departs.time === null &&
  legs.some(
    ({ from, to, departs }) =>
      departs.time !== null && departs.day === leg.departs.day && isOnePlace(from, leg.from) && isOnePlace(to, leg.to),
  );

const MOST_PARAGRAPHS = 30;
const MOST_SENTENCES = 40;

const unreadOf = (line: string, why: Unread['why'] = 'NOT_UNDERSTOOD'): Unread => ({ line: shownOf(line.trim()), why });

interface Around {
  today: string;
  /** What the paragraphs before say. */
  above: Booking;
  /** How many flights all paragraphs name. */
  flights: number;
  /** Flights have no numbers. */
  isNote: boolean;
}

function ofParagraph(
  paragraph: string,
  named: Named,
  { today, above, flights, isNote }: Around,
): Pick<Booking, 'legs' | 'unread'> {
  const sentences = sentencesIn(readable(paragraph));
  if (sentences.length > MOST_SENTENCES) return { legs: [], unread: [] };
  const running = runningOf(sentences);
  const { text, starts, left } = running;
  const said = tokensOf(text, named);
  if (said === null) return { legs: [], unread: [...left, unreadOf(text)] };
  const tokens = withOpenTimes(withoutAside(said, running), running);
  const parts = partsOf(tokens, text, starts);
  if (parts === null) return { legs: [], unread: [...left, unreadOf(text)] };
  const legs: Leg[] = [];
  const unread = [...left];
  let before: Leg | null = null;
  for (const part of parts) {
    const own = tokens.filter(({ at }) => at >= part.start && at < part.end);
    const isWhole = above.unread.length + unread.length === left.length;
    const home = isWhole && isHomeward(text.slice(part.start, part.end)) ? wayHome([...above.legs, ...legs]) : null;
    const leg = legOf(part, own, { ...running, before, home, isDirect: flights === 2, today, isNote });
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
  const open: number[] = [];
  let text = '';
  for (const whole of sentences) {
    const gap = text === '' ? '' : ' ';
    const sentence = withoutOpenTime(whole);
    starts.push(text.length + gap.length);
    open.push(...openIn(whole, sentence, starts));
    const isNoFlight = isUnconfirmed(withoutTimeToCome(sentence), true) || isNotChosen(sentence);
    const isOther = isNoFlight || isOfOther(sentence);
    if (isNoFlight && CLOCK_OR_NUMBER.test(sentence)) left.push(unreadOf(sentence, 'NOT_CONFIRMED'));
    const lead = isOther && !isNoFlight ? (LEADING_DAY.exec(sentence)?.[0] ?? '') : '';
    text += gap + (isOther ? lead.padEnd(sentence.length) : sentence);
  }
  return { text, whole: sentences.join(' '), starts, open, left };
}

/** The start of the last sentence, where it says of its time that this is to come, or of the one before it, where it says so of that. */
function openIn(whole: string, sentence: string, starts: readonly number[]): readonly number[] {
  if (sentence !== whole || isTimeToCome(whole)) return starts.slice(-1);
  return saysTimeToCome(whole) ? starts.slice(-2, -1) : [];
}

const isOfOther = (sentence: string): boolean =>
  (namesOtherWay(sentence) || namesNights(sentence) || isPriced(sentence)) && !hasDesignator(sentence);

interface Sentence {
  start: number;
  numbers: readonly Extract<Token, { kind: 'NUMBER' }>[];
  clocks: readonly Clock[];
  places: readonly Token[];
}

const sentencesOf = (tokens: readonly Token[], { text, starts }: Running): Sentence[] =>
  starts.map((start, at) => {
    const own = tokens.filter((token) => token.at >= start && token.at < (starts[at + 1] ?? text.length));
    const [numbers, clocks] = [ofKind(own, 'NUMBER'), ofKind(own, 'CLOCK')];
    return { start, numbers, clocks, places: ofKind(own, 'PLACE') };
  });

/** "Ihre Reise nach Namibia ist gebucht": in a sentence of no flight, a place that is not known is that of none. */
function withoutAside(tokens: readonly Token[], running: Running): readonly Token[] {
  const aside = sentencesOf(tokens, running)
    .filter(({ numbers, clocks }) => numbers.length + clocks.length === 0)
    .flatMap(({ places }) => places);
  return tokens.filter(
    (token) => token.kind !== 'PLACE' || token.code !== null || token.role !== 'TO' || !aside.includes(token),
  );
}

/** With a departure for each sentence that says of a flight that its time is to come: the clocks around it have numbers of their own. */
function withOpenTimes(tokens: readonly Token[], running: Running): readonly Token[] {
  const { open } = running;
  const sentences = sentencesOf(tokens, running);
  const added = sentences.flatMap(({ start, numbers, clocks }, at): Clock[] => {
    const [only, ...others] = numbers;
    if (!open.includes(start) || !only || others.length + clocks.length > 0) return [];
    const next = sentences.slice(at + 1).find((one) => one.numbers.length + one.clocks.length > 0);
    const before = sentences.slice(0, at).find((one) => one.numbers.length + one.clocks.length > 0);
    if (next?.numbers.length === 0 || before?.numbers.length === 0) return [];
    if (ofKind(tokens, 'NUMBER').filter(({ number }) => number === only.number).length > 1) return [];
    return [{ kind: 'CLOCK', at: only.at, end: only.end, time: { time: null, later: 0 }, role: 'FROM' }];
  });
  return added.length === 0 ? tokens : [...tokens, ...added].sort((a, b) => a.at - b.at);
}

/** Null: an arrival without its departure. */
function partsOf(tokens: readonly Token[], text: string, starts: readonly number[]): Part[] | null {
  const parts: Part[] = [];
  for (const clock of ofKind(tokens, 'CLOCK')) {
    const last = parts.at(-1);
    const isOpen = last?.arrives === null && !isOfNext(clock, last.departs, tokens, starts);
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

/** Whether a clock that says not of which end it is stands behind the number of another flight, or behind the sentence of one without a time. */
function isOfNext({ at, role }: Clock, departs: Clock, tokens: readonly Token[], starts: readonly number[]): boolean {
  if (role !== null) return false;
  if (departs.time.time === null) return starts.some((start) => start > departs.at && start <= at);
  const numbers = ofKind(tokens, 'NUMBER');
  const own = numbers.findLast((one) => one.at <= departs.at)?.number;
  const next = numbers.findLast((one) => one.at > departs.at && one.at < at)?.number;
  return own !== undefined && next !== undefined && own !== next;
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

interface Ways {
  /** The flight before it in the paragraph; null: there is none, or it was not understood. */
  before: Leg | null;
  /** The way home, where the words speak of it. */
  home: Pick<Leg, 'from' | 'to'> | null;
  /** Whether one flight leads out, and one home. */
  isDirect: boolean;
}

interface Context extends Ways, Pick<Running, 'text' | 'whole' | 'starts'>, Pick<Around, 'today' | 'isNote'> {}

function legOf(part: Part, tokens: readonly Token[], context: Context): Leg | null {
  const { text, before, home, today } = context;
  const isOnward = goesOn(text.slice(part.start, part.end));
  const ends = endsOf(part, tokens, { ...context, before: isOnward ? before : null });
  const days = daysIn(part, tokens);
  if (!isOneFlight(part, tokens, context) || !ends || !days) return null;
  const own = days.own?.day;
  const day = own ? (own.day ?? own.next(today)) : dayGoingOn(part, ends.from, context);
  if (
    day === null ||
    (!isStart(ends.from, home, tokens) && isLongAfter(day, before) && !isAfterNights(day, part, context))
  )
    return null;
  const departs = { day, time: part.departs.time.time };
  if (part.arrives === null) return ofDeparture({ ...ends, departs, arrives: null }, days, part, text);
  const landed = dayOfLanding({ ...part, ...ends, arrives: part.arrives }, days, day, text);
  return landed === null ? null : { ...ends, departs, arrives: { day: landed, time: part.arrives.time.time } };
}

/** By the number of the flight, or in a note, which has none, by its clocks. */
function isOneFlight(part: Part, tokens: readonly Token[], context: Context): boolean {
  const numbers = new Set(ofKind(tokens, 'NUMBER').map(({ number }) => number));
  return context.isNote ? numbers.size === 0 && areOfFlight(part, tokens, context) : numbers.size === 1;
}

/** Whether a place is named, or is that from which the way home starts. */
const isStart = (from: string, home: Ways['home'], tokens: readonly Token[]): boolean =>
  from === home?.from || ofKind(tokens, 'PLACE').some(({ code }) => code !== null && isOnePlace(code, from));

/** Who stays for days may go on from another place. */
const isLongAfter = (day: string, before: Leg | null): boolean =>
  day > addDays(before?.arrives?.day ?? before?.departs.day ?? day, 1);

/** "Dort habt ihr zwei Nächte. Weiter geht es am Montag": from the place of these nights, where no other way leads on. */
function isAfterNights(day: string, { start, departs }: Part, { before, whole }: Context): boolean {
  const words = whole.slice(start, departs.at);
  const nights = before?.arrives && !namesOtherWay(withoutHotel(words)) ? nightsThere(sentencesIn(words)) : null;
  return nights !== null && addDays(before!.arrives!.day, nights) === day;
}
const withoutHotel = (words: string): string => words.replace(/hotel/gi, '');

/** Of its arrival a text may say the day alone. */
function ofDeparture(leg: Leg, { ofArrival }: Days, { departs }: Part, text: string): Leg | null {
  const [said] = ofArrival;
  if (said === undefined) return leg;
  const day = said.day.near(leg.departs.day);
  const isSaid =
    endByVerb(text.slice(departs.end, said.at)) === 'TO' && day !== null && mayArrive(day, leg.departs.day);
  return isSaid ? { ...leg, arrives: { day, time: null } } : null;
}

type Landing = Part & Pick<Leg, 'from' | 'to'> & { arrives: Clock };

function dayOfLanding(part: Landing, { ofArrival }: Days, day: string, text: string): string | null {
  const { from, to, departs, arrives, end } = part;
  const weekday =
    ofArrival.length > 0
      ? []
      : [
          ...weekdayIn(BEFORE_CLOCK.exec(text.slice(departs.end, arrives.at).slice(-NEAR_WEEKDAY)), day),
          ...weekdayIn(WEEKDAY.exec(text.slice(arrives.end, end)), day),
        ];
  const said = [...ofArrival.map((one) => one.day.near(day)), ...weekday];
  const later = arrives.time.later || Number(NEXT_DAY.test(text.slice(departs.end, end)));
  return arrivalOf(day, { from, to, departs: departs.time, arrives: arrives.time }, said, later);
}

/** "arriving 05:05 on Friday morning": the day of an arrival by its weekday alone. */
function weekdayIn(said: RegExpExecArray | null, day: string): (string | null)[] {
  const word = said?.[1];
  const weekday = word === undefined ? null : weekdayOf(word);
  const found = weekday === null ? day : arrivalOnWeekday(weekday, day);
  return found === day ? [] : [found];
}
/** "Sonntagmorgen" is one as well. */
function weekdayOf(word: string): string | null {
  const bare = word.replace(/(?<=tag|och)(?:früh|morgen|vormittag|mittag|nachmittag|abend|nacht)$/u, '');
  return isWeekday(bare) ? bare : null;
}
const WEEKDAY =
  /^[^.;]{0,30}?\s(?:on|am|den|le|il|el|op|w|we)?\s?(\p{Lu}?\p{L}{4,20})(?=\s(?:morning|evening|früh|morgen|matin|soir|mattina|mañana|ochtend)|[.,;)]|$)/u;

const NEAR_WEEKDAY = 40;
/** "where you arrive on Monday morning at". */
const BEFORE_CLOCK =
  /(?<!\p{L})(\p{L}{4,20})(?:,?\s(?:early\s)?(?:morning|afternoon|evening|night|früh|morgen|vormittag|mittag|nachmittag|abend|matin|midi|après midi|soir|mattina|pomeriggio|sera|por la mañana|por la tarde|por la noche|ochtend|middag|avond))?,?\s(?:at|um|gegen|à|alle|a las|om|kl\.|o)\s$/u;

/** Both places; `before` is the flight from whose place this one goes on, where it names none. */
function endsOf(
  part: Part,
  tokens: readonly Token[],
  context: Ways & Pick<Around, 'isNote'>,
): Pick<Leg, 'from' | 'to'> | null {
  const all = ofKind(tokens, 'PLACE').map((place) => ({ ...place, role: place.role ?? roleAt(place.at, part) }));
  const isKnown = (end: End): boolean => all.some(({ code, role }) => code !== null && role === end);
  // Where nothing but words tells places from others, those that are known count.
  const places = context.isNote ? all.filter(({ code, role }) => code !== null || !isKnown(role)) : all;
  if (places.some(({ code, role }) => code === null || role === null)) return null;
  const [froms, tos] = (['FROM', 'TO'] as const).map((end) =>
    airportsOf(places.flatMap(({ code, role }) => (role === end ? code! : []))),
  ) as [string[], string[]];
  if (froms.length > 1 || tos.length > 1) return null;
  const home = homeBy({ from: froms[0], to: tos[0] }, context);
  const [from = context.before?.to ?? home?.from, to = home?.to] = [froms[0], tos[0]];
  return from === undefined || to === undefined || isOnePlace(from, to) ? null : { from, to };
}

/** The way home by the one end of it that is named: where it starts says where it ends, if one flight leads out and one home. */
function homeBy({ from, to }: Partial<Pick<Leg, 'from' | 'to'>>, { home, isDirect }: Ways): Ways['home'] {
  if (home === null) return null;
  if (to !== undefined) return isOnePlace(to, home.to) ? home : null;
  return isDirect && from !== undefined && isOnePlace(from, home.from) ? home : null;
}

/** Each once; a city and its airport are this. */
const airportsOf = (codes: readonly string[]): string[] => {
  const all = [...new Set(codes)];
  return all.filter((code) => !all.some((one) => one !== code && cityOf(one) === code));
};

/** Behind the clock of an arrival stands its place, before that of a departure its own. */
function roleAt(at: number, { departs, arrives }: Part): 'FROM' | 'TO' | null {
  if (arrives !== null && at > arrives.at) return 'TO';
  // "starten Sie um 6.50 Uhr in Hamburg".
  if (departs.role === 'FROM' && at > departs.at && at - departs.end <= NEAR_CLOCK) return 'FROM';
  return at < departs.at ? 'FROM' : null;
}

type Day = Extract<Token, { kind: 'DAY' }>;

const NEAR_CLOCK = 12;

interface Days {
  own: Day | null;
  ofArrival: Day[];
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

/** Of a flight that goes on from where the one before it lands, later on that day, or on the day that the text says. */
function dayGoingOn({ start, departs }: Part, from: string, { before, text, whole }: Context): string | null {
  const landed = before?.arrives;
  const { time } = departs.time;
  if (!landed || time === null || !isOnePlace(before.to, from)) return null;
  const words = whole.slice(start, departs.at);
  const isNext = NEXT_DAY.test(words);
  if (!isNext && STAYS.test(plain(words))) return null;
  const weekday = text
    .slice(start, departs.at)
    .match(WORD)
    ?.flatMap((word) => weekdayOf(word) ?? [])
    .at(-1);
  if (weekday !== undefined || isNext) {
    const days = isNext ? [addDays(landed.day, 1)] : [landed.day, addDays(landed.day, 1)];
    const day = days.find((one) => weekday === undefined || isOfWeekday(weekday, one)) ?? null;
    return day === landed.day && !isLater(time, landed.time) ? null : day;
  }
  return isLater(time, landed.time) ? landed.day : null;
}
const WORD = /\p{Lu}?\p{L}{4,20}/gu;
const STAYS =
  /(?<!\p{L})(?:nights?|nachten?|nuits?|noches?|nott[ei]|noites?|days?|tagen?|jours?|dias?|giorn[oi]|dagen)(?!\p{L})/u;
const isLater = (time: string, landed: string | null): boolean =>
  landed === null || minutesOf(time) > minutesOf(landed);
