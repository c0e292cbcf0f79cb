import { flightsApart } from './apart-flights.js';
import { isAmong } from './booked-flights.js';
import { isOpenAlone, saysJourney, type Booking, type Leg } from './booking.js';
import { aboveOption, isOffer, overlap } from './offers.js';
import { writtenOf } from './page-words.js';
import { readPlacedColumns } from './placed-columns.js';
import { readNotes } from './private-notes.js';
import { withSentenceHome } from './sentences-home.js';

/**
 * A booking with what its text says besides what the readers of screens, tables and mails understand: columns of several lines, private notes,
 * the way home in a sentence, and flights of no form.
 */
export function withRest(booking: Booking, pasted: string, today: string): Booking {
  const text = writtenOf(pasted);
  if (booking.others || !isOpenAlone(booking)) return booking;
  if (isOffer(text) || aboveOption(text) !== null) return booking;
  return withFlightsApart(withSentenceHome(withNotes(booking, text, today), text), text, today);
}

/** Where no flight was understood. */
function withNotes(booking: Booking, text: string, today: string): Booking {
  if (booking.legs.length > 0) return booking;
  const found = readPlacedColumns(text, today) ?? readNotes(booking, text, today);
  if (!found || !saysJourney(found) || overlap(found.legs)) return booking;
  const others = booking.unread.filter(({ why }) => why === 'NATIONALITY');
  return { ...booking, legs: found.legs, unread: [...found.unread, ...others] };
}

/**
 * With the flights that only their clocks, places and days tell together, where what was understood is part of them, or says another day or
 * time of the same ways. Lines that nothing of them stands in stay named.
 */
function withFlightsApart(booking: Booking, text: string, today: string): Booking {
  const legs = flightsApart(text, today);
  // What is read without any time may be a heading or a fare.
  const timed = booking.legs.filter(({ departs, arrives }) => departs.time !== null || arrives !== null);
  const isMore = legs.length > booking.legs.length && timed.every((leg) => isAmong(leg, legs));
  if (!isMore && !isOfSameWays(legs, booking.legs)) return booking;
  const unread = booking.unread.filter(
    ({ line, why }) => why === 'NATIONALITY' || !legs.some((leg) => isIn(leg, line)),
  );
  return { ...booking, legs, unread };
}

const isOfSameWays = (a: readonly Leg[], b: readonly Leg[]): boolean =>
  a.length > 0 && a.length === b.length && a.every(({ from, to }, at) => from === b[at]!.from && to === b[at]!.to);

const isIn = ({ from, to, departs, arrives }: Leg, line: string): boolean =>
  [from, to, departs.time, arrives?.time].some((one) => one && line.replace(/\b(\d)[:.h]/g, '0$1:').includes(one));
