import type { Contradiction, RuleBook } from '@landfall/requirements';
import type { EntryRestriction } from '../restriction/entry-restriction.js';
import { placeKeyOf } from '../restriction/restriction-store.js';

/** The contradictions in which a restriction takes part, with itself or with others of its place. */
export const contradictionsOf = (
  book: RuleBook,
  restriction: Pick<EntryRestriction, 'id' | 'level' | 'countryId' | 'regionId' | 'airportId'>,
): Contradiction[] =>
  book
    .contradictionsAt(placeKeyOf(restriction))
    .filter(({ statements }) => statements.some(({ restrictionId }) => restrictionId === restriction.id));

/** Ids of the restrictions that take part in any of them. */
export const restrictionsIn = (contradictions: readonly Contradiction[]): ReadonlySet<string> =>
  new Set(contradictions.flatMap(({ statements }) => statements.map(({ restrictionId }) => restrictionId)));
