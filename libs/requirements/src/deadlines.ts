import { addDays, addMonths, type IsoDate } from '@landfall/kernel';
import { arrivalsOf, type Arrival, type TripArrivals } from './arrivals.js';

export const DUTIES = ['VISA', 'ENTRY_PERMIT', 'EXTRA_FORMS', 'IMMUNISATION'] as const;
/** What a traveller has to see to before a day; the keys are those of the summary. */
export type Duty = (typeof DUTIES)[number];

/** What deadlines read of a presented entry. */
export interface TimedEntry {
  detailType: string;
  destination: string;
  citizenships: readonly string[];
  state: string;
  /** Good news; null: neither. */
  positive: boolean | null;
  value: unknown;
}

export interface TimedTrip extends TripArrivals {
  /** Ids of the destinations in their order, transits left out. */
  destinations: readonly string[];
  heldPlaces?: readonly string[];
}

export interface Deadline {
  duty: Duty;
  /** The detail type that states whether it is required. */
  requirement: string;
  destination: string;
  citizenships: string[];
  /** False: whether it is needed at all depends on what the question does not say. */
  isCertain: boolean;
  /** As stated, in days before the arrival; a first day that is stated in months is in `firstDay` alone. */
  earliestDays: number | null;
  latestDays: number | null;
  /** The first and the last day that are right whenever the destination is reached; null: nobody states it, or no day is. */
  firstDay: IsoDate | null;
  lastDay: IsoDate | null;
}

interface DutyTypes {
  required: string;
  earliest?: string;
  earliestMonths?: string;
  latest?: string;
  cost?: string;
  /** Who can have it on arrival needs nothing before. */
  onArrival?: string;
  /** It can be done up to the day of arrival where nobody states a last day. */
  isDueOnArrival?: boolean;
}

/** By which detail types each duty is stated. */
const TYPES: Readonly<Record<Duty, DutyTypes>> = {
  VISA: {
    required: 'ErVisaRequired',
    earliest: 'ErVisaEarliestDays',
    earliestMonths: 'ErVisaEarliestMonths',
    latest: 'ErVisaLatestDays',
    cost: 'ErVisaCost',
    onArrival: 'ErVisaOnArrivalPossible',
  },
  ENTRY_PERMIT: { required: 'ErEntryPermitRequired', latest: 'ErEntryPermitLatestDays', cost: 'ErEntryPermitCost' },
  EXTRA_FORMS: {
    required: 'ErExtraFormsRequired',
    earliest: 'ErExtraFormsEarliestDays',
    latest: 'ErExtraFormsLatestDays',
    isDueOnArrival: true,
  },
  IMMUNISATION: { required: 'VaccinationRequired', latest: 'VaccinationLatestDays' },
};

/** The detail types that say when something has to be done, and what it costs, with the one that says whether. */
export const TASK_TYPES: ReadonlyMap<string, string> = new Map(
  Object.values(TYPES).flatMap(({ required, earliest, earliestMonths, latest, cost }) =>
    [earliest, earliestMonths, latest, cost].flatMap((type) => (type ? [[type, required] as const] : [])),
  ),
);

const COST_TYPES: ReadonlyMap<string, string | undefined> = new Map(
  Object.entries(TYPES).map(([duty, { cost }]) => [duty, cost]),
);

/** Of the hundreds of entries of an answer these alone are read. */
const READ: ReadonlySet<string> = new Set(
  Object.values(TYPES).flatMap(({ required, earliest, earliestMonths, latest, onArrival }) =>
    [required, earliest, earliestMonths, latest, onArrival].filter((type) => type !== undefined),
  ),
);

const isRequired = (entry: TimedEntry): boolean => entry.state === 'STATED' && entry.positive === false;
export const isOpen = ({ state }: TimedEntry): boolean => state === 'DEPENDS' || state === 'CONFLICTING';

function daysOf(entry: TimedEntry | undefined): number | null {
  return entry?.state === 'STATED' && typeof entry.value === 'number' ? entry.value : null;
}

export type Find = (type: string) => TimedEntry | undefined;

/** Finds what holds at a destination for a nationality by its detail type; an entry that names nobody holds for all. */
export const findAt =
  <E extends TimedEntry>(entries: readonly E[], destination: string, citizenship: string) =>
  (type: string): E | undefined =>
    entries.find(
      (one) =>
        one.detailType === type &&
        one.destination === destination &&
        (one.citizenships.length === 0 || one.citizenships.includes(citizenship)),
    );

