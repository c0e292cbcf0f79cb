import { isIsoDate } from '@landfall/kernel';
import { timeIn } from './booked-days.js';
import { labelledNationalities } from './labelled-nationalities.js';
import { without, wordsOf } from './mail-text.js';
import { microdataIn } from './microdata.js';
import { nationalityIn } from './named-countries.js';
import { airportIn, airportOfCell } from './table-cells.js';
import { byMoment, nationalitiesFound, noBooking, type Booking, type Leg, type LocalMoment } from './booking.js';

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
  // A time of UTC may be of another day than that of the airport.
  return isIsoDate(day) && !utc && (clock === undefined || time !== null) ? { day, time } : null;
}

function airportOf(value: unknown): string | null {
  const names = isObject(value) ? [value['iataCode'], value['identifier'], value['name']] : [value];
  const code = names.map((name) => airportIn(textOf(name) ?? '')).find((one) => one !== null);
  // Without a code of its own, the name of the airport.
  const isCoded = isObject(value) && (textOf(value['iataCode']) ?? textOf(value['identifier'])) !== null;
  return code ?? (isCoded || !isObject(value) ? null : airportOfCell(textOf(value['name']) ?? ''));
}

/** All objects of a document, those within lists and graphs too, in the order of the text; however deep they stand. */
function objectsIn(document: unknown): Json[] {
  const found: Json[] = [];
  const open = [document];
  while (open.length > 0) {
    const value = open.pop();
    if (isObject(value)) found.push(value);
    const inner: unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [];
    for (const one of inner.toReversed()) if (typeof one === 'object') open.push(one);
  }
  return found;
}

/** Reads reservations of flights as airlines put them into their mails (schema.org, JSON-LD). Null: it is no JSON. */
export function readJsonLd(text: string): Booking | null {
  const document = documentIn(text);
  return document === undefined ? null : reservationsIn(document);
}

/** Undefined: it is no JSON. */
function documentIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Journeys of other kinds are named: without them a trip is not whole. */
const OTHER_JOURNEY = /^(Train|Bus|Boat)Reservation$/;

/** What the references of a graph mean; nothing for an id that is given to different things. */
function namedIn(objects: readonly Json[]): ReadonlyMap<string, Json | null> {
  const found = new Map<string, Json | null>();
  for (const one of objects) {
    const id = textOf(one['@id']);
    if (id === null || isReference(one)) continue;
    const known = found.get(id);
    found.set(id, known === undefined || JSON.stringify(known) === JSON.stringify(one) ? one : null);
  }
  return found;
}

const isReference = (one: Json): boolean => Object.keys(one).every((key) => key === '@id' || key === '@type');

/** With the things in place of the references to them. */
function resolved(value: unknown, named: ReadonlyMap<string, Json | null>): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => resolved(one, named));
  const id = isObject(value) && isReference(value) ? textOf(value['@id']) : null;
  return id === null ? value : (named.get(id) ?? value);
}

function reservationsIn(document: unknown): Booking {
  const booking = noBooking();
  const written = objectsIn(document);
  const named = namedIn(written);
  const objects = written.map((one) =>
    Object.fromEntries(Object.entries(one).map(([key, value]) => [key, resolved(value, named)])),
  );
  for (const reservation of objects) {
    const type = typeOf(reservation);
    if (type === 'FlightReservation')
      for (const flight of [reservation['reservationFor']].flat()) {
        const places = isObject(flight) ? PLACES.map((key) => [key, resolved(flight[key], named)]) : [];
        addFlight(booking, isObject(flight) ? { ...flight, ...Object.fromEntries(places) } : flight, reservation);
      }
    else if (OTHER_JOURNEY.test(type)) booking.unread.push({ line: type, why: 'NOT_UNDERSTOOD' });
  }
  const said = nationalitiesIn(objects);
  return {
    legs: distinctInOrder(booking.legs),
    nationalities: said.nationalities,
    unread: [...booking.unread, ...said.unread],
  };
}

