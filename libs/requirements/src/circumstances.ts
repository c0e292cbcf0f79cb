import { daysBetween, type IsoDate } from '@landfall/kernel';
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
  /** The airport at which the country is entered; null: not said. */
  port: string | null;
  reached: ArrivalDay;
}

/** What conditions are judged by: the way of the traveller to one place, and what is known of the traveller. */
export interface Circumstances {
  readonly key: string;
  /** One for each time that the place is entered. */
  readonly arrivals: readonly Arrival[];
  readonly facts: TravellerFacts;
  /** The country of the place. */
  readonly country: string;
  /** Where the journey begins, and where the traveller lives. */
  readonly homes: readonly string[];
  /** The first day of the journey; null: without dates. */
  readonly firstDay: IsoDate | null;
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
  const firstDay = dateStart ?? null;
  const homes = [journey.departureCountry, ...(facts.residence ? [facts.residence] : [])];
  const length = dateStart && dateEnd ? daysBetween(dateStart, dateEnd) : Infinity;
  const arrivalDays = arrivalDaysOf(journey, length);
  const onAnyDay: ArrivalDay = { earliest: 0, latest: length };
  const route = [journey.departureCountry, ...journey.destinations.map(({ country }) => country)];
  const inTransit = (most: number): EarlierStay[] =>
    journey.transits
      .filter((one) => !(isTransit && isSame(one, place)))
      .map(({ type, id, country }) => ({
        country,
        isCertain: false,
        transitHours: facts.transitHours?.[`${type}:${id}`] ?? null,
        daysSince: { least: 0, most },
      }));
  const staysBefore = (at: number): EarlierStay[] =>
    route.slice(0, at + 1).map((country, stay) => ({
      country,
      isCertain: true,
      daysSince: stay === at ? NOTHING_SINCE : daysBetweenArrivals(arrivalDays, stay, at),
    }));
  const daysSince = { least: 0, most: length };
  const anyStays = (): EarlierStay[] => route.map((country, at) => ({ country, isCertain: at === 0, daysSince }));
  const abroad = (stays: readonly EarlierStay[]): EarlierStay[] => stays.filter((one) => one.country !== place.country);
  /** How long the change of planes lasts may decide what it needs. */
  const here = (): EarlierStay => ({
    country: place.country,
    isCertain: true,
    transitHours: facts.transitHours?.[`${place.type}:${place.id}`] ?? null,
    daysSince: NOTHING_SINCE,
  });
  const arrivals: Arrival[] = isTransit
    ? [{ before: [...abroad([...anyStays(), ...inTransit(length)]), here()], port: place.airport, reached: onAnyDay }]
    : journey.destinations.flatMap((one, at) =>
        isSame(one, place)
          ? [
              {
                before: abroad([...staysBefore(at), ...inTransit(arrivalDays[at]!.latest)]),
                port: portOf(journey, at),
                reached: arrivalDays[at]!,
              },
            ]
          : [],
      );
  return {
    arrivals,
    facts,
    country: place.country,
    homes,
    firstDay,
    get key() {
      return keyOf({ arrivals, facts, homes, firstDay });
    },
  };
}

/** Days count where a document has to be valid for months more, or has to have been until lately. */
function keyOf({ arrivals, facts, homes, firstDay }: Omit<Circumstances, 'key' | 'country'>): string {
  const isDated = facts.documents?.some(({ validUntil }) => validUntil !== undefined);
  return JSON.stringify([
    isDated ? arrivals : arrivals.map(({ before, port }) => ({ before, port })),
    facts,
    homes,
    ...(isDated || facts.formerDocuments ? [firstDay] : []),
  ]);
}

interface ArrivalDay {
  earliest: number;
  latest: number;
}

/** On which days of the journey each destination may be reached, in the order of the destinations. */
function arrivalDaysOf({ destinations, facts }: Journey, length: number): ArrivalDay[] {
  const said = destinations.map((_, at) => facts?.arrivalDays?.[at] ?? null);
  const known = (some: (number | null)[]): number[] => some.filter((day) => day !== null);
  return said.map((_, at) => ({
    earliest: Math.max(0, ...known(said.slice(0, at + 1))),
    latest: Math.min(length, ...known(said.slice(at))),
  }));
}

/** A stay ends with the arrival at the destination after it; the first one is that before the journey. */
function daysBetweenArrivals(days: readonly ArrivalDay[], stay: number, at: number): EarlierStay['daysSince'] {
  const [left, reached] = [days[stay]!, days[at]!];
  return {
    least: Math.max(0, reached.earliest - left.latest),
    most: reached.latest - (stay === 0 ? 0 : left.earliest),
  };
}

/** The airport that is the first destination in a country, for those who come by air and do not change planes in that country before. */
function portOf({ departureCountry, destinations, transits, facts }: Journey, at: number): string | null {
  const { country } = destinations[at]!;
  if (facts?.entryBy !== 'AIR' || transits.some((one) => one.country === country)) return null;
  const before = destinations.slice(0, at).findLastIndex((one) => one.country !== country);
  return before < 0 && departureCountry === country ? null : destinations[before + 1]!.airport;
}

export const directFrom = (departureCountry: string, place: PlacePath): Circumstances =>
  circumstancesOf({ departureCountry, destinations: [place], transits: [] }, place, false);

const isSame = (a: PlacePath, b: PlacePath): boolean => a.type === b.type && a.id === b.id;
