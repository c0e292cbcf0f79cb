import { isIsoDate } from '@landfall/kernel';
import { timeIn } from './booked-days.js';
import type { LocalMoment } from './booking.js';
import type { Calendar, CalendarLine } from './calendar-events.js';
import { instantIn, isZone, offsetAt, timeAtAirport } from './zoned-times.js';

const WRITTEN = /^(\d{4})-?(\d{2})-?(\d{2})(?:T(\d{2}):?(\d{2})(?::?\d{2})?Z?)?$/;

/** "/freeassociation.sourceforge.net/Europe/Madrid" has the name of a zone at its end. */
const zoneOf = (name: string): string => (isZone(name) ? name : name.split('/').slice(-2).join('/'));

/**
 * A moment of an event as clocks show it at an airport: calendars keep flights in UTC, in the zone of the airport or in that of their owner.
 * Null: nobody knows. `words`: of the event; where they say the time that is written there and not the one that it is at the airport, neither
 * is certain.
 */
export function eventMoment(
  { value, parameters }: CalendarLine,
  airport: string,
  { offsets }: Calendar,
  words: string,
): LocalMoment | null {
  const written = writtenIn(value);
  const name = /Z$/.test(value) ? 'UTC' : parameters.get('TZID');
  if (written?.time === undefined || written.time === null || name === undefined) return written;
  const zone = zoneOf(name);
  if (!isZone(zone)) return isAmong(offsets.get(name), offsetAt(written, airport)) ? written : null;
  const instant = instantIn(written, zone);
  const there = instant === null ? null : timeAtAirport(instant, airport);
  const isDenied =
    there?.time !== written.time && says(words, written.time) && !says(words, there?.time ?? written.time);
  return isDenied ? null : there;
}

function writtenIn(value: string): LocalMoment | null {
  const [, year, month, date, hours, minutes] = WRITTEN.exec(value) ?? [];
  const day = `${year}-${month}-${date}`;
  const time = hours === undefined ? null : timeIn(`${hours}:${minutes}`);
  return isIsoDate(day) && (hours === undefined || time !== null) ? { day, time } : null;
}

const isAmong = (known: readonly number[] = [], offset: number | null): boolean =>
  offset !== null && known.includes(offset);

const says = (words: string, time: string): boolean =>
  new RegExp(String.raw`(?<!\d|\d:)(?:${time.replace(/^0/, '0?')}|${time.replace(':', '')})(?!\d)`).test(words);
