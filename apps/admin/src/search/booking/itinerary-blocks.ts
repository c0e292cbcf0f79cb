import { addDays } from '@landfall/kernel';
import { airportNamed } from './airport-names.js';
import { dayIn, fitsWeekday, timeIn } from './booked-days.js';
import { mayArrive, noBooking, type Booking, type Leg, type LocalMoment } from './booking.js';
import { linesOfPaper, whyNot } from './itinerary-lines.js';
import { locatorIn } from './locators.js';

/** "FLUG     KL 1756 - KLM ROYAL DUTCH AIRLINES           Do 24 Dezember 2026". */
const FLIGHT_WORD = 'FLUG|FLIGHT|AIR|VLUCHT|VOL|VUELO|VOLO|LOT|VOO|UÇUŞ';
const FLIGHT_HEAD = new RegExp(String.raw`^\s{0,8}(?:${FLIGHT_WORD})\s{1,12}(?:[A-Z][A-Z0-9]|\d[A-Z])\s?\d{1,4}\b`);
/** "Air - Emirates 502 (EK)                              Thursday 18 February 2027". */
const NAMED_FLIGHT_HEAD = new RegExp(
  String.raw`^\s{0,8}(?:${FLIGHT_WORD})\s?[-–:]\s?\S.{1,40}\s\d{1,4}\b.{0,60}\d{4}\s*$`,
);
/** The head of anything else. */
const HEAD = /^\s{0,3}[\p{Lu}-]{3,15}\s{2,}\S.{0,120}\d{4}\s*$/u;
const OTHER_HEAD =
  /^\s{0,3}(?:HOTEL|CAR|RENTAL|MIETWAGEN|TRANSFER|RAIL|TRAIN|ZUG|BAHN|TREIN|BUS|COACH|FERRY|FÄHRE|VEERBOOT)(?:\s{2,}|\s?[-–:]\s)\S/i;
const OTHER_CARRIAGE = /^\s{0,3}(?:RAIL|TRAIN|ZUG|BAHN|TREIN|BUS|COACH|FERRY|FÄHRE|VEERBOOT)\b/i;
const DEPARTURE = /^\s*(?:ABFLUG|DEPARTURE|DEPARTS?|VERTREK|D[EÉ]PART|SALIDA|PARTENZA|WYLOT|PARTIDA)\s?:\s*(.*)$/i;
const ARRIVAL = /^\s*(?:ANKUNFT|ARRIVAL|ARRIVES?|AANKOMST|ARRIV[EÉ]E|LLEGADA|ARRIVO|PRZYLOT|CHEGADA)\s?:\s*(.*)$/i;
/** A place, a day perhaps without its year, and a time. */
const PLACED =
  /^(.{1,70}?)\s{2,}(?:\p{L}{2,12}\.?,?\s)?(\d{1,2})\.?\s?(\p{L}{3,12})\.?(?:\s(\d{4}))?,?\s+(\d{1,2}[:.h]\d{2}(?:\s?[ap]m)?)/iu;
/** A time and a place, on the day of the head or days after it. */
const TIMED_PLACE = /^(\d{1,2}[:.h]\d{2}(?:\s?[ap]m)?)(?:\s{1,3}\(?\+\s?(\d)(?:\s\p{L}{2,8})?\)?)?\s{2,}(\S.{1,90})$/iu;
const DAY = /(\d{1,2})\.?\s?(\p{L}{3,12})\.?\s(\d{4})\s*$/u;
interface Block {
  /** Of the booking. */
  locator: string | null;
  head: string;
  lines: readonly string[];
}

/**
 * Reads an itinerary that has a block for each flight: a head with its day, and below it where and when it starts and lands. Trains and
 * ships between them are named. Null: it is none.
 */
