import { addDays } from '@landfall/kernel';
import { ZONE_OF_AIRPORT } from './airport-zones.js';
import { LONGEST_FLIGHT_DAYS, type LocalMoment } from './booking.js';

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

const MINUTES_OF_DAY = 24 * 60;
/** Least part of the difference of their zones that a flight takes between two airports. */
const LEAST_OF_ZONES = 0.5;

export interface Flown {
  from: string;
  to: string;
  departs: LocalMoment;
  arrives: LocalMoment;
}

/** Minutes in the air beyond the part of the difference of zones that a flight takes at least; null: the zones are not known. */
export function flownMinutes({ from, to, departs, arrives }: Flown): { minutes: number; least: number } | null {
  const [start, end] = [offsetAt(departs, from), offsetAt(arrives, to)];
  if (start === null || end === null) return null;
  const minutes = (utcOf(arrives) - utcOf(departs)) / 60_000 - (end - start);
  const apart = Math.abs(end - start);
  // Over the date line, the shorter way round.
  return { minutes, least: Math.min(apart, MINUTES_OF_DAY - apart) * LEAST_OF_ZONES };
}

/** Whether the zones of both airports leave time for a flight from one local time to the other; null: they are not known. */
export function leavesTime(flown: Flown): boolean | null {
  const found = flownMinutes(flown);
  return found && found.minutes > found.least;
}

/** No flight is longer; less than a day, so that one day of arrival is possible at most. */
const LONGEST_FLIGHT_MINUTES = 20 * 60;

/** A flight whose arrival has no day. */
export type Departing = Pick<Flown, 'from' | 'to' | 'departs'>;

/**
 * The arrival at a time without a day: on the only day that the zones of both airports leave. Where they are not known, on that of the departure
 * if it is later by the clock. Null: nobody knows.
 */
export function landingAt(time: string, flight: Departing): LocalMoment | null {
  const { departs } = flight;
  if (departs.time === null) return null;
  const found = [-1, 0, 1, 2].flatMap((later) => {
    const arrives = { day: addDays(departs.day, later), time };
    const flown = flownMinutes({ ...flight, arrives });
    return flown
      ? [{ arrives, isPossible: flown.minutes > flown.least && flown.minutes <= LONGEST_FLIGHT_MINUTES }]
      : [];
  });
  if (found.length > 0) return found.find(({ isPossible }) => isPossible)?.arrives ?? null;
  return time > departs.time ? { day: departs.day, time } : null;
}

/** About so many minutes long, half an hour more or less. */
const ROUNDED_MINUTES = 30;

/** The day on which a flight of so many minutes lands. Null: nobody knows, as it is near midnight, or the zones are not known. */
export function dayOfLanding(minutes: number, { from, to, departs }: Departing): string | null {
  const start = departs.time === null ? null : instantAt(departs, from);
  if (start === null || !(minutes > 0 && minutes <= LONGEST_FLIGHT_MINUTES)) return null;
  const [day, other] = [-ROUNDED_MINUTES, ROUNDED_MINUTES].map(
    (more) => timeAtAirport(start + (minutes + more) * 60_000, to)?.day,
  );
  return day !== undefined && day === other ? day : null;
}

/** An arrival by its time and the days after the departure that stand beside it. False: no flight takes so long. */
export function arrivalByMark(time: string, mark: string | undefined, flight: Departing): LocalMoment | null | false {
  const later = Number(mark ?? 0);
  if (later > LONGEST_FLIGHT_DAYS) return false;
  return mark === undefined ? landingAt(time, flight) : { day: addDays(flight.departs.day, later), time };
}
