import { addDays } from '@landfall/kernel';
import { airportNamed } from './airport-names.js';
import { dayIn, fitsWeekday, fitsWeekdayBehind, monthNamed } from './booked-days.js';
import { arrivalDay, mayArrive, noBooking, type Booking, type Leg, type LocalMoment } from './booking.js';
import { linesOfPaper, whyNot } from './itinerary-lines.js';
import { locatorIn } from './locators.js';
import { timeOfScreen, type TimeFound } from './pnr.js';
import { MONTH, MONTHS } from './screen-flights.js';
import { landingAt, type Departing } from './zoned-times.js';

/** "14 JAN 27  -  THURSDAY", or the weekday before it. */
const DAY = new RegExp(
  String.raw`^\s{0,8}(?:(\p{L}{2,15}),?\s{1,3}(?:-\s{1,3})?)?(\d{1,2})\s?(${MONTH})\s?(?:20)?(\d{2})(?:\s{1,4}-?\s{0,4}(\p{L}{2,15}))?\s*$`,
  'u',
);
/** The beginning of such a line in any form: "14. MAI", "MAY 14", "14.05.2027". */
const LIKE_DAY =
  /^\s{0,8}(?:\p{L}{2,15}[.,]?\s{1,3}(?:-\s{1,3})?)?(?:\d{1,2}[.\s]{0,2}(\p{L}{3,12})|(\p{L}{3,12})\s\d{1,2}(?!\d)|\d{1,4}[./-]\d{1,2}[./-]\d{2,4})/u;
const FLIGHT = /^\s{0,8}AIR\s{1,8}\S.{0,60}\s(?:FLT|FLIGHT)\s?:?\s?\d{1,4}\b/;
/** Any other service. */
const OTHER = /^\s{0,8}(?:HOTEL|CAR|RAIL|TOUR|OTHER|SURFACE|MISC|BUS|FERRY)\s{1,8}\S/;
const LEAVES = /^\s{1,20}(?:LV|LEAVE|DEPART)\s?:?\s{1,4}(?!TERM)(\S.{0,40}?)\s{2,30}(\S{3,8})(?=\s|$)/;
const ARRIVES = /^\s{1,20}(?:AR|ARRIVE)\s?:?\s{1,4}(?!TERM)(\S.{0,40}?)\s{2,30}(\S{3,8})(?=\s|$)(.*)$/;
const DAY_OF_ARRIVAL = new RegExp(String.raw`(?<![A-Z\d])(\d{1,2})\s?(${MONTH})(?![A-Z])`);
/** What may stand before the day of arrival, below "AR". */
const OF_ARRIVAL = /^\s*(?:AR|TERM)|^\s*$/;

interface Block {
  /** Of the booking. */
  locator: string | null;
  /** Null: no day that exists stands above it. */
  day: string | null;
  /** The day that stands between both ends; undefined: none does; null: one that does not exist. */
  lands?: string | null;
  lines: string[];
}

/** Reads an itinerary of an agency with "LV" and "AR" for each flight, below the day of departure. Null: it is none. */
export function readLvAr(text: string): Booking | null {
  const blocks = blocksOf(linesOfPaper(text.toUpperCase()));
  const [first] = blocks;
  if (!first) return null;
  const booking = noBooking();
  const known = new Set<string>();
  for (const block of blocks) {
    const leg = legOf(block);
    const key = JSON.stringify(leg ?? block.lines);
    if (known.has(key)) continue;
    known.add(key);
    const why = whyNot(block, leg, first);
    if (why) booking.unread.push({ line: block.lines[0]!.trim().replace(/\s+/g, ' '), why });
    else booking.legs.push(leg!);
  }
  return booking;
}

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let locator: string | null = null;
  let day: string | null = null;
  let isInFlight = false;
  for (const line of lines) {
    const found = DAY.exec(line);
    locator = locatorIn(line) ?? locator;
    if (found) {
      day = dayOfHead(found);
      if (isInFlight && markLanding(blocks.at(-1)!, day)) continue;
    }
    const begins = FLIGHT.test(line);
    const isOtherDay: boolean = !found && isLikeHead(line, isInFlight ? blocks.at(-1)!.lines[0] : undefined);
    if (isOtherDay) {
      day = null;
      if (isInFlight) blocks.at(-1)!.lines.push(line);
    }
    isInFlight = begins || (isInFlight && !endsFlight(line, found !== null || isOtherDay));
    if (begins) blocks.push({ locator, day, lines: [] });
    if (isInFlight) blocks.at(-1)!.lines.push(line);
  }
  return blocks.filter((block) => block.lines.some((line) => LEAVES.test(line)));
}

