import { saysNationality, type Booking } from './booking.js';
import { readCalendar } from './calendar.js';
import { readBlocks } from './itinerary-blocks.js';
import { readReceipt } from './itinerary-receipt.js';
import { labelledNationalities } from './labelled-nationalities.js';
import { readLvAr } from './lv-ar-itinerary.js';
import { wordsOf } from './mail-text.js';
import { readOrderXml } from './order-xml.js';
import { readPnr } from './pnr.js';
import { readProse } from './prose.js';
import { readSabreTrip } from './sabre-trip.js';
import { readJson, readJsonInText, readMarkup } from './structured.js';
import { listedNationalities, readTable } from './table.js';

const PAGE = /<(html|body|table|div|p|td|br)\b/i;

/**
 * Reads a booking in whatever form it was pasted: JSON such as reservations of schema.org, a mail or page that holds them, a calendar, an order of NDC, the screen of a
 * reservation system, an itinerary in blocks, a table, or the words of a mail. Nothing is guessed: what is not understood is named. `today`
 * gives days without a year theirs.
 */
export const readBooking = (text: string, today: string): Booking =>
  readJson(text) ??
  readMarkup(text) ??
  readCalendar(text) ??
  readJsonInText(text) ??
  readOrderXml(text) ??
  readText(text, PAGE.test(text) ? wordsOf(text) : text, today);

/** `text`: as it was pasted; `words`: without the marks of a page. */
function readText(text: string, words: string, today: string): Booking {
  const screen = readPnr(words, today);
  const itinerary = readReceipt(words, today) ?? readBlocks(words) ?? readSabreTrip(words) ?? readLvAr(words);
  const table = readTable(text, today);
  const most = Math.max(1, ...[screen, itinerary, table].map((one) => one?.legs.length ?? 0));
  const found = [screen, itinerary].find((one) => one?.legs.length === most);
  const said = labelledNationalities(words);
  if (!found && table)
    return saysNationality(table)
      ? table
      : withNationalities(withNationalities(table, { nationalities: screen.nationalities, unread: [] }), said);
  const booking = found ?? flightsOfWords(words, today, screen, itinerary);
  const listed = listedNationalities(text);
  return withNationalities(withNationalities({ ...booking, nationalities: screen.nationalities }, said), listed);
}

const withNationalities = (booking: Booking, said: Pick<Booking, 'nationalities' | 'unread'>): Booking => ({
  legs: booking.legs,
  nationalities: [...new Set([...booking.nationalities, ...said.nationalities])],
  unread: [...booking.unread, ...said.unread],
});

function flightsOfWords(text: string, today: string, screen: Booking, itinerary: Booking | null): Booking {
  const words = readProse(text, today);
  if (words.legs.length === 0 && screen.unread.length > 0) return screen;
  // A sentence may look like the line of a screen.
  const rejected = screen.unread.filter(({ why }) => why !== 'NOT_UNDERSTOOD');
  const unread = [...rejected, ...words.unread];
  return { ...words, unread: words.legs.length + unread.length === 0 ? (itinerary?.unread ?? []) : unread };
}
