import { addDays } from '@landfall/kernel';
import { airportNamed } from './airport-names.js';
import { dayIn, fitsWeekday, timeIn } from './booked-days.js';
import { mayArrive, noBooking, type Booking, type Leg, type LocalMoment } from './booking.js';

/** "FLUG     KL 1756 - KLM ROYAL DUTCH AIRLINES           Do 24 Dezember 2026". */
const FLIGHT_HEAD = /^\s{0,8}(?:FLUG|FLIGHT|AIR|VLUCHT|VOL|VUELO|VOLO|LOT|VOO|UCUS|UÇUŞ)\s{1,12}(?:[A-Z][A-Z0-9]|\d[A-Z])\s?\d{1,4}\b/;
/** The head of anything, a hotel or a train too. */
const HEAD = /^\s{0,3}[\p{Lu}-]{3,15}\s{2,}\S.{0,120}\d{4}\s*$/u;
const DEPARTURE = /^\s*(?:ABFLUG|DEPARTURE|DEPARTS?|VERTREK|D[EÉ]PART|SALIDA|PARTENZA|WYLOT|PARTIDA)\s?:\s*(.*)$/i;
const ARRIVAL = /^\s*(?:ANKUNFT|ARRIVAL|ARRIVES?|AANKOMST|ARRIV[EÉ]E|LLEGADA|ARRIVO|PRZYLOT|CHEGADA)\s?:\s*(.*)$/i;
/** A place, a day perhaps without its year, and a time. */
const PLACED = /^(.{1,70}?)\s{2,}(?:\p{L}{2,12}\.?,?\s)?(\d{1,2})\.?\s?(\p{L}{3,12})\.?(?:\s(\d{4}))?,?\s+(\d{1,2}[:.h]\d{2}(?:\s?[ap]m)?)/iu;
const DAY = /(\d{1,2})\.?\s?(\p{L}{3,12})\.?\s(\d{4})\s*$/u;
const NOT_CONFIRMED =
  /storniert|cancel+ed|geannuleerd|annul[eé]|anulad|wartel|wait-?list|wachtlijst|liste d.attente|nicht best|not confirmed|unconfirmed|niet bevestigd|auf anfrage|on request|pending/i;

interface Block {
  head: string;
  lines: readonly string[];
}

/** Reads an itinerary that has a block for each flight: a head with its day, and below it where and when it starts and lands. Null: none. */
export function readBlocks(text: string): Booking | null {
  const blocks = blocksOf(text.split(/\r?\n/).map((line) => line.replace(/^\s?>\s?/, '').slice(0, 250)));
  const flights = blocks.filter(({ head, lines }) => FLIGHT_HEAD.test(head.toUpperCase()) && lines.some((line) => DEPARTURE.test(line)));
  if (flights.length === 0) return null;
  const booking = noBooking();
  for (const { head, lines } of flights) {
    const leg = legOf(head, lines);
    const line = head.replace(/\s+/g, ' ').trim();
    if (lines.some((one) => NOT_CONFIRMED.test(one))) booking.unread.push({ line, why: 'NOT_CONFIRMED' });
    else if (leg) booking.legs.push(leg);
    else booking.unread.push({ line, why: 'NOT_UNDERSTOOD' });
  }
  return booking;
}

function blocksOf(lines: readonly string[]): Block[] {
  const starts = lines.flatMap((line, at) => (HEAD.test(line) || FLIGHT_HEAD.test(line.toUpperCase()) ? [at] : []));
  return starts.map((at, index) => ({ head: lines[at]!, lines: lines.slice(at + 1, starts[index + 1]) }));
}

function legOf(head: string, lines: readonly string[]): Leg | null {
  const [starts, lands] = [DEPARTURE, ARRIVAL].map((label) =>
    lines.flatMap((line) => PLACED.exec(label.exec(line)?.[1] ?? '') ?? []),
  );
  const said = DAY.exec(head.trim());
  const day = said && dayIn(said[0].trim());
  const [start, end] = [PLACED, PLACED].map((_, at) => placedIn(lines, at === 0 ? DEPARTURE : ARRIVAL));
  if (!start || !end || starts === undefined || lands === undefined) return null;
  const departs = momentOf(start, day ?? null, 0);
  const from = airportNamed(start[1]!);
  const to = airportNamed(end[1]!);
  if (!departs || !from || !to || from === to) return null;
  if (said && (day === null || day !== departs.day || !fitsWeekday(head.trim().slice(0, said.index), day))) return null;
  const arrives = momentOf(end, departs.day, 2);
  return arrives && mayArrive(arrives.day, departs.day) ? { from, to, departs, arrives } : null;
}