const endsFlight = (line: string, isDay: boolean): boolean => isDay || OTHER.test(line) || locatorIn(line) !== null;

/** Whether a day is that of an arrival: it stands behind the departure of a flight whose arrival is still to come. */
function markLanding(block: Block, day: string | null): boolean {
  if (!block.lines.some((line) => LEAVES.test(line)) || block.lines.some((line) => ARRIVES.test(line))) return false;
  block.lands = day;
  return true;
}

const indentOf = (line: string): number => line.search(/\S/);

/** Whether a line begins like one with a day, no further to the right than the flight above it. */
function isLikeHead(line: string, flight: string | undefined): boolean {
  const found = LIKE_DAY.exec(line);
  const month = found?.[1] ?? found?.[2];
  if (!found || (month !== undefined && monthNamed(month) === null)) return false;
  return flight === undefined || indentOf(line) <= indentOf(flight);
}

/** Null where it is another weekday. */
function dayOfHead([, before = '', day, month, year, behind = '']: RegExpExecArray): string | null {
  const said = `${day} ${month}`;
  const found = dayIn(`${said} 20${year}`);
  return found && fitsWeekday(before, found, said) && fitsWeekdayBehind(behind, found, said) ? found : null;
}

function legOf(block: Block): Leg | null {
  const { day, lines } = block;
  const [leaves, arrives] = [LEAVES, ARRIVES].map((pattern) => lines.flatMap((line) => pattern.exec(line) ?? []));
  const [, start = '', departure = ''] = leaves!;
  const [, end = '', arrival = ''] = arrives!;
  const [from, to] = [airportNamed(start), airportNamed(end)];
  const [leavesAt, landsAt] = [departure, arrival].map((clock) => timeOfScreen(clock.replace(':', '')));
  const isOne = leaves!.length === 3 && arrives!.length === 4;
  if (!isOne || !day || !from || !to || from === to || !leavesAt || !landsAt || leavesAt.days !== 0) return null;
  const departs = { day, time: leavesAt.time };
  return { from, to, departs, arrives: landingOf(landsAt, block, { from, to, departs }) };
}

function landingOf(landsAt: TimeFound, { lands, lines }: Block, flight: Departing): LocalMoment | null {
  if (lands === undefined) return landing(landsAt, lines, flight);
  const isBeside = DAY_OF_ARRIVAL.test(lines.map((line) => ARRIVES.exec(line)?.[3] ?? '').join(' '));
  const isPossible = lands !== null && mayArrive(lands, flight.departs.day) && landsAt.days === 0 && !isBeside;
  return isPossible ? { day: lands, time: landsAt.time } : null;
}

/**
 * On the day that stands beside or directly below it; without one, on that which the zones leave. Where another day stands further below,
 * nobody knows whether it is that of the arrival.
 */
function landing({ time, days }: TimeFound, lines: readonly string[], flight: Departing): LocalMoment | null {
  const { departs } = flight;
  const arrives = lines.findIndex((line) => ARRIVES.test(line));
  const below = [ARRIVES.exec(lines[arrives]!)![3]!, ...lines.slice(arrives + 1)];
  if (isLikeHead(below[1] ?? '', lines[0])) return null;
  const at = below.findIndex((line) => DAY_OF_ARRIVAL.test(line));
  const named = DAY_OF_ARRIVAL.exec(below[at] ?? '');
  if (named) {
    const day = arrivalDay({ day: Number(named[1]), month: MONTHS.indexOf(named[2]!) + 1 }, departs.day);
    const isOfArrival = at === 0 || (at === 1 && OF_ARRIVAL.test(below[1]!.slice(0, named.index)));
    if (day === null || (!isOfArrival && day !== departs.day)) return null;
    if (isOfArrival) return { day, time };
  }
  return days > 0 ? { day: addDays(departs.day, days), time } : landingAt(time, flight);
}
