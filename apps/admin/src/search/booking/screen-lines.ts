import { locatorIn } from './locators.js';

/** Names of months on the screens of reservation systems. */
export const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
export const MONTH = MONTHS.join('|');

/** What the line of a flight says, as it stands there. */
export interface FlightFound {
  day: string;
  month: string;
  year: string | undefined;
  weekday: string | undefined;
  from: string;
  to: string;
  /** Null where the screen lists what is booked without it. */
  status: string | null;
  rest: string;
}

export interface ScreenLine {
  /** Without the marks of a quotation. */
  text: string;
  /** How often it is quoted. */
  depth: number;
  /** Of the segment; null where it has none. */
  number: number | null;
  flight: FlightFound | null;
  /** Means a flight, and is not understood as one. */
  isLikeFlight: boolean;
}

/** The lines of one booking. */
export interface ScreenPart {
  lines: ScreenLine[];
  locator: string | null;
  /** False where segment numbers alone begin again. */
  hasHead: boolean;
}

/** A screen is 80 characters wide; what is much longer is no line of one. */
const LONGEST_LINE = 300;
/** Segment, carrier, number, class, day, perhaps a weekday, city pair, status, and the times behind it. */
const FLIGHT = new RegExp(
  String.raw`^\s*(?:(\d{1,2})\s?[.\s]\s*)?(?:[A-Z]\s)?\s*[*:]?(?:[A-Z0-9]{2})\s*\*?\s?(?:\d{1,4})\s*(?:[A-Z])?\s+(\d{1,2})\s?(${MONTH})(\d{2})?\s*([1-7]|MO|TU|WE|TH|FR|SA|SU|[MTWQFJS])?[\s*]*([A-Z]{3})\s?([A-Z]{3})[\s*]*([A-Z]{2})\d{1,3}\b(.*)$`,
);
/** Of Sabre's VI*: no class and no status. */
const VERIFIED = new RegExp(
  String.raw`^\s*(\d{1,2})\s*[A-Z0-9]{2}\s*\d{1,4}[A-Z]?\s+(\d{1,2})(${MONTH})(\d{2})?\s+(?:[MTWQFJS]\s+)?([A-Z]{3})\s?([A-Z]{3})\s+(\d{3,4}[APNM]?\s+\d{3,4}[APNM]?(?:[+‡¥#-]\d)?)(?=\s|$).*$`,
);
const VERIFIED_HEAD = /\bSEGMENT\b.{0,20}\bDPTR\b.{0,20}\bARVL\b/;
/** A carrier with a number and a day, or a word in place of one of them, and a pair of cities. */
const LOOKS_LIKE_FLIGHT = new RegExp(
  String.raw`^\s*(?:\d{1,2}\s?[.\s]\s*|/\s*)?(?:[A-Z]\s)?\s*[*:]?(?:[A-Z][A-Z0-9]|\d[A-Z])\s*\*?\s?(?:\d{1,4}.*?(?:\b\d{1,2}\s?(?:${MONTH})|OPEN|\bFLWN)|OPEN).*?\b[A-Z]{3}[\s-]?[A-Z]{3}\b`,
);
/** Cars, hotels and other services have a place and no pair of cities. */
const OTHER_SERVICE = /\b(HHL|HTL|CCR|CAR|TUR|OTH|MIS|SVC|HOT|RU|SUR)\b/;
const REMARK =
  /^\s*(?:\d{1,3}\s?[.\s]?\s*)?(?:SSR|OSI|RM[A-Z]?[\s*/+.-]|RC[\s/]|RI[A-Z][\s/]|RMKS|NOTE\b|GFAX|DOCS|H-)/;
const REMARKS_FOLLOW = /^\s*(?:(?:GENERAL |AA )?(?:REMARKS|FACTS)|NOTE-|RMKS-|.{0,12}HISTORY)\s*$/;
const OTHERS_FOLLOW = /^\s*(?:PHONES|TKT\/TIME LIMIT|RECEIVED FROM|\*[AI]|RP\/|---)/;
/** Behind the first columns of a line, without a number of its own: the line before goes on. */
const GOES_ON = /^\s{5,}(?!\d{1,2}\s)\S/;

