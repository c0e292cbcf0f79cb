import { arrivalDayIn, beginsWithWeekday, dayIn, fitsWeekday, fitsWeekdayBehind, monthNamed, timeIn } from './booked-days.js';
import { mayArrive } from './booking.js';
import { endsOpen, isArrival, isOtherDay, isOtherTime } from './prose-words.js';

export interface SaidDay {
  /** Null: one that is not certain, such as 04/03/2027, or one without its year. */
  day: string | null;
  /** The day as that of an arrival: one without its year takes that of the departure. */
  near(departure: string): string | null;
}

/** What of a line says something about a flight, in the order of the line. */
export interface Said {
  airports: string[];
  days: SaidDay[];
  /** A time of null is none, such as 25:10. */
  times: { time: string | null; later: number }[];
  /** One day, behind two times. */
  isDayBehind: boolean;
}

export interface Line extends Said {
  text: string;
  at: number;
  /** How often a mail was quoted, by the marks before the line. */
  depth: number;
}

const LONGEST_LINE = 400;
const MOST_LINES = 5_000;
/** What a mail program breaks is put together again up to so many lines. */
const MOST_JOINED = 3;
const DASH = String.raw`\s*(?:-|–|—|→|->|=>|>|/|to|nach|naar|a|à|vers|hacia|til|do)\s*`;
const CLOCK = String.raw`\d{1,2}[:.h]\d{2}`;
/** "FRA - BKK", "FRA 14:25 - BKK 06:10", "14:25 FRA - 06:10 BKK", and with more places, "FRA - DOH - BKK". */
const ROUTE = new RegExp(
  String.raw`(?<![A-Za-z(<])[A-Z]{3}(?:(?:\s+${CLOCK})?${DASH}(?:${CLOCK}\s+)?[A-Z]{3}(?![A-Za-z)])){1,7}`,
  'g',
);
const VIA = /\b(?:via|über|ueber|przez|con escala en|aktarmal[ıi])\s+(?:\p{Lu}\p{L}+\s)?\(?([A-Z]{3})?\)?/u;
/** "Frankfurt FRA - Tokyo HND". */
const NAMED_PLACE = String.raw`\p{Lu}\p{Ll}[\p{L}.'’-]*\s([A-Z]{3})`;
const NAMED_PAIR = new RegExp(
  String.raw`${NAMED_PLACE}${DASH}(?:\p{L}[\p{L}.'’-]*\s){0,3}${NAMED_PLACE}(?!\p{L})`,
  'gu',
);
const IN_BRACKETS = /\(([A-Z]{3})(?:[,/ ][^)]{0,30})?\)/g;
/** Three letters that mails write for something else: weekdays in pairs, kinds of travellers, documents, money, clocks. */
const WEEKDAYS = /^(?:MON|TUE|WED|THU|FRI|SAT|SUN|MIT|DON|FRE|SAM|SON)$/;
const NO_AIRPORT = new Set(
  (
    'ADT CHD INF PTC DNI NIE NIF CIF PNR GDS NDC VAT IVA TVA UST PDF FAX TEL SMS APP URL DOB ETA ETD STD USD EUR GBP CHF PLN CZK HUF ' +
    'DKK UTC GMT MEZ CET EST PST VIP MRS MME AVE ICE TGV TER NON TBA TBC HRS REF DBL SGL TWN USA UAE AGB MWS'
  ).split(' '),
);
const NAME = String.raw`\p{L}{3,12}\.?`;
const DAYS = new RegExp(
  [
    String.raw`\b\d{4}-\d{2}-\d{2}\b`,
    String.raw`\b\d{1,2}\.\s?\d{1,2}\.\s?(?:\d{4}|\d{2})\b`,
    String.raw`\b\d{1,2}[/-]\d{1,2}[/-]\d{4}\b`,
    String.raw`\b\d{1,2}(?:st|nd|rd|th)?\.?[\s-]?(?:de\s+|of\s+)?${NAME},?[\s-]?(?:de\s+)?\d{4}\b`,
    String.raw`\b\d{1,2}(-?)\p{L}{3}\1\d{2}\b`,
    String.raw`${NAME}\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4}\b`,
    String.raw`\b\d{4}\.\s${NAME}\s\d{1,2}\.`,
  ].join('|'),
  'giu',
);
/** Days without a year. */
const DAYS_ALONE = [
  String.raw`\b\d{1,2}(?:st|nd|rd|th)?\.?[\s-]?(?:de\s+|of\s+)?${NAME}`,
  String.raw`${NAME}\s\d{1,2}\b`,
  String.raw`\b\d{1,2}\.\s?\d{1,2}\.`,
  String.raw`\b\d{2}\/\d{2}\b`,
].map((pattern) => new RegExp(pattern, 'giu'));
const TIMES =
  /\b(\d{1,2}[:h]\d{2}|(?<=\b(?:kl\.?|ore|godz\.?|um)\s)\d{1,2}\.\d{2}|\d{1,2}\.\d{2}(?=\s*(?:uhr|h\b|uur)))\b(?:\s*([ap])\.?\s?m\b\.?)?(?:\s*(?:uhr|hrs?|uur|h)\b)?(?:\s*\(?\s*\p{L}?\+\s?(\d)(?:\s?\p{L}{1,6}\.?)?\s*\)?)?/giu;
