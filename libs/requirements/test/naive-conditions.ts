import { addDays, addMonths, daysBetween } from '@landfall/kernel';
import type {
  Condition,
  CountryGroups,
  HeldDocument,
  Itinerary,
  PassportKind,
  PlacePath,
  SaidDocument,
} from '../src/index.js';

/** Null: the question does not say. */
export type Holds = boolean | null;

interface Stay {
  country: string;
  isSure: boolean;
  /** Undefined: no transit; null: a transit of unknown length. */
  hours?: number | null;
  fewestDays: number;
  mostDays: number;
}

const all = (parts: Holds[]): Holds => {
  if (parts.includes(false)) return false;
  return parts.includes(null) ? null : true;
};
const any = (parts: Holds[]): Holds => {
  if (parts.includes(true)) return true;
  return parts.includes(null) ? null : false;
};
const known = <T>(fact: T | undefined, holds: (fact: T) => boolean): Holds => (fact === undefined ? null : holds(fact));
function isAmongPassports(passports: readonly PassportKind[], passport: PassportKind | undefined): Holds {
  if (passport !== undefined) return passports.includes(passport);
  const isOrdinary = passports.includes('ORDINARY');
  return isOrdinary === passports.includes('BIOMETRIC') ? isOrdinary : null;
}
const samePlace = (a: PlacePath, b: PlacePath): boolean => a.type === b.type && a.id === b.id;

/** The way to a place, and the airport at which its country is entered; null: not said. */
interface Way {
  stays: Stay[];
  port: string | null;
  /** The days of the trip on which it may be. */
  firstDay: number;
  lastDay: number;
}

/** The airport of the first of the destinations that follow each other in the country, for those who fly there straight from another one. */
function portOf(trip: Itinerary, at: number): string | null {
  const { country } = trip.destinations[at]!;
  let first = at;
  while (first > 0 && trip.destinations[first - 1]!.country === country) first -= 1;
  const isAtHome = first === 0 && trip.departureCountry === country;
  const changesThere = trip.transits.some((one) => one.country === country);
  return trip.facts?.entryBy !== 'AIR' || isAtHome || changesThere ? null : trip.destinations[first]!.airport;
}

/** The countries in which somebody may have been before entering a place, for each time that it is entered. */
function waysTo(trip: Itinerary, stop: PlacePath, isTransit: boolean): Way[] {
  const tripDays = daysBetween(trip.dateStart, trip.dateEnd);
  const transits = trip.transits
    .filter((one) => !isTransit || !samePlace(one, stop))
    .map((one): Stay => {
      const hours = trip.facts?.transitHours?.[`${one.type}:${one.id}`] ?? null;
      return { country: one.country, isSure: false, hours, fewestDays: 0, mostDays: tripDays };
    });
  const ownHours = trip.facts?.transitHours?.[`${stop.type}:${stop.id}`] ?? null;
  const here: Stay[] = isTransit
    ? [{ country: stop.country, isSure: true, hours: ownHours, fewestDays: 0, mostDays: 0 }]
    : [];
  const countries = [trip.departureCountry, ...trip.destinations.map(({ country }) => country)];
  const stays = countries.map((country): Stay => ({ country, isSure: true, fewestDays: 0, mostDays: tripDays }));
  /** The day on which a destination is reached, as early and as late as what is said allows. */
  const reached = (at: number): [number, number] => {
    const said = (from: number, to: number): number[] =>
      (trip.facts?.arrivalDays ?? []).slice(from, to).filter((day) => day !== null);
    return [Math.max(0, ...said(0, at + 1)), Math.min(tripDays, ...said(at, trip.destinations.length))];
  };
  const stayBefore = (stay: Stay, at: number, arrival: number): Stay => {
    if (at === arrival) return { ...stay, mostDays: 0 };
    const [[earliestEnd, latestEnd], [earliest, latest]] = [reached(at), reached(arrival)];
    return {
      ...stay,
      fewestDays: Math.max(0, earliest - latestEnd),
      mostDays: at === 0 ? latest : latest - earliestEnd,
    };
  };
  const ways = isTransit
    ? [
        {
          stays: stays.map((stay, at) => (at === 0 ? stay : { ...stay, isSure: false })),
          port: stop.airport,
          firstDay: 0,
          lastDay: tripDays,
        },
      ]
    : trip.destinations.flatMap((one, at) =>
        samePlace(one, stop)
          ? [
              {
                stays: stays.slice(0, at + 1).map((stay, before) => stayBefore(stay, before, at)),
                port: portOf(trip, at),
                firstDay: reached(at)[0],
                lastDay: reached(at)[1],
              },
            ]
          : [],
      );
  return ways.map(({ stays: before, port, firstDay, lastDay }) => ({
    firstDay,
    lastDay,
    stays: [
      ...[...before, ...transits.map((stay) => ({ ...stay, mostDays: lastDay }))].filter(
        ({ country }) => country !== stop.country,
      ),
      ...here,
    ],
    port,
  }));
}

function ofAllAges(ages: readonly number[], fits: (age: number) => boolean): Holds {
  const found = new Set(ages.map(fits));
  return found.size === 1 ? [...found][0]! : null;
}

function atPort(ports: readonly string[], port: string | null, entryBy: string | undefined): Holds {
  if (ports.length === 0) return false;
  if (port !== null) return ports.includes(port);
  const isByAirOnly = ports.every((code) => code.length === 3);
  return isByAirOnly && entryBy !== undefined && entryBy !== 'AIR' ? false : null;
}

