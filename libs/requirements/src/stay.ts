import { daysBetween, grouped } from '@landfall/kernel';
import { arrivalsOf, type TripArrivals } from './arrivals.js';
import type { CountryGroups, PlacePath, StayLimit } from './model.js';

/** Days of a trip, the first and the last included. */
export const daysOfTrip = ({ dateStart, dateEnd }: Pick<TripArrivals, 'dateStart' | 'dateEnd'>): number =>
  daysBetween(dateStart, dateEnd) + 1;

/** Days of stays in its members count together, in any so many days (Article 6 of Regulation (EU) 2016/399). */
export const AREA = 'SCHENGEN';
const AREA_WINDOW = 180;

/** Positions of destinations that follow each other, and the first and last day that is certainly spent there, counted from that of the trip. */
interface Run {
  /** The country, or the area. */
  zone: string;
  at: readonly number[];
  from: number;
  to: number;
}

const lengthOf = ({ from, to }: Run): number => Math.max(0, to - from + 1);

/** Days of arrival that do not follow each other say nothing. */
function inOrder(arrivalDays: TripArrivals['arrivalDays'] = []): readonly (number | null)[] {
  const said = arrivalDays.filter((day) => day !== null);
  return said.every((day, at) => at === 0 || day >= said[at - 1]!) ? arrivalDays : [];
}

function runsOf(trip: TripArrivals, zones: readonly string[]): Run[] {
  const arrivals = arrivalsOf({ ...trip, arrivalDays: inOrder(trip.arrivalDays) }, zones.length);
  const dayOf = (day: string): number => daysBetween(trip.dateStart, day);
  const firsts = zones.flatMap((zone, at) => (zone === zones[at - 1] ? [] : [at]));
  return firsts.map((first, run) => {
    const next = firsts[run + 1] ?? zones.length;
    return {
      zone: zones[first]!,
      at: zones.slice(first, next).map((_, more) => first + more),
      from: dayOf(arrivals[first]!.latest),
      to: dayOf(arrivals[next]?.earliest ?? trip.dateEnd),
    };
  });
}

/** The most days of these runs within one window; a day of leaving and coming back counts once. */
function mostInWindow(runs: readonly Run[]): { days: number; runs: readonly Run[] } {
  const apart = runs.flatMap((run, at) => {
    const left = Math.max(-1, ...runs.slice(0, at).map(({ to }) => to));
    const from = Math.max(run.from, left + 1);
    return from <= run.to ? [{ ...run, from }] : [];
  });
  let most: { days: number; runs: readonly Run[] } = { days: 0, runs: [] };
  for (const { to: end } of apart) {
    const within = apart
      .map((run) => ({ ...run, from: Math.max(run.from, end - AREA_WINDOW + 1), to: Math.min(run.to, end) }))
      .filter(({ from, to }) => from <= to);
    const days = within.reduce((sum, run) => sum + lengthOf(run), 0);
    if (days > most.days) most = { days, runs: within };
  }
  return most;
}

type Limit = Omit<StayLimit, 'citizenships'>;

/**
 * Where a traveller certainly stays for longer than is possible without a visa (docs/adr/0071). `freeDays`: by destination; undefined: a visa is
 * required there, or no number is stated.
 */
export function limitsBroken(
  trip: TripArrivals,
  destinations: readonly PlacePath[],
  freeDays: readonly (number | undefined)[],
  groups: CountryGroups,
): Limit[] {
  const members = groups[AREA] ?? [];
  const most = (at: readonly number[]): number => Math.max(...at.map((one) => freeDays[one] ?? Infinity));
  const named = (runs: readonly Run[], days: number): Limit => {
    const places = [...new Set(runs.flatMap(({ at }) => at.map((one) => destinations[one]!.id)))];
    return { places, days, isTogether: places.length > 1 };
  };
  const byCountry = runsOf(
    trip,
    destinations.map(({ country }) => country),
  );
  const byZone = runsOf(
    trip,
    destinations.map(({ country }) => (members.includes(country) ? AREA : country)),
  );
  const inArea = byZone.filter(({ zone }) => zone === AREA);
  const isWhole = inArea.every(({ at }) => Number.isFinite(most(at)));
  const counted = mostInWindow(
    isWhole ? inArea : byCountry.filter(({ zone, at }) => members.includes(zone) && Number.isFinite(most(at))),
  );
  const areaLimit = most(counted.runs.flatMap(({ at }) => at));
  const outside = byCountry.filter(({ zone }) => !members.includes(zone));
  const longest = [...grouped(outside, ({ zone }) => zone).values()].map((same) =>
    same.reduce((a, b) => (lengthOf(b) > lengthOf(a) ? b : a)),
  );
  const broken = [
    ...(counted.days > 0 && counted.days > areaLimit ? [named(counted.runs, areaLimit)] : []),
    ...longest.flatMap((run) => (lengthOf(run) > most(run.at) ? [named([run], most(run.at))] : [])),
  ];
  if (broken.length > 0) return broken.sort((a, b) => firstOf(a, destinations) - firstOf(b, destinations));
  if (inArea.length > 0 && daysOfTrip(trip) > AREA_WINDOW) return [];
  // However the days are divided; a day on the way for each destination is left out.
  const areaMost = inArea.length > 0 ? most(inArea.flatMap(({ at }) => at)) : 0;
  const all = outside.reduce((sum, { at }) => sum + most(at), areaMost);
  return all < daysOfTrip(trip) - byZone.length - 1 ? [named(byZone, all)] : [];
}

const firstOf = ({ places }: Limit, destinations: readonly PlacePath[]): number =>
  destinations.findIndex(({ id }) => id === places[0]);