/** "12JUN27 0820". */
const SCREEN_TIME = /\b(\d{1,2}\p{L}{3}\d{2}\s+)([01]\d|2[0-3])([0-5]\d)\b/giu;
const NEXT_DAY =
  /(next|following) day|(nächste[nr]?|folgenden) tag|folgetag|volgende dag|lendemain|jour suivant|día siguiente|dia seguinte|giorno (dopo|successivo|seguente)|następnego dnia|ertesi gün|næste dag|(následující|další) den|következő napon?/i;
/** Tags of XML or a page are no words, nor are the fields of a table of semicolons. */
const IS_MARKUP = /<\/[A-Za-z][\w:.-]*\s*>/;
const IS_TABLE_ROW = /^(?:[^;]*;){4}/;

const NOTHING: Said = { airports: [], days: [], times: [], isDayBehind: false };

/** By its name or its number. */
function hasMonth(day: string): boolean {
  const name = /\p{L}{3,}/u.exec(day)?.[0];
  return name === undefined || monthNamed(name) !== null;
}

const isAirport = (code: string, at: number, all: readonly string[]): boolean =>
  !NO_AIRPORT.has(code) && !(WEEKDAYS.test(code) && all.filter((one) => WEEKDAYS.test(one)).length > 1);

interface Found {
  said: string;
  index: number;
}

function knownDay({ said, index }: Found, text: string, others: readonly Found[]): SaidDay {
  const fits = (day: string): boolean =>
    fitsWeekday(text.slice(0, index), day, said) && fitsBehind({ said, index }, text, others, day);
  const day = dayIn(said);
  // A weekday may say which of two numbers is the day.
  const orders = (['DAY_FIRST', 'MONTH_FIRST'] as const).map((order) => dayIn(said, order)).filter((one) => one !== null);
  const settled = day ?? (orders.length === 2 && fits(orders[0]!) !== fits(orders[1]!) ? orders.find(fits)! : null);
  const certain = settled !== null && fits(settled) ? settled : null;
  return { day: certain, near: () => certain };
}

/** A weekday between two days is that of the second. */
function fitsBehind({ said, index }: Found, text: string, others: readonly Found[], day: string): boolean {
  const end = index + said.length;
  const behind = text.slice(end);
  const word = beginsWithWeekday(behind);
  const next = others.find((other) => other.index >= end + word);
  const isOfNext = next !== undefined && /^[\s.,)]*$/.test(text.slice(end + word, next.index));
  return isOfNext || fitsWeekdayBehind(behind, day, said);
}

function dayAlone({ said, index }: Found, text: string, others: readonly Found[]): SaidDay {
  const near = (departure: string): string | null => {
    const day = arrivalDayIn(said, departure);
    const fits =
      day !== null && fitsWeekday(text.slice(0, index), day, said) && fitsBehind({ said, index }, text, others, day);
    return fits ? day : null;
  };
  return { day: null, near };
}

