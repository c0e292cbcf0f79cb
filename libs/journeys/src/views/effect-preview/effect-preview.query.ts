import { setImmediate } from 'node:timers/promises';
import { addDays, daysBetween } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import { dayNumber, type RuleIndex } from '@landfall/requirements';
import type { Journey } from '../../model/journey.entity.js';
import {
  EffectOfDraft,
  statusFlips,
  type ShapeEffect,
  type StatusFlip,
  type SummaryFlip,
  type TripShape,
} from './effect-of.js';
import { journeysByIds } from '../../model/journey-store.js';
import { activeTripPages, ownTripsAt, shapesAt, tripsOf } from './trips-at.query.js';

const MAX_TRIPS = 50;
/** The event loop is given back this often: lookups of others go on while an effect is worked out. */
const SLICE_MS = 2;

export interface EffectQuestion {
  before: RuleIndex;
  after: RuleIndex;
  placeKey: string;
  today: string;
  /** Last day on which a departure lies within 72 hours. */
  soon: string;
  /** For a planned revision: trips that end before this day are not concerned. */
  effectiveOn: string | null;
  /** Whose trips may be listed; null: nobody's. */
  organisationId: string | null;
}

export interface Effect {
  activeTripPages: number;
  affectedTripPages: number;
  changedTripPages: number;
  departingWithin72Hours: number;
  summaryFlips: (SummaryFlip & { tripPages: number })[];
  statusFlips: (StatusFlip & { tripPages: number })[];
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
  summaryFlips: readonly SummaryFlip[];
  statusFlips: readonly StatusFlip[];
}

/** How many active trip pages a draft changes and how; nothing is written. The transaction has to see all organisations. */
export async function effectOn(tx: Tx, question: EffectQuestion): Promise<Effect> {
  const { placeKey, today, soon, effectiveOn, organisationId } = question;
  const [start, end] = [dayNumber(today), effectiveOn === null ? -Infinity : dayNumber(effectiveOn)];
  const soonAfter = daysBetween(today, soon);
  const active = await activeTripPages(tx, today);
  const draft = new EffectOfDraft(question.before, question.after, placeKey);
  const effects = new Map<string, ShapeEffect>();
  const [summary, status, next, slice] = [
    new Counter<SummaryFlip>(),
    new Counter<StatusFlip>(),
    new NextDepartures(),
    new Slice(),
  ];
  let [affected, changed, departing] = [0, 0, 0];
  for await (const row of shapesAt(tx, placeKey, today)) {
    if (slice.isOver) await slice.next();
    const { shape, trip } = row;
    const effect = draft.of(trip);
    if (effect.changesValues || effect.places.length > 0) effects.set(shape, effect);
    for (const { from, to, pages } of tripsOf(row)) {
      if (start + to < end) continue;
      affected += pages;
      const flips = statusFlips(effect, { from: start + from, to: start + to });
      if (!effect.changesValues && flips.length === 0) continue;
      changed += pages;
      if (from >= 0 && from <= soonAfter) departing += pages;
      next.add({ trip, from, to, tripPages: pages, summaryFlips: effect.summary, statusFlips: flips });
      for (const flip of effect.summary) summary.add(flip, pages);
      // A page with two such places is still one page.
      for (const flip of new Map(flips.map((f) => [`${f.before}|${f.after}`, f])).values()) status.add(flip, pages);
    }
  }
  const own: string[] = [];
  if (organisationId !== null) {
    for await (const { id, shape, dateStart, dateEnd } of ownTripsAt(tx, organisationId, placeKey, today)) {
      if (slice.isOver) await slice.next();
      const effect = effects.get(shape);
      const days = { from: dayNumber(dateStart), to: dayNumber(dateEnd) };
      if (effect && days.to >= end && (effect.changesValues || statusFlips(effect, days).length > 0)) own.push(id);
    }
  }
  return {
    activeTripPages: active,
    affectedTripPages: affected,
    changedTripPages: changed,
    departingWithin72Hours: departing,
    summaryFlips: summary.counted(),
    statusFlips: status.counted(),
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

/** Adds up trip pages by flip, the most frequent first. */
class Counter<Flip extends object> {
  private readonly byKey = new Map<string, Flip & { tripPages: number }>();

  add(flip: Flip, pages: number): void {
    const key = Object.values(flip).join('|');
    const known = this.byKey.get(key);
    if (known) known.tripPages += pages;
    else this.byKey.set(key, { ...flip, tripPages: pages });
  }

  counted(): (Flip & { tripPages: number })[] {
    return [...this.byKey.values()].sort((a, b) => b.tripPages - a.tripPages);
  }
}
