import { daysBetween } from '@landfall/kernel';
import { dayIn, fitsWeekday, monthNamed, timeIn } from './booked-days.js';
import { arrivalDay, isoDay, noBooking, type Booking, type Leg, type UnreadLine } from './booking.js';
import { locatorIn } from './locators.js';

/** "DEPARTURE: SATURDAY 17 APR   ARRIVAL: SUNDAY 18 APR". */
const HEAD =
  /^\s*(?:\[\p{L}{2,12}\]\s{1,4}|[^\p{L}\d\s]{1,3}\s{1,4})?(?:DEPARTURE|ABFLUG|VERTREK|D[EÉ]PART|SALIDA|PARTENZA|PARTIDA|WYLOT)\s?:\s*(?:(\p{L}{2,12}),?\s)?(\d{1,2})\s(\p{L}{3,12})(?:\s(\d{4}))?(?:\s+(?:[>»›→▸-]\s+)?(?:ARRIVAL|ANKUNFT|AANKOMST|ARRIV[EÉ]E|LLEGADA|ARRIVO|CHEGADA|PRZYLOT)\s?:\s*(?:\p{L}{2,12},?\s)?(\d{1,2})\s(\p{L}{3,12})(?:\s(\d{4}))?)?\s*$/iu;
/** Of the trip: "17 APR 2027  >  02 MAY 2027". */
const DAYS_OF_TRIP = /(\d{1,2}\s\p{L}{3,12}\s\d{4})\s{1,4}(?:>|-|–|›|»|TO)\s{1,4}(\d{1,2}\s\p{L}{3,12}\s\d{4})/iu;
const CODES = /(?:^|\s{2})([A-Z]{3})\s{2,}(?:[>»✈-]\s+)?(?!\1)([A-Z]{3})\s*$/;
const CLOCK = String.raw`(\d{1,2}[:.]\d{2}(?:\s?[ap]m)?)`;
/** Both times in their columns, and a day of arrival behind them. */
const TIMES = new RegExp(String.raw`(?:^|\s)${CLOCK}\s{2,}${CLOCK}(?:\s*\(([^)]{3,30})\))?\s*$`, 'i');
const STATUS = /\bSTATUS\s?:\s*(.{1,40})$/i;
const CONFIRMED = /^(?:confirmed|best[aä]tigt|bevestigd|confirm[eé]|confirmad[oa]|confermato)\b/i;
const NAMED_DAY = /(?:(\d{1,2})\s(\p{L}{3,12})|(\p{L}{3,12})\s(\d{1,2}))\s*$/u;

interface Block {
  /** Of the booking. */
  locator: string | null;
  head: string;
  found: RegExpExecArray;
  lines: readonly string[];
}
interface Read {
  leg: Leg;
  /** The head names another day of arrival than the times do. */
  isDoubtful: boolean;
}

/** Reads a trip as Sabre prints it for travellers: places, times and terminals in columns below a day of departure. Null: it is none. */
export function readSabreTrip(text: string): Booking | null {
  const lines = text.split(/\r?\n/).map((line) => line.slice(0, 250));
  const heads = lines.flatMap((line, at) => {
    const found = HEAD.exec(line);
    return found ? [{ line, found, at }] : [];
  });
  const blocks = heads.map(({ line, found, at }, index): Block => ({
    locator:
      lines
        .slice(0, at)
        .map(locatorIn)
        .findLast((one) => one !== null) ?? null,
    head: line.trim().replace(/\s+/g, ' '),
    found,
    lines: lines.slice(at + 1, heads[index + 1]?.at ?? lines.length),
  }));
  const flights = blocks.filter((block) => block.lines.some((line) => CODES.test(line)));
  if (flights.length === 0) return null;
  const trip = DAYS_OF_TRIP.exec(lines.join('\n'));
  const days = [trip?.[1], trip?.[2]].map((day) => dayIn(day ?? ''));
  const marksDays = flights.some((block) => block.lines.some((line) => TIMES.exec(line)?.[3]));
  const booking = noBooking();
  const read: Read[] = [];
  for (const block of flights) {
    const one = block.locator === flights[0]!.locator ? flightOf(block, days, marksDays) : 'OTHER_BOOKING';
    if (typeof one === 'string') booking.unread.push({ line: block.head, why: one });
    else read.push(one);
  }
  read.forEach(({ leg, isDoubtful }, at) => {
    if (isDoubtful) booking.unread.push({ line: blockLine(leg), why: 'NOT_UNDERSTOOD' });
    const isSettled = isDoubtful && goesOnBefore(leg, read[at + 1]?.leg);
    booking.legs.push(isDoubtful && !isSettled ? { ...leg, arrives: null } : leg);
  });
  return booking;
}

