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

/** What a draft changes for all trips of one shape. */
export interface ShapeImpact {
  /** True when a value differs, for any dates. */
  changesValues: boolean;
  summary: readonly SummaryChange[];
  /** Per place whose phases differ: those of each citizenship, for the status on given dates. */
  places: readonly { before: readonly (readonly DatedPhase[])[]; after: readonly (readonly DatedPhase[])[] }[];
}

const NO_IMPACT: ShapeImpact = { changesValues: false, summary: [], places: [] };

interface Visit {
  place: PlacePath;
  isTransit: boolean;
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

  of(shape: TripShape): ShapeImpact {
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
        shape.citizenships.map((citizenship) => this.reader(shape, place, isTransit, citizenship)),
      );
    const all = impacts.flat();
    const changesValues = all.some(({ types }) => types.length > 0);
    const places = impacts
      .filter((readers) => readers.some(({ phasesDiffer }) => phasesDiffer))
      .map((readers) => ({ before: readers.map((r) => r.before), after: readers.map((r) => r.after) }));
    if (!changesValues && places.length === 0) return NO_IMPACT;
    const changes = all.some(({ types }) => types.some((type) => SUMMARY_TYPES.has(type)))
      ? this.summaryChanges(shape, visits)
      : [];
    return { changesValues, summary: changes, places };
  }

  private summaryChanges(shape: TripShape, visits: readonly Visit[]): SummaryChange[] {
    const before = visits.map((visit) => this.findings(this.before, 'before', shape, visit));
    const after = visits.map((visit, at) =>
      visit.isConcerned ? this.findings(this.after, 'after', shape, visit) : before[at]!,
    );
    const now = statusesOf(after);
    return statusesOf(before).flatMap((status, index) =>
      now[index] === status ? [] : [{ item: SUMMARY_KEYS[index]!, before: status, after: now[index]! }],
    );
  }

  private findings(ruleIndex: RuleIndex, side: string, shape: TripShape, { place, isTransit }: Visit): PlaceFindings {
    const { purpose, citizenships, departureCountry } = shape;
    const circumstances = this.circumstances(shape, place, isTransit);
    const key = `${side}|${place.type}:${place.id}|${isTransit}|${purpose}|${citizenships.join()}|${departureCountry}|${circumstances?.key ?? ''}`;
    let found = this.found.get(key);
    if (!found)
      this.found.set(
        key,
        (found = placeFindings(ruleIndex, {
          place,
          isTransit,
          purpose,
          citizenships,
          departure: departureCountry,
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

  private reader(shape: TripShape, place: PlacePath, isTransit: boolean, citizenship: string): PlaceImpact {
    const circumstances = this.circumstances(shape, place, isTransit);
    const key = `${place.type}:${place.id}|${isTransit}|${shape.purpose}|${citizenship}|${shape.departureCountry}|${circumstances?.key ?? ''}`;
    let impact = this.readers.get(key);
    if (!impact) {
      impact = placeImpact(this.before, this.after, {
        place,
        isTransit,
        purpose: shape.purpose,
        citizenship,
        departure: shape.departureCountry,
        ...(circumstances ? { circumstances: () => circumstances } : {}),
      });
      this.readers.set(key, impact);
    }
    return impact;
  }
}

/** The places whose colour differs for a trip of these days, counted as `dayNumber` does. */
export function statusChanges(impact: ShapeImpact, trip: { from: number; to: number }): StatusChange[] {
  const color = (readers: readonly (readonly DatedPhase[])[]): StatusColor =>
    worstColor(readers.map((phases) => tripColor(phases, trip)));
  return impact.places.flatMap(({ before, after }) => {
    const [was, is] = [color(before), color(after)];
    return was === is ? [] : [{ before: was, after: is }];
  });
}
