import { operation } from './client.js';
import { PLACE_FIELDS } from './place-operations.js';
import type { Authority, DetailOrigin, PlaceHit, RestrictionType } from './schema-types.js';

/** One side of a contradiction. */
export interface ContradictingStatement {
  restrictionId: string;
  detailId: string;
  text: string;
  sourceUri: string | null;
  authority: Pick<Authority, 'id' | 'name'> | null;
  checkedAt: string | null;
  origin: DetailOrigin;
}

export interface Contradiction {
  place: PlaceHit;
  restrictionType: RestrictionType;
  detailType: string;
  title: string;
  /** Ten at most; empty: everyone whom no detail names. */
  citizenships: string[];
  statements: ContradictingStatement[];
}

/** Those of one restriction; a hundred are as many as anybody can look at. */
export const contradictionsOf = operation<
  { openContradictions: { results: Contradiction[]; totalCount: number } },
  { restrictionId: string }
>(`
  query ContradictionsOf($restrictionId: ID!) {
    openContradictions(restrictionId: $restrictionId, limit: 100) {
      totalCount
      results {
        place { ${PLACE_FIELDS} } restrictionType detailType title citizenships
        statements { restrictionId detailId text sourceUri authority { id name } checkedAt origin }
      }
    }
  }
`);

export const contradictionCount = operation<{ openContradictions: { restrictionCount: number } }>(`
  query ContradictionCount { openContradictions(limit: 1) { restrictionCount } }
`);
