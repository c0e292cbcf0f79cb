import { setImmediate } from 'node:timers/promises';
import { addDays, daysBetween } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import { dayNumber, type RuleIndex } from '@landfall/requirements';
import type { Journey } from '../../model/journey.entity.js';
import {
  ImpactOfDraft,
  statusChanges,
  type ShapeImpact,
  type StatusChange,
  type SummaryChange,
  type TripShape,
} from './impact-of.js';
import { journeysByIds } from '../../model/journey-store.js';
import { activeTripPages, ownTripsAt, shapesAt, tripsOf, type OwnTrip, type ShapeRow } from './trips-at.js';

const MAX_TRIPS = 50;
/** The event loop is given back this often: lookups of others go on while an impact is worked out. */
const SLICE_MS = 2;

export interface ImpactQuestion {
  before: RuleIndex;
  after: RuleIndex;
  placeKey: string;
  today: string;
  /** Last day on which a departure lies within 72 hours. */
  lastImminent: string;
  /** For a scheduled revision: trips that end before this day are not concerned. */
  effectiveOn: string | null;
  /** Whose trips may be listed; null: nobody's. */
  organisationId: string | null;
}

export interface Impact {
  activeTripPages: number;
  affectedTripPages: number;
  changedTripPages: number;
  departingWithin72Hours: number;
  summaryChanges: (SummaryChange & { tripPages: number })[];
  statusChanges: (StatusChange & { tripPages: number })[];
  /** Changed itineraries, the next departure first; nothing in them says whose they are. */
  itineraries: ChangedItinerary[];
  ownTripPages: number;
  trips: Journey[];
}

export interface ChangedItinerary {
  trip: TripShape;
  dateStart: string;
  dateEnd: string;
  tripPages: number;
  summaryChanges: readonly SummaryChange[];
  statusChanges: readonly StatusChange[];
}

type Days = Parameters<ImpactOfDraft['of']>[1];
type ImpactOfDays = (days: Days) => ShapeImpact;

/** Worked out once where the days of the trips do not count. */
function impactOfDays(draft: ImpactOfDraft, shape: TripShape): ImpactOfDays {
  if (draft.isDated(shape)) return (days) => draft.of(shape, days);
  const impact = draft.of(shape, { from: 0, to: 0 });
  return () => impact;
}

/** How many active trip pages a draft changes and how; nothing is written. The transaction has to see all organisations. */
export async function impactOn(tx: Tx, question: ImpactQuestion): Promise<Impact> {
  const { placeKey, today } = question;
  const activePages = await activeTripPages(tx, today);
  const draft = new ImpactOfDraft(question.before, question.after, placeKey);
  const tally = new Tally(question);
  const slice = new Slice();
  for await (const row of shapesAt(tx, placeKey, today)) {
    if (slice.isOver) await slice.next();
    tally.add(row, impactOfDays(draft, row.trip));
  }
  const own = await ownChangedTrips(tx, question, tally, slice);
  return {
    activeTripPages: activePages,
    ...tally.result(),
    ownTripPages: own.length,
    trips: await journeysByIds(tx, own.slice(0, MAX_TRIPS)),
  };
}

/** Ids of the changed trip pages of the organisation that asks, the next departure first. */
async function ownChangedTrips(
  tx: Tx,
  { organisationId, placeKey, today }: ImpactQuestion,
  tally: Tally,
  slice: Slice,
): Promise<string[]> {
  const own: string[] = [];
  if (organisationId === null) return own;
  for await (const trip of ownTripsAt(tx, organisationId, placeKey, today)) {
    if (slice.isOver) await slice.next();
    if (tally.changes(trip)) own.push(trip.id);
  }
  return own;
}

/** Adds up what a draft changes, shape by shape. Days of trips are counted from `today`. */
class Tally {
  private readonly impacts = new Map<string, ImpactOfDays>();
  private readonly summary = new Counter<SummaryChange>();
  private readonly status = new Counter<StatusChange>();
  private readonly next = new NextDepartures();
  private readonly today: string;
  private readonly start: number;
  /** Trips that end before this day are not concerned. */
  private readonly firstEnd: number;
  private readonly lastImminent: number;
  private affected = 0;
  private changed = 0;
  private departing = 0;

