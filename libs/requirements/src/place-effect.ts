import { DESTINATION_SLOTS, TRANSIT_SLOTS } from './core-types.js';
import type { PlacePath, Purpose } from './model.js';
import type { DatedPhase } from './phases.js';
import type { RuleIndex } from './rule-index.js';
import type { Resolution } from './resolution.js';
import { canonicalText } from './stated.js';

/** One reader of a place: what is asked of the engine for a single citizenship. */
export interface Asked {
  place: PlacePath;
  isTransit: boolean;
  purpose: Purpose;
  citizenship: string;
  departure: string;
}

/** What two rule indexes say differently to one reader of a place. */
export interface PlaceImpact {
  /** Detail types whose value or state differs; a change of source or date alone is none. */
  types: readonly string[];
  before: readonly DatedPhase[];
  after: readonly DatedPhase[];
  /** False: the colour is the same for any dates. */
  phasesDiffer: boolean;
}

const contentOf = (resolution: Resolution | undefined): string =>
  resolution === undefined
    ? ''
    : JSON.stringify([resolution.state, resolution.statements.map(({ value }) => canonicalText(value)).sort()]);

const datesOf = (phases: readonly DatedPhase[]): string =>
  JSON.stringify(phases.map(({ name, start, end }) => [name, start, end]));

/** Compares two rule indexes for one reader of one place, for all dates at once (design, section 5: details hold independent of dates, phases by day). */
export function placeImpact(
  before: RuleIndex,
  after: RuleIndex,
  { place, isTransit, purpose, citizenship, departure }: Asked,
): PlaceImpact {
  const was = before.resolvedValue(place, purpose, citizenship, departure).view;
  const is = after.resolvedValue(place, purpose, citizenship, departure).view;
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
