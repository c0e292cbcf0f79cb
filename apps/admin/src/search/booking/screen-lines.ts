import { locatorIn } from './locators.js';
import {
  bookedFlightOf,
  goesOnVerified,
  MONTH,
  VERIFIED_HEAD,
  verifiedFlightOf,
  type FlightFound,
  type NumberedFlight,
} from './screen-flights.js';
import { fareFlights, ticketFlightOf } from './ticket-lines.js';

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
/** Of segments one behind the other, where a text lost its ends of lines. */
const LONGEST_TEXT = 3_000;
const NEXT_SEGMENT = new RegExp(
  String.raw`(?<=\S)\s{1,9}(?=\d{1,2}[.)]?\s{1,3}[A-Z0-9]{2}\s{0,3}\d{1,4}\s{0,3}[A-Z]?\s{1,3}\d{1,2}(?:${MONTH})\S{0,4}\s(?:\S{1,3}\s)?[A-Z]{3}\s?[A-Z]{3}[\s*]{0,2}[A-Z]{2}\d)`,
  'i',
);
const REMARK_WITHIN = /(?:^|\s)(?:RM[A-Z]?|SSR|OSI|H-)(?=[\s*/])/i;
/** A carrier with a number and a day, or a word in place of one of them, and a pair of cities. */
const LOOKS_LIKE_FLIGHT = new RegExp(
  String.raw`^\s*(?:\d{1,2}\s?[.)\s*]\s*)?(?:/\s*)?(?:[A-Z]\s)?\s*[*:]?(?:[A-Z][A-Z0-9]|\d[A-Z])\s*\*?\s?(?:\d{1,4}.*?(?:\b\d{1,2}\s?(?:${MONTH})|OPEN|\bFLWN)|OPEN).*?\b[A-Z]{3}[\s-]?[A-Z]{3}\b`,
);
/** Cars, hotels and other services have a place and no pair of cities. */
const OTHER_SERVICE = /\b(HHL|HTL|CCR|CAR|TUR|OTH|MIS|SVC|HOT|RU|SUR)\b/;
const REMARK =
  /^\s*(?:\d{1,3}\s?[.\s]?\s*)?(?:SSR|OSI|RM[A-Z]?[\s*/+.-]|RC[\s/]|RI[A-Z][\s/]|RMKS|NOTE\b|GFAX|DOCS|H-(?!\d{3};))/;
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
  const lines = text
    .split(/\r?\n/)
    .filter(({ length }) => length <= LONGEST_TEXT)
    .flatMap((line) => {
      const quote = /^[\s>]*/.exec(line)![0];
      const depth = quote.split('>').length - 1;
      const shown = depth > 0 ? line.slice(quote.lastIndexOf('>') + 1) : line;
      return segmentsOf(shown).map((segment) => ({ text: segment, depth }));
    })
    .filter((line) => line.text.length <= LONGEST_LINE);
  const fares = fareFlights(lines.map((line) => line.text));
  return lines.map((line, at) => lineOf(line, fares.get(at), state));
}

/** The segments that stand in one line, up to the first remark. */
function segmentsOf(line: string): string[] {
  const end = REMARK_WITHIN.exec(line)?.index ?? line.length;
  const segments = line.slice(0, end).split(NEXT_SEGMENT);
  return segments.length > 1 ? [...segments, line.slice(end)] : [line];
}

function lineOf(
  { text, depth }: Pick<ScreenLine, 'text' | 'depth'>,
  ofFares: NumberedFlight | undefined,
  state: ScreenState,
): ScreenLine {
  const indented = text.toUpperCase();
  const upper = indented.trim();
  if (REMARKS_FOLLOW.test(upper)) state.isSection = true;
  else if (OTHERS_FOLLOW.test(upper) || headOf(upper) !== null) state.isSection = false;
  state.isRemark = (ofFares === undefined && REMARK.test(upper)) || (state.isRemark && GOES_ON.test(indented));
  state.isVerified ||= VERIFIED_HEAD.test(upper);
  const found = state.isRemark ? null : flightOf(upper, ofFares, state.isVerified);
  const isRemark = state.isSection || state.isRemark;
  return {
    text,
    depth,
    number: found && found.number,
    flight: found && !isRemark ? found.flight : null,
    isLikeFlight: found ? isRemark : !isRemark && isLikeFlight(upper, state.isVerified),
  };
}

const isLikeFlight = (line: string, isVerified: boolean): boolean =>
  (isVerified && goesOnVerified(line)) ||
  (LOOKS_LIKE_FLIGHT.test(line) && !OTHER_SERVICE.test(line) && !SABRE_END.test(line));

/** A record of fares is known by several lines together, all others by one. */
function flightOf(line: string, ofFares: NumberedFlight | undefined, isVerified: boolean): NumberedFlight | null {
  return ofFares ?? bookedFlightOf(line) ?? ticketFlightOf(line) ?? (isVerified ? verifiedFlightOf(line) : null);
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
    // Behind a flight stands the locator of another system.
    const head = line.flight === null ? headOf(upper) : null;
    const isNamed = hasEnded || head !== null || FIRST_NAME.test(upper);
    if (last !== null && (isNamed || isBehind(line, last))) {
      parts.push({ lines: [], locator: null, hasHead: isNamed });
      last = null;
      hasEnded = false;
    }
    const part = parts.at(-1)!;
    const end = SABRE_END.exec(upper);
    part.lines.push(line);
    part.locator ??= head?.locator ?? end?.[1] ?? null;
    hasEnded ||= end !== null;
    if (line.flight !== null) last = line;
  }
  return parts;
}

const isBehind = (line: ScreenLine, last: ScreenLine): boolean =>
  line.flight !== null &&
  (line.depth !== last.depth || (line.number !== null && last.number !== null && line.number <= last.number));