  constructor({ today, lastImminent, effectiveOn }: ImpactQuestion) {
    this.today = today;
    this.start = dayNumber(today);
    this.firstEnd = effectiveOn === null ? -Infinity : dayNumber(effectiveOn);
    this.lastImminent = daysBetween(today, lastImminent);
  }

  add(row: ShapeRow, impactOf: ImpactOfDays): void {
    this.impacts.set(row.shape, impactOf);
    for (const { from, to, pages } of tripsOf(row)) {
      if (this.start + to < this.firstEnd) continue;
      this.affected += pages;
      const days = { from: this.start + from, to: this.start + to };
      const impact = impactOf(days);
      const changes = statusChanges(impact, days);
      if (!impact.changesValues && changes.length === 0) continue;
      this.count(impact, changes, from, pages);
      this.next.add({
        trip: row.trip,
        from,
        to,
        tripPages: pages,
        summaryChanges: impact.summary,
        statusChanges: changes,
      });
    }
  }

  private count(impact: ShapeImpact, changes: readonly StatusChange[], from: number, pages: number): void {
    this.changed += pages;
    if (from >= 0 && from <= this.lastImminent) this.departing += pages;
    for (const change of impact.summary) this.summary.add(change, pages);
    // A page with two such places is still one page.
    for (const change of new Map(changes.map((f) => [`${f.before}|${f.after}`, f])).values())
      this.status.add(change, pages);
  }

  /** True when the draft changes this trip; its shape has been added. */
  changes({ shape, dateStart, dateEnd }: OwnTrip): boolean {
    const days = { from: dayNumber(dateStart), to: dayNumber(dateEnd) };
    const impact = this.impacts.get(shape)?.(days);
    if (!impact || days.to < this.firstEnd) return false;
    return impact.changesValues || statusChanges(impact, days).length > 0;
  }

  result(): Omit<Impact, 'activeTripPages' | 'ownTripPages' | 'trips'> {
    return {
      affectedTripPages: this.affected,
      changedTripPages: this.changed,
      departingWithin72Hours: this.departing,
      summaryChanges: this.summary.counted(),
      statusChanges: this.status.counted(),
      itineraries: this.next.list.map(({ from, to, ...itinerary }) => ({
        ...itinerary,
        dateStart: addDays(this.today, from),
        dateEnd: addDays(this.today, to),
      })),
    };
  }
}

/** A stretch of work after which others have their turn. */
class Slice {
  private ends = performance.now() + SLICE_MS;

  get isOver(): boolean {
    return performance.now() >= this.ends;
  }

  async next(): Promise<void> {
    await setImmediate();
    this.ends = performance.now() + SLICE_MS;
  }
}

type Departing = Omit<ChangedItinerary, 'dateStart' | 'dateEnd'> & { from: number; to: number };

/** The changed itineraries that depart next; of the same day those with more pages. */
class NextDepartures {
  readonly list: Departing[] = [];

  add(one: Departing): void {
    const isBefore = (other: Departing): boolean =>
      one.from < other.from || (one.from === other.from && one.tripPages > other.tripPages);
    const last = this.list.at(-1);
    if (this.list.length === MAX_TRIPS && last && !isBefore(last)) return;
    const at = this.list.findIndex(isBefore);
    this.list.splice(at < 0 ? this.list.length : at, 0, one);
    if (this.list.length > MAX_TRIPS) this.list.pop();
  }
}

/** Adds up trip pages by change, the most frequent first. */
class Counter<Change extends object> {
  private readonly byKey = new Map<string, Change & { tripPages: number }>();

  add(change: Change, pages: number): void {
    const key = Object.values(change).join('|');
    const known = this.byKey.get(key);
    if (known) known.tripPages += pages;
    else this.byKey.set(key, { ...change, tripPages: pages });
  }

  counted(): (Change & { tripPages: number })[] {
    return [...this.byKey.values()].sort((a, b) => b.tripPages - a.tripPages);
  }
}
