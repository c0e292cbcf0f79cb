import { addDays } from '@landfall/kernel';
import { byMoment, distinct, mayArrive, noBooking, type Booking, type Leg, type LocalMoment } from './booking.js';
import { saysLeft, statesOf } from './json-states.js';
import { endOf, isObject, plainKey, textOf, type Json, type Resolve, type SaidEnd } from './said-ends.js';
import { arrivalByMark, dayOfLanding, type Departing } from './zoned-times.js';

const typeOf = ({ '@type': type }: Json): string =>
  String(Array.isArray(type) ? type[0] : (type ?? '')).replace(/^.*[/#]/, '');

/** What is offered, sought, or no journey of a traveller. */
const OTHER =
  /^(?:available|search|query|criteria|request(?!ed)|alternative|car|rental|vehicle|hotel|lodging|accommodation|stay|transfer|taxi|parking|insurance|baggage|fare|layover|stopover|availability)/;
const OFFERS = /^(?:flight)?offers?$|^flightoffer|^solutions?$|^quotes?$/;
const ORDER = /^(?:flight-?)?order$|^booking$|^reservation$/i;
const FORMER = /^(?:original|previous|old|former|removed|cancell?ed|history|expired|rejected)(?!name)/;
/** Journeys of other kinds are named: without them a trip is not whole. */
const RESERVATION = /^(?:Flight|Train|Bus|Boat)Reservation$/;
const NUMBER = /number|carrier|airline|flight|train|ship|vessel|^(?:no|nr)$/;
const STATUS_CONFIRMED = /^(Reservation)?Confirmed$/i;
const MOST_OBJECTS = 100_000;

interface Context {
  isNotConfirmed: boolean;
  /** Offered, or of no journey of a traveller. */
  isOther: boolean;
  isOrder: boolean;
  /** The kind of the reservation whose journey it is. */
  reservation: string | null;
  /** Around it. */
  journey: Journey | null;
}

interface Journey {
  object: Json;
  departs: SaidEnd;
  arrives: SaidEnd;
  context: Context;
  /** Whether others are its parts. */
  isWhole: boolean;
}

/** Whatever a reservation says of its state, other than that it is confirmed, leaves its journeys out. */
function isNotConfirmed(object: Json, type: string): boolean {
  const isCertain = (state: string): boolean => STATUS_CONFIRMED.test(state.replace(/^.*[/#]/, ''));
  return (RESERVATION.test(type) && !statesOf(object['reservationStatus']).every(isCertain)) || saysLeft(object);
}

function contextOf(object: Json, around: Context): Context {
  const type = typeOf(object);
  const kind = textOf(object['type']) ?? '';
  const isOrder = around.isOrder || ORDER.test(kind);
  const isOffer = OFFERS.test(plainKey(kind)) && !isOrder;
  return {
    isNotConfirmed: around.isNotConfirmed || isNotConfirmed(object, type),
    isOther: around.isOther || isOffer || OTHER.test(plainKey(kind)),
    isOrder,
    reservation: RESERVATION.test(type) ? type : null,
    journey: around.journey,
  };
}

const contextBelow = (key: string, context: Context): Context => {
  const name = plainKey(key);
  const isOther = context.isOther || OTHER.test(name) || (OFFERS.test(name) && !context.isOrder);
  return {
    ...context,
    isOther,
    isNotConfirmed: context.isNotConfirmed || FORMER.test(name),
    reservation: key === 'reservationFor' ? context.reservation : null,
  };
};

const NOWHERE: Context = { isNotConfirmed: false, isOther: false, isOrder: false, reservation: null, journey: null };

interface Open {
  value: unknown;
  context: Context;
}

/** Journeys of a document, however deep they stand: objects that say two places and a moment, and those of reservations. */
function journeysIn(document: unknown, resolve: Resolve, referenced: ReadonlySet<unknown>): Journey[] {
  const found: Journey[] = [];
  const open: Open[] = [{ value: document, context: NOWHERE }];
  for (let next = open.pop(), count = 0; next && count < MOST_OBJECTS; next = open.pop(), count++) {
    const { value, context } = next;
    const isRead = isObject(value) && (context.reservation !== null || !referenced.has(value['@id']));
    const items = Array.isArray(value) ? value.map((one: unknown) => ({ value: one, context })) : [];
    const inner = isRead ? visited(value, context, resolve, found) : items;
    for (const one of inner.toReversed()) open.push(one);
  }
  return found;
}

/** Adds what an object says itself; what stands in it is to be read yet. */
function visited(object: Json, context: Context, resolve: Resolve, found: Journey[]): Open[] {
  const own = contextOf(object, context);
  const journey = journeyOf(object, { ...own, reservation: context.reservation }, resolve);
  const journeys = own.reservation === null ? null : journeysFor(object, resolve);
  if (journey) found.push(journey);
  if (journeys?.length === 0) found.push(emptyJourney({ ...own, journey: null }));
  const inner = { ...own, journey: journey ?? own.journey };
  return Object.entries(object)
    .map(([key, value]) => ({
      value: key === 'reservationFor' ? (journeys ?? value) : value,
      context: contextBelow(key, inner),
    }))
    .filter(({ value }) => typeof value === 'object');
}

const journeysFor = ({ reservationFor }: Json, resolve: Resolve): Json[] =>
  [reservationFor].flat().map(resolve).filter(isObject);

const emptyJourney = (context: Context): Journey => ({
  object: {},
  departs: endOf({}, 'departs', (value) => value),
  arrives: endOf({}, 'arrives', (value) => value),
  context,
  isWhole: false,
});

function journeyOf(object: Json, context: Context, resolve: Resolve): Journey | null {
  const departs = endOf(object, 'departs', resolve);
  const arrives = endOf(object, 'arrives', resolve);
  const isJourney = departs.hasPlace && arrives.hasPlace && departs.hasMoment;
  if (!isJourney && context.reservation === null) return null;
  for (let around = context.journey; around && !around.isWhole; around = around.context.journey) around.isWhole = true;
  return { object, departs, arrives, context, isWhole: false };
}

/** Undefined: it arrives at a moment that was not understood. */
function arrivalOf({ moment, time, laterDays, hasMoment }: SaidEnd, flight: Departing): LocalMoment | null | undefined {
  const { departs } = flight;
  if (laterDays === null) return undefined;
  const day = laterDays === undefined ? undefined : addDays(departs.day, laterDays);
  if (moment) return mayArrive(moment.day, departs.day) && (day ?? moment.day) === moment.day ? moment : undefined;
  if (!hasMoment) return null;
  if (time === null) return undefined;
  if (day !== undefined) return mayArrive(day, departs.day) ? { day, time } : undefined;
  const found = arrivalByMark(time, undefined, flight);
  return found === false ? undefined : found;
}

function legOf({ object, departs, arrives }: Journey): Leg | null {
  const [from, to] = [departs.airport, arrives.airport];
  if (from === null || to === null || from === to || departs.moment === null) return null;
  // Nobody knows from which day it counts.
  if (departs.laterDays !== undefined && departs.laterDays !== 0) return null;
  const flight = { from, to, departs: departs.moment };
  const arrival = arrivalOf(arrives, flight);
  if (arrival === undefined) return null;
  return { ...flight, arrives: arrives.hasMoment ? arrival : (arrival ?? landingOf(object, flight)) };
}

const DURATION = /^(?:estimated|scheduled|flight|journey|segment)*(?:duration|elapsedtime)$/;
const ISO_DURATION = /^P(?:0D)?T(?:(\d{1,2})H)?(?:(\d{1,4})M)?(?:\d{1,2}S)?$/;
const SHORT_DURATION = /^(\d{1,2})\s?h(?:rs?|ours?)?\.?\s{0,2}(?:(\d{1,2})\s?m?(?:in|ins|inutes)?\.?)?$/i;

/** The day alone, of a flight that says how long it takes and not when it lands. */
function landingOf(object: Json, flight: Departing): LocalMoment | null {
  const said = Object.entries(object).flatMap(([key, value]) => (DURATION.test(plainKey(key)) ? [textOf(value)] : []));
  const [text = null, ...others] = said;
  const found = text === null || others.length > 0 ? null : (ISO_DURATION.exec(text) ?? SHORT_DURATION.exec(text));
  const day = found && dayOfLanding(Number(found[1] ?? 0) * 60 + Number(found[2] ?? 0), flight);
  return day === null ? null : { day, time: null };
}

function shownJourney({ object, departs, arrives, context }: Journey): string {
  const parts = [object['flightNumber'], departs.shown.moment, departs.shown.place, arrives.shown.place];
  const line = parts.flatMap((part) => textOf(part)?.slice(0, 60) ?? []).join(' ');
  const isFlight = context.reservation === null || context.reservation === 'FlightReservation';
  return isFlight ? line : [context.reservation, line].join(' ').trim();
}

/** A trip may be summed up beside its flights. */
const hasNumber = ({ object, context }: Journey): boolean =>
  context.reservation !== null ||
  typeOf(object) !== '' ||
  Object.keys(object).some((key) => NUMBER.test(plainKey(key)));

/** `resolve`: what a reference means; `referenced`: the ids of journeys that reservations refer to. */
export function bookingOf(
  document: unknown,
  resolve: Resolve = (value) => value,
  referenced: ReadonlySet<unknown> = new Set(),
): Booking {
  const booking = noBooking();
  const journeys = journeysIn(document, resolve, referenced).filter(({ isWhole }) => !isWhole);
  const isNumbered = journeys.some(hasNumber);
  const left = new Set<string>();
  const bare: Leg[] = [];
  for (const journey of journeys) {
    const { context } = journey;
    const leg = context.isOther || (isNumbered && !hasNumber(journey)) ? null : legOf(journey);
    const line = shownJourney(journey);
    if (context.isNotConfirmed) {
      booking.unread.push({ line, why: 'NOT_CONFIRMED' });
      left.add(JSON.stringify(leg));
    } else if (leg) (context.reservation === null ? bare : booking.legs).push(leg);
    else booking.unread.push({ line, why: 'NOT_UNDERSTOOD' });
  }
  const legs = [...booking.legs, ...bare.filter((leg) => !left.has(JSON.stringify(leg)))];
  return { ...booking, legs: distinctInOrder(legs) };
}

export const distinctInOrder = (legs: readonly Leg[]): Leg[] => byMoment(distinct(legs));
