import { addDays, type IsoDate } from '@landfall/kernel';

/** When the destinations of a trip may be reached, in their order. */
export interface TripArrivals {
  dateStart: IsoDate;
  dateEnd: IsoDate;
  /** Of the arrival at each destination, counted from the first day; null or missing: not said. */
  arrivalDays?: readonly (number | null)[] | undefined;
}

export interface Arrival {
  earliest: IsoDate;
  latest: IsoDate;
}

/** Between which days each of `count` destinations is reached: the first on the first day, the others by what is said of those around them. */
export function arrivalsOf({ dateStart, dateEnd, arrivalDays = [] }: TripArrivals, count: number): Arrival[] {
  const said = Array.from({ length: count }, (_, at) => arrivalDays[at] ?? (at === 0 ? 0 : null));
  const days = (some: readonly (number | null)[]): IsoDate[] =>
    some.filter((day) => day !== null).map((day) => addDays(dateStart, day));
  return said.map((_, at) => ({
    earliest: [dateStart, ...days(said.slice(0, at + 1))].reduce((a, b) => (a > b ? a : b)),
    latest: [dateEnd, ...days(said.slice(at))].reduce((a, b) => (a < b ? a : b)),
  }));
}

/**
 * The last day on which each country may be entered, from the countries of the destinations in their order (docs/adr/0066). Who goes on within a
 * country has entered it before.
 */
export function lastEntriesOf(trip: TripArrivals, countries: readonly string[]): Map<string, IsoDate> {
  const arrivals = arrivalsOf(trip, countries.length);
  return new Map(
    countries.flatMap((country, at) => (country === countries[at - 1] ? [] : [[country, arrivals[at]!.latest]])),
  );
}
