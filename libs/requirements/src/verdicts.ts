import { addDays } from '@landfall/kernel';
import type { TimedEntry, TimedTrip } from './deadlines.js';

/** From the gravest to what needs nothing. */
const VERDICTS = ['NO', 'DEPENDS', 'UNKNOWN', 'TODO', 'FINE'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The status of a place that a verdict looks like. */
export const VERDICT_STATUS = {
  NO: 'RED',
  DEPENDS: 'PURPLE',
  UNKNOWN: 'GRAY',
  TODO: 'YELLOW',
  FINE: 'BLUE',
} as const satisfies Readonly<Record<Verdict, string>>;

type ReasonKey =
  | 'bar'
  | 'openBar'
  | 'entry'
  | 'visa'
  | 'permit'
  | 'document'
  | 'forms'
  | 'vaccination'
  | 'insurance'
  | 'transitVisa'
  | 'transitPermit';

type TripDays = Pick<TimedTrip, 'dateStart' | 'dateEnd'>;

/** What verdicts read of a phase of an answer. */
export interface JudgedPhase {
  phase: string;
  conditions: readonly string[];
  citizenships: readonly string[];
  startDate?: string | null;
  endDate?: string | null;
}

/** What verdicts read of a place of an answer. */
export interface JudgedPlace {
  place: { id: string };
  isTransit: boolean;
  status: string;
  entryBanned: boolean;
  phases: readonly JudgedPhase[];
}

export interface JudgedAnswer<P extends JudgedPlace = JudgedPlace, E extends TimedEntry = TimedEntry> {
  destinations: readonly P[];
  sections: readonly { entries: readonly E[] }[];
  summary: readonly {
    stayLimits: readonly { destinations: readonly string[]; days: number; citizenships: readonly string[] }[];
  }[];
}

/** Why a verdict is what it is, as the key of a message. */
export interface Reason<E extends TimedEntry = TimedEntry> {
  key: ReasonKey;
  verdict: Verdict;
  /** Says more than the key: the form of a visa, days without one, the document that suffices. */
  variant: string;
  days: number | null;
  /** What the rules say of it; none for a bar, which stands with the phases of the place. */
  entries: readonly E[];
}

export interface Cell<P extends JudgedPlace = JudgedPlace, E extends TimedEntry = TimedEntry> {
  destination: P;
  nationality: string;
  verdict: Verdict;
  /** The gravest first. */
  reasons: readonly Reason<E>[];
}

type Find<E> = (detailType: string) => E | undefined;

const holdsFor = ({ citizenships }: { citizenships: readonly string[] }, nationality: string): boolean =>
  citizenships.length === 0 || citizenships.includes(nationality);

const stated = (entry: TimedEntry | undefined): boolean | null => (entry?.state === 'STATED' ? entry.positive : null);

/** What an entry that is good or bad news says; `unstated`: where nobody says anything. */
function verdictOf(entry: TimedEntry | undefined, unstated: Verdict): Verdict {
  if (!entry) return unstated;
  if (entry.state === 'CONFLICTING' || entry.state === 'DEPENDS') return 'DEPENDS';
  if (entry.state === 'UNKNOWN' || entry.positive === null) return unstated;
  return entry.positive ? 'FINE' : 'TODO';
}

const present = <E>(...entries: (E | undefined)[]): E[] => entries.filter((entry) => entry !== undefined);

const isConflict = (entry: TimedEntry | undefined): boolean => entry?.state === 'CONFLICTING';

function reason<E extends TimedEntry>(
  key: ReasonKey,
  verdict: Verdict,
  entries: E[],
  more: Partial<Pick<Reason, 'variant' | 'days'>> = {},
): Reason<E> {
  const variant = entries.some(isConflict) && verdict === 'DEPENDS' ? 'conflict' : 'plain';
  return { key, verdict, variant, days: null, entries, ...more };
}

const numberIn = (entry: TimedEntry | undefined): number | null =>
  entry?.state === 'STATED' && typeof entry.value === 'number' ? entry.value : null;

/** A visa is needed: in which form it can be had. */
function neededVisa<E extends TimedEntry>(visa: E | undefined, find: Find<E>): Reason<E> {
  const [online, arrival] = [find('ErEVisaPossible'), find('ErVisaOnArrivalPossible')];
  const daysEntry = find('ErVisaOnArrivalDays');
  const onArrival = stated(arrival) === true;
  const variant = `${stated(online) === true ? 'online' : ''}${onArrival ? 'arrival' : ''}` || 'plain';
  const days = onArrival ? numberIn(daysEntry) : null;
  return reason('visa', 'TODO', present(visa, online, arrival, daysEntry), { variant, days });
}

/** No visa is needed, for so many days. `limit`: those that are possible, where the stay is certainly longer. */
function unneededVisa<E extends TimedEntry>(visa: E | undefined, find: Find<E>, limit: number | null): Reason<E> {
  const daysEntry = find('ErVisaFreeDays');
  const entries = present(visa, daysEntry);
  if (daysEntry?.state === 'DEPENDS' || isConflict(daysEntry))
    return reason('visa', 'DEPENDS', entries, { variant: 'days' });
  const days = numberIn(daysEntry);
  return limit === null
    ? reason('visa', 'FINE', entries, { days })
    : reason('visa', 'TODO', entries, { days: limit, variant: 'tooLong' });
}

function visaReason<E extends TimedEntry>(find: Find<E>, limit: number | null): Reason<E> {
  const visa = find('ErVisaRequired');
  const verdict = verdictOf(visa, 'UNKNOWN');
  if (verdict === 'FINE') return unneededVisa(visa, find, limit);
  return verdict === 'TODO' ? neededVisa(visa, find) : reason('visa', verdict, present(visa));
}

function documentReason<E extends TimedEntry>(find: Find<E>): Reason<E> {
  const [passport, card] = [find('ErPassportSufficient'), find('ErIdSufficient')];
  const entries = present(passport, card);
  if (stated(card) === true) return reason('document', 'FINE', entries, { variant: 'card' });
  if (stated(passport) === true) return reason('document', 'FINE', entries, { variant: 'passport' });
  const ways = [verdictOf(passport, 'UNKNOWN'), verdictOf(card, 'UNKNOWN')];
  const verdict = (['DEPENDS', 'UNKNOWN', 'TODO'] as const).find((one) => ways.includes(one)) ?? 'UNKNOWN';
  return reason('document', verdict, entries);
}

const overlap = (a: JudgedPhase, b: JudgedPhase): boolean =>
  (a.startDate ?? '') <= (b.endDate ?? '9999') && (b.startDate ?? '') <= (a.endDate ?? '9999');

/** Whether phases say something of every day of the trip. */
function cover(phases: readonly JudgedPhase[], { dateStart, dateEnd }: TripDays): boolean {
  let next = dateStart;
  for (const { startDate, endDate } of phases.toSorted((a, b) =>
    (a.startDate ?? '') < (b.startDate ?? '') ? -1 : 1,
  )) {
    if ((startDate ?? '') > next) return false;
    if (endDate === null || endDate === undefined) return true;
    if (endDate >= next) next = addDays(endDate, 1);
  }
  return next > dateEnd;
}

/** Answers that were kept before phases were part of them say the status alone. */
function reasonOfStatus({ status, entryBanned }: JudgedPlace): Reason<never>[] {
  if (entryBanned || status === 'RED') return [reason('bar', 'NO', [])];
  if (status === 'PURPLE') return [reason('entry', 'DEPENDS', [], { variant: 'conflict' })];
  if (status === 'YELLOW') return [reason('entry', 'TODO', [])];
  return status === 'GRAY' ? [reason('entry', 'UNKNOWN', [])] : [];
}

/** Whether a nationality may enter at all, by the phases that hold for it: a bar, phases in conflict, days of which nobody says anything. */
function entryReasons(destination: JudgedPlace, nationality: string, trip: TripDays): Reason<never>[] {
  if (destination.phases.length === 0) return reasonOfStatus(destination);
  const own = destination.phases.filter((phase) => holdsFor(phase, nationality));
  const certain = own.filter(({ conditions }) => conditions.length === 0);
  const isBar = ({ phase }: JudgedPhase): boolean => phase === 'noAccess';
  const isContrary = certain.some((one) => certain.some((other) => other.phase !== one.phase && overlap(one, other)));
  if (certain.some(isBar) && (destination.entryBanned || !isContrary)) return [reason('bar', 'NO', [])];
  if (isContrary) return [reason('entry', 'DEPENDS', [], { variant: 'conflict' })];
  if (own.some(isBar)) return [reason('openBar', 'DEPENDS', [])];
  if (!cover(certain, trip)) return [reason('entry', own.length > certain.length ? 'DEPENDS' : 'UNKNOWN', [])];
  return certain.some(({ phase }) => phase === 'someRestrictions') ? [reason('entry', 'TODO', [])] : [];
}

/** What is to be done where it is required, and does not stand in the way of a verdict where nobody says anything. */
const DUTIES = [
  ['forms', 'ErExtraFormsRequired'],
  ['vaccination', 'VaccinationRequired'],
  ['insurance', 'ErHealthInsuranceRequired'],
] as const;

function destinationReasons<E extends TimedEntry>(
  destination: JudgedPlace,
  nationality: string,
  find: Find<E>,
  trip: TripDays,
  limit: number | null,
): Reason<E>[] {
  const visa = visaReason(find, limit);
  const permit = find('ErEntryPermitRequired');
  // With a visa nobody needs another authorisation unless a rule says so.
  const permitVerdict = verdictOf(permit, visa.verdict === 'TODO' ? 'FINE' : 'UNKNOWN');
  const duties = DUTIES.flatMap(([key, type]) => {
    const entry = find(type);
    const verdict = verdictOf(entry, 'FINE');
    return verdict === 'FINE' ? [] : [reason(key, verdict, present(entry))];
  });
  return [
    ...entryReasons(destination, nationality, trip),
    visa,
    ...(permitVerdict === 'FINE' ? [] : [reason('permit', permitVerdict, present(permit))]),
    documentReason(find),
    ...duties,
  ];
}

/** Who changes planes does not enter: only a bar counts beside the rules of the transit. */
const transitReasons = <E extends TimedEntry>(
  destination: JudgedPlace,
  nationality: string,
  find: Find<E>,
  trip: TripDays,
): Reason<E>[] => [
  ...entryReasons(destination, nationality, trip).filter(({ key }) => key !== 'entry'),
  ...(
    [
      ['transitVisa', 'ErTransitVisaRequired'],
      ['transitPermit', 'ErTransitEntryPermitRequired'],
    ] as const
  ).map(([key, type]) => reason(key, verdictOf(find(type), 'UNKNOWN'), present(find(type)))),
];

const byWeight = (a: Reason, b: Reason): number => VERDICTS.indexOf(a.verdict) - VERDICTS.indexOf(b.verdict);

function cellOf<P extends JudgedPlace, E extends TimedEntry>(
  answer: JudgedAnswer<P, E>,
  destination: P,
  nationality: string,
  trip: TripDays,
  limit: number | null,
): Cell<P, E> {
  const entries = answer.sections
    .flatMap((section) => section.entries)
    .filter((entry) => entry.destination === destination.place.id && holdsFor(entry, nationality));
  const find: Find<E> = (detailType) => entries.find((entry) => entry.detailType === detailType);
  const reasons = destination.isTransit
    ? transitReasons(destination, nationality, find, trip)
    : destinationReasons(destination, nationality, find, trip, limit);
  const sorted = reasons.toSorted(byWeight);
  return { destination, nationality, verdict: sorted[0]?.verdict ?? 'UNKNOWN', reasons: sorted };
}

/**
 * What an answer means for each nationality at each place, by nationality and then in the order of the trip. Nothing is fine where
 * entry, visa, authorisation or document is not known, depends, or is in conflict (spec: application, section 1, requirements by
 * destination and nationality).
 */
export function verdictsOf<P extends JudgedPlace, E extends TimedEntry>(
  answer: JudgedAnswer<P, E>,
  nationalities: readonly string[],
  trip: TripDays,
): Cell<P, E>[][] {
  const limits = answer.summary.flatMap(({ stayLimits }) => stayLimits);
  return nationalities.map((nationality) =>
    answer.destinations.map((destination) => {
      const limit = limits.find((one) => one.destinations.includes(destination.place.id) && holdsFor(one, nationality));
      return cellOf(answer, destination, nationality, trip, limit?.days ?? null);
    }),
  );
}

/** The gravest verdict of all, with the cells that have it. */
export function worstOf<C extends Pick<Cell, 'verdict'>>(
  cells: readonly (readonly C[])[],
): { verdict: Verdict; cells: C[] } {
  const all = cells.flat();
  const verdict = VERDICTS.find((one) => all.some((cell) => cell.verdict === one)) ?? 'UNKNOWN';
  return { verdict, cells: all.filter((cell) => cell.verdict === verdict) };
}

/** Different things that are to be done, each once however many travellers it concerns. */
export const countOfDuties = (cells: readonly (readonly Cell[])[]): number =>
  new Set(
    cells
      .flat()
      .flatMap(({ destination, reasons }) =>
        reasons.filter(({ verdict }) => verdict === 'TODO').map(({ key }) => `${destination.place.id}:${key}`),
      ),
  ).size;
