import { byMoment, type Leg, type UnreadLine } from './booking.js';

export interface ReadRow {
  line: string;
  /** As the table names them, folded; '' where it does not. */
  person: string;
  booking: string;
  legs: Leg[];
  why: UnreadLine['why'] | null;
}

export const wayOf = ({ from, to, departs }: Leg): string => [from, to, departs.day].join(' ');
const keyOf = (leg: Leg): string => [wayOf(leg), leg.departs.time ?? ''].join(' ');
export const isChain = (legs: readonly Leg[]): boolean =>
  legs.every(({ from }, at) => at === 0 || legs[at - 1]!.to === from);

function groupedBy<Row extends ReadRow>(rows: readonly Row[], key: 'person' | 'booking'): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const own = groups.get(row[key]) ?? [];
    groups.set(row[key], own);
    own.push(row);
  }
  return [...groups.values()];
}

const flightsOf = (rows: readonly ReadRow[]): Leg[] => byMoment(rows.flatMap(({ legs }) => legs));

/** Whether several reservations are one journey: one begins it, or each is a part that leads nowhere back. */
function areOneJourney(bookings: readonly ReadRow[][]): boolean {
  const parts = bookings.map(flightsOf).filter(({ length }) => length > 0);
  const all = byMoment(parts.flat());
  if (isChain(all)) return parts.filter(([first]) => first!.from === all[0]?.from).length < 2;
  return parts.every((part) => part[0]!.from !== part.at(-1)!.to);
}

/** The rows of each traveller, or of each reservation where one journey does not have them all. */
function groupsOf<Row extends ReadRow>(rows: readonly Row[]): Row[][] {
  return groupedBy(rows, 'person').flatMap((own) => {
    const bookings = groupedBy(own, 'booking');
    return bookings.length < 2 || areOneJourney(bookings) ? [own] : bookings;
  });
}

export interface Journey<Row> {
  isTaken: (leg: Leg) => boolean;
  /** The rows of travellers with another journey, or with none that is understood. */
  others: ReadonlySet<Row>;
}

type Keys = ReadonlySet<string>;
const has = (all: Keys, some: Keys): boolean => [...some].every((key) => all.has(key));

/** Those with all flights of the first traveller. Where they go on in different ways, each way is a journey of its own. */
function withAll<Group extends { keys: Keys }>(first: Group, rest: readonly Group[]): Group[] {
  const whole = rest.filter(({ keys }) => has(keys, first.keys));
  const most = whole.reduce((one, other) => (other.keys.size > one.keys.size ? other : one), first);
  return whole.every(({ keys }) => has(most.keys, keys)) ? whole : whole.filter(({ keys }) => has(first.keys, keys));
}

/** The flights of the first traveller, and those of others that are with them: two journeys are none. */
export function journeyOf<Row extends ReadRow>(rows: readonly Row[]): Journey<Row> {
  const groups = groupsOf(rows).map((own) => ({ own, keys: new Set(own.flatMap(({ legs }) => legs.map(keyOf))) }));
  const [first, ...rest] = groups.filter(({ keys }) => keys.size > 0);
  if (!first) return { isTaken: () => false, others: new Set() };
  const taken = new Set([first, ...withAll(first, rest)].flatMap(({ keys }) => [...keys]));
  const others = groups.filter(({ keys }) => keys.size === 0 || !has(taken, keys));
  return { isTaken: (leg) => taken.has(keyOf(leg)), others: new Set(others.flatMap(({ own }) => own)) };
}
