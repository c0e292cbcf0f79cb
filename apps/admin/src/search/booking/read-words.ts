import { withoutAdverts } from './adverts.js';
import { isAmong, isThrough, withNationalities } from './booked-flights.js';
import { hasUnconfirmed, isOfSameDay, isOpenAlone, saysNationality, type Booking, type Leg } from './booking.js';
import { withRows } from './cells-in-lines.js';
import { withoutCheckIn } from './check-in-column.js';
import { withColons } from './dotted-clocks.js';
import { withEndsApart } from './ends-side-by-side.js';
import { withFlightHome } from './flights-home.js';
import { readBlocks } from './itinerary-blocks.js';
import { readReceipt } from './itinerary-receipt.js';
import { labelledNationalities } from './labelled-nationalities.js';
import { readLvAr } from './lv-ar-itinerary.js';
import { newestPart } from './newest-part.js';
import { writtenOf } from './page-words.js';
import { aboveOption, isOffer, overlap, withoutLegs } from './offers.js';
import { withPlainPlaces } from './places-as-written.js';
import { readPnr } from './pnr.js';
import { withoutCalls } from './ports-of-call.js';
import { readProse } from './prose.js';
import { readSabreTrip } from './sabre-trip.js';
import { isOnePlace } from './segment-places.js';
import { readSegments } from './segments.js';
import { withColumnsApart } from './side-by-side.js';
import type * as tables from './read-tables.js';
import { withWholeClocks } from './short-clocks.js';
import type { ReadWords } from './read-forms.js';
import { withYears } from './years-of-period.js';

/** Null: a text holds no tables. */
export type Tables = Pick<typeof tables, 'readTable' | 'listedNationalities'> | null;

interface Reading {
  today: string;
  tables: Tables;
}

/**
 * Reads what people and reservation systems write: the screen of a system, an itinerary in blocks, a table, or the words of a mail. Nothing is
 * guessed: what is not understood is named. `today` gives days without a year theirs.
 */
export const readWords =
  (withTables: Tables): ReadWords =>
  (text, today) =>
    readText(text, writtenOf(text), { today, tables: withTables });

/** With what stands in columns in lines, and without what is of no flight. */
const prepared = (text: string): string =>
  withoutCalls(
    withRows(
      withEndsApart(
        withColumnsApart(withoutCheckIn(withoutAdverts(withYears(withColons(withWholeClocks(withPlainPlaces(text))))))),
      ),
    ),
  );

/** `pasted`: the text as it stands; `written`: without the marks of a page. */
function readText(pasted: string, written: string, reading: Reading): Booking {
  const { today } = reading;
  const text = prepared(pasted);
  const words = written === pasted ? text : prepared(written);
  const screen = readPnr(words, today);
  const booking = withFlightHome(ofForms(text, words, screen, reading), words, today);
  if (screen.legs.length > 0) return booking;
  if (isOffer(words)) return bookedSince(booking, newestPart(words), reading) ?? withoutLegs(booking, 'NOT_CONFIRMED');
  const above = aboveOption(words);
  const own = above && bookedSince(booking, newestPart(above) ?? above, reading);
  if (!own) return booking;
  // By itself it says less: nobody knows which flights are those of the option.
  if (own.unread.some(({ line, why }) => why === 'NOT_UNDERSTOOD' && !booking.unread.some((one) => one.line === line)))
    return withoutLegs(booking, 'NOT_CONFIRMED');
  return goesOn(own, booking) ? booking : own;
}

/** Whether what a booking has besides some of its flights leads on from these, and they do not lead home. */
function goesOn({ legs }: Booking, whole: Booking): boolean {
  const next = whole.legs.find((leg) => !isAmong(leg, legs));
  const [first, last] = [legs[0]!, legs.at(-1)!];
  return next !== undefined && isOnePlace(last.to, next.from) && !isOnePlace(first.from, last.to);
}

/** Below a mail that says flights are booked may stand the offer that it answers. Null: it names no flights itself, or is an offer. */
function bookedSince(whole: Booking, newest: string | null, reading: Reading): Booking | null {
  if (newest === null || isOffer(newest)) return null;
  const { legs, unread } = ofForms(newest, newest, readPnr(newest, reading.today), reading);
  if (legs.length === 0) return null;
  const { others: further = [], ...own } = whole;
  const quoted = [own, ...further].flatMap((one) => one.legs).filter((leg) => !isAmong(leg, legs));
  const others = withoutLegs({ legs: quoted, nationalities: [], unread: whole.unread }, 'NOT_CONFIRMED').unread;
  const known = new Set(
    [...unread, ...withoutLegs({ ...own, legs, unread: [] }, 'OTHER_BOOKING').unread].map(({ line }) => line),
  );
  return { ...own, legs, unread: [...unread, ...others.filter(({ line }) => !known.has(line))] };
}