const STATUS_CONFIRMED = /^(Reservation)?Confirmed$/i;

const PLACES = ['departureAirport', 'arrivalAirport'];

/** As text or as a reference; null: it says none. */
function statusOf({ reservationStatus: said }: Json): string | null {
  if (said === undefined || said === null) return null;
  const text = textOf(isObject(said) ? (said['@id'] ?? said['name']) : said);
  return text?.replace(/^.*[/#]/, '') ?? 'unknown';
}

/** Whatever a reservation says of its state, other than that it is confirmed, leaves its flights out. */
function addFlight(booking: Booking, flight: unknown, reservation: Json): void {
  const line = isObject(flight) ? shownFlight(flight) : '';
  const status = statusOf(reservation) ?? 'Confirmed';
  const leg = isObject(flight) ? legOf(flight) : null;
  if (!STATUS_CONFIRMED.test(status)) booking.unread.push({ line, why: 'NOT_CONFIRMED' });
  else if (leg) booking.legs.push(leg);
  else booking.unread.push({ line, why: 'NOT_UNDERSTOOD' });
}

function shownFlight(flight: Json): string {
  const airports = PLACES.map((key) => flight[key]);
  const places = airports.map((one) => (isObject(one) ? (one['iataCode'] ?? one['name']) : one));
  const parts = [flight['flightNumber'], flight['departureTime'] ?? flight['departureDay'], ...places];
  return parts.flatMap((part) => textOf(part)?.slice(0, 60) ?? []).join(' ');
}

/** Of the travellers, where a reservation names them. */
function nationalitiesIn(objects: readonly Json[]): Pick<Booking, 'nationalities' | 'unread'> {
  const values = objects.flatMap(({ nationality }) => (nationality === undefined ? [] : [nationality].flat()));
  const said = values.map((value) => {
    const names = isObject(value) ? [value['identifier'], value['name']] : [value];
    const texts = names.flatMap((name) => textOf(name) ?? []);
    return { line: texts[0] ?? 'nationality', code: texts.map(nationalityIn).find((code) => code !== null) ?? null };
  });
  return nationalitiesFound(said);
}

function legOf(flight: Json): Leg | null {
  const [from, to] = [airportOf(flight['departureAirport']), airportOf(flight['arrivalAirport'])];
  const departs = momentOf(flight['departureTime'] ?? flight['departureDay']);
  const arrives = momentOf(flight['arrivalTime']);
  const isUnread = arrives === null && textOf(flight['arrivalTime']) !== null;
  return from && to && from !== to && departs && !isUnread ? { from, to, departs, arrives } : null;
}

/** One reservation per traveller names the same flight. */
const distinctInOrder = (legs: readonly Leg[]): Leg[] =>
  byMoment([...new Map(legs.map((leg) => [JSON.stringify(leg), leg])).values()]);

const SCRIPT = /<script[^>]*type=["']?application\/ld\+json["']?[^>]*>([\s\S]*?)<\/script>/gi;

/** The reservations in a web page, or in that part of a mail. Null: what it has for machines names no flight. */
export function readMarkup(text: string): Booking | null {
  const documents = [...text.matchAll(SCRIPT)].map(([, json]) => documentIn(json!)).filter((one) => one !== undefined);
  const scripts = documents.length > 0 ? [reservationsIn(documents)] : [];
  const found = [...scripts, reservationsIn(microdataIn(['script', 'style'].reduce(without, text)))];
  const flights = found.filter(
    ({ legs, unread }) => legs.length > 0 || unread.some(({ why }) => why !== 'NATIONALITY'),
  );
  if (flights.length === 0) return null;
  const said = labelledNationalities(wordsOf(text));
  return {
    legs: distinctInOrder(found.flatMap(({ legs }) => legs)),
    nationalities: [...new Set([...found, said].flatMap(({ nationalities }) => nationalities))],
    unread: [...found, said].flatMap(({ unread }) => unread),
  };
}
