import { isAmong } from './booked-flights.js';
import type { Booking } from './booking.js';
import { withAside, withoutCancelledAside } from './cancelled-asides.js';
import { writtenOf } from './page-words.js';
import type { ReadWords } from './read-forms.js';
import { withCellsOfSpaces } from './tables-of-spaces.js';
import { withRest } from './with-rest.js';

/** A booking of which not all is understood, or what its text says by the columns of its table, or without its sentences of other flights. */
export function readOtherwise(booking: Booking, pasted: string, today: string, readWords: ReadWords): Booking {
  if (booking.unread.length === 0) return booking;
  const text = writtenOf(pasted);
  return ofCells(booking, text, today, readWords) ?? withoutAside(booking, text, today, readWords);
}

/** Where columns of spaces say more: flights, or whose they are. Null: there are none, or they do not. */
function ofCells(booking: Booking, text: string, today: string, readWords: ReadWords): Booking | null {
  const cells = withCellsOfSpaces(text);
  const table = cells === null ? null : readWords(cells, today);
  if (!table || table.legs.length === 0) return null;
  const all = [table, ...(table.others ?? [])].flatMap(({ legs }) => legs);
  const isOfSeveral = !booking.others && all.length > table.legs.length;
  const isMore = booking.legs.length === 0 || (isOfSeveral && booking.legs.every((leg) => isAmong(leg, all)));
  return isMore ? table : null;
}

function withoutAside(booking: Booking, text: string, today: string, readWords: ReadWords): Booking {
  const aside = withoutCancelledAside(text);
  if (aside === null || booking.others) return booking;
  const own = withRest(readWords(aside.text, today), aside.text, today);
  const isMore = own.legs.length > booking.legs.length && booking.legs.every((leg) => isAmong(leg, own.legs));
  return isMore ? withAside(own, aside) : booking;
}
