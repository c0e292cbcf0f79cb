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
import { activeTripPages, ownTripsAt, shapesAt, tripsOf } from './trips-at.query.js';

const MAX_TRIPS = 50;
/** The event loop is given back this often: lookups of others go on while an effect is worked out. */
const SLICE_MS = 2;

export interface ImpactQuestion {
  before: RuleIndex;
  after: RuleIndex;
  placeKey: string;
  today: string;
  /** Last day on which a departure lies within 72 hours. */
  soon: string;
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

interface ChangedItinerary {
  trip: TripShape;
  dateStart: string;
  dateEnd: string;
  tripPages: number;
  summaryChanges: readonly SummaryChange[];
  statusChanges: readonly StatusChange[];
}

/** How many active trip pages a draft changes and how; nothing is written. The transaction has to see all organisations. */
export async function impactOn(tx: Tx, question: ImpactQuestion): Promise<Impact> {
  const { placeKey, today, soon, effectiveOn, organisationId } = question;
  const [start, end] = [dayNumber(today), effectiveOn === null ? -Infinity : dayNumber(effectiveOn)];
  const soonAfter = daysBetween(today, soon);
  const active = await activeTripPages(tx, today);
  const draft = new ImpactOfDraft(question.before, question.after, placeKey);
  const impacts = new Map<string, ShapeImpact>();
  const [summary, status, next, slice] = [
    new Counter<SummaryChange>(),
    new Counter<StatusChange>(),
    new NextDepartures(),
    new Slice(),
  ];
  let [affected, changed, departing] = [0, 0, 0];
  for await (const row of shapesAt(tx, placeKey, today)) {
    if (slice.isOver) await slice.next();
    const { shape, trip } = row;
    const impact = draft.of(trip);
    if (impact.changesValues || impact.places.length > 0) impacts.set(shape, impact);
    for (const { from, to, pages } of tripsOf(row)) {
      if (start + to < end) continue;
      affected += pages;
      const changes = statusChanges(impact, { from: start + from, to: start + to });
      if (!impact.changesValues && changes.length === 0) continue;
      changed += pages;
      if (from >= 0 && from <= soonAfter) departing += pages;
      next.add({ trip, from, to, tripPages: pages, summaryChanges: impact.summary, statusChanges: changes });
      for (const statusChange of impact.summary) summary.add(statusChange, pages);
      // A page with two such places is still one page.
      for (const statusChange of new Map(changes.map((f) => [`${f.before}|${f.after}`, f])).values())
        status.add(statusChange, pages);
    }
  }
  const own: string[] = [];
  if (organisationId !== null) {
    for await (const { id, shape, dateStart, dateEnd } of ownTripsAt(tx, organisationId, placeKey, today)) {
      if (slice.isOver) await slice.next();
      const impact = impacts.get(shape);
      const days = { from: dayNumber(dateStart), to: dayNumber(dateEnd) };
      if (impact && days.to >= end && (impact.changesValues || statusChanges(impact, days).length > 0)) own.push(id);
    }
  }
  return {
    activeTripPages: active,
    affectedTripPages: affected,
    changedTripPages: changed,
    departingWithin72Hours: departing,
    summaryChanges: summary.counted(),
    statusChanges: status.counted(),
    itineraries: next.list.map(({ from, to, ...itinerary }) => ({
      ...itinerary,
      dateStart: addDays(today, from),
      dateEnd: addDays(today, to),
    })),
    ownTripPages: own.length,
    trips: await journeysByIds(tx, own.slice(0, MAX_TRIPS)),
  };
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

/** Adds up trip pages by status change, the most frequent first. */
class Counter<StatusChange extends object> {
  private readonly byKey = new Map<string, StatusChange & { tripPages: number }>();

  add(statusChange: StatusChange, pages: number): void {
    const key = Object.values(statusChange).join('|');
    const known = this.byKey.get(key);
    if (known) known.tripPages += pages;
    else this.byKey.set(key, { ...statusChange, tripPages: pages });
  }

  counted(): (StatusChange & { tripPages: number })[] {
    return [...this.byKey.values()].sort((a, b) => b.tripPages - a.tripPages);
  }
}