/** Whether all conditions hold for one of the times that a place is entered. */
export function naiveHolds(
  conditions: readonly Condition[],
  trip: Itinerary,
  stop: PlacePath,
  isTransit: boolean,
  isAmong: (countries: readonly string[], country: string) => boolean,
  groups: CountryGroups,
  /** Who does not say so is taken to hold no document of the country to which the question is what is needed. */
  presumes = false,
): Holds {
  const facts = trip.facts ?? {};
  /** The document of a group is that of one of its members, of which is not said. */
  const isOneOf = (held: HeldDocument, documents: readonly HeldDocument[]): Holds => {
    const issuers = documents.filter(({ kind }) => kind === held.kind).map(({ issuer }) => issuer);
    if (issuers.length === 0) return false;
    if (issuers.includes(held.issuer)) return true;
    const fits = (groups[held.issuer] ?? [held.issuer]).map((code) => isAmong(issuers, code));
    return fits.every(Boolean) || (fits.some(Boolean) ? null : false);
  };
  const areOwn = (documents: readonly HeldDocument[]): boolean =>
    documents.every(
      ({ issuer }) =>
        isAmong([issuer], stop.country) &&
        ![trip.departureCountry, facts.residence ?? trip.departureCountry].some((home) => isAmong([issuer], home)),
    );
  const endedWithin = (years: number, year: number | null): Holds => {
    if (year === null) return null;
    const first = addMonths(trip.dateStart, -12 * years);
    return `${year}-01-01` >= first || (`${year}-12-31` < first ? false : null);
  };
  const isPresumedNot = (condition: Condition): boolean => {
    if (!presumes || condition.isNot) return false;
    if (condition.kind === 'AGE') return condition.to === 0 && !facts.ages?.length;
    if (condition.kind !== 'HOLDS' || condition.withinYears !== undefined) return false;
    return facts.documents === undefined && areOwn(condition.documents);
  };
  const isAsRequired = (held: SaidDocument, { qualities }: Extract<Condition, { kind: 'HOLDS' }>): Holds => {
    const required = (qualities ?? []).filter((one) => (one === 'PERMANENT') === (held.kind === 'RESIDENCE'));
    return all(required.map((one) => held.qualities?.[one] ?? null));
  };
  const isLongEnough = (until: string | undefined, months: number | undefined, way: Way): Holds => {
    if (months === undefined) return true;
    if (until === undefined) return null;
    const needed = [way.firstDay, way.lastDay].map((day) => addMonths(addDays(trip.dateStart, day), months));
    const enough = needed.map((day) => until >= day);
    return enough[1]! || (enough[0]! ? null : false);
  };
  const holds = (condition: Extract<Condition, { kind: 'HOLDS' }>, way: Way): Holds => {
    const { documents, withinYears, validMonths } = condition;
    const isHome = ({ kind, issuer }: HeldDocument): boolean => kind === 'RESIDENCE' && issuer === facts.residence;
    const permit =
      facts.residence !== undefined &&
      !facts.documents?.some(isHome) &&
      isOneOf({ issuer: facts.residence, kind: 'RESIDENCE' }, documents);
    const mayHave = permit === false ? [] : [null];
    const counts = (held: SaidDocument): Holds =>
      all([isOneOf(held, documents), isAsRequired(held, condition), isLongEnough(held.validUntil, validMonths, way)]);
    const now = facts.documents ? any([...facts.documents.map(counts), ...mayHave]) : null;
    if (withinYears === undefined || validMonths !== undefined) return now;
    const former = facts.formerDocuments?.map((held) =>
      all([isOneOf(held, documents), isAsRequired(held, condition), endedWithin(withinYears, held.untilYear)]),
    );
    return any([now, former ? any(former) : null]);
  };
  const one = (condition: Condition, way: Way): Holds => {
    const { stays, port } = way;
    if (isPresumedNot(condition)) return false;
    switch (condition.kind) {
      case 'VISITED':
        return any(
          stays
            .filter(({ country }) => isAmong(condition.countries, country))
            .map((stay) => {
              const { withinDays, transitHours } = condition;
              const isLongEnough =
                stay.hours === undefined ||
                (transitHours !== null && (stay.hours === null ? null : stay.hours > transitHours));
              const inAnyCase = withinDays === null || stay.mostDays <= withinDays;
              const isRecent = inAnyCase || (stay.fewestDays > withinDays ? false : null);
              return all([stay.isSure || null, isLongEnough, isRecent]);
            }),
        );
      case 'RESIDENCE':
        return known(facts.residence, (country) => isAmong(condition.countries, country));
      case 'HOLDS':
        return holds(condition, way);
      case 'AGE':
        return ofAllAges(facts.ages ?? [], (age) => age >= (condition.from ?? 0) && age <= (condition.to ?? 999));
      case 'ENTRY_BY': {
        const { means, ports = [] } = condition;
        const byMeans = means.length > 0 && known(facts.entryBy, (entryBy) => means.includes(entryBy));
        return any([byMeans, atPort(ports, port, facts.entryBy)]);
      }
      case 'PASSPORT':
        return isAmongPassports(condition.passports, facts.passport);
    }
  };
  if (conditions.length === 0) return true;
  return any(
    waysTo(trip, stop, isTransit).map((way) =>
      all(
        conditions.map((condition) => {
          const holds = one(condition, way);
          return condition.isNot && holds !== null ? !holds : holds;
        }),
      ),
    ),
  );
}
