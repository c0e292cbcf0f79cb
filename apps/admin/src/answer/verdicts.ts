import { addDays } from '@landfall/kernel';
import type { DestinationAnswer, DestinationDetail, DetailEntry, StatusColor } from '../gen/graphql.js';
import type { TripDays } from './section-model.js';

/** From the gravest to what needs nothing. */
const VERDICTS = ['NO', 'DEPENDS', 'UNKNOWN', 'TODO', 'FINE'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const VERDICT_STATUS: Readonly<Record<Verdict, StatusColor>> = {
  NO: 'RED',
  DEPENDS: 'PURPLE',
  UNKNOWN: 'GRAY',
  TODO: 'YELLOW',
  FINE: 'BLUE',
};

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

/** Why a verdict is what it is, as the key of a message. */
export interface Reason {
  key: ReasonKey;
  verdict: Verdict;
  /** Says more than the key: the form of a visa, days without one, the document that suffices. */
  variant: string;
  days: number | null;
  /** What the rules say of it; none for a bar, which stands with the phases of the place. */
  entries: readonly DetailEntry[];
}

export interface Cell {
  destination: DestinationAnswer;
  nationality: string;
  verdict: Verdict;
  /** The gravest first. */
  reasons: readonly Reason[];
}

const DAY_MS = 86_400_000;

type Find = (detailType: string) => DetailEntry | undefined;

const holdsFor = ({ citizenships }: { citizenships: readonly string[] }, nationality: string): boolean =>
  citizenships.length === 0 || citizenships.includes(nationality);

const stated = (entry: DetailEntry | undefined): boolean | null => (entry?.state === 'STATED' ? entry.positive : null);

/** What an entry that is good or bad news says; `unstated`: where nobody says anything. */
function verdictOf(entry: DetailEntry | undefined, unstated: Verdict): Verdict {
  if (!entry) return unstated;
  if (entry.state === 'CONFLICTING' || entry.state === 'DEPENDS') return 'DEPENDS';
  if (entry.state === 'UNKNOWN' || entry.positive === null) return unstated;
  return entry.positive ? 'FINE' : 'TODO';
}

const present = (...entries: (DetailEntry | undefined)[]): DetailEntry[] =>
  entries.filter((entry) => entry !== undefined);

const isConflict = (entry: DetailEntry | undefined): boolean => entry?.state === 'CONFLICTING';

function reason(key: ReasonKey, verdict: Verdict, entries: DetailEntry[], more: Partial<Reason> = {}): Reason {
  const variant = entries.some(isConflict) && verdict === 'DEPENDS' ? 'conflict' : 'plain';
  return { key, verdict, variant, days: null, entries, ...more };
}

const numberIn = (entry: DetailEntry | undefined): number | null =>
  entry?.state === 'STATED' && typeof entry.value === 'number' ? entry.value : null;

/** A visa is needed: in which form it can be had. */
function neededVisa(visa: DetailEntry | undefined, find: Find): Reason {
  const [online, arrival] = [find('ErEVisaPossible'), find('ErVisaOnArrivalPossible')];
  const daysEntry = find('ErVisaOnArrivalDays');
  const onArrival = stated(arrival) === true;
  const variant = `${stated(online) === true ? 'online' : ''}${onArrival ? 'arrival' : ''}` || 'plain';
  const days = onArrival ? numberIn(daysEntry) : null;
  return reason('visa', 'TODO', present(visa, online, arrival, daysEntry), { variant, days });
}

/** No visa is needed, for so many days. `stay`: days at the only destination; null where the trip has several, and nobody says how many days are for which. */
function unneededVisa(visa: DetailEntry | undefined, find: Find, stay: number | null): Reason {
  const daysEntry = find('ErVisaFreeDays');
  const entries = present(visa, daysEntry);
  if (daysEntry?.state === 'DEPENDS' || isConflict(daysEntry))
    return reason('visa', 'DEPENDS', entries, { variant: 'days' });
  const days = numberIn(daysEntry);
  const isTooLong = days !== null && stay !== null && stay > days;
  return isTooLong
    ? reason('visa', 'TODO', entries, { days, variant: 'tooLong' })
    : reason('visa', 'FINE', entries, { days });
}

function visaReason(find: Find, stay: number | null): Reason {
  const visa = find('ErVisaRequired');
  const verdict = verdictOf(visa, 'UNKNOWN');
  if (verdict === 'FINE') return unneededVisa(visa, find, stay);
  return verdict === 'TODO' ? neededVisa(visa, find) : reason('visa', verdict, present(visa));
}

function documentReason(find: Find): Reason {
  const [passport, card] = [find('ErPassportSufficient'), find('ErIdSufficient')];
  const entries = present(passport, card);
  if (stated(card) === true) return reason('document', 'FINE', entries, { variant: 'card' });
  if (stated(passport) === true) return reason('document', 'FINE', entries, { variant: 'passport' });
  const ways = [verdictOf(passport, 'UNKNOWN'), verdictOf(card, 'UNKNOWN')];
  const verdict = (['DEPENDS', 'UNKNOWN', 'TODO'] as const).find((one) => ways.includes(one)) ?? 'UNKNOWN';
  return reason('document', verdict, entries);
}

type Phase = DestinationAnswer['phases'][number];

const overlap = (a: Phase, b: Phase): boolean =>
  (a.startDate ?? '') <= (b.endDate ?? '9999') && (b.startDate ?? '') <= (a.endDate ?? '9999');

/** Whether phases say something of every day of the trip. */
function cover(phases: readonly Phase[], { dateStart, dateEnd }: TripDays): boolean {
  let next = dateStart;
  for (const { startDate, endDate } of phases.toSorted((a, b) =>
    (a.startDate ?? '') < (b.startDate ?? '') ? -1 : 1,
  )) {
    if ((startDate ?? '') > next) return false;
    if (endDate === null) return true;
    if (endDate >= next) next = addDays(endDate, 1);
  }
  return next > dateEnd;
}

/** Answers that were kept before phases were part of them say the status alone. */
function reasonOfStatus({ status, entryBanned }: DestinationAnswer): Reason[] {
  if (entryBanned || status === 'RED') return [reason('bar', 'NO', [])];
  if (status === 'PURPLE') return [reason('entry', 'DEPENDS', [], { variant: 'conflict' })];
  if (status === 'YELLOW') return [reason('entry', 'TODO', [])];
  return status === 'GRAY' ? [reason('entry', 'UNKNOWN', [])] : [];
}

/** Whether a nationality may enter at all, by the phases that hold for it: a bar, phases in conflict, days of which nobody says anything. */
function entryReasons(destination: DestinationAnswer, nationality: string, trip: TripDays): Reason[] {
  if (destination.phases.length === 0) return reasonOfStatus(destination);
  const own = destination.phases.filter((phase) => holdsFor(phase, nationality));
  const certain = own.filter(({ conditions }) => conditions.length === 0);
  const isBar = ({ phase }: Phase): boolean => phase === 'noAccess';
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

function destinationReasons(
  destination: DestinationAnswer,
  nationality: string,
  find: Find,
  trip: TripDays,
  stay: number | null,
): Reason[] {
  const visa = visaReason(find, stay);
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
const transitReasons = (destination: DestinationAnswer, nationality: string, find: Find, trip: TripDays): Reason[] => [
  ...entryReasons(destination, nationality, trip).filter(({ key }) => key !== 'entry'),
  ...(
    [
      ['transitVisa', 'ErTransitVisaRequired'],
      ['transitPermit', 'ErTransitEntryPermitRequired'],
    ] as const
  ).map(([key, type]) => reason(key, verdictOf(find(type), 'UNKNOWN'), present(find(type)))),
];

const byWeight = (a: Reason, b: Reason): number => VERDICTS.indexOf(a.verdict) - VERDICTS.indexOf(b.verdict);

function cellOf(
  answer: DestinationDetail,
  destination: DestinationAnswer,
  nationality: string,
  trip: TripDays,
  stay: number | null,
): Cell {
  const entries = answer.sections
    .flatMap((section) => section.entries)
    .filter((entry) => entry.destination === destination.place.id && holdsFor(entry, nationality));
  const find: Find = (detailType) => entries.find((entry) => entry.detailType === detailType);
  const reasons = destination.isTransit
    ? transitReasons(destination, nationality, find, trip)
    : destinationReasons(destination, nationality, find, trip, stay);
  const sorted = reasons.toSorted(byWeight);
  return { destination, nationality, verdict: sorted[0]?.verdict ?? 'UNKNOWN', reasons: sorted };
}

/**
 * What an answer means for each nationality at each place, by nationality and then in the order of the trip. Nothing is fine where
 * entry, visa, authorisation or document is not known, depends, or is in conflict.
 */
export function verdictsOf(answer: DestinationDetail, nationalities: readonly string[], trip: TripDays): Cell[][] {
  const { dateStart, dateEnd } = trip;
  const isOne = answer.destinations.filter(({ isTransit }) => !isTransit).length === 1;
  const stay = isOne ? Math.round((Date.parse(dateEnd) - Date.parse(dateStart)) / DAY_MS) + 1 : null;
  return nationalities.map((nationality) =>
    answer.destinations.map((destination) => cellOf(answer, destination, nationality, trip, stay)),
  );
}

/** The gravest verdict of all, with the cells that have it. */
export function worstOf(cells: readonly (readonly Cell[])[]): { verdict: Verdict; cells: Cell[] } {
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