/** First lines of a booking, with its locator, in Amadeus, Galileo and Apollo, and Worldspan. */
const HEADS = [
  /^\s*RP\/[A-Z0-9]{4,}.{0,90}?(?:\s([A-Z0-9]{6}))?\s*$/,
  /^\s*([A-Z0-9]{6})\/[A-Z0-9]{2}\s+[A-Z]{4,6}\b/,
  /^\s*1P-\s?([A-Z0-9]{6})\b/,
];
/** The last line of one in Sabre. */
const SABRE_END = /\*A[A-Z0-9]{2}\s+\d{4}\/\d{1,2}[A-Z]{3}\d{2}\s+([A-Z0-9]{6})\b/;
const FIRST_NAME = /^\s*1\.\s?(?:\d{1,2}|[IC]\/\d{1,2})?\s?[A-Z][A-Z' -]{0,40}\/[A-Z]/;

interface ScreenState {
  isSection: boolean;
  isRemark: boolean;
  isVerified: boolean;
}

/** The lines of a screen, as they were pasted or quoted. */
export function screenLines(text: string): ScreenLine[] {
  const state: ScreenState = { isSection: false, isRemark: false, isVerified: false };
  return text
    .split(/\r?\n/)
    .filter(({ length }) => length <= LONGEST_LINE)
    .map((line) => {
      const quote = /^[\s>]*/.exec(line)![0];
      const depth = quote.split('>').length - 1;
      return lineOf(depth > 0 ? line.slice(quote.lastIndexOf('>') + 1) : line, depth, state);
    });
}

function lineOf(text: string, depth: number, state: ScreenState): ScreenLine {
  const indented = text.toUpperCase();
  const upper = indented.trim();
  if (REMARKS_FOLLOW.test(upper)) state.isSection = true;
  else if (OTHERS_FOLLOW.test(upper) || headOf(upper) !== null) state.isSection = false;
  state.isRemark = REMARK.test(upper) || (state.isRemark && GOES_ON.test(indented));
  state.isVerified ||= VERIFIED_HEAD.test(upper);
  const found = state.isRemark ? null : flightOf(upper, state.isVerified);
  const isRemark = state.isSection || state.isRemark;
  return {
    text,
    depth,
    number: found && found.number,
    flight: found && !isRemark ? found.flight : null,
    isLikeFlight: found ? isRemark : !isRemark && isLikeFlight(upper),
  };
}

const isLikeFlight = (line: string): boolean =>
  LOOKS_LIKE_FLIGHT.test(line) && !OTHER_SERVICE.test(line) && !SABRE_END.test(line);

function flightOf(line: string, isVerified: boolean): { number: number | null; flight: FlightFound } | null {
  const booked = FLIGHT.exec(line);
  if (booked) {
    const [, number, day, month, year, weekday, from, to, status, rest] = booked;
    const flight = { day: day!, month: month!, year, weekday, from: from!, to: to!, status: status!, rest: rest ?? '' };
    return { number: number ? Number(number) : null, flight };
  }
  const verified = isVerified ? VERIFIED.exec(line) : null;
  if (!verified) return null;
  const [, number, day, month, year, from, to, rest] = verified;
  const flight = { day: day!, month: month!, year, from: from!, to: to!, rest: rest! };
  return { number: Number(number), flight: { ...flight, weekday: undefined, status: null } };
}

function headOf(line: string): { locator: string | null } | null {
  const named = locatorIn(line);
  if (named !== null) return { locator: named };
  const found = HEADS.map((head) => head.exec(line)).find((one) => one !== null);
  return found ? { locator: found[1] ?? null } : null;
}

/** The bookings of a text: another head or locator, names that begin again, or segment numbers that do. */
export function partsOf(lines: readonly ScreenLine[]): ScreenPart[] {
  const parts: ScreenPart[] = [{ lines: [], locator: null, hasHead: false }];
  let last: ScreenLine | null = null;
  let hasEnded = false;
  for (const line of lines) {
    const upper = line.text.trim().toUpperCase();
    const locator = headOf(upper)?.locator ?? null;
    const isNamed = hasEnded || headOf(upper) !== null || FIRST_NAME.test(upper);
    if (last !== null && (isNamed || isBehind(line, last))) {
      parts.push({ lines: [], locator: null, hasHead: isNamed });
      last = null;
      hasEnded = false;
    }
    const part = parts.at(-1)!;
    const end = SABRE_END.exec(upper);
    part.lines.push(line);
    part.locator ??= locator ?? end?.[1] ?? null;
    hasEnded ||= end !== null;
    if (line.flight !== null) last = line;
  }
  return parts;
}

const isBehind = (line: ScreenLine, last: ScreenLine): boolean =>
  line.flight !== null &&
  (line.depth !== last.depth || (line.number !== null && last.number !== null && line.number <= last.number));