const UNCERTAIN: SaidDay = { day: null, near: () => null };

function saidIn(line: string): Said {
  if (line.length > LONGEST_LINE || IS_MARKUP.test(line)) return NOTHING;
  const text = line.replace(SCREEN_TIME, '$1$2:$3');
  let rest = text;
  const taken = (pattern: RegExp, left = /[^]/g): RegExpExecArray[] => {
    const found = [...rest.matchAll(pattern)];
    rest = rest.replace(pattern, (whole) => whole.replace(left, ' '));
    return found;
  };
  const bracketed = taken(IN_BRACKETS).map(({ 1: code, index }) => ({ index, codes: [code!] }));
  const named = taken(NAMED_PAIR).map(({ 1: from, 2: to, index }) => ({ index, codes: [from!, to!] }));
  const routes = taken(ROUTE, /[^\d:.h]/g).map(({ 0: route, index }) => ({
    index,
    codes: route.match(/(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/g) ?? [],
  }));
  const airports = [...bracketed, ...named, ...routes]
    .sort((a, b) => a.index - b.index)
    .flatMap(({ codes }) => codes.filter(isAirport));
  const via = airports.length > 0 ? VIA.exec(text) : null;
  const dated = taken(DAYS).map(({ 0: said, index }) => ({ said, index }));
  const clocks = taken(TIMES).filter(({ index }) => !isOtherTime(text.slice(0, index)));
  const times = withoutDurations(clocks, text).map(([, clock, half, later]) => ({
    time: timeIn(`${clock}${half ? `${half}m` : ''}`),
    later: Number(later ?? 0),
  }));
  const alone = DAYS_ALONE.flatMap((pattern) => taken(pattern).map(({ 0: said, index }) => ({ said, index })));
  const all = [...dated, ...alone].filter(({ said }) => hasMonth(said)).sort((a, b) => a.index - b.index);
  const own = all.filter(({ index }, at) => !isOtherDay(labelBefore(text, all[at - 1], index)));
  const nextDay = rest.search(NEXT_DAY);
  const isStartOpen = nextDay >= 0 && nextDay < (clocks[0]?.index ?? Infinity);
  const days = own.map((one) => (dated.includes(one) ? knownDay(one, text, all) : dayAlone(one, text, all)));
  return {
    airports: via && airports.length < 3 ? [...airports, via[1] ?? 'via'] : airports,
    days: [...days, ...(isStartOpen ? [UNCERTAIN] : [])],
    times: times.map((time, at) =>
      at === times.length - 1 && nextDay >= 0 ? { ...time, later: time.later || 1 } : time,
    ),
    isDayBehind: own.length === 1 && dated.includes(own[0]!) && clocks.length === 2 && own[0]!.index > clocks[1]!.index,
  };
}

/** The words between a day and the one before it. */
const labelBefore = (text: string, last: Found | undefined, index: number): string =>
  text.slice(last ? last.index + last.said.length : 0, index);

/** "10:15 - 18:05 (9h50)": where clocks have colons, what has an h is a duration. */
function withoutDurations(clocks: readonly RegExpExecArray[], text: string): readonly RegExpExecArray[] {
  const isHour = (clock: RegExpExecArray): boolean => /^\d{1,2}h/i.test(clock[1]!);
  const hasColon = clocks.some((clock) => !isHour(clock));
  return clocks.filter((clock) => !isHour(clock) || !(hasColon || text[clock.index - 1] === '('));
}

/** The lines of a text with what they say; marks of quoting are counted, and what was broken by forwarding is put together. */
export function linesOf(text: string, today: string): Line[] {
  const raw = text.normalize('NFKC').split(/\r?\n/).slice(0, MOST_LINES);
  const quoted = raw.map((line) => {
    const mark = /^(?:\s?>){1,20}\s?/.exec(line)?.[0] ?? '';
    return { text: line.slice(mark.length).trim(), depth: mark.replace(/[^>]/g, '').length };
  });
  return joined(closeTogether(quoted))
    .map((line, at): Line => ({ ...saidIn(line.text), ...line, at }))
    .map((line) => (IS_TABLE_ROW.test(line.text) ? asTableRow(line) : line))
    .map((line) => withoutOthers(line, today));
}

type Quoted = Pick<Line, 'text' | 'depth'>;

/** Some programs put an empty line behind each line. */
function closeTogether(lines: readonly Quoted[]): readonly Quoted[] {
  const isEmpty = (line: Quoted | undefined): boolean => line === undefined || line.text === '';
  const full = lines.filter((line) => !isEmpty(line)).length;
  const followed = lines.filter((line, at) => !isEmpty(line) && !isEmpty(lines[at + 1])).length;
  if (full < 6 || followed > full / 10) return lines;
  return lines.filter((line, at) => !isEmpty(line) || isEmpty(lines[at - 1]));
}

/** The lines of one flight that a mail program broke, as one; lines behind stay where they are. */
function joined(lines: readonly Quoted[]): Quoted[] {
  const result = lines.map((line) => ({ ...line }));
  for (let at = 0; at < result.length; at++)
    for (let next = at + 1; next <= at + MOST_JOINED; next++) {
      const [line, following] = [result[at]!, result[next]];
      if (!following || following.text === '' || following.depth !== line.depth) break;
      if (!isContinued(line.text, following.text)) break;
      line.text = `${line.text} ${following.text}`;
      result[next] = { text: '', depth: line.depth };
      if (line.text.length > LONGEST_LINE) break;
      // What was joined leaves no empty line between the lines of a block.
      result.splice(next, 1);
      next -= 1;
    }
  return result;
}

const LONGEST_REST = 60;
const LATER_ALONE = /^\(?\+\s?\d[^\d]{0,12}$/;
const BEGINS_WITH_YEAR = /^20\d{2}\b/;
const ENDS_WITH_MONTH = /\b\d{1,2}\.?\s(\p{L}{3,12})\.?$/u;

function isContinued(line: string, next: string): boolean {
  if (line === '' || next.length > LONGEST_LINE) return false;
  const month = BEGINS_WITH_YEAR.test(next) ? ENDS_WITH_MONTH.exec(line)?.[1] : undefined;
  if (month !== undefined) return monthNamed(month) !== null;
  const [said, rest] = [saidIn(line), saidIn(next)];
  if (said.airports.length === 0) return false;
  if (endsOpen(line)) return said.airports.length < 2 || (rest.airports.length === 0 && next.length <= LONGEST_REST);
  if (rest.airports.length > 0 || next.length > LONGEST_REST) return false;
  if (LATER_ALONE.test(next)) return said.times.length > 0;
  const isArrivalAlone = isArrival(next) && rest.times.length === 1 && rest.days.length <= 1;
  return said.airports.length === 2 && said.times.length === 1 && said.days.length > 0 && isArrivalAlone;
}

/** Days and times of a table mean what its head says, which prose does not know. */
const asTableRow = (line: Line): Line =>
  line.airports.length > 0 && line.days.length > 0 ? { ...line, days: [UNCERTAIN], times: [] } : line;

/** Nobody has a flight so many days from now. */
const FARTHEST_DAYS = 730;

/**
 * A day of today or before, apart from airports, is that of the mail or of an invoice. Two days that one flight cannot have, apart from
 * airports, are those of a journey: nobody knows which of them is meant.
 */
function withoutOthers(line: Line, today: string): Line {
  const known = line.days.flatMap(({ day }) => day ?? []);
  if (line.airports.length > 0) {
    const isFar = known.some((day) => Math.abs(Date.parse(day) - Date.parse(today)) > FARTHEST_DAYS * 86_400_000);
    return isFar ? { ...line, days: [UNCERTAIN] } : line;
  }
  if (known.length > 0 && known.length === line.days.length && known.every((day) => day <= today))
    return { ...line, days: [], times: [] };
  const isPeriod = known.some((day) => !mayArrive(day, known[0]!)) || known.length > 2;
  return isPeriod ? { ...line, days: [UNCERTAIN] } : line;
}
