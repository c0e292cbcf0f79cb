import { ZONE_OF_AIRPORT } from './airport-zones.js';
import type { LocalMoment } from './booking.js';

const formats = new Map<string, Intl.DateTimeFormat | null>();

/** Null: no such time zone. */
function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = newFormat(timeZone);
  formats.set(timeZone, made);
  return made;
}

function newFormat(timeZone: string): Intl.DateTimeFormat | null {
  try {
    // Swedes write 2027-06-18 21:30.
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

export const isZone = (name: string): boolean => formatOf(name) !== null;

const MOST_MILLISECONDS = 8.64e15;

/** The local time of an instant; null: no such time zone. */
export function timeInZone(instant: number, zone: string): LocalMoment | null {
  if (!(Math.abs(instant) < MOST_MILLISECONDS)) return null;
  const [day, time] = formatOf(zone)?.format(instant).split(' ') ?? [];
  return day !== undefined && time !== undefined ? { day, time } : null;
}

/** The local time of an instant at an airport; null: its time zone is not known. */
export function timeAtAirport(instant: number, airport: string): LocalMoment | null {
  const zone = ZONE_OF_AIRPORT.get(airport);
  return zone === undefined ? null : timeInZone(instant, zone);
}

const utcOf = ({ day, time }: LocalMoment): number => Date.parse(`${day}T${time ?? '00:00'}:00Z`);

/** The instant of a local time; null: no such time zone, or the clock skips that time. */
export function instantIn(local: LocalMoment, zone: string): number | null {
  const written = utcOf(local);
  let instant = written;
  for (const _ of [1, 2]) {
    const there = timeInZone(instant, zone);
    if (there === null) return null;
    instant += written - utcOf(there);
  }
  const there = timeInZone(instant, zone);
  return there !== null && utcOf(there) === written ? instant : null;
}

function instantAt(local: LocalMoment, airport: string): number | null {
  const zone = ZONE_OF_AIRPORT.get(airport);
  return zone === undefined ? null : instantIn(local, zone);
}

/** Minutes that the clock of an airport is before UTC at a local time; null: not known. */
export function offsetAt(local: LocalMoment, airport: string): number | null {
  const instant = instantAt(local, airport);
  return instant === null ? null : (utcOf(local) - instant) / 60_000;
}

/** The local time of an airport as one of UTC; null: it has no time, or its time zone is not known. */
export function utcAt(local: LocalMoment, airport: string): LocalMoment | null {
  const instant = local.time === null ? null : instantAt(local, airport);
  return instant === null ? null : timeInZone(instant, 'UTC');
}

/** Least part of the difference of their zones that a flight takes between two airports. */
const LEAST_OF_ZONES = 0.5;

export interface Flown {
  from: string;
  to: string;
  departs: LocalMoment;
  arrives: LocalMoment;
}

/** Whether the zones of both airports leave time for a flight from one local time to the other; null: they are not known. */
export function leavesTime({ from, to, departs, arrives }: Flown): boolean | null {
  const [start, end] = [offsetAt(departs, from), offsetAt(arrives, to)];
  if (start === null || end === null) return null;
  const minutes = (utcOf(arrives) - utcOf(departs)) / 60_000 - (end - start);
  return minutes > Math.abs(end - start) * LEAST_OF_ZONES;
}
