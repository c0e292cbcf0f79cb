import { daysBetween } from '@landfall/kernel';
import type { Itinerary, PlacePath, TravellerFacts } from './model.js';

/** A country in which the traveller has been before an arrival. */
interface EarlierStay {
  country: string;
  isCertain: boolean;
  /** Of transit: its hours, null when they are not known. Absent: no transit. */
  transitHours?: number | null;
  daysSince: { least: number; most: number };
}

interface Arrival {
  before: readonly EarlierStay[];
}

/** What conditions are judged by: the way of the traveller to one place, and what is known of the traveller. */
export interface Circumstances {
  readonly key: string;
  /** One for each time that the place is entered. */
  readonly arrivals: readonly Arrival[];
  readonly facts: TravellerFacts;
}

const NOTHING_SINCE = { least: 0, most: 0 };
const NO_FACTS: TravellerFacts = {};

type Journey = Pick<Itinerary, 'departureCountry' | 'destinations' | 'transits' | 'facts'> &
  Partial<Pick<Itinerary, 'dateStart' | 'dateEnd'>>;

/**
 * The circumstances of a place of a journey, which begins in the country of departure and goes on in the order of its destinations. Without dates the
 * length of stays is not known.
 */
export function circumstancesOf(journey: Journey, place: PlacePath, isTransit: boolean): Circumstances {
  const { facts = NO_FACTS, dateStart, dateEnd } = journey;
  const length = dateStart && dateEnd ? daysBetween(dateStart, dateEnd) : Infinity;
  const since = (isLast: boolean): EarlierStay['daysSince'] => (isLast ? NOTHING_SINCE : { least: 0, most: length });
  const route = [journey.departureCountry, ...journey.destinations.map(({ country }) => country)];
  const inTransit = journey.transits
    .filter((one) => !(isTransit && isSame(one, place)))
    .map(({ type, id, country }): EarlierStay => ({
      country,
      isCertain: false,
      transitHours: facts.transitHours?.[`${type}:${id}`] ?? null,
      daysSince: { least: 0, most: length },
    }));
  const staysUpTo = (end: number, isCertain: (at: number) => boolean): EarlierStay[] =>
    route.slice(0, end).map((country, at) => ({
      country,
      isCertain: isCertain(at),
      daysSince: since(isCertain(at) && at === end - 1),
    }));
  const abroad = (stays: readonly EarlierStay[]): EarlierStay[] =>
    stays.filter(({ country }) => country !== place.country);
  const arrivals: Arrival[] = isTransit
    ? [{ before: abroad([...staysUpTo(route.length, (at) => at === 0), ...inTransit]) }]
    : journey.destinations.flatMap((one, at) =>
        isSame(one, place) ? [{ before: abroad([...staysUpTo(at + 1, () => true), ...inTransit]) }] : [],
      );
  return {
    arrivals,
    facts,
    get key() {
      return JSON.stringify([arrivals, facts]);
    },
  };
}

export const directFrom = (departureCountry: string, place: PlacePath): Circumstances =>
  circumstancesOf({ departureCountry, destinations: [place], transits: [] }, place, false);

const isSame = (a: PlacePath, b: PlacePath): boolean => a.type === b.type && a.id === b.id;
