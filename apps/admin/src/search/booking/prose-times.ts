import { timeIn } from './booked-days.js';
import { isArrivalTime, isOtherTime } from './prose-labels.js';

export interface SaidTime {
  /** Null: none, such as 25:10, or one that is not certain. */
  time: string | null;
  later: number;
  /** Whether the words before it say that it is an arrival. */
  arrives?: boolean;
}

/** How a clock is written beside the code of an airport. */
export const CLOCK = String.raw`\(?(?:\d{1,2}[:.hH]\d{2}(?:\s?(?:[AaPp]\.?[Mm]\.?|[Uu]hr|hrs?|[Uu]ur|h|u|Z))?|\d{1,2}\s?[AaPp]\.?[Mm]\.?)\)?`;

const WORD_END = String.raw`(?![\p{L}\d])`;
/** "am" before a day is German. */
const AM = String.raw`a\.?\s?m\b(?!\s+(?:\d{1,2}\.|\p{L}{1,10}tag|(?:mo|di|mi|do|fr|sa|so)\b))`;
const AT = String.raw`(?<!\p{L})(?:kl\.?|ore|godz\.?|saat)`;
const ENDS = String.raw`(?<!\p{L})(?:um|alle|om|at|d[eé]p(?:art(?:s|ure)?)?|arr(?:ival|ives|iv[ée]e|ivo)?|abflug|ankunft|ab|an|vertrek|aankomst|partenza|salida|llegada|wylot|przylot|kalk[ıi][şs]|var[ıi][şs]|afgang|ankomst|sa[ií]da|chegada)[.:]?`;
const DOTTED = String.raw`\d{1,2}\.\d{2}(?!\d|\.\d)`;
const TO = String.raw`\s?(?:-|–|—|/|→|->|>)\s?`;
const TIMES = new RegExp(
  String.raw`(?<![\d.,:]|(?<!\d[:h]\d)\d[-/])\b(` +
    [
      String.raw`\d{1,2}[:h]\d{2}(?!\d)(?::\d{2}(?!\d))?`,
      String.raw`(?<=(?:${AT}|${ENDS})\s{0,3}|(?<!\d)\d{1,2}\.\d{2}${TO})${DOTTED}`,
      String.raw`${DOTTED}(?=\s?(?:uhr|h|uur|u|pm|p\.\s?m|am|a\.\s?m)\b|${TO}${DOTTED})`,
      String.raw`\d{1,2}(?=\s?(?:p\.?\s?m\b|${AM}))`,
      String.raw`\d{3,4}(?=[ap]m\b)`,
      String.raw`(?:[01]?\d|2[0-3])(?=\s?uhr${WORD_END})`,
      String.raw`(?:[01]\d|2[0-3])[0-5]\d(?=\s?(?:hrs?|h|uhr|uur|u)${WORD_END})`,
      String.raw`(?<=(?:${AT}|${ENDS})\s{0,3})(?:[01]\d|2[0-3])[0-5]\d(?![\d:/]|[.,-]\d)`,
      String.raw`(?<=(?<!\p{L})(?:à|às|a las|départ|arrivée)\s)\d{1,2}(?=\s?h${WORD_END})`,
      String.raw`(?<=${AT}\s)\d{1,2}(?=\s*(?:$|[-–—/,;)→]))`,
    ].join('|') +
    String.raw`)(?:\s*([ap])\.?\s?m\b\.?|([ap])${WORD_END}|\s*(uhr|hrs?|hs|uur|u|h)${WORD_END})?${WORD_END}(?:\s*\(?\s*\p{L}?\+\s?(\d)(?:\s?\p{L}{1,6}\.?)?\s*\)?)?`,
  'giu',
);
const DURATION =
  /(?<!(?:à|às|départ|arrivée|saída|partida|chegada)\s)\b\d{1,2}\s?(?:h|std|hrs?|hours?|godz|saat|sa|uur|u|ore|t)\.?\s?\d{1,2}\s?(?:m|min|mins|minutes?|minuten|dk)\b\.?/giu;
