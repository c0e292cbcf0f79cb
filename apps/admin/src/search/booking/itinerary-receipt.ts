import { airportNamed } from './airport-names.js';
import { monthNamed } from './booked-days.js';
import { arrivalDay, noBooking, two, type Booking, type Leg, type LocalMoment } from './booking.js';
import { issuedIn, yearOf } from './issued-day.js';
import { readColumns } from './itinerary-columns.js';
import { linesOfPaper } from './itinerary-lines.js';
import { readPairs } from './itinerary-pairs.js';
import { dayOf } from './pnr.js';
import { arrivalByMark } from './zoned-times.js';

const HEAD =
  /(?<!\p{L})(?:FROM|VON|VAN|DE|DA|DESDE|Z|NEREDEN|FRA|HONNAN)\s?\/\s?(?:TO|NACH|NAAR|VERS|A|À|HASTA|PARA|DO|NEREYE|TIL|HOVA)\s.{0,30}\s(?:FLIGHT|FLUG|VLUCHT|VOL|VUELO|VOLO|VOO|LOT|UÇUŞ|FLY|LET|JÁRAT)(?=\s|$)/u;
/** Place, carrier and number, class, day, departure, and at the end whether there is a seat. */
const FLIGHT = new RegExp(
  String.raw`^\s{0,4}(\S.{0,39}?)\s+([A-Z0-9]{2})\s{0,4}(\d{1,4})\s+([A-Z])\s+(\d{1,2})(\p{L}{3,4})(\d{2}|\d{4})?\s+(\d{2}:?\d{2})\b(.*)$`,
  'u',
);
const ARRIVAL =
  /(?<!\p{L})(?:ARRIVAL TIME|ANKUNFTSZEIT|ANKUNFT|AANKOMSTTIJD|AANKOMST|HEURE D.ARRIV[EÉ]E|HORA DE (?:LLEGADA|CHEGADA)|ORA DI ARRIVO|(?:GODZINA|CZAS) PRZYLOTU|VARIŞ SAAT[Iİ]|ANKOMST(?:TID)?|ČAS PŘÍLETU|ÉRKEZÉS(?:I IDŐ| IDEJE)?)\s?:\s*(\d{2}):?(\d{2})\b(.*)$/u;
const ARRIVAL_DAY = /\b(\d{1,2})\s?(\p{L}{3,4})(\d{4}|\d{2})?(?![\p{L}\d])/u;
const NO_SEAT = /\b(RQ|SA|WL|HL|XX|NO)\s*$/;
/** The same without its place, which is too long and stands in a line of its own above. */
const PLACELESS =
  /^\s{0,60}(?:[A-Z][A-Z0-9]|\d[A-Z])\s{0,4}\d{1,4}\s+[A-Z]\s+\d{1,2}\p{L}{3,4}(?:\d{2}|\d{4})?\s+\d{2}:?\d{2}\b/u;
/** A column of arrivals directly behind that of departures. */
const HAS_ARRIVALS =
  /\s(?:DEP|DEPARTURE|ABFLUG|VERTREK|DÉPART|DEPART|SALIDA|PARTENZA|WYLOT|KALKI[SŞ])\.?\s+(?:ARR|ARRIVAL|ANKUNFT|AANKOMST|ARRIVÉE|ARRIVEE|LLEGADA|ARRIVO|PRZYLOT|VARI[SŞ])\.?(?=\s|$)/;
