import { addDays, daysBetween, type IsoDate } from '@landfall/kernel';
import { arrivalsOf, type TripArrivals } from './arrivals.js';
import type { CountryGroups } from './model.js';

/** Days of a trip, the first and the last included. */
export const daysOfTrip = ({ dateStart, dateEnd }: Pick<TripArrivals, 'dateStart' | 'dateEnd'>): number =>
  daysBetween(dateStart, dateEnd) + 1;

/** Days of stays in its members without a visa count together, within so many days (Article 6 of Regulation (EU) 2016/399). */
const AREA = 'SCHENGEN';
const AREA_WINDOW = 180;

/** The days that a traveller certainly spends in a country, or in an area in which days count together. */
export interface CertainStay {
  /** Positions of its destinations. */
  at: readonly number[];
  days: number;
  isArea: boolean;
}

interface Run {
  area: string;
  at: number[];
  from: IsoDate;
  to: IsoDate;
}

/** The least days in each country of the destinations, those of arrival and departure included; of several stays the longest (docs/adr/0071). */
export function certainStays(trip: TripArrivals, countries: readonly string[], groups: CountryGroups): CertainStay[] {
  const members = groups[AREA] ?? [];
  const arrivals = arrivalsOf(trip, countries.length);
  const runs: Run[] = [];
  countries.forEach((country, at) => {
    const area = members.includes(country) ? AREA : country;
    const to = arrivals[at + 1]?.earliest ?? trip.dateEnd;
    const last = runs.at(-1);
    if (last?.area === area) Object.assign(last, { to, at: [...last.at, at] });
    else runs.push({ area, at: [at], from: arrivals[at]!.latest, to });
  });
  return [...new Set(runs.map(({ area }) => area))].map((area) => {
    const own = runs.filter((run) => run.area === area);
    const each = own.map(({ from, to }) => Math.max(0, daysBetween(from, to) + 1));
    const counted = area === AREA && daysOfTrip(trip) <= AREA_WINDOW ? daysIn(own) : Math.max(...each);
    return { at: own.flatMap(({ at }) => at), days: counted, isArea: area === AREA };
  });
}

function daysIn(runs: readonly Run[]): number {
  let [days, next] = [0, ''];
  for (const { from, to } of runs) {
    const start = from < next ? next : from;
    if (start > to) continue;
    days += daysBetween(start, to) + 1;
    next = addDays(to, 1);
  }
  return days;
}
