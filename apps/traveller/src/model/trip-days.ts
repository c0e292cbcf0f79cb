import { addDays, daysBetween, grouped, type IsoDate } from '@landfall/kernel';
import type { DeadlineView, DetailViewModel, TripPageView } from '../trip-page-view.js';

type Trip = NonNullable<TripPageView['trip']>;

/** Where travellers are when something changes at a place: still to come, there, or gone. Null: nobody says. */
type Whereabouts = 'BEFORE' | 'THERE' | 'GONE' | null;

export type Moment =
  | { kind: 'START' | 'END' }
  | { kind: 'ARRIVAL'; place: string }
  /** The last day of a task, or the first one on which it can be done. */
  | { kind: 'DUE' | 'OPENS'; deadline: DeadlineView }
  | { kind: 'CHANGE'; place: string; titles: string[]; href: string; whereabouts: Whereabouts };

export interface TripDay {
  day: IsoDate;
  moments: Moment[];
}

/** A stay, in days from the first one of the trip, both included. */
export interface Stay {
  place: string;
  from: number;
  until: number;
}

export interface TripDays {
  days: TripDay[];
  /** Destinations of which nobody says when they are reached. */
  withoutDay: string[];
  /** Null: not all of them are known. */
  stays: Stay[] | null;
}

/** Of each destination; null: not known. */
type Arrivals = readonly (number | null)[];

/** The first destination is reached on the first day where nobody says another. */
const arrivalsOf = ({ destinations, arrivalDays }: Trip): Arrivals =>
  destinations.map((_, at) => arrivalDays[at] ?? (at === 0 ? 0 : null));

function staysOf(trip: Trip, arrivals: Arrivals): Stay[] | null {
  if (!arrivals.every((day) => day !== null)) return null;
  const last = daysBetween(trip.dateStart, trip.dateEnd);
  return arrivals.map((from, at) => ({ place: trip.destinations[at]!, from, until: arrivals[at + 1] ?? last }));
}

/** On the day of a further journey nobody says whether they have left yet. */
function whereaboutsOf({ destinations }: Trip, arrivals: Arrivals, place: string, day: number): Whereabouts {
  const calls = [...arrivals.keys()].filter((at) => destinations[at] === place);
  if (calls.length === 0) return null;
  const knownAfter = (at: number): number | null => arrivals.slice(at + 1).find((one) => one !== null) ?? null;
  const isGone = (at: number): boolean => (knownAfter(at) ?? Infinity) < day;
  const isToCome = (at: number): boolean => (arrivals[at] ?? -Infinity) > day;
  const isThere = (at: number): boolean =>
    (arrivals[at] ?? Infinity) <= day && (at === arrivals.length - 1 || (arrivals[at + 1] ?? -Infinity) > day);
  if (calls.some(isThere)) return 'THERE';
  if (calls.every(isGone)) return 'GONE';
  return calls.every((at) => isGone(at) || isToCome(at)) ? 'BEFORE' : null;
}

interface Dated {
  day: IsoDate;
  moment: Moment;
}

interface Change {
  day: IsoDate;
  place: string;
  title: string;
  href: string;
}

/** What is decided already, and statements that begin or end on the way. */
function changesOf({ scheduled, sections }: DetailViewModel): Change[] {
  const decided = scheduled.map(({ effectiveOn, place, title }) => ({
    day: effectiveOn,
    place,
    title,
    href: `#on-${effectiveOn}`,
  }));
  const stated = sections.flatMap(({ key, entries }) =>
    entries.flatMap(({ place, title, periods }) =>
      periods.flatMap(({ from }) => (from === null ? [] : { day: from, place, title, href: `#s-${key}` })),
    ),
  );
  return [...decided, ...stated];
}

function changeMoments(trip: Trip, arrivals: Arrivals, detail: DetailViewModel): Dated[] {
  const onTheWay = changesOf(detail).filter(({ day }) => day > trip.dateStart && day <= trip.dateEnd);
  const byPlace = grouped(onTheWay, ({ day, place }) => `${day} ${place}`);
  return [...byPlace.values()].map((changes) => {
    const { day, place, href } = changes[0]!;
    const titles = [...new Set(changes.map(({ title }) => title))];
    const whereabouts = whereaboutsOf(trip, arrivals, place, daysBetween(trip.dateStart, day));
    return { day, moment: { kind: 'CHANGE', place, titles, href, whereabouts } };
  });
}

const deadlineMoments = ({ dateStart }: Trip, deadlines: readonly DeadlineView[]): Dated[] =>
  deadlines.flatMap((deadline): Dated[] => {
    const { firstDay, lastDay } = deadline;
    const opens = firstDay && firstDay > dateStart && firstDay !== lastDay ? firstDay : null;
    return [
      ...(opens ? [{ day: opens, moment: { kind: 'OPENS' as const, deadline } }] : []),
      ...(lastDay && lastDay >= dateStart ? [{ day: lastDay, moment: { kind: 'DUE' as const, deadline } }] : []),
    ];
  });

const arrivalMoments = ({ dateStart, destinations, arrivalDays }: Trip): Dated[] =>
  destinations.flatMap((place, at): Dated[] => {
    const day = arrivalDays[at] ?? null;
    return day === null ? [] : [{ day: addDays(dateStart, day), moment: { kind: 'ARRIVAL', place } }];
  });

/**
 * The days of a trip on which something is known to happen, with what has to be done by then and the rules that change on the way.
 * Null: nothing but its first and its last day is known, or it is a cruise, which has a list of its own.
 */
export function tripDaysOf(trip: Trip, detail: DetailViewModel): TripDays | null {
  if (trip.purpose === 'CRUISE') return null;
  const arrivals = arrivalsOf(trip);
  const between: Dated[] = [
    ...arrivalMoments(trip),
    ...deadlineMoments(trip, detail.deadlines),
    ...changeMoments(trip, arrivals, detail),
  ];
  if (between.length === 0) return null;
  const all: Dated[] = [
    { day: trip.dateStart, moment: { kind: 'START' } },
    ...between,
    { day: trip.dateEnd, moment: { kind: 'END' } },
  ];
  const byDay = grouped(all, ({ day }) => day);
  return {
    days: [...byDay]
      .map(([day, dated]) => ({ day, moments: dated.map(({ moment }) => moment) }))
      .sort((a, b) => a.day.localeCompare(b.day)),
    withoutDay: [...new Set(trip.destinations.filter((_, at) => arrivals[at] === null))],
    stays: staysOf(trip, arrivals),
  };
}
