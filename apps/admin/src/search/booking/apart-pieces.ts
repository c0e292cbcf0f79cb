import { airportExactly, cityNamed, isAirportOfCity } from './airport-names.js';
import { monthNamed, type DayOrder } from './booked-days.js';
import { isoDay } from './booking.js';
import { isOfWeekday, isWeekday } from './days-without-year.js';
import { datesIn, daysOf, orderIn, UNCERTAIN } from './prose-days.js';
import { hasFlightNumber, namesNights, namesOtherWay } from './prose-labels.js';
import { isKnownAirport, quoteMark, withClocks } from './prose-lines.js';
import { remembered, TERMINAL } from './prose-places.js';
import type { SaidDay } from './prose-said.js';
import { clocksOf } from './prose-times.js';
import { isOnePlace } from './segment-places.js';
import { sentencesIn } from './segment-sentences.js';

/** What a text says of flights, wherever it stands. */
export type Piece = { line: number; at: number } & (
  | { kind: 'DAY'; day: SaidDay }
  | { kind: 'CLOCK'; /** Null: not certain. */ time: string | null; later: number }
  | { kind: 'PLACE'; code: string; /** By its code, not by its name. */ isCoded: boolean }
);
export type OfKind<Kind extends Piece['kind']> = Extract<Piece, { kind: Kind }>;

const MOST_LINES = 400;
const LONGEST_LINE = 300;

type Named = (phrase: string) => string | null;

export const isOf =
  <Kind extends Piece['kind']>(kind: Kind) =>
  (piece: Piece): piece is OfKind<Kind> =>
    piece.kind === kind;

/** The pieces of a text in its order. None of one that is too long, quotes another, or is a table. */
export function piecesOf(lines: readonly string[], today: string): Piece[] {
  const order = orderIn(lines);
  const isQuoted = (line: string): boolean => quoteMark(line) !== '' && A_CLOCK.test(line);
  const isOther = (line: string): boolean => line.length > LONGEST_LINE || isQuoted(line) || A_ROW.test(line);
  if (lines.length > MOST_LINES || lines.some(isOther)) return [];
  const named = remembered((phrase) => (isNoPlace(phrase) ? null : (airportExactly(phrase) ?? cityNamed(phrase))));
  return withoutRepeats(lines.flatMap((line, at) => piecesIn(withoutOther(line), at, { named, order, today })));
}

const A_CLOCK = /\d[:.h]\d{2}/;
const A_ROW = /^(?:[^;]*;){4}|^(?:[^\t]*\t){4}/;

const isOfOther = (line: string): boolean =>
  namesOtherWay(line.replace(/coach class/i, '')) || namesNights(line) || OTHER.test(line);
/** Without its sentences that are of something else. */
function withoutOther(line: string): string {
  if (!isOfOther(line)) return line;
  const sentences = sentencesIn(line);
  const own = sentences.map((one) => (isOfOther(one) ? '' : one));
  return own.some((one) => A_CLOCK.test(one) && hasFlightNumber(one)) ? own.join(' ') : '';
}

/** What has clocks and days of its own. */
const OTHER = new RegExp(
  String.raw`(?<!\p{L})(?:` +
    [
      'check-?in|boarding|gates?|bag drop|(?:ein|in)checken|enregistrement|embarque(?:ment)?|imbarco|facturaci[oó]n|odprawa|odbaven[ií]|bini[sş]',
      'pick[ -]?up|drop[ -]?off|prise en charge|restitution|transfer|chauffeur|shuttle|limousine|mietwagen|rental|voiture|alquiler|noleggio|huurauto',
      'hotel|office|opening|hours|öffnungszeiten|erreichbar|gebucht am|booked on|issued|erstellt|gedruckt|printed',
    ].join('|') +
    String.raw`)(?!\p{L})|ssr\s?docs`,
  'iu',
);

interface Context {
  named: Named;
  order: DayOrder;
  today: string;
}

