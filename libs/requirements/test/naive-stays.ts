import { isDeepStrictEqual } from 'node:util';
import type { Itinerary, StayLimit } from '../src/index.js';

/** Stays without a visa that are certainly too long, day by day. `length`: of the trip, in days. `freeAt`: the days that are possible at a destination. */
export function naiveStayLimits(
  trip: Itinerary,
  people: readonly string[],
  length: number,
  freeAt: (at: number, code: string) => number,
  isAmong: (countries: readonly string[], country: string) => boolean,
): StayLimit[] {
  const order = trip.destinations.map((_, at) => at);
  const country = (at: number): string => trip.destinations[at]!.country;
  const isInArea = (at: number): boolean => isAmong(['SCHENGEN'], country(at));
  const area = (at: number): string => (isInArea(at) ? 'SCHENGEN' : country(at));
  const said = order.map((at) => trip.facts?.arrivalDays?.[at] ?? (at === 0 ? 0 : null));
  const positions = Array.from({ length }, (_, day) => day);
  const runsBy = (zone: (at: number) => string): number[][] =>
    order
      .filter((at) => at === 0 || zone(at) !== zone(at - 1))
      .map((first) =>
        order.slice(
          first,
          order.find((at) => at > first && zone(at) !== zone(first)),
        ),
      );
  /** By then they have come, and have not left before. */
  const certain = (run: number[]): number[] => {
    const come = [...said.slice(run[0]), length - 1].filter((day) => day !== null);
    const leaves = run.at(-1)! + 1;
    const left = leaves === order.length ? [length] : said.slice(0, leaves + 1).filter((day) => day !== null);
    return positions.filter((day) => come.some((one) => one <= day) && left.some((one) => one >= day));
  };
  const brokenFor = (code: string): Omit<StayLimit, 'citizenships'>[] => {
    const most = (run: number[]): number => Math.max(...run.map((at) => freeAt(at, code)));
    const named = (runs: number[][], limit: number): Omit<StayLimit, 'citizenships'> => {
      const places = [...new Set(runs.flat().map((at) => trip.destinations[at]!.id))];
      return { places, days: limit, isTogether: places.length > 1 };
    };
    const within = runsBy(area).filter(([at]) => isInArea(at!));
    const outside = runsBy(country).filter(([at]) => !isInArea(at!));
    const numbered = within.every((run) => most(run) < Infinity)
      ? within
      : runsBy(country).filter((run) => isInArea(run[0]!) && most(run) < Infinity);
    const windows = positions.map((end) => {
      const there = numbered.map((run) => certain(run).filter((day) => day <= end && day > end - 180));
      return { runs: numbered.filter((_, at) => there[at]!.length > 0), days: new Set(there.flat()).size };
    });
    const worst = windows.reduce((a, b) => (b.days > a.days ? b : a));
    const areaLimit = most(worst.runs.flat());
    const countries = [...new Set(outside.map(([at]) => country(at!)))];
    const longest = countries.map((one) =>
      outside.filter(([at]) => country(at!) === one).reduce((a, b) => (certain(b).length > certain(a).length ? b : a)),
    );
    const broken = [
      ...(worst.days > 0 && worst.days > areaLimit ? [named(worst.runs, areaLimit)] : []),
      ...longest.filter((run) => certain(run).length > most(run)).map((run) => named([run], most(run))),
    ];
    const first = ({ places }: { places: string[] }): number =>
      trip.destinations.findIndex(({ id }) => id === places[0]);
    if (broken.length > 0) return broken.sort((a, b) => first(a) - first(b));
    if (within.length > 0 && length > 180) return [];
    const sum = outside.reduce((all, run) => all + most(run), within.length > 0 ? most(within.flat()) : 0);
    return sum < length - runsBy(area).length - 1 ? [named(runsBy(area), sum)] : [];
  };
  const found: StayLimit[] = [];
  for (const code of people)
    for (const limit of brokenFor(code)) {
      const same = found.find(({ citizenships: _, ...one }) => isDeepStrictEqual(one, limit));
      if (same) same.citizenships.push(code);
      else found.push({ ...limit, citizenships: [code] });
    }
  return found;
}
