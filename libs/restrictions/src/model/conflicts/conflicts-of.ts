import type { Conflict, RuleIndex } from '@landfall/requirements';
import type { EntryRestriction } from '../restriction/entry-restriction.js';
import { placeKeyOf } from '../restriction/restriction-store.js';

/** The conflicts in which a restriction takes part, with itself or with others of its place. */
export const conflictsOf = (
  ruleIndex: RuleIndex,
  restriction: Pick<EntryRestriction, 'id' | 'level' | 'countryId' | 'regionId' | 'airportId'>,
): Conflict[] =>
  ruleIndex
    .conflictsAt(placeKeyOf(restriction))
    .filter(({ statements }) => statements.some(({ restrictionId }) => restrictionId === restriction.id));

/** Ids of the restrictions that take part in any of them. */
export const restrictionsIn = (conflicts: readonly Conflict[]): ReadonlySet<string> =>
  new Set(conflicts.flatMap(({ statements }) => statements.map(({ restrictionId }) => restrictionId)));