const OF_DURATION = /^\s?(?:std|stunden|hours|heures|horas|min|minut\p{L}*)(?![\p{L}])/iu;
/** A time of UTC is none of the airport's. */
const UTC = /^\s?(?:z|utc)(?![\p{L}+-])/iu;
/** What looks like a clock, where no form above fits. */
const LIKE_TIME =
  /(?<![\d.,:])\d{1,2}\s?(?:[:;h]\s?\d{2}(?!\d)|[ap]m\b)|(?<!-|gare du\s|bruxelles\s)\b(?:noon|midday|midnight|midi|minuit|mezzogiorno|mezzanotte|mittags?|mitternacht)\b/giu;
/** Before a clock and a dash. */
const LIKE_START = /(?<!\p{L}{1,3}\s?|[\d.,:/])\d{1,2}(?:[^\p{L}\d\s]?\d{2})?\s?[-–—/]\s?$/u;
/** Behind a clock, what it is of. */
const BOARDING_BEHIND = /^\s?\(?(?:boarding|check-?in)(?!\p{L})/iu;
const ARRIVAL_BEHIND =
  /^\s?\(?(?:arr(?:ival|iv[ée]e|ivo)?|ankunft|aankomst|llegada|przylot|var[ıi][şs])(?!\p{L})(?!\D{0,12}\d{1,2}[:.h]?\d{2})/iu;
const LIKE_DOTTED =
  /(?<![\d.,]|(?:EUR|USD|GBP|CHF|PLN|€|\$|£)\s?)(?:[01]?\d|2[0-3])\.[0-5]\d(?![\d.,]|\s?(?:EUR|USD|GBP|CHF|PLN|€|\$|£|kg|%))/g;

/** "a las 21:55 horas", "at 09:15 hours": behind these it is a clock. */
const SAYS_CLOCK = /(?<!\p{L})(?:a las?|às|à|at|um|alle|om|kl\.?|o)\s$/iu;
const isOfOther = (found: RegExpExecArray, text: string): boolean => {
  const behind = text.slice(endOf(found));
  return BOARDING_BEHIND.test(behind) || (OF_DURATION.test(behind) && !SAYS_CLOCK.test(text.slice(0, found.index)));
};

/** Takes what fits out of the rest of a line. */
type Taken = (pattern: RegExp) => RegExpExecArray[];

export interface Clocks {
  times: SaidTime[];
  /** Where they stand. */
  at: number[];
}

/** The times of a line, but for durations; one that was not understood is null. */
export function clocksOf(
  taken: Taken,
  text: string,
  of: { isFlight: boolean; hasDay: boolean; left: () => string },
): Clocks {
  taken(DURATION);
  const all = taken(TIMES).filter(
    (found) => !isOtherTime(text.slice(0, found.index)) && !isOfOther(found, text) && !isFlightNumber(found, text),
  );
  const found = withoutDurations(all, text);
  const hasPm = found.some((one) => halfOf(one) === 'p');
  const times = found.map((one): SaidTime => {
    const isOpen = (hasPm && mayBeHalf(one)) || (!of.hasDay && mayBeDay(one, text));
    return isOpen ? { ...timeOf(one, text), time: null } : timeOf(one, text);
  });
  const unknown = [...taken(LIKE_TIME), ...(of.isFlight ? taken(LIKE_DOTTED) : [])]
    .filter(({ index }) => !isOtherTime(text.slice(0, index)) && text[index - 1] !== '(')
    .filter(({ 0: said, index }) => /\d/.test(said) || !/^\s\(?\d/.test(text.slice(index + said.length)))
    .map(({ index }) => index);
  if (of.isFlight && found.length === 1 && LIKE_START.test(of.left().slice(0, found[0]!.index))) unknown.push(0);
  return {
    times: [...times, ...unknown.map(() => ({ time: null, later: 0 }))],
    at: [...found.map(({ index }) => index), ...unknown],
  };
}

/** "LH 12 am" is the beginning of "LH 12 am 14.05.", and "KL 1233" a flight of KLM. */
const isFlightNumber = ({ index, 0: said }: RegExpExecArray, text: string): boolean => {
  const before = text.slice(0, index);
  return (
    (/^\d{1,2}\s+am/.test(said) && /(?<![\p{L}\d])[A-Z\d]{2}\s?$/u.test(before)) ||
    (/^\d{3,4}\s*$/.test(said) && /(?<![\p{L}\d])KL\s{0,3}$/u.test(before))
  );
};

const endOf = ({ index, 0: whole }: RegExpExecArray): number => index + whole.length;
const halfOf = (found: RegExpExecArray): string | undefined => (found[2] ?? found[3])?.toLowerCase();

/** "1:10 - 3:45pm": nobody knows the half of the first. */
const mayBeHalf = (found: RegExpExecArray): boolean =>
  halfOf(found) === undefined && found[4] === undefined && /^(?:[1-9]|1[0-2])\D/.test(found[1]!);

/** "10.12 - 12.12" may be two days. */
function mayBeDay(found: RegExpExecArray, text: string): boolean {
  const [, clock = '', , , unit] = found;
  const isSaid = unit !== undefined || halfOf(found) !== undefined || PAIR_BEHIND.test(text.slice(endOf(found)));
  return !isSaid && /^\d{1,2}\.(?:0[1-9]|1[0-2])$/.test(clock) && !SAYS_TIME.test(text.slice(0, found.index));
}
/** "06.10 - 08.05 uur": the unit is that of both. */
const PAIR_BEHIND = /^\s?[-–—/]\s?\d{1,2}\.\d{2}\s?(?:uhr|uur|hrs?|h)(?!\p{L})/iu;
const SAYS_TIME = new RegExp(String.raw`(?:${AT}|(?<!\p{L})(?:um|alle|om|at))\s{0,3}(?:\d{1,2}\.\d{2}${TO})?$`, 'iu');

/** "08:15 am 16.07." is German, and no half of the day. */
const ON_DAY = /^\s+am\s+(?:\d{1,2}\.|\p{L}{1,10}tag)/u;

function timeOf(found: RegExpExecArray, text: string): SaidTime {
  const [, clock = '', , , , later] = found;
  const half = halfOf(found);
  const behind = text.slice(found.index + clock.length);
  const isHalf = half !== undefined && !ON_DAY.test(behind);
  const isEither = half !== undefined && !isHalf && clock.startsWith('12');
  const isUtc = UTC.test(behind);
  return {
    time: isEither || isUtc || LIKE_YEAR.test(clock) ? null : timeIn(isHalf ? withHalf(clock, half) : whole(clock)),
    later: Number(later ?? 0),
    arrives: isArrivalTime(text.slice(0, found.index)) || ARRIVAL_BEHIND.test(text.slice(endOf(found))),
  };
}

const LIKE_YEAR = /^20(?:2[4-9]|3[0-5])$/;
const whole = (clock: string): string => (clock.length <= 2 ? `${clock}:00` : clock);

/** "17:45 pm" says it twice. */
function withHalf(clock: string, half: string): string {
  const bare = clock.replace('.', ':').replace(/^(\d{1,2})(\d{2})$/, '$1:$2');
  const hour = Number(/^\d+/.exec(bare)![0]);
  return half === 'p' && hour > 12 ? bare : `${whole(bare)}${half}m`;
}

/** "10:15 - 18:05 (9h50)": where clocks have colons, what has an h is a duration; so is a third one in brackets, or with its unit alone. */
function withoutDurations(clocks: readonly RegExpExecArray[], text: string): readonly RegExpExecArray[] {
  const isHour = (clock: RegExpExecArray): boolean => /^\d{1,2}h/i.test(clock[1]!);
  const hasColon = clocks.some((clock) => !isHour(clock));
  const isInBrackets = ({ index }: RegExpExecArray): boolean => text[index - 1] === '(';
  const found = clocks.filter((clock) => !isHour(clock) || !(hasColon || isInBrackets(clock)));
  if (found.length !== 3) return found;
  const open = found.filter((clock) => !isInBrackets(clock));
  const bare = found.filter(([, , , , unit]) => unit === undefined);
  return [open, bare].find(({ length }) => length === 2) ?? found;
}
