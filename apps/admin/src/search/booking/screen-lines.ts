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
  /\b(?:PNR|RECORD LOCATOR|BUCHUNGSCODE|FILEKEY|BOOKING (?:REF(?:ERENCE)?|CODE)|BOEKINGSCODE)[\s:.=#]{1,4}([A-Z0-9]{6})\b/,
];
/** The last line of one in Sabre. */
const SABRE_END = /\*A[A-Z0-9]{2}\s+\d{4}\/\d{1,2}[A-Z]{3}\d{2}\s+([A-Z0-9]{6})\b/;
const FIRST_NAME = /^\s*1\.\s?(?:\d{1,2}|[IC]\/\d{1,2})?\s?[A-Z][A-Z' -]{0,40}\/[A-Z]/;

/** The lines of a screen, as they were pasted or quoted. */
export function screenLines(text: string): ScreenLine[] {
  const state = { isSection: false, isRemark: false, isVerified: false };
  return text
    .split(/\r?\n/)
    .filter(({ length }) => length <= LONGEST_LINE)
    .map((line) => {
      const quote = /^\s*(?:>\s?)*/.exec(line)![0].trimEnd();
      const bare = quote.includes('>') ? line.slice(quote.length) : line;
      const upper = bare.toUpperCase();
      if (REMARKS_FOLLOW.test(upper)) state.isSection = true;
      else if (OTHERS_FOLLOW.test(upper) || headOf(upper) !== null) state.isSection = false;
      state.isRemark = REMARK.test(upper) || (state.isRemark && GOES_ON.test(upper));
      state.isVerified ||= VERIFIED_HEAD.test(upper);
      const found = state.isRemark ? null : flightOf(upper, state.isVerified);
      const isLike = !state.isRemark && LOOKS_LIKE_FLIGHT.test(upper) && !OTHER_SERVICE.test(upper);
      return {
        text: bare,
        depth: quote.split('>').length - 1,
        number: found?.number ?? null,
        flight: state.isSection ? null : (found?.flight ?? null),
        isLikeFlight: found === null ? isLike && !state.isSection : state.isSection,
      };
    });
}

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
  const found = HEADS.map((head) => head.exec(line)).find((one) => one !== null);
  return found ? { locator: found[1] ?? null } : null;
}

/** The bookings of a text: another head or locator, names that begin again, or segment numbers that do. */
export function partsOf(lines: readonly ScreenLine[]): ScreenPart[] {
  const parts: ScreenPart[] = [{ lines: [], locator: null, hasHead: false }];
  let ended = false;
  for (const line of lines) {
    const part = parts.at(-1)!;
    const upper = line.text.toUpperCase();
    const head = headOf(upper);
    const flights = part.lines.filter(({ flight }) => flight !== null);
    const isOther = head?.locator != null && part.locator !== null && head.locator !== part.locator;
    const isNamed = head !== null || FIRST_NAME.test(upper) || ended;
    const last = flights.at(-1);
    const beginsAgain = line.flight !== null && last !== undefined && isBehind(line, last);
    if (isOther || (flights.length > 0 && (isNamed || beginsAgain))) {
      parts.push({ lines: [line], locator: head?.locator ?? null, hasHead: isNamed });
      ended = false;
    } else {
      part.lines.push(line);
      part.locator ??= head?.locator ?? null;
    }
    const end = SABRE_END.exec(upper);
    if (end) {
      ended = true;
      parts.at(-1)!.locator ??= end[1]!;
    }
  }
  return parts;
}

const isBehind = (line: ScreenLine, last: ScreenLine): boolean =>
  line.depth !== last.depth || (line.number !== null && last.number !== null && line.number <= last.number);
