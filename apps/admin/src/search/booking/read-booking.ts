import type { Booking } from './booking.js';
import { labelledNationalities } from './labelled-nationalities.js';
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
  const screen = readPnr(text, today);
  const said = labelledNationalities(text);
  const { legs, unread } = screen.legs.length > 0 ? screen : flightsOfText(text, today, screen);
  const nationalities = [...new Set([...screen.nationalities, ...said.nationalities])];
  return { legs, nationalities, unread: [...unread, ...said.unread] };
}

function flightsOfText(text: string, today: string, screen: Booking): Booking {
  const words = readProse(text, today);
  if (words.legs.length === 0 && screen.unread.length > 0) return screen;
  // A sentence may look like the line of a screen.
  const rejected = screen.unread.filter(({ why }) => why !== 'NOT_UNDERSTOOD');
  return { ...words, unread: [...rejected, ...words.unread] };
}
