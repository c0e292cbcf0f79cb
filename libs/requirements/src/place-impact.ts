import { DESTINATION_SLOTS, TRANSIT_SLOTS } from './core-types.js';
import type { Circumstances } from './circumstances.js';
import { judgeBy } from './conditions.js';
import type { PlacePath, Purpose } from './model.js';
import type { DatedPhase, Trip } from './phases.js';
import type { RuleIndex } from './rule-index.js';
import type { Resolution } from './resolution.js';
import { canonicalText } from './stated.js';

export interface PlaceLookup {
  place: PlacePath;
  isTransit: boolean;
  purpose: Purpose;
  citizenship: string;
  departure: string;
  trip: Trip;
  circumstances?: () => Circumstances;
}

/** The difference between two rule indexes for one citizenship. */
export interface PlaceImpact {
  /** Types with another value or state; provenance does not count. */
  types: readonly string[];
  before: readonly DatedPhase[];
  after: readonly DatedPhase[];
  /** False: the status is equal for any dates. */
  phasesDiffer: boolean;
}

const contentOf = (resolution: Resolution | undefined): string =>
  resolution === undefined || resolution.state === 'unknown'
    ? ''
    : JSON.stringify([
        resolution.state,
        valuesOf(resolution.statements),
        ...resolution.alternatives.map(({ conditions, statements }) => [conditions, valuesOf(statements)]),
      ]);

const contentInPeriods = (resolution: Resolution | undefined): string =>
  JSON.stringify([
    contentOf(resolution),
    ...(resolution?.periods ?? []).map((period) => [period.from, period.until, contentOf(period.resolution)]),
  ]);

const valuesOf = (statements: Resolution['statements']): string[] =>
  statements.map(({ value }) => canonicalText(value)).sort();

const datesOf = (phases: readonly DatedPhase[]): string =>
  JSON.stringify(phases.map(({ name, start, end, open }) => [name, start, end, ...(open ? [open] : [])]));

/** Compares two rule indexes at one place: for all dates, but where something begins or ends. */
export function placeImpact(
  before: RuleIndex,
  after: RuleIndex,
  { place, isTransit, purpose, citizenship, departure, trip, circumstances }: PlaceLookup,
): PlaceImpact {
  const judge = circumstances && judgeBy(circumstances);
  const was = before.view(place, purpose, citizenship, departure, trip, judge);
  const is = after.view(place, purpose, citizenship, departure, trip, judge);
  const types =
    was === is
      ? []
      : (isTransit ? TRANSIT_SLOTS : DESTINATION_SLOTS).flatMap(({ key, ordinal }) =>
          contentInPeriods(was.resolutions.at(ordinal)) === contentInPeriods(is.resolutions.at(ordinal)) ? [] : [key],
        );
  return {
    types,
    before: was.phases,
    after: is.phases,
    phasesDiffer: was !== is && datesOf(was.phases) !== datesOf(is.phases),
  };
}