export function readBlocks(text: string): Booking | null {
  const blocks = blocksOf(linesOfPaper(text, 250));
  const [first] = blocks.filter(isFlight);
  if (!first) return null;
  const booking = noBooking();
  const known = new Set<string>();
  for (const block of blocks.filter((one) => isFlight(one) || OTHER_CARRIAGE.test(one.head))) {
    const leg = isFlight(block) ? legOf(block) : null;
    const key = JSON.stringify(leg ?? block.head);
    const why = known.has(key) ? null : whyNot(block, leg, first);
    if (why) booking.unread.push({ line: block.head.replace(/\s+/g, ' ').trim(), why });
    else if (leg && !known.has(key)) booking.legs.push(leg);
    known.add(key);
  }
  return booking;
}

const isHead = (line: string): boolean =>
  FLIGHT_HEAD.test(line.toUpperCase()) || NAMED_FLIGHT_HEAD.test(line.toUpperCase());
const isFlight = ({ head, lines }: Block): boolean => isHead(head) && lines.some((line) => DEPARTURE.test(line));

function blocksOf(lines: readonly string[]): Block[] {
  const starts = lines.flatMap((line, at) => (HEAD.test(line) || OTHER_HEAD.test(line) || isHead(line) ? [at] : []));
  let locator: string | null = null;
  return starts.map((at, index) => {
    for (const line of lines.slice(starts[index - 1] ?? 0, at)) locator = locatorIn(line) ?? locator;
    return { locator, head: lines[at]!, lines: lines.slice(at + 1, starts[index + 1]) };
  });
}

function legOf({ head, lines }: Block): Leg | null {
  const [start, end] = [placedIn(lines, DEPARTURE), placedIn(lines, ARRIVAL)];
  const day = dayOfHead(head.trim());
  if (!start || !end || day === false) return null;
  const departs = momentOf(start, day);
  const [from, to] = [airportNamed(start.place), airportNamed(end.place)];
  if (!departs || !from || !to || from === to || departs.day !== (day ?? departs.day)) return null;
  const arrives = momentOf(end, departs.day);
  return arrives && { from, to, departs, arrives: isBeforeStart(end, departs) ? null : arrives };
}

/** Null: it names none; false: one that does not exist. */
function dayOfHead(head: string): string | null | false {
  const said = DAY.exec(head);
  if (!said) return null;
  const day = dayIn(said[0].trim());
  return day !== null && fitsWeekday(head.slice(0, said.index), day, said[0]) ? day : false;
}

/** On the day of the head it would land before it starts. */
const isBeforeStart = ({ day, later, clock }: Placed, departs: LocalMoment): boolean =>
  day === undefined && later === 0 && (timeIn(clock) ?? '') <= (departs.time ?? '');

interface Placed {
  place: string;
  /** With its year, or without; undefined: that of the head. */
  day: string | undefined;
  hasYear: boolean;
  clock: string;
  later: number;
}

/** Null: none, or more than one. */
function placedIn(lines: readonly string[], label: RegExp): Placed | null {
  const said = lines.map((line) => placedOf(label.exec(line)?.[1] ?? '')).filter((one) => one !== null);
  return said.length === 1 ? said[0]! : null;
}

function placedOf(text: string): Placed | null {
  const timed = TIMED_PLACE.exec(text);
  if (timed)
    return { place: timed[3]!, day: undefined, hasYear: false, clock: timed[1]!, later: Number(timed[2] ?? 0) };
  const [, place, day, month, year, clock] = PLACED.exec(text) ?? [];
  if (place === undefined) return null;
  return {
    place,
    day: [day, month, year ?? ''].join(' ').trim(),
    hasYear: year !== undefined,
    clock: clock!,
    later: 0,
  };
}

/** `near`: a day of the same flight, which tells the year where none stands. */
function momentOf({ day, hasYear, clock, later }: Placed, near: string | null): LocalMoment | null {
  const time = timeIn(clock);
  if (time === null) return null;
  if (day === undefined) return near === null ? null : { day: addDays(near, later), time };
  const nearest = Number(near?.slice(0, 4));
  const around = near === null ? [] : [nearest - 1, nearest, nearest + 1];
  const years = hasYear ? [''] : around;
  const days = years.map((one) => dayIn(`${day} ${one}`)).filter((one) => one !== null);
  const found = days.find((one) => near === null || mayArrive(one, near));
  return found === undefined ? null : { day: found, time };
}
