import { addDays, daysBetween } from '@landfall/kernel';
import { LONGEST_FLIGHT_DAYS, type Booking, type Leg } from './booking.js';

/** What a search takes over from a booking. Countries by ISO 3166-1 alpha-2, airports by IATA code. */
export interface BookedTrip {
  departure: string | null;
  destinations: string[];
  /** Of the arrival at each destination; null: not in the booking. */
  arrivals: (string | null)[];
  transits: BookedTransit[];
  dateStart: string;
  /** Null: the booking does not lead back. */
  dateEnd: string | null;
  /** Stops of which the booking does not say how long they last. */
  questions: OpenStop[];
  /** Whether one of them is not answered. */
  isOpen: boolean;
  /** Codes of airports that nobody knows. */
  unknownAirports: string[];
}

interface BookedTransit {
  airport: string;
  country: string;
  /** Null: not in the booking. */
  hours: number | null;
}

interface OpenStop {
  /** Where in the booking. */
  at: number;
  airport: string;
  country: string;
}

interface Stop {
  at: number;
  airport: string;
  country: string;
  kind: 'STAY' | 'TRANSIT' | 'OPEN';
  /** The booking does not say which of both it is. */
  isQuestion: boolean;
  hours: number | null;
  /** Of the arrival; null: not in the booking. */
  day: string | null;
}

/** A stop of a day or more is a stay. */
const STAY_HOURS = 24;

interface Places {
  /** Of an airport; null for one that is not known. */
  countryOf: (airport: string) => string | null;
  /** The city, where one of two codes is an airport of it and the other one its own; else null. */
  cityOfBoth: (a: string, b: string) => string | null;
}

/** The trip of a booking. `answers`: what staff say of open stops, by their place in the booking. */
export function bookedTrip(
  { legs }: Pick<Booking, 'legs'>,
  places: Places,
  answers: ReadonlyMap<number, 'STAY' | 'TRANSIT'> = new Map(),
): BookedTrip | null {
  const { countryOf } = places;
  const [first] = legs;
  if (!first) return null;
  const unknownAirports = [...new Set(legs.flatMap(({ from, to }) => [from, to]))].filter(
    (code) => countryOf(code) === null,
  );
  const departure = countryOf(first.from);
  const stops = legs.flatMap((leg, at) => stopsAfter(leg, legs[at + 1], at, { places, answers }));
  const last = legs.at(-1)!;
  const leadsBack = legs.length > 1 && countryOf(last.to) === departure;
  const whole = leadsBack ? stops : [...stops, ...endOf(last, legs.length - 1, countryOf)];
  const abroad = whole.filter(({ country }) => country !== departure);
  const stays = abroad.filter(isStay);
  const destinations = stays.filter(({ country }, at) => country !== stays[at - 1]?.country);
  return {
    departure,
    destinations: destinations.map(({ country }) => country),
    arrivals: destinations.map(({ day }) => day),
    transits: transitsOf(whole, departure),
    dateStart: first.departs.day,
    dateEnd: leadsBack ? (last.arrives ?? last.departs).day : null,
    questions: abroad
      .filter(({ isQuestion }) => isQuestion)
      .map(({ at, airport, country }) => ({ at, airport, country })),
    isOpen: abroad.some(({ kind }) => kind === 'OPEN'),
    unknownAirports,
  };
}

const endOf = ({ to, arrives }: Leg, at: number, countryOf: (airport: string) => string | null): Stop[] => {
  const country = countryOf(to);
  return country === null ? [] : [stayAt(at, to, country, arrives?.day ?? null)];
};

const stayAt = (at: number, airport: string, country: string, day: string | null): Stop => ({
  at,
  airport,
  country,
  kind: 'STAY',
  isQuestion: false,
  hours: null,
  day,
});

/** The stop between two flights, in a city where not both name the airport; where the next one starts elsewhere, both ends are stays. */
function stopsAfter(
  { to, departs, arrives }: Leg,
  next: Leg | undefined,
  at: number,
  { places, answers }: { places: Places; answers: ReadonlyMap<number, 'STAY' | 'TRANSIT'> },
): Stop[] {
  const { countryOf, cityOfBoth } = places;
  const country = countryOf(to);
  if (!next || country === null) return [];
  const elsewhere = countryOf(next.from);
  const day = arrives?.day ?? null;
  const airport = next.from === to ? to : cityOfBoth(to, next.from);
  if (airport === null)
    return [
      stayAt(at, to, country, day),
      ...(elsewhere === null || elsewhere === country ? [] : [stayAt(at, next.from, elsewhere, null)]),
    ];
  const hours = arrives && hoursBetween(arrives, next.departs);
  const kind = kindOf(hours, arrives?.day ?? addDays(departs.day, LONGEST_FLIGHT_DAYS), next.departs.day);
  const isQuestion = kind === 'OPEN';
  const whole = hours === null ? null : Math.ceil(hours);
  return [{ at, airport, country, kind: (isQuestion && answers.get(at)) || kind, isQuestion, hours: whole, day }];
}

/** Both in the time of one airport; null where a time is missing. */
function hoursBetween(from: Leg['departs'], to: Leg['departs']): number | null {
  if (from.time === null || to.time === null) return null;
  return (Date.parse(`${to.day}T${to.time}Z`) - Date.parse(`${from.day}T${from.time}Z`)) / 3_600_000;
}

/** `arrival`: the day of it, or the last one possible. */
function kindOf(hours: number | null, arrival: string, departure: string): Stop['kind'] {
  if (hours !== null) return hours >= STAY_HOURS ? 'STAY' : 'TRANSIT';
  // Two nights are a day at least, whatever the times.
  return daysBetween(arrival, departure) >= 2 ? 'STAY' : 'OPEN';
}

/** Changing planes in a country where one stays anyway, before or after, is part of the entry there. */
function transitsOf(stops: readonly Stop[], departure: string | null): BookedTransit[] {
  const found = stops.filter(({ kind, country }, at) => {
    if (kind !== 'TRANSIT' || country === departure) return false;
    const [before, after] = [stops.slice(0, at).findLast(isStay), stops.slice(at + 1).find(isStay)];
    return before?.country !== country && after?.country !== country;
  });
  const byAirport = new Map<string, BookedTransit>();
  for (const { airport, country, hours } of found) {
    const known = byAirport.get(airport);
    // Of two stops at one airport the longer one counts.
    const longest = known ? longer(known.hours, hours) : hours;
    byAirport.set(airport, { airport, country, hours: longest });
  }
  return [...byAirport.values()];
}

const isStay = ({ kind }: Stop): boolean => kind === 'STAY';
/** Of an unknown length, none. */
export const longer = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : Math.max(a, b);