const blockLine = ({ from, to, departs }: Leg): string => `${from} ${to} ${departs.day} ${departs.time ?? ''}`.trim();

/** The next flight leaves after the arrival that the times mean, and before a day later. */
const goesOnBefore = ({ to, arrives }: Leg, next: Leg | undefined): boolean =>
  next?.from === to &&
  arrives !== null &&
  next.departs.day === arrives.day &&
  (next.departs.time ?? '') > (arrives.time ?? '');

function flightOf(block: Block, trip: readonly (string | null)[], marksDays: boolean): Read | UnreadLine['why'] {
  const { found, lines } = block;
  const status = firstIn(lines, STATUS)?.[1];
  if (status !== undefined && !CONFIRMED.test(status)) return 'NOT_CONFIRMED';
  const [, weekday = '', day, month, year] = found;
  const starts = within([day!, month!, year], trip);
  if (starts === null) return 'NOT_UNDERSTOOD';
  if (!fitsWeekday(weekday, starts, `${day} ${month}`)) return 'NO_SUCH_DAY';
  return legOf(block, starts, marksDays) ?? 'NOT_UNDERSTOOD';
}

const firstIn = (lines: readonly string[], pattern: RegExp): RegExpExecArray | null =>
  lines.map((line) => pattern.exec(line)).find((one) => one !== null) ?? null;

function legOf({ found, lines }: Block, starts: string, marksDays: boolean): Read | null {
  const [, from, to] = firstIn(lines, CODES) ?? [];
  const [, first = '', second = '', beside] = firstIn(lines, TIMES) ?? [];
  const [departure, arrival] = [timeIn(first), timeIn(second)];
  const days = arrivalDays(found, beside, starts);
  if (!from || !to || !departure || !arrival || !days) return null;
  const departs = { day: starts, time: departure };
  const isLater = arrival > departure;
  const isDoubtful = marksDays && isLater && isOfHeadAlone(days, starts);
  const lands = isDoubtful ? starts : landsOn(days, isLater ? starts : null);
  return { leg: { from, to, departs, arrives: lands ? { day: lands, time: arrival } : null }, isDoubtful };
}

interface ArrivalDays {
  ofHead: string | null;
  ofTime: string | null;
}

const landsOn = ({ ofHead, ofTime }: ArrivalDays, sameDay: string | null): string | null => ofTime ?? ofHead ?? sameDay;
const isOfHeadAlone = ({ ofHead, ofTime }: ArrivalDays, starts: string): boolean =>
  ofTime === null && ofHead !== null && ofHead !== starts;

/** The day of arrival in the head, and the one behind the time; null where they conflict with each other, or one is none. */
function arrivalDays(
  [, , , , , day, month, year]: RegExpExecArray,
  beside: string | undefined,
  starts: string,
): ArrivalDays | null {
  const named = NAMED_DAY.exec(beside?.trim() ?? '');
  const ofHead = day && month ? near([day, month, year], starts) : null;
  const ofTime = named ? near([named[1] ?? named[4]!, named[2] ?? named[3]!, undefined], starts) : null;
  const isLost = (beside && !ofTime) || (day && !ofHead);
  return isLost || (ofHead && ofTime && ofHead !== ofTime) ? null : { ofHead, ofTime };
}

type NamedDay = readonly [string, string, string | undefined];

/** The day that lies within the trip, of which the first lines name the years. */
function within([day, month, year]: NamedDay, [first = null, last = null]: readonly (string | null)[]): string | null {
  if (year !== undefined) return dayIn(`${day} ${month} ${year}`);
  if (!first || !last || daysBetween(first, last) > 364) return null;
  const years = [Number(first.slice(0, 4)), Number(last.slice(0, 4))];
  const number = monthNamed(month);
  const days = years.map((one) => (number === null ? null : isoDay(one, number, Number(day))));
  return days.find((one) => one !== null && one >= first && one <= last) ?? null;
}

const near = ([day, month, year]: NamedDay, starts: string): string | null =>
  arrivalDay(
    { day: Number(day), month: monthNamed(month) ?? 0, year: year === undefined ? null : Number(year) },
    starts,
  );
