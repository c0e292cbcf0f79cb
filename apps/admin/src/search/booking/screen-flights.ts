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

export interface NumberedFlight {
  /** Of the segment; null where it has none. */
  number: number | null;
  flight: FlightFound;
}

const DAY_OF_WEEK = 'MON?|TUE?|WED?|THU?|FRI?|SAT?|SUN?';
/** Segment, carrier, number, class, day with a weekday before or behind it, city pair, status, and the times behind it. */
const FLIGHT = new RegExp(
  String.raw`^\s*(?:(\d{1,2})\s?[.)\s]\s*)?(?:[A-Z]\s)?\s*[*:]?(?:[A-Z0-9]{2})\s*\*?\s?(?:\d{1,4})(?:\s*[A-Z]\s*|\s+)(?:(${DAY_OF_WEEK})\s?)?(\d{1,2})[\s-]?(${MONTH})(?:-?(?:20)?(\d{2})(?!\d))?\s*([1-7]|${DAY_OF_WEEK}|[MTWQFJS])?[\s*]*([A-Z]{3})[\s/-]?([A-Z]{3})[\s*]*([A-Z]{2})\d{1,3}\b(.*)$`,
);
/** Of Sabre's VI*: no class and no status. */
const VERIFIED = new RegExp(
  String.raw`^\s*(\d{1,2})\s*\*?[A-Z0-9]{2}\s*\d{1,4}[A-Z]?\s+(\d{1,2})(${MONTH})(\d{2})?\s+(?:[MTWQFJS]\s+)?([A-Z]{3})\s?([A-Z]{3})\s+(\d{3,4}[APNM]?\s+\d{3,4}[APNM]?(?:[+‡¥#-]\d)?)(?=\s|$).*$`,
);
export const VERIFIED_HEAD = /\bSEGMENT\b.{0,20}\bDPTR\b.{0,20}\bARVL\b/;

/** The flight of a segment that is booked. */
export function bookedFlightOf(line: string): NumberedFlight | null {
  const booked = FLIGHT.exec(line);
  if (!booked) return null;
  const [, number, before, day, month, year, behind, from, to, status, rest] = booked;
  const weekday = (before ?? behind)?.slice(0, 2);
  const flight = { day: day!, month: month!, year, weekday, from: from!, to: to!, status: status!, rest: rest ?? '' };
  return { number: number ? Number(number) : null, flight };
}

export function verifiedFlightOf(line: string): NumberedFlight | null {
  const verified = VERIFIED.exec(line);
  if (!verified) return null;
  const [, number, day, month, year, from, to, rest] = verified;
  const flight = { day: day!, month: month!, year, from: from!, to: to!, rest: rest! };
  return { number: Number(number), flight: { ...flight, weekday: undefined, status: null } };
}

/** A flight with a stop goes on below, without its number. */
export const goesOnVerified = (line: string): boolean =>
  /^[A-Z]{3}\s[A-Z]{3}\s{1,4}\d{3,4}[APNM]?\s{1,4}\d{3,4}[APNM]?/.test(line);