function piecesIn(line: string, at: number, { named, order, today }: Context): Piece[] {
  const text = withSystemClocks(withClocks(line)).replace(TERMINAL, (whole) => ' '.repeat(whole.length));
  let rest = text;
  const taken = (pattern: RegExp): RegExpExecArray[] => {
    const found = [...rest.matchAll(pattern)];
    rest = rest.replace(pattern, (whole) => ' '.repeat(whole.length));
    return found;
  };
  const system = taken(SYSTEM_DAY);
  const dated = datesIn(taken);
  const weekdays = taken(ON_WEEKDAY);
  const { times, at: clocks } = clocksOf(taken, text, { isFlight: true, hasDay: true, left: () => rest });
  const { own, days } = daysOf(taken, text, { rest, dated, above: '', order });
  const isOpen = own.length + system.length + weekdays.length === 0 && hasWeekday(rest);
  return [
    ...(isOpen ? [{ kind: 'DAY', line: at, at: 0, day: UNCERTAIN } as const] : []),
    ...own.map(({ index }, one): Piece => ({ kind: 'DAY', line: at, at: index, day: days[one] ?? UNCERTAIN })),
    ...system.flatMap(({ 1: number, 2: month = '', 3: year, index }): Piece[] => {
      const day = isoDay(2_000 + Number(year), monthNamed(month) ?? 0, Number(number));
      return day === null ? [] : [aDay(at, index, day)];
    }),
    ...weekdays.flatMap((found): Piece[] => {
      const day = dayOnWeekday(found, today);
      return day === null ? [] : [aDay(at, found.index, day)];
    }),
    ...times.map(({ time, later }, one): Piece => ({ kind: 'CLOCK', line: at, at: clocks[one]!, time, later })),
    ...placesIn(rest, named).map(({ at: index, code, isCoded }): Piece => ({
      kind: 'PLACE',
      line: at,
      at: index,
      code,
      isCoded,
    })),
  ].sort((a, b) => a.at - b.at);
}

/** "Zaterdag de 16e": of a day that is not known. */
const hasWeekday = (text: string): boolean => (text.match(LONG_WORD) ?? []).some(isWeekday);
const LONG_WORD = /(?<!\p{L})\p{L}{5,12}(?!\p{L})/gu;

const aDay = (line: number, at: number, day: string): Piece => ({
  kind: 'DAY',
  line,
  at,
  day: { day, near: () => day, next: () => day },
});
/** "10AUG27", "12 JUN 27". */
const SYSTEM_DAY = /(?<![\w.])(\d{1,2})\s?([A-Z]{3})\s?(2\d)(?![\w:.])/g;

/** "830A", "1005P", and "1150   1340" in columns. */
const withSystemClocks = (line: string): string =>
  line
    .replace(/(?<=[\p{L})]\s{2,12})([01]\d|2[0-3])([0-5]\d)(?=\s{2}|\s*$)/gu, '$1:$2')
    .replace(/(?<![\w.:/-])(\d{1,2})(\d{2})([AP])(?![\w.:/-])/g, '$1:$2$3M')
    .replace(/(?<=\s{2})([01]\d|2[0-3])([0-5]\d)(\s{2,})([01]\d|2[0-3])([0-5]\d)(?=\s{2}|\s*$)/g, '$1:$2$3$4:$5');

/** "sab 05/06", "neděle 20.6.": the weekday says the year, and that it is a day. */
const ON_WEEKDAY = /(?<![\p{L}\d])(\p{L}{2,12})(?:-feira)?\.?,?\s{1,2}(\d{1,2})[./](\d{1,2})(?![\d/]|\.\d)\.?/gu;

function dayOnWeekday([, weekday = '', day = '', month = '']: RegExpExecArray, today: string): string | null {
  if (!isWeekday(weekday)) return null;
  const year = Number(today.slice(0, 4));
  const found = [year, year + 1]
    .map((one) => isoDay(one, Number(month), Number(day)))
    .find((one) => one !== null && one > today);
  return found && isOfWeekday(weekday, found) ? found : null;
}

const RUN = /\p{Lu}[\p{L}.'’]*(?:[ /-](?:(?:de|del|di|da|do|la|el|es|am|sur|of)[ -])?\(?\p{Lu}[\p{L}.'’]*\)?){0,5}/gu;
const WORD = /[\p{L}.'’]+/gu;
const MOST_WORDS = 4;

interface Place {
  code: string;
  isCoded: boolean;
  at: number;
  end: number;
}

/** Names and codes of airports, the longest ones first. */
function placesIn(text: string, named: Named): Place[] {
  const found: Place[] = [];
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const words = [...run.matchAll(WORD)].map(({ 0: word, index: at }) => ({ at, end: at + word.length }));
    for (let first = 0; first < words.length; first++) {
      const last = Math.min(words.length, first + MOST_WORDS);
      for (let end = last; end > first; end--) {
        const phrase = run.slice(words[first]!.at, words[end - 1]!.end);
        if (CODES.test(phrase)) continue;
        const isCoded = end === first + 1 && /^[A-Z]{3}$/.test(phrase);
        if (isCoded && isField(text, index + words[first]!.at)) continue;
        const code = isCoded ? codeIn(phrase) : named(phrase.replace(/[()]/g, ''));
        if (code === null) continue;
        found.push({ code, isCoded, at: index + words[first]!.at, end: index + words[end - 1]!.end });
        first = end - 1;
        break;
      }
    }
  }
  return found.filter(
    (place, at) =>
      !USUAL.test(text.slice(place.at, place.end)) ||
      isMarked(text, place) ||
      isExplained(place, text, found[at + 1], found[at - 1]),
  );
}

