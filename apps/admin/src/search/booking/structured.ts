import { isIsoDate } from '@landfall/kernel';
import { timeIn } from './booked-days.js';
import { nationalityIn } from './named-countries.js';
import { airportIn } from './table.js';
import { noBooking, type Booking, type Leg, type LocalMoment } from './booking.js';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
const typeOf = ({ '@type': type }: Json): string =>
  String(Array.isArray(type) ? type[0] : (type ?? '')).replace(/^.*[/#]/, '');
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z)?)?/;

function momentOf(value: unknown): LocalMoment | null {
  const [, day, clock, utc] = MOMENT.exec(textOf(value) ?? '') ?? [];
  const time = clock === undefined ? null : timeIn(clock);
  // The time of an airport is asked for: that of UTC may be of another day.
  return isIsoDate(day) && !utc && (clock === undefined || time !== null) ? { day, time } : null;
}

function airportOf(value: unknown): string | null {
  const names = isObject(value) ? [value['iataCode'], value['identifier'], value['name']] : [value];
  return names.map((name) => airportIn(textOf(name) ?? '')).find((code) => code !== null) ?? null;
}

/** All objects of a document, those within lists and graphs too. */
function objectsIn(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (!isObject(value)) return [];
  return [value, ...Object.values(value).flatMap((inner) => (typeof inner === 'object' ? objectsIn(inner) : []))];
}

/** Reads reservations of flights as airlines put them into their mails (schema.org, JSON-LD). Null: it is no JSON. */
export function readJsonLd(text: string): Booking | null {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
  const booking = noBooking();
  for (const reservation of objectsIn(document).filter((one) => typeOf(one) === 'FlightReservation'))
    for (const flight of [reservation['reservationFor']].flat()) addFlight(booking, flight, reservation);
  return { ...booking, legs: inOrder(booking.legs), nationalities: nationalitiesIn(document) };
}

const STATUS_CONFIRMED = /^(Reservation)?Confirmed$/i;

/** Whatever a reservation says of its state, other than that it is confirmed, leaves its flights out. */
function addFlight(booking: Booking, flight: unknown, reservation: Json): void {
  const parts = isObject(flight) ? [flight['flightNumber'], flight['departureTime'] ?? flight['departureDay']] : [];
  const line = parts.flatMap((part) => textOf(part) ?? []).join(' ');
  const status = textOf(reservation['reservationStatus'])?.replace(/^.*[/#]/, '') ?? 'Confirmed';
  const leg = isObject(flight) ? legOf(flight) : null;
  if (!STATUS_CONFIRMED.test(status)) booking.unread.push({ line, why: 'NOT_CONFIRMED' });
  else if (leg) booking.legs.push(leg);
  else booking.unread.push({ line, why: 'NOT_UNDERSTOOD' });
}

/** Of the travellers, where a reservation names them. */
function nationalitiesIn(document: unknown): string[] {
  const said = objectsIn(document).flatMap(({ nationality }) =>
    isObject(nationality) ? (nationality['identifier'] ?? nationality['name'] ?? []) : (nationality ?? []),
  );
  return [...new Set(said.flatMap((one) => nationalityIn(textOf(one) ?? '') ?? []))];
}

function legOf(flight: Json): Leg | null {
  const [from, to] = [airportOf(flight['departureAirport']), airportOf(flight['arrivalAirport'])];
  const departs = momentOf(flight['departureTime'] ?? flight['departureDay']);
  const arrives = momentOf(flight['arrivalTime']);
  const isUnread = arrives === null && textOf(flight['arrivalTime']) !== null;
  return from && to && from !== to && departs && !isUnread ? { from, to, departs, arrives } : null;
}

/** One reservation per traveller names the same flight. */
function inOrder(legs: readonly Leg[]): Leg[] {
  const byFlight = new Map(legs.map((leg) => [JSON.stringify(leg), leg]));
  const momentText = ({ departs: { day, time } }: Leg): string => `${day}${time ?? ''}`;
  return [...byFlight.values()].sort((a, b) => (momentText(a) < momentText(b) ? -1 : 1));
}

const SCRIPT = /<script[^>]*type=["']?application\/ld\+json["']?[^>]*>([\s\S]*?)<\/script>/gi;

/** The reservations in a web page, or in that part of a mail. Null: what it has for machines names no flight. */
export function readMarkup(text: string): Booking | null {
  const found = [...text.matchAll(SCRIPT)].map(([, json]) => readJsonLd(json!)).filter((one) => one !== null);
  if (found.every(({ legs, unread }) => legs.length + unread.length === 0)) return null;
  return {
    legs: inOrder(found.flatMap(({ legs }) => legs)),
    nationalities: [...new Set(found.flatMap(({ nationalities }) => nationalities))],
    unread: found.flatMap(({ unread }) => unread),
  };
}
