import { airportExactly, cityNamed, isAirportOfCity } from './airport-names.js';
import { monthNamed, type DayOrder } from './booked-days.js';
import { isoDay } from './booking.js';
import { isOfWeekday, isWeekday } from './days-without-year.js';
import { datesIn, daysOf, orderIn, UNCERTAIN } from './prose-days.js';
import { namesNights, namesOtherWay } from './prose-labels.js';
import { isKnownAirport, quoteMark, withClocks } from './prose-lines.js';
import { remembered, TERMINAL } from './prose-places.js';
import type { SaidDay } from './prose-said.js';
import { clocksOf } from './prose-times.js';
import { isOnePlace } from './segment-places.js';

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
  return withoutRepeats(
    lines.flatMap((line, at) => (isOfOther(line) ? [] : piecesIn(line, at, { named, order, today }))),
  );
}

const A_CLOCK = /\d[:.h]\d{2}/;
const A_ROW = /^(?:[^;]*;){4}|^(?:[^\t]*\t){4}/;

const isOfOther = (line: string): boolean =>
  namesOtherWay(line.replace(/coach class/i, '')) || namesNights(line) || OTHER.test(line);
/** What has clocks and days of its own. */
const OTHER =
  /(?<!\p{L})(?:check-?in|boarding|gates?|bag drop|pick[ -]?up|drop[ -]?off|transfer|hotel|office|opening|hours|öffnungszeiten|erreichbar|gebucht am|booked on|issued|erstellt|gedruckt|printed)(?!\p{L})|ssr\s?docs/iu;

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
  return [
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

const aDay = (line: number, at: number, day: string): Piece => ({
  kind: 'DAY',
  line,
  at,
  day: { day, near: () => day, next: () => day },
});
/** "10AUG27", "12 JUN 27". */
const SYSTEM_DAY = /(?<![\w.])(\d{1,2})\s?([A-Z]{3})\s?(2\d)(?![\w:.])/g;

/** "830A", "1005P", and "1150   1340" behind two columns. */
const withSystemClocks = (line: string): string =>
  line
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
      isExplained(place, found[at + 1], found[at - 1]),
  );
}

/** "/BEL/", as fields of documents stand. */
const isField = (text: string, at: number): boolean => text[at - 1] === '/' && text[at + 3] === '/';
const codeIn = (code: string): string | null => (isKnownAirport(code) ? code : null);
const isNoPlace = (phrase: string): boolean => phrase.length < 3 || isWeekday(phrase) || monthNamed(phrase) !== null;

/** Codes that are words as well. */
const USUAL =
  /^(?:VIE|DOM|LUN|MIE|JUE|SAB|SIN|MER|DIM|JEU|GIO|VEN|PON|SRO|PIA|NIE|CZW|WTO|PAZ|PZT|CUM|CMT|QUA|QUI|SEX|SEG|TER|ARR|DEP|AER|SUB|FAI|FOR|THE|AND|ALL|NOT|ARE|WAS|HAS|CAN|YOU|OUR|DAY|SUN|SAT|MON|TUE|WED|THU|FRI|MAR|JUN|JUL|AUG|SEP|OCT|NOV|DEC|JAN|FEB|APR|MAY|VIA|NON|PAR|LES|DES|DER|DIE|DAS|UND|MIT|AUS|BIS|VON|ICH|SIE|HIN|ORT|TAG|UHR|PER|CON|DEL|LOS|LAS|UNA|POR|QUE|SUD|EST|PIN|TOT|VAN|HET|EEN|BAR|CAR|BUS|BAG|KGS|SAL|PAX|TEL|FAX)$/;
/** "(SIN)", "SIN-DPS", "→ SIN". */
const isMarked = (text: string, { at, end }: Place): boolean =>
  /\($|[→>–-]\s?$/.test(text.slice(Math.max(0, at - 3), at)) ||
  /^(?:\)|\s?[→>–-]|\s[A-Z]{3}(?![\p{L}\d]))/u.test(text.slice(end, end + 5));
/** "FOR Fortaleza": beside the name of its place. */
const isExplained = (place: Place, ...beside: readonly (Place | undefined)[]): boolean =>
  beside.some(
    (other) =>
      other !== undefined &&
      Math.abs(other.at - place.at) < 40 &&
      (other.code === place.code || isAirportOfCity(place.code, other.code)),
  );

/** A place, its code and its airport one behind the other are one, by its airport. */
function withoutRepeats(pieces: readonly Piece[]): Piece[] {
  const kept: Piece[] = [];
  for (const piece of pieces) {
    const last = kept.at(-1);
    if (
      piece.kind === 'PLACE' &&
      last?.kind === 'PLACE' &&
      piece.line - last.line <= 1 &&
      isOnePlace(last.code, piece.code)
    ) {
      const isCloser = last.isCoded === piece.isCoded ? isCity(last.code) && !isCity(piece.code) : piece.isCoded;
      if (isCloser) kept[kept.length - 1] = { ...last, code: piece.code, isCoded: piece.isCoded };
      continue;
    }
    kept.push(piece);
  }
  return kept;
}
const isCity = (code: string): boolean => !isKnownAirport(code);