/** Of a later day, beside the departure. */
const MARK = /^\s?\(?\+\s?\d/;
const ARRIVES = /^\s{1,20}(\d{2}):?(\d{2})(?:\s?\(?\+\s?(\d)\)?)?(?=\s|$)/;
/** At the end of a row, behind its status. */
const LATER_AT_END = /\s\(?\+\s?(\d)\)?\s*$/;
const SURFACE = /\b(?:ARNK|SURFACE|VOID)\b/;
const NO_PLACE = /^\s*(?:TERMINAL|ARRIVAL|ANKUNFT|AANKOMST|OPERATED|DURCHGEF|NVB|ESTIMATED)/;
/** Behind its words up to END: cities with the carriers between them. */
const FARE =
  /(?<!\p{L})(?:FARE CALCULATION|FARE CALC|TARIFBERECHNUNG|CALCUL DU TARIF|TARIEFBEREKENING|C[AÁ]LCULO D[EA] (?:LA )?TARIFA|CALCOLO (?:DELLA )?TARIFFA|(?:KALKULACJA|WYLICZENIE) TARYFY|ÜCRET HESAPLAMA(?:SI)?|(?:PRIS|TAKST)BEREGNING|VÝPOČET (?:TARIFU|CENY)|DÍJSZÁMÍTÁS)\s*:\s*([^]{0,700}?)END\b/u;
const FARE_START = /^\s*(?:I-\s?)?(?:\d{1,2}[A-Z]{3}\d{2}\s?)?([A-Z]{3})\s/;
const FARE_NEXT = /([A-Z][A-Z0-9]|\d[A-Z])\s{1,30}(?:[XE]\/)?([A-Z]{3})(?![A-Z])/g;
/** Codes of cities that have several airports. */
const CITY_CODES = new Set(
  'LON PAR NYC TYO OSA MIL ROM BUE RIO SAO WAS CHI MOW STO SEL BJS SHA YTO YMQ JKT BUH REK TCI IST BKK DXB HOU DFW OSL BRU THR TPE LOS'.split(
    ' ',
  ),
);

interface Row {
  line: string;
  found: RegExpExecArray;
  /** Up to the next flight. */
  below: readonly string[];
  /** The place of the next flight. */
  next: string | null;
}

/**
 * Reads itinerary receipts of electronic tickets: places by their names, with codes in the calculation of the fare. Those of several
 * travellers on the same flights are one journey. Null: it is none.
 */
export function readReceipt(text: string, today: string): Booking | null {
  const lines = linesOfPaper(text.toUpperCase());
  const heads = lines.flatMap((line, at) => (HEAD.test(line) ? [at] : []));
  const receipts = heads.map((head, at) =>
    receiptOf(lines.slice(heads[at - 1] ?? 0, head), lines.slice(head, heads[at + 1]), today),
  );
  const [first, ...others] = receipts.filter(({ rows }) => rows > 0);
  if (!first) return readPairs(text, today) ?? readColumns(text, today);
  const known = new Set(first.booking.legs.map((leg) => JSON.stringify(leg)));
  const unread = others.flatMap(({ booking }) => [
    ...booking.legs
      .filter((leg) => !known.has(JSON.stringify(leg)))
      .map(({ from, to, departs }) => ({ line: `${from} ${to} ${departs.day}`, why: 'OTHER_BOOKING' as const })),
    ...booking.unread,
  ]);
  const named = [...first.booking.unread, ...unread].map((one) => [one.line, one] as const);
  return { ...first.booking, unread: [...new Map(named).values()] };
}

function receiptOf(
  above: readonly string[],
  [head = '', ...below]: readonly string[],
  today: string,
): { booking: Booking; rows: number } {
  const rows = rowsBelow(withPlaces(below));
  const codes = codesOfFare(below.join('\n'), rows);
  const from = issuedIn(above) ?? today;
  const hasArrivals = [head, ...below.slice(0, 1)].some((line) => HAS_ARRIVALS.test(line));
  const booking = noBooking();
  rows.forEach((row, at) => {
    const last = booking.legs.at(-1)?.departs.day;
    const why = NO_SEAT.test(row.found[9]!.replace(LATER_AT_END, '')) ? 'NOT_CONFIRMED' : null;
    const ends = placesOf(row, isList(rows));
    const leg = why ? null : legOf(row, ends, [codes[at], codes[at + 1]], { today: from, last });
    const arrives = leg && hasArrivals ? arrivalOfRow(row.found[9]!, leg) : null;
    if (leg && arrives !== false) booking.legs.push({ ...leg, arrives: arrives ?? leg.arrives });
    else booking.unread.push({ line: row.line.replace(/\s+/g, ' ').trim(), why: why ?? 'NOT_UNDERSTOOD' });
  });
  return { booking, rows: rows.length };
}

const LONGEST_PLACE = 40;

/** With the places that stand above their flights in the lines of these. One below a flight is where that one ends. */
function withPlaces(lines: readonly string[]): readonly string[] {
  const isApart = (line: string | undefined): boolean =>
    line === undefined || line.trim() === '' || NO_PLACE.test(line) || ARRIVAL.test(line);
  const isFlightBelow = (at: number): boolean => PLACELESS.test(lines[at + 1] ?? '');
  const isOwnPlace = (at: number): boolean => {
    const place = (lines[at] ?? '').trim();
    return isFlightBelow(at) && !isApart(place) && place.length <= LONGEST_PLACE && isApart(lines[at - 1]);
  };
  return lines.map((line, at) => {
    if (isOwnPlace(at)) return '';
    if (!PLACELESS.test(line)) return line;
    return `${isOwnPlace(at - 1) ? lines[at - 1]!.trim() : UNKNOWN} ${line.trim()}`;
  });
}

const UNKNOWN = '?';

function rowsBelow(lines: readonly string[]): Row[] {
  const starts = lines.flatMap((line, at) => {
    const found = FLIGHT.exec(line);
    return found ? [{ line, found, at }] : [];
  });
  return starts.map(({ line, found, at }, index) => ({
    line,
    found,
    below: lines.slice(at + 1, Math.min(starts[index + 1]?.at ?? lines.length, at + 9)),
    next: starts[index + 1]?.found[1] ?? null,
  }));
}

const isPlace = (line: string): boolean => line.trim() !== '' && !NO_PLACE.test(line) && !ARRIVAL.test(line);

/** Where each flight begins, and only the last one has a place below it: the next line says where one ends. */
const isList = (rows: readonly Row[]): boolean =>
  rows.slice(0, -1).every(({ below }) => below.filter(isPlace).every((line) => SURFACE.test(line)));

/** The codes of all places in their order; none where its carriers are not those of the flights. */
function codesOfFare(text: string, rows: readonly Row[]): string[] {
  const fare = FARE.exec(text)?.[1]?.replace(/\s*\n\s*/g, ' ');
  const start = FARE_START.exec(fare ?? '')?.[1];
  if (!fare || !start) return [];
  const next = [...fare.matchAll(FARE_NEXT)];
  const fits = next.length === rows.length && rows.every(({ found }, at) => found[2] === next[at]![1]);
  return fits ? [start, ...next.map(([, , code]) => code!)] : [];
}

interface Ends {
  start: string;
  end: string;
}

/** A place stands below its flight, or before the time of its arrival; then the names of airports may stand below those of their cities. */
function placesOf({ found, below, next }: Row, isOfList: boolean): Ends {
  const start = found[1]!.trim();
  const at = below.findIndex((line) => ARRIVAL.test(line));
  const named = (below[at] ?? '').replace(ARRIVAL, '').trim();
  if (named === '') return { start, end: below.find(isPlace) ?? (isOfList ? next : null) ?? '' };
  const behind = below.slice(at + 1);
  const gap = behind.findIndex((line) => line.trim() === '');
  const withAirport = (city: string, some: readonly string[]): string => [city, some.find(isPlace) ?? ''].join(' ');
  return {
    start: withAirport(start, below.slice(0, at)),
    end: withAirport(named, gap < 0 ? behind : behind.slice(0, gap)),
  };
}

function legOf(
  { found, below }: Row,
  { start, end }: Ends,
  [fareFrom, fareTo]: readonly (string | undefined)[],
  when: { today: string; last: string | undefined },
): Leg | null {
  const [, , , , , day, month, year, clock] = found;
  const [from, to] = [airportOf(start, fareFrom), airportOf(end, fareTo)];
  const named = { day: Number(day), month: monthNamed(month!) ?? 0, year: yearOf(year) };
  const starts = dayOf(named, undefined, when);
  const time = timeOf(clock!.replace(':', ''));
  const isMarked = MARK.test(found[9]!);
  if (!from || !to || from === to || typeof starts !== 'string' || time === null || isMarked) return null;
  return { from, to, departs: { day: starts, time }, arrives: arrivalOf(below, starts) };
}

function timeOf(digits: string): string | null {
  const [hour, minutes] = [Number(digits.slice(0, 2)), Number(digits.slice(2))];
  return hour < 24 && minutes < 60 ? `${two(hour)}:${two(minutes)}` : null;
}

function airportOf(name: string, ofFare: string | undefined): string | null {
  const named = airportNamed(name.trim());
  if (ofFare === undefined || CITY_CODES.has(ofFare)) return named;
  return named === null || named === ofFare ? ofFare : null;
}

/** Null: nobody knows its day; false: it is not understood. */
function arrivalOfRow(rest: string, leg: Leg): LocalMoment | null | false {
  const [, hour, minutes, behind] = ARRIVES.exec(rest) ?? [];
  if (hour === undefined || minutes === undefined) return null;
  const time = timeOf(hour + minutes);
  const marks = new Set([behind, LATER_AT_END.exec(rest)?.[1]].filter((mark) => mark !== undefined));
  return time === null || marks.size > 1 ? false : arrivalByMark(time, [...marks][0], leg);
}

function arrivalOf(below: readonly string[], starts: string): LocalMoment | null {
  const found = below.map((line) => ARRIVAL.exec(line)).find((one) => one !== null);
  const day = ARRIVAL_DAY.exec(found?.[3] ?? '');
  if (!found || !day) return null;
  const time = timeOf(found[1]! + found[2]!);
  const named = { day: Number(day[1]), month: monthNamed(day[2]!) ?? 0, year: yearOf(day[3]) };
  const arrives = arrivalDay(named, starts);
  return arrives && time ? { day: arrives, time } : null;
}
