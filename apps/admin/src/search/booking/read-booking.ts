import type { Booking } from './booking.js';
import { readPnr } from './pnr.js';
import { readJsonLd, readMarkup } from './structured.js';
import { readTable } from './table.js';

/**
 * Reads a booking in whatever form it was pasted: schema.org reservations, a mail or page that holds them, a table, or the screen of a
 * reservation system. Nothing is guessed: what is not understood is named. `today` gives days without a year theirs.
 */
export const readBooking = (text: string, today: string): Booking =>
  readJsonLd(text) ?? readMarkup(text) ?? readTable(text) ?? readPnr(text, today);