/** "MUC-EDI": two places. */
const CODES = /^[A-Z]{3}(?:[ /-][A-Z]{3})+$/;
/** "/BEL/", as fields of documents stand. */
const isField = (text: string, at: number): boolean => text[at - 1] === '/' && text[at + 3] === '/';
const codeIn = (code: string): string | null => (isKnownAirport(code) ? code : null);
const isNoPlace = (phrase: string): boolean => phrase.length < 3 || isWeekday(phrase) || monthNamed(phrase) !== null;

/** Codes that are words as well. */
const USUAL =
  /^(?:VIE|DOM|LUN|MIE|JUE|SAB|SIN|MER|DIM|JEU|GIO|VEN|PON|SRO|PIA|NIE|CZW|WTO|PAZ|PZT|CUM|CMT|QUA|QUI|SEX|SEG|TER|ARR|DEP|AER|SUB|FAI|FOR|THE|AND|ALL|NOT|ARE|WAS|HAS|CAN|YOU|OUR|DAY|SUN|SAT|MON|TUE|WED|THU|FRI|MAR|JUN|JUL|AUG|SEP|OCT|NOV|DEC|JAN|FEB|APR|MAY|VIA|NON|PAR|LES|DES|DER|DIE|DAS|UND|MIT|AUS|BIS|VON|ICH|SIE|HIN|ORT|TAG|UHR|PER|CON|DEL|LOS|LAS|UNA|POR|QUE|SUD|EST|PIN|TOT|VAN|HET|EEN|BAR|CAR|BUS|BAG|KGS|SAL|PAX|TEL|FAX)$/;
/** "(SIN)", "SIN-DPS", "→ SIN". */
const isMarked = (text: string, { at, end }: Place): boolean =>
  /\($|[→>–-]\s?$/.test(text.slice(Math.max(0, at - 3), at)) || /^(?:\)|\s?[→>–-])/.test(text.slice(end, end + 3));
/** "FOR Fortaleza", "LHR     PER": beside the name of its place, or a code with nothing between. */
const isExplained = (place: Place, text: string, ...beside: readonly (Place | undefined)[]): boolean =>
  beside.some((other) => {
    if (other === undefined) return false;
    const between = other.at < place.at ? text.slice(other.end, place.at) : text.slice(place.end, other.at);
    return other.code === place.code || isAirportOfCity(place.code, other.code)
      ? between.length < FAR
      : other.isCoded && between.trim() === '';
  });
const FAR = 40;

/** A place, its code and its airport one behind the other are one, by its airport; so are a place and what goes on below it in its column. */
function withoutRepeats(pieces: readonly Piece[]): Piece[] {
  const kept: Piece[] = [];
  let since = 0;
  for (const [index, piece] of pieces.entries()) {
    const last = kept.at(-1);
    if (piece.kind === 'CLOCK') since = index + 1;
    const places = pieces.slice(Math.max(since, index - MOST_BETWEEN), index).filter(isOf('PLACE'));
    const goesOn = (one: OfKind<'PLACE'>): boolean => places.some((above) => isBelow(above, one, places));
    if (piece.kind !== 'PLACE' || !(isBeside(last, piece) || goesOn(piece))) {
      kept.push(piece);
      continue;
    }
    if (last?.kind !== 'PLACE' || !isOnePlace(last.code, piece.code)) continue;
    const isCloser = last.isCoded === piece.isCoded ? isCity(last.code) && !isCity(piece.code) : piece.isCoded;
    if (isCloser) kept[kept.length - 1] = { ...last, code: piece.code, isCoded: piece.isCoded };
  }
  return kept;
}
const MOST_BETWEEN = 40;
const COLUMN = 2;
const LINES_BELOW = 2;
const WIDEST_COLUMN = 30;
const isBeside = (last: Piece | undefined, { line, code }: OfKind<'PLACE'>): boolean =>
  last?.kind === 'PLACE' && line - last.line <= 1 && isOnePlace(last.code, code);
/** In the column of a place, up to the next one of its line. */
function isBelow(
  above: OfKind<'PLACE'>,
  { line, at, code }: OfKind<'PLACE'>,
  places: readonly OfKind<'PLACE'>[],
): boolean {
  const next = places.find((one) => one.line === above.line && one.at > above.at)?.at ?? above.at + WIDEST_COLUMN;
  const isInColumn = at >= above.at - COLUMN && at < next - COLUMN;
  return line > above.line && line - above.line <= LINES_BELOW && isInColumn && isOnePlace(above.code, code);
}
const isCity = (code: string): boolean => !isKnownAirport(code);
