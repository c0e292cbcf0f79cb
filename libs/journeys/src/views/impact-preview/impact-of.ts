import type { StatusColor } from '@landfall/catalogue';
import {
  circumstancesOf,
  placeImpact,
  placeFindings,
  placeKeys,
  statusesOf,
  SUMMARY_KEYS,
  SUMMARY_TYPES,
  tripColor,
  worstColor,
  type Circumstances,
  type DatedPhase,
  type Itinerary,
  type PlaceImpact,
  type PlaceFindings,
  type PlacePath,
  type RuleIndex,
  type SummaryKey,
  type SummaryStatus,
} from '@landfall/requirements';

/** Trips that differ in nothing but their dates. */
export type TripShape = Omit<Itinerary, 'dateStart' | 'dateEnd'>;

export interface SummaryChange {
  item: SummaryKey;
  before: SummaryStatus;
  after: SummaryStatus;
}

export interface StatusChange {
  before: StatusColor;
  after: StatusColor;
}

/** What a draft changes for all trips of one shape, and of the same days where it is dated. */
export interface ShapeImpact {
  /** True when a value differs. */
  changesValues: boolean;
  summary: readonly SummaryChange[];
  /** Per place whose phases differ: those of each citizenship, for the status on given dates. */
  places: readonly { before: readonly (readonly DatedPhase[])[]; after: readonly (readonly DatedPhase[])[] }[];
}

const NO_IMPACT: ShapeImpact = { changesValues: false, summary: [], places: [] };

interface Trip {
  from: number;
  to: number;
}

interface Stay {
  place: PlacePath;
  isTransit: boolean;
}

interface Visit extends Stay {
  /** True when the draft speaks of this place. */
  isConcerned: boolean;
}

/**
 * Compares two rule indexes that differ at one place, shape by shape. What one nationality sees at a place, and what a
 * place adds to the summary, is worked out once and remembered: a hundred thousand trips come down to some thousand comparisons.
 */
export class ImpactOfDraft {
  private readonly readers = new Map<string, PlaceImpact>();
  private readonly found = new Map<string, PlaceFindings>();

  constructor(
    private readonly before: RuleIndex,
    private readonly after: RuleIndex,
    /** Key of the place whose rules the draft changes. */
    private readonly changedKey: string,
  ) {}

  /** Whether the impact on trips of this shape depends on their days besides the status. */
  isDated({ destinations, transits, purpose }: TripShape): boolean {
    return [...destinations, ...transits].some((place) => this.hasEnds(place, purpose));
  }

  private hasEnds(place: PlacePath, purpose: TripShape['purpose']): boolean {
    return this.before.hasEnds(place, purpose) || this.after.hasEnds(place, purpose);
  }

  /** `trip`: its days; any will do where the shape is not dated. */
  of(shape: TripShape, trip: Trip): ShapeImpact {
    const seen = new Set<string>();
    const visit =
      (isTransit: boolean) =>
      (place: PlacePath): Visit[] => {
        const key = `${place.type}:${place.id}`;
        if (seen.has(key)) return [];
        seen.add(key);
        return [{ place, isTransit, isConcerned: placeKeys(place).includes(this.changedKey) }];
      };
    const visits = [...shape.destinations.flatMap(visit(false)), ...shape.transits.flatMap(visit(true))];
    const impacts = visits
      .filter((v) => v.isConcerned)
      .map(({ place, isTransit }) =>
        shape.citizenships.map((citizenship) => this.reader(shape, trip, { place, isTransit }, citizenship)),
      );
    const all = impacts.flat();
    const changesValues = all.some(({ types }) => types.length > 0);
    const places = impacts
      .filter((readers) => readers.some(({ phasesDiffer }) => phasesDiffer))
      .map((readers) => ({ before: readers.map((r) => r.before), after: readers.map((r) => r.after) }));
    if (!changesValues && places.length === 0) return NO_IMPACT;
    const changes = all.some(({ types }) => types.some((type) => SUMMARY_TYPES.has(type)))
      ? this.summaryChanges(shape, trip, visits)
      : [];
    return { changesValues, summary: changes, places };
  }

  private summaryChanges(shape: TripShape, trip: Trip, visits: readonly Visit[]): SummaryChange[] {
    const before = visits.map((visit) => this.findings('before', shape, trip, visit));
    const after = visits.map((visit, at) =>
      visit.isConcerned ? this.findings('after', shape, trip, visit) : before[at]!,
    );
    const now = statusesOf(after);
    return statusesOf(before).flatMap((status, index) =>
      now[index] === status ? [] : [{ item: SUMMARY_KEYS[index]!, before: status, after: now[index]! }],
    );
  }

  private findings(side: 'before' | 'after', shape: TripShape, trip: Trip, { place, isTransit }: Stay): PlaceFindings {
    const { purpose, citizenships, departureCountry } = shape;
    const circumstances = this.circumstances(shape, place, isTransit);
    const key = `${side}|${place.type}:${place.id}|${isTransit}|${purpose}|${citizenships.join()}|${departureCountry}|${this.daysKey(place, purpose, trip)}|${circumstances?.key ?? ''}`;
    let found = this.found.get(key);
    if (!found)
      this.found.set(
        key,
        (found = placeFindings(this[side], {
          place,
          isTransit,
          purpose,
          citizenships,
          departure: departureCountry,
          trip,
          ...(circumstances ? { circumstances: () => circumstances } : {}),
        })),
      );
    return found;
  }

  /** Null where nothing depends on them: most places share what is worked out then. */
  private circumstances(shape: TripShape, place: PlacePath, isTransit: boolean): Circumstances | null {
    const { before, after } = this;
    const depends = [before, after].some((rules) => rules.hasConditions(place, shape.purpose));
    return depends ? circumstancesOf(shape, place, isTransit) : null;
  }

  private daysKey(place: PlacePath, purpose: TripShape['purpose'], { from, to }: Trip): string {
    return this.hasEnds(place, purpose) ? `${from}-${to}` : '';
  }

  private reader(shape: TripShape, trip: Trip, { place, isTransit }: Stay, citizenship: string): PlaceImpact {
    const circumstances = this.circumstances(shape, place, isTransit);
    const key = `${place.type}:${place.id}|${isTransit}|${shape.purpose}|${citizenship}|${shape.departureCountry}|${this.daysKey(place, shape.purpose, trip)}|${circumstances?.key ?? ''}`;
    let impact = this.readers.get(key);
    if (!impact) {
      impact = placeImpact(this.before, this.after, {
        place,
        isTransit,
        purpose: shape.purpose,
        citizenship,
        departure: shape.departureCountry,
        trip,
        ...(circumstances ? { circumstances: () => circumstances } : {}),
      });
      this.readers.set(key, impact);
    }
    return impact;
  }
}

/** The places whose colour differs for a trip of these days, counted as `dayNumber` does. */
export function statusChanges(impact: ShapeImpact, trip: Trip): StatusChange[] {
  const color = (readers: readonly (readonly DatedPhase[])[]): StatusColor =>
    worstColor(readers.map((phases) => tripColor(phases, trip)));
  return impact.places.flatMap(({ before, after }) => {
    const [was, is] = [color(before), color(after)];
    return was === is ? [] : [{ before: was, after: is }];
  });
}