function ofForms(text: string, words: string, screen: Booking, { today, tables }: Reading): Booking {
  const fullest = (booking: Booking | null): Booking | null => booking && withSegments(booking, words, today);
  const itinerary = fullest(itineraryOf(words, today));
  const table = withTimes(fullest(tables?.readTable(text, today) ?? null), words, today);
  const most = Math.max(1, ...[screen, itinerary, table].map((one) => one?.legs.length ?? 0));
  const found = [screen, itinerary].find((one) => one?.legs.length === most);
  const said = labelledNationalities(words);
  const flights = found || table?.legs.length ? null : flightsOfWords(words, today, screen, itinerary);
  if (!found && table && !flights?.legs.length)
    return saysNationality(table)
      ? table
      : withNationalities(withNationalities(table, { nationalities: screen.nationalities, unread: [] }), said);
  const booking = found ?? flights ?? screen;
  const own = withNationalities({ ...booking, nationalities: screen.nationalities }, said);
  return tables ? withNationalities(own, tables.listedNationalities(text)) : own;
}

const itineraryOf = (words: string, today: string): Booking | null =>
  readReceipt(words, today) ?? readBlocks(words) ?? readSabreTrip(words) ?? readLvAr(words);

function flightsOfWords(text: string, today: string, screen: Booking, itinerary: Booking | null): Booking {
  const prose = readProse(text, today);
  // What an itinerary leaves is not certain.
  const words = itinerary?.unread.length ? prose : fuller(prose, readSegments(text, today));
  if (words.legs.length === 0 && screen.unread.length > 0) return screen;
  // A sentence may look like the line of a screen.
  const rejected = screen.unread.filter(({ why }) => why !== 'NOT_UNDERSTOOD');
  const unread = [...rejected, ...words.unread];
  const booking = { ...words, unread: words.legs.length + unread.length === 0 ? (itinerary?.unread ?? []) : unread };
  return overlap(booking.legs) ? withoutLegs(booking, 'OTHER_BOOKING') : booking;
}

/** Lines that look like rows may go on below, where their times stand: then the words say the same flights, and more. */
function withTimes(table: Booking | null, text: string, today: string): Booking | null {
  if (!table || table.legs.length === 0 || table.legs.some(({ departs }) => departs.time !== null)) return table;
  const { legs, unread } = readProse(text, today);
  const isSame =
    legs.length === table.legs.length && table.legs.every((leg) => legs.some((one) => isOfSameDay(one, leg)));
  if (!isSame || hasUnconfirmed(table) || legs.every(({ departs }) => departs.time === null)) return table;
  return { ...table, legs, unread: [...unread, ...table.unread.filter(({ why }) => why === 'NATIONALITY')] };
}

/** A booking of which some lines are not understood, or the segments of the text where these are the same and more. */
function withSegments(booking: Booking, text: string, today: string): Booking {
  const isOpen = booking.unread.some(({ why }) => why === 'NOT_UNDERSTOOD');
  if (!isOpen || booking.legs.length === 0 || !isOpenAlone(booking)) return booking;
  const { legs, unread } = readSegments(text, today);
  const isFuller = legs.length > booking.legs.length && booking.legs.every((leg) => isAmong(leg, legs));
  const others = booking.unread.filter(({ why }) => why === 'NATIONALITY');
  return isFuller ? { ...booking, legs, unread: [...unread, ...others] } : booking;
}

/** What the words of a mail say, or its segments where these say the same and more. */
function fuller(words: Booking, { legs, ...segments }: Booking): Booking {
  const isStateLost = hasUnconfirmed(words) && !hasUnconfirmed(segments);
  if (legs.length === 0 || isStateLost) return words;
  if (words.legs.every((leg) => isAmong(leg, legs) || isThrough(leg, legs))) return { ...segments, legs };
  const isOther = words.legs.some(
    (leg) => !isAmong(leg, legs) && (overlap([leg, ...legs]) || legs.some((one) => isOnOtherDay(one, leg))),
  );
  return isOther ? withoutLegs(words, 'NOT_UNDERSTOOD') : words;
}

const isOnOtherDay = (a: Leg, b: Leg): boolean =>
  a.from === b.from && a.to === b.to && a.departs.time === b.departs.time && a.departs.day !== b.departs.day;
