import { DESTINATION_SLOTS, TRANSIT_SLOTS } from './core-types.js';
import type { Circumstances } from './circumstances.js';
import { judgeBy } from './conditions.js';
import type { PlacePath, Purpose } from './model.js';
import type { DatedPhase } from './phases.js';
import type { RuleIndex } from './rule-index.js';
import type { Resolution } from './resolution.js';
import { canonicalText } from './stated.js';

export interface PlaceLookup {
  place: PlacePath;
  isTransit: boolean;
  purpose: Purpose;
  citizenship: string;
  departure: string;
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

const valuesOf = (statements: Resolution['statements']): string[] =>
  statements.map(({ value }) => canonicalText(value)).sort();

const datesOf = (phases: readonly DatedPhase[]): string =>
  JSON.stringify(phases.map(({ name, start, end }) => [name, start, end]));

/** Compares two rule indexes at one place for all dates: only phases depend on dates (design, section 5). */
export function placeImpact(
  before: RuleIndex,
  after: RuleIndex,
  { place, isTransit, purpose, citizenship, departure, circumstances }: PlaceLookup,
): PlaceImpact {
  const judge = circumstances && judgeBy(circumstances);
  const was = before.resolvedValue(place, purpose, citizenship, departure, judge).view;
  const is = after.resolvedValue(place, purpose, citizenship, departure, judge).view;
  const types =
    was === is
      ? []
      : (isTransit ? TRANSIT_SLOTS : DESTINATION_SLOTS).flatMap(({ key, ordinal }) =>
          contentOf(was.resolutions[ordinal]) === contentOf(is.resolutions[ordinal]) ? [] : [key],
        );
  return {
    types,
    before: was.phases,
    after: is.phases,
    phasesDiffer: was !== is && datesOf(was.phases) !== datesOf(is.phases),
  };
}
