import { COUNTRY_OF_AIRPORT } from './airport-zones.js';
import { monthNamed, type DayOrder } from './booked-days.js';
import { mayArrive } from './booking.js';
import { columnsWithColons } from './dotted-clocks.js';
import { endsOpen, endsWithArrival, endsWithDeparture, isArrival, isTimeOfArrival } from './prose-labels.js';
import { datesIn, daysOf, isApart, orderIn, UNCERTAIN } from './prose-days.js';
import { TERMINAL, withNames } from './prose-places.js';
import type { Line, Said } from './prose-said.js';
import { CLOCK, clocksOf, type SaidTime } from './prose-times.js';

const LONGEST_LINE = 400;
const MOST_LINES = 5_000;
/** What a mail program breaks is put together again up to so many lines. */
const MOST_JOINED = 3;
const LONGEST_LABEL = 40;
const DASH = String.raw`\s*(?:-|–|—|→|->|=>|>|/|to|nach|naar|a|à|vers|hacia|til|do)\s*`;
const DATE = String.raw`\d{1,2}\.\d{1,2}\.\d{4}|\d{4}-\d{2}-\d{2}|\d{1,2}/\d{1,2}/\d{4}`;
const BESIDE = String.raw`(?:[\s,]{1,8}(?:${DATE}|(?:(?:dep|arr|ab|an)\.?\s)?${CLOCK})){0,2}`;
/** "FRA - BKK", "FRA 14:25 - BKK 06:10", "14:25 FRA - 06:10 BKK", and with more places, "FRA - DOH - BKK". */
const ROUTE = new RegExp(
  String.raw`(?<![A-Za-z(<])[A-Z]{3}(?:(?:${BESIDE}${DASH}(?:${CLOCK}\s+)?[A-Z]{3}(?![A-Za-z)])){1,7}|\s{1,8}${CLOCK}\s{1,8}[A-Z]{3}(?=\s{1,8}${CLOCK}(?!\s{1,8}[A-Z]{3}(?![A-Za-z]))))`,
  'g',
);
/** "05FEB27 Fri  FRA DOH  15:20", as systems list it. */
const LISTED_PAIR = new RegExp(
  String.raw`(?<=\d{1,2}\p{L}{3}(?:\d{2})?\s{1,4}(?:\p{L}{2,3}\s{1,4})?)([A-Z]{3})\s{1,4}([A-Z]{3})(?=\s{1,8}${CLOCK})`,
  'gu',
);
const CODE = /(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/g;
const VIA = /\b(?:via|über|ueber|przez|con escala en|aktarmal[ıi])\s+(?:\p{Lu}\p{L}+\s)?\(?([A-Z]{3})?\)?/u;
/** "Frankfurt FRA - Tokyo HND". */
const NAMED_PLACE = String.raw`\p{Lu}\p{Ll}[\p{L}.'’-]*\s([A-Z]{3})`;
const NAMED_PAIR = new RegExp(
  String.raw`${NAMED_PLACE}${DASH}(?:\p{L}[\p{L}.'’-]*\s){0,3}${NAMED_PLACE}(?!\p{L})`,
  'gu',
);
/** "06:05 LUX Luxemburg → 07:55 LIS Lisbon". */
const BEHIND_CLOCK = new RegExp(
  String.raw`(?<![\d:.])${CLOCK}(?![\d:.])(?:\s?\(?\+\d(?:\s\p{L}{1,8}\)|[^)\s]{0,8}\)?))?\s{1,4}\(?(?=([A-Z]{3})(?![\p{L}\d]))`,
  'gu',
);
/** "LUX 06:05 LIS 07:55", "LUX Luxemburg 06:05 → LIS Lisbon 07:55". */
const BEFORE_CLOCK = new RegExp(
  String.raw`(?<![\p{L}\d])([A-Z]{3})\)?(?:\s\p{L}[\p{L}.'’-]{1,24}){0,3}\s{1,4}(?=${CLOCK}(?![\d:.]))`,
  'gu',
);
const IN_BRACKETS = /\(([A-Z]{3})(?:[,/ ][^)]{0,30}|\s?[-–]\s?\p{Lu}\p{Ll}[^)]{0,50}|-O'[^)]{0,50})?\)/gu;
/** Three letters that mails write for something else: weekdays in pairs, kinds of travellers, documents, money, clocks. */
const WEEKDAYS = /^(?:MON|TUE|WED|THU|FRI|SAT|SUN|MIT|DON|FRE|SAM|SON)$/;
const NO_AIRPORT = new Set(
  (
    'DEP ARR ADT CHD INF PTC DNI NIE NIF CIF PNR GDS NDC VAT IVA TVA UST PDF FAX TEL SMS APP URL DOB ETA ETD STD USD EUR GBP CHF PLN CZK HUF ' +
    'DKK TIL UTC GMT MEZ CET EST PST VIP MRS MME AVE ICE TGV TER NON TBA TBC HRS REF DBL SGL TWN USA UAE AGB MWS'
  ).split(' '),
);
/** "12JUN27 0820", "12JUN2027  0820". */
const SCREEN_TIME = /\b(\d{1,2}\p{L}{3}(?:20)?\d{2}\s+)([01]\d|2[0-3])([0-5]\d)\b/giu;
/** "11 h 25", "11 Uhr 25". */
const SPELT_TIME =
  /(?<![\d.,:-])([01]?\d|2[0-3])\s?(?:h|uhr|heures?|horas|uur|hod\.?)\s?([0-5]\d)(?!\d|\s?m(?:in|n)?\b|[.:]\d)/giu;
/** "1er mars", "1º marzo". */
const FIRST_OF_MONTH = /(?<![\d.,])1(?:er|º|°)(?=\s\p{L}{3})/gu;
/** "kl. 11 25". */
const LABELLED_TIME = /(?<!\p{L})((?:kl|godz|saat|ore)\.?\s)([01]?\d|2[0-3])\s([0-5]\d)(?![\d.:])/giu;
export const NEXT_DAY =
  /(next|following) (day|morning)|(nächste[nr]?|folgenden) (tag|morgen)|folgetag|volgende (dag|ochtend)|lendemain|jour suivant|(día|mañana) siguiente|(dia|manhã) seguinte|(giorno|mattina) (dopo|successiv[oa]|seguente)|następnego (dnia|ranka)|ertesi (gün|sabah)|næste (dag|morgen)|(následující|další) den|následující ráno|következő napon?|másnap/i;
/** Labels of the head of a ticket, such as "POI-WAW  DOI-18NOV26", which may look like airports. */
const IS_TICKET_HEAD = /(?<![\p{L}\d-])(?:POI|DOI|IOI|FCPI|FCMI)\s?-\s?\S/u;
/** Tags of XML or a page are no words, nor are the fields of a table of semicolons. */
const IS_MARKUP = /<\/[A-Za-z][\w:.-]*\s*>/;
const isNoProse = (line: string): boolean => IS_MARKUP.test(line) || IS_TICKET_HEAD.test(line);
const IS_TABLE_ROW = /^(?:[^;]*;){4}/;

const NOTHING: Said = { airports: [], days: [], times: [], isDayBehind: false, isDayOfArrival: false };

const MONTHS = /^(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)$/;

/** Whether a line without airports holds two words that look like their codes. */
export const looksLikeRoute = ({ text }: Pick<Line, 'text'>): boolean =>
  (text.slice(0, LONGEST_LINE).match(CODE) ?? []).filter(
    (code, at, all) => isAirport(code, at, all) && monthNamed(code) === null,
  ).length === 2;

/** Whether three letters may be the code of an airport. */
export const isAirportCode = (code: string): boolean => !NO_AIRPORT.has(code);
export const isKnownAirport = (code: string): boolean => isAirportCode(code) && COUNTRY_OF_AIRPORT.has(code);
/** The airports whose codes stand beside a clock, each once, in their order. */
export function codesAtClocks(text: string): string[] {
  const behind = [...text.matchAll(BEHIND_CLOCK)].map(({ 0: clock, 1: code, index }): [number, string] => [
    index + clock.length,
    code!,
  ]);
  const before = [...text.matchAll(BEFORE_CLOCK)].map(({ 1: code, index }): [number, string] => [index, code!]);
  const found = new Map([...behind, ...before]);
  return [...found]
    .sort(([a], [b]) => a - b)
    .flatMap(([, code]) => (isKnownAirport(code) && !MONTHS.test(code) ? [code] : []));
}
const isAirport = (code: string, at: number, all: readonly string[]): boolean =>
  isAirportCode(code) && !(WEEKDAYS.test(code) && all.filter((one) => WEEKDAYS.test(one)).length > 1);

type Taken = (pattern: RegExp, left?: RegExp) => RegExpExecArray[];

/** In their order; more than two where a flight goes over others. */
function airportsOf(taken: Taken, text: string): string[] {
  const bracketed = taken(IN_BRACKETS).map(({ 1: code, index }) => ({ index, codes: [code!] }));
  const named = taken(NAMED_PAIR).map(({ 1: from, 2: to, index }) => ({ index, codes: [from!, to!] }));
  const routes = taken(ROUTE, CODE).map(({ 0: route, index }) => ({
    index,
    codes: route.match(CODE) ?? [],
  }));
  const listed = taken(LISTED_PAIR).map(({ 1: from, 2: to, index }) => ({ index, codes: [from!, to!] }));
  const airports = [...bracketed, ...named, ...routes, ...listed]
    .sort((a, b) => a.index - b.index)
    .flatMap(({ codes }) => codes.filter(isAirport));
  const timed = airports.length === 0 ? codesAtClocks(text.replace(TERMINAL, '')).filter(isAirport) : [];
  if (timed.length === 2) return timed;
  const via = airports.length > 0 && airports.length < 3 ? VIA.exec(text) : null;
  if (isTurned(text, airports)) return ['', ...airports, ''];
  return via ? ['', ...airports, via[1] ?? 'via'] : airports;
}

/** "an Hamburg (HAM) um 09:05, ab München (MUC) um 08:00". */
function isTurned(text: string, [from, to, ...others]: readonly string[]): boolean {
  if (from === undefined || to === undefined || others.length > 0) return false;
  const [start, end] = [text.indexOf(from), text.lastIndexOf(to)];
  return endsWithArrival(text.slice(0, start)) && endsWithDeparture(text.slice(start, end));
}

/** What a line says of flights. `above`: the line above it, which may be the label of a day. `order`: of the days of its text. */
export function saidIn(line: string, above = '', order: DayOrder = null): Said {
  if (line.length > LONGEST_LINE || isNoProse(line)) return NOTHING;
  const text = withClocks(line);
  let rest = text;
  const taken: Taken = (pattern, left = /[^]+/g) => {
    const found = [...rest.matchAll(pattern)];
    rest = rest.replace(pattern, (whole) => whole.replace(left, (part) => ' '.repeat(part.length)));
    return found;
  };
  const airports = airportsOf(taken, text);
  const dated = datesIn(taken);
  const { times, at: clocks } = clocksOf(taken, text, {
    isFlight: airports.length > 0,
    hasDay: dated.length > 0,
    left: () => rest,
  });
  if (airports.length === 2) markArrival(times, text);
  if (times.length === 0 && dated.length > 0 && airports.length === 2) times.push(...bareTimes(rest));
  const { own, days } = daysOf(taken, text, { rest, dated, above, order });
  const only = own.length === 1 && clocks.length === 2 ? own[0]!.index : null;
  const nextDay = rest.search(NEXT_DAY);
  const isStartOpen = nextDay >= 0 && nextDay < (clocks[0] ?? Infinity);
  return {
    airports,
    days: [...days, ...(isStartOpen ? [UNCERTAIN] : [])],
    times: nextDay < 0 ? times : withLater(times),
    ...placeOf(only, text, clocks),
  };
}

/** A line with its clocks as most texts write them. */
export const withClocks = (line: string): string =>
  columnsWithColons(line)
    .replace(SCREEN_TIME, '$1$2:$3')
    .replace(SPELT_TIME, '$1:$2')
    .replace(LABELLED_TIME, '$1$2:$3')
    .replace(FIRST_OF_MONTH, '1');

/** The last of them is of the next day. */
const withLater = (times: Said['times']): Said['times'] =>
  times.map((time, at) => (at === times.length - 1 ? { ...time, later: time.later || 1 } : time));

/** Where the one day of a line stands between or behind two times. */
const placeOf = (
  day: number | null,
  text: string,
  clocks: readonly number[],
): Pick<Said, 'isDayBehind' | 'isDayOfArrival'> => ({
  isDayBehind: day !== null && day > clocks[1]!,
  isDayOfArrival: day !== null && isApart(text, clocks, day),
});

/** "2040 0740+1", as systems show them; a number behind a carrier is that of its flight. */
const BARE_TIME = /(?<![A-Z][A-Z0-9]\s?|[\d.,:])\b([01]\d|2[0-3])([0-5]\d)\b(?:\s?\+(\d))?(?![.,:]\d)/g;

/** Both times of a flight without colons; one alone may be anything. */
function bareTimes(text: string): Said['times'] {
  const found = [...text.matchAll(BARE_TIME)];
  if (found.length !== 2) return [];
  return found.map(([, hour, minute, later]) => ({ time: `${hour}:${minute}`, later: Number(later ?? 0) }));
}

/** One time alone may be that of the arrival. */
function markArrival([only, ...others]: readonly SaidTime[], text: string): void {
  if (only && others.length === 0) only.arrives ||= isTimeOfArrival(text);
}

/** The marks of quoting before a line. */
export const quoteMark = (line: string): string => /^(?:\s?>){1,20}\s?/.exec(line)?.[0] ?? '';

/** Before a message of a chat: "[28/11/2026, 18:02] Ann Lee: ", "28.11.26, 18:02 - Ann Lee: ". */
const OF_CHAT =
  /^\s?\[?\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s\d{1,2}:\d{2}(?::\d{2})?(?:\s[AP]M)?(?:\]|\s[-–])\s[^:\d]{1,40}:\s/i;

/** The lines of a text with what they say; marks of quoting are counted, and what was broken by forwarding is put together. */
export function linesOf(text: string, today: string): Line[] {
  const raw = text.normalize('NFKC').split(/\r?\n/).slice(0, MOST_LINES);
  const quoted = raw.map((line) => {
    const mark = quoteMark(line);
    return { text: line.slice(mark.length).replace(OF_CHAT, '').trim(), depth: mark.replace(/[^>]/g, '').length };
  });
  const order = orderIn(raw);
  const said = joined(closeTogether(quoted)).map((line, at, all): Line => ({
    ...saidIn(line.text, labelOf(all[at - 1]), order),
    ...line,
    at,
  }));
  return withNames(said)
    .map((line) => (IS_TABLE_ROW.test(line.text) ? asTableRow(line) : line))
    .map((line) => withoutOthers(line, today));
}

type Quoted = Pick<Line, 'text' | 'depth'>;

/** A short line of words may be the label of the line below it. */
const labelOf = (line: Quoted | undefined): string =>
  line !== undefined && line.text.length <= LONGEST_LABEL && !/\d/.test(line.text) ? line.text : '';

/** Some programs put an empty line behind each line. */
function closeTogether(lines: readonly Quoted[]): readonly Quoted[] {
  const isEmpty = (line: Quoted | undefined): boolean => line === undefined || line.text === '';
  const full = lines.filter((line) => !isEmpty(line)).length;
  const followed = lines.filter((line, at) => !isEmpty(line) && !isEmpty(lines[at + 1])).length;
  if (full < 6 || followed > full / 10) return lines;
  return lines.filter((line, at) => !isEmpty(line) || isEmpty(lines[at - 1]));
}

/** The lines of one flight that a mail program broke, as one. */
function joined(lines: readonly Quoted[]): Quoted[] {
  const result: Quoted[] = [];
  let count = 0;
  for (const line of lines) {
    const last = result.at(-1);
    const isOne =
      last !== undefined && last.depth === line.depth && count < MOST_JOINED && isContinued(last.text, line.text);
    count = isOne ? count + 1 : 0;
    if (isOne) result[result.length - 1] = { ...last, text: `${last.text} ${line.text}` };
    else result.push(line);
  }
  return result;
}

const LONGEST_REST = 60;
const LATER_ALONE = /^\(?\+\s?\d[^\d]{0,12}$/;
const BEGINS_WITH_YEAR = /^20\d{2}\b/;
const ENDS_WITH_MONTH = /\b\d{1,2}\.?\s(\p{L}{3,12})\.?$/u;

function isContinued(line: string, next: string): boolean {
  if (line === '' || next === '' || line.length + next.length > LONGEST_LINE) return false;
  const month = BEGINS_WITH_YEAR.test(next) ? ENDS_WITH_MONTH.exec(line)?.[1] : undefined;
  if (month !== undefined) return monthNamed(month) !== null;
  const isOpen = endsOpen(line);
  return (isOpen || LATER_ALONE.test(next) || isArrival(next)) && isOneFlight(line, next, isOpen);
}

function isOneFlight(line: string, next: string, isOpen: boolean): boolean {
  const [said, rest] = [saidIn(line), saidIn(next)];
  if (said.airports.length === 0) return false;
  if (isOpen && said.airports.length < 2) return true;
  return rest.airports.length === 0 && next.length <= LONGEST_REST && (isOpen || isRestOf(said, rest, next));
}

/** Behind both airports and one time: the mark of the next day, or the arrival. */
function isRestOf(said: Said, rest: Said, next: string): boolean {
  if (LATER_ALONE.test(next)) return said.times.length > 0;
  const isHalf = said.airports.length === 2 && said.times.length === 1 && said.days.length > 0;
  return isHalf && rest.times.length === 1 && rest.days.length <= 1;
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
