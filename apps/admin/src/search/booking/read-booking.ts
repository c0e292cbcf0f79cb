import type { Booking } from './booking.js';
import { wordsOf } from './mail-text.js';
import { readPnr } from './pnr.js';
import { readProse } from './prose.js';
import { readJsonLd, readMarkup } from './structured.js';
import { readTable } from './table.js';

const PAGE = /<(html|body|table|div|p|td|br)\b/i;

/**
 * Reads a booking in whatever form it was pasted: schema.org reservations, a mail or page that holds them, a table, the screen of a
 * reservation system, or the words of a mail. Nothing is guessed: what is not understood is named. `today` gives days without a year theirs.
 */
export const readBooking = (text: string, today: string): Booking =>
  readJsonLd(text) ?? readMarkup(text) ?? readTable(text) ?? readWords(PAGE.test(text) ? wordsOf(text) : text, today);

function readWords(text: string, today: string): Booking {
  const booking = readPnr(text, today);
  if (booking.legs.length > 0 || booking.unread.length > 0) return booking;
  return { ...readProse(text), nationalities: booking.nationalities };
}