/** What a duty costs at a destination, in the words of the entry that states it; null: nobody states it, or not the same for all of them. */
export function costOf<E extends TimedEntry & { text: string }>(
  entries: readonly E[],
  { duty, destination, citizenships }: { duty: string; destination: string; citizenships: readonly string[] },
): string | null {
  const type = COST_TYPES.get(duty);
  if (type === undefined) return null;
  const costs = citizenships
    .map((code) => findAt(entries, destination, code)(type))
    .map((entry) => (entry?.state === 'STATED' ? entry.text : null));
  return costs.every((cost) => cost === costs[0]) ? (costs[0] ?? null) : null;
}

interface LeadTimes extends Pick<Deadline, 'earliestDays' | 'latestDays'> {
  earliestMonths: number | null;
}

function leadTimesOf({ earliest, earliestMonths, latest }: DutyTypes, find: Find): LeadTimes | null {
  const numberOf = (type: string | undefined): number | null => (type === undefined ? null : daysOf(find(type)));
  const times = {
    earliestDays: numberOf(earliest),
    earliestMonths: numberOf(earliestMonths),
    latestDays: numberOf(latest),
  };
  return Object.values(times).every((time) => time === null) ? null : times;
}

function firstDayOf({ earliestDays, earliestMonths }: LeadTimes, arrival: IsoDate): IsoDate | null {
  if (earliestMonths !== null) return addMonths(arrival, -earliestMonths);
  return earliestDays === null ? null : addDays(arrival, -earliestDays);
}

/** The first and the last day that are right for every possible arrival; none where one would come after the other. */
function rightDays(
  leadTimes: LeadTimes,
  { isDueOnArrival = false }: DutyTypes,
  arrival: Arrival,
): Pick<Deadline, 'firstDay' | 'lastDay'> {
  const latest = leadTimes.latestDays ?? (isDueOnArrival ? 0 : null);
  const firstDay = firstDayOf(leadTimes, arrival.latest);
  const lastDay = latest === null ? null : addDays(arrival.earliest, -latest);
  if (firstDay === null || lastDay === null || firstDay <= lastDay) return { firstDay, lastDay };
  // Days before an arrival can be said without it; of months the last day alone is left.
  return { firstDay: null, lastDay: leadTimes.earliestMonths === null ? null : lastDay };
}

function deadlineOf(duty: Duty, find: Find, arrival: Arrival): Omit<Deadline, 'citizenships'> | null {
  const types = TYPES[duty];
  const entry = find(types.required);
  if (!entry || !(isRequired(entry) || isOpen(entry))) return null;
  if (types.onArrival !== undefined && find(types.onArrival)?.positive === true) return null;
  const leadTimes = leadTimesOf(types, find);
  if (!leadTimes) return null;
  const { destination } = entry;
  const { earliestDays, latestDays } = leadTimes;
  return {
    duty,
    requirement: types.required,
    destination,
    isCertain: isRequired(entry),
    earliestDays,
    latestDays,
    ...rightDays(leadTimes, types, arrival),
  };
}

export const heldPlacesIn = (summary: readonly { heldDestinations?: readonly string[] }[]): string[] =>
  summary.flatMap(({ heldDestinations = [] }) => heldDestinations);

/**
 * When what an answer requires has to be done, from the lead times that are stated (spec: application, section 1, requirements by
 * destination and nationality). The days of one destination and duty are one deadline for all nationalities that share them. In the
 * order of their last days; those without one, and those that can only be counted from the arrival, come last.
 */
export function deadlinesOf(
  entries: readonly TimedEntry[],
  citizenships: readonly string[],
  trip: TimedTrip,
): Deadline[] {
  const arrivals = arrivalsOf(trip, trip.destinations.length);
  const timed = entries.filter(({ detailType }) => READ.has(detailType));
  const found = new Map<string, Deadline>();
  for (const [at, destination] of trip.destinations.entries())
    for (const citizenship of citizenships) {
      const find = findAt(timed, destination, citizenship);
      for (const duty of DUTIES) {
        if (duty === 'VISA' && trip.heldPlaces?.includes(destination)) continue;
        const deadline = deadlineOf(duty, find, arrivals[at]!);
        if (!deadline) continue;
        const key = JSON.stringify(deadline);
        const same = found.get(key);
        if (same) same.citizenships.push(citizenship);
        else found.set(key, { ...deadline, citizenships: [citizenship] });
      }
    }
  const order = ({ lastDay }: Deadline): string => lastDay ?? '9999';
  return [...found.values()].toSorted((a, b) => order(a).localeCompare(order(b)));
}
