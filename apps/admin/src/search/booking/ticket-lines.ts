import { MONTH, type NumberedFlight } from './screen-flights.js';

const CARRIER_AND_CLASS = String.raw`(?!\d\d)[A-Z0-9]{2}\s{0,6}\d{1,4}\s{0,4}[A-Z]`;
/** Of an Amadeus ticket: coupon, whether it connects, cities, flight, day and time, seat, basis of the fare, state. */
const AMADEUS_COUPON = new RegExp(
  String.raw`^\s{0,4}(\d{1,2})\s{1,3}[OX]?\s?([A-Z]{3})\s?([A-Z]{3})\s{1,9}${CARRIER_AND_CLASS}\s{1,3}(\d{1,2})(${MONTH})(\d{2})?\s?(\d{4})\s{1,3}OK(?:\s{1,4}\S{1,20}\s{1,20}([A-Z])(?=\s|$))?`,
);
/** Of Sabre, with a number and the state at the end, and of Galileo, with the state before it. */
const COUPON = new RegExp(
  String.raw`^\s{0,4}(?:(\d{1,2})|([A-Z]{4,5}))\s{1,5}${CARRIER_AND_CLASS}\s{1,4}(\d{1,2})(${MONTH})(\d{2})?\s{1,3}([A-Z]{3})\s?([A-Z]{3})\s{1,4}(\d{3,4}[APNM]?)\s{1,4}OK\s(.*)$`,
);
/** Of the file that Amadeus hands to back offices. */
const INTERFACE = new RegExp(
  String.raw`^\s{0,4}H-\d{3};(\d{3})[OX]?([A-Z]{3});[^;]{0,30};([A-Z]{3});[^;]{0,30};[A-Z0-9]{2}\s{0,5}\d{1,4}\s[A-Z]\s[A-Z]?\s?(\d{1,2})(${MONTH})(\d{4}\s\d{4}\s{1,3}\d{1,2}(?:${MONTH}))\s?;[A-Z]{2}\d{2};([A-Z]{2})\d{2};`,
);
const USABLE_LETTER = /^[OAC]$/;
const USABLE_WORD = /\b(?:OPEN|ARPT|CKIN)\b/;
/** A coupon that was flown, exchanged or refunded, and a row that is on request, is no seat. */
const stateOf = (isUsable: boolean): string | null => (isUsable ? null : 'XX');

/** The flight of a coupon, which has no arrival, or of an interface record. */
export function ticketFlightOf(line: string): NumberedFlight | null {
  const amadeus = AMADEUS_COUPON.exec(line);
  if (amadeus) {
    const [, number, from, to, day, month, year, rest, state = 'O'] = amadeus;
    return flight(number, { from, to, day, month, year, rest, status: stateOf(USABLE_LETTER.test(state)) });
  }
  const coupon = COUPON.exec(line);
  if (coupon) {
    const [, number, before, day, month, year, from, to, rest, behind] = coupon;
    const status = stateOf(USABLE_WORD.test(before ?? behind!));
    return flight(number ?? /\s(\d{1,2})\s*$/.exec(behind!)?.[1], { from, to, day, month, year, rest, status });
  }
  const [, number, from, to, day, month, rest, status] = INTERFACE.exec(line) ?? [];
  return number ? flight(number, { from, to, day, month, year: undefined, rest, status: status! }) : null;
}

type Parts = Readonly<Record<'from' | 'to' | 'day' | 'month' | 'year' | 'rest', string | undefined>>;

const flight = (
  number: string | undefined,
  { from, to, day, month, year, rest, status }: Parts & { status: string | null },
): NumberedFlight => ({
  number: number ? Number(number) : null,
  flight: { from: from!, to: to!, day: day!, month: month!, year, weekday: undefined, rest: rest!, status },
});

/** Whether one stays or connects; another letter in its place is that of a coupon that was refunded, flown or exchanged. */
const STOP_LETTER = /^[OX]$/;
/** Of a record of fares: a place with the flight that begins or ends there. */
const FARE_ROW = new RegExp(
  String.raw`^\s{0,4}(?:\d{1,2}\s{1,4})?(?:([A-Z])\s{1,2}|[OX])?([A-Z]{3})\s{0,4}${CARRIER_AND_CLASS}\s{1,6}(?:[A-Z]\s{1,4})?(\d{1,2})(${MONTH})(\d{2})?\s{0,3}(\d{3,4}[APNM]?)(?:\s{1,4}([A-Z]{2})(?=\s|$)|\s)(?:\s{0,4}[A-Z\d/]{3,20}\s{1,20}([A-Z])(?=\s|$))?`,
);
const PLACE = /^\s{0,8}(?:[OX]\s{0,2})?(?!FX[A-Z]\s*$)([A-Z]{3})\s*$/;
const SURFACE = /^\s{0,8}(?:\d{1,2}\s{1,4})?(?:[OX]\s{0,2})?([A-Z]{3})\s{1,9}(?:S U R F A C E|SURFACE|ARNK|VOID)\s*$/;

interface FareRow {
  at: number;
  place: string;
  /** Null: a place alone, or a way on the ground. */
  found: RegExpExecArray | null;
  isSurface: boolean;
}

function fareRowOf(text: string, at: number): FareRow | null {
  const line = text.toUpperCase();
  const found = FARE_ROW.exec(line);
  const surface = SURFACE.exec(line);
  const place = found?.[2] ?? (surface ?? PLACE.exec(line))?.[1];
  return place === undefined ? null : { at, place, found, isSurface: surface !== null };
}

/**
 * The flights of records of fares, by their lines. A place alone above the first row: each row names where its flight ends; below the last
 * one: where it begins. With both, or none, nobody knows.
 */
export function fareFlights(lines: readonly string[]): ReadonlyMap<number, NumberedFlight> {
  const runs: FareRow[][] = [[]];
  lines.forEach((line, at) => {
    const row = fareRowOf(line, at);
    if (row) runs.at(-1)!.push(row);
    else if (runs.at(-1)!.length > 0) runs.push([]);
  });
  return new Map(runs.flatMap(flightsOfRun));
}

const isPlaceAlone = (row: FareRow | undefined): boolean => row !== undefined && !row.found && !row.isSurface;

function flightsOfRun(rows: readonly FareRow[]): [number, NumberedFlight][] {
  const [isAbove, isBelow] = [isPlaceAlone(rows[0]), isPlaceAlone(rows.at(-1))];
  if (isAbove === isBelow || rows.slice(1, -1).some(isPlaceAlone)) return [];
  return rows.flatMap(({ at, found }, index): [number, NumberedFlight][] => {
    const [from, to] = isAbove ? [rows[index - 1], rows[index]] : [rows[index], rows[index + 1]];
    if (!found || !from || !to) return [];
    const [, before = 'O', , day, month, year, rest, state, ofCoupon = 'O'] = found;
    const isUsable = STOP_LETTER.test(before) && USABLE_LETTER.test(ofCoupon);
    // Prices alone are listed without it.
    const status = stateOf((state === undefined || state === 'OK') && isUsable);
    const one = flight(String(index + 1), { from: from.place, to: to.place, day, month, year, rest, status });
    return [[at, one]];
  });
}
