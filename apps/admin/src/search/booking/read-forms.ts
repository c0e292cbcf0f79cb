import { isAmong, isThrough, withNationalities } from './booked-flights.js';
import { saysJourney, type Booking, type Leg } from './booking.js';
import { readCalendar } from './calendar.js';
import { overlap, withoutLegs } from './offers.js';
import { readOrderXml } from './order-xml.js';
import { readJson, readJsonInText, readMarkup } from './structured.js';
import { utcAt } from './zoned-times.js';

export type ReadWords = (text: string, today: string) => Booking;

/**
 * Reads what programs write: JSON such as reservations of schema.org, a page that holds them, a calendar, or an order of NDC. `readWords`: for
 * the words around a calendar. Null: there is none of these.
 */
export function readForms(text: string, today: string, readWords: ReadWords): Booking | null {
  const found =
    readJson(text) ??
    readMarkup(text) ??
    readEvents(text, today, readWords) ??
    readJsonInText(text) ??
    readOrderXml(text);
  return found && ofOneTrip(found);
}

/** What programs write has no order of its own: flights are compared by instants, those at airports without a time zone not at all. */
const ofOneTrip = (booking: Booking): Booking =>
  overlap(booking.legs.flatMap((leg) => inUtc(leg) ?? [])) ? withoutLegs(booking, 'OTHER_BOOKING') : booking;

function inUtc(leg: Leg): Leg | null {
  const departs = utcAt(leg.departs, leg.from);
  return departs && { ...leg, departs, arrives: leg.arrives && utcAt(leg.arrives, leg.to) };
}

/** The flights of a calendar; those that the words around it name besides are not certain. */
function readEvents(text: string, today: string, readWords: ReadWords): Booking | null {
  const read = readCalendar(text);
  if (!read) return null;
  const { booking, words } = read;
  const beside = readWords(words, today);
  if (!saysJourney(booking)) return withNationalities(beside, booking);
  const legs = beside.legs.filter((leg) => !isAmong(leg, booking.legs) && !isThrough(leg, booking.legs));
  const unread = beside.unread.filter(({ why }) => why !== 'NATIONALITY');
  return withNationalities(booking, withoutLegs({ legs, nationalities: [], unread }, 'NOT_UNDERSTOOD'));
}
