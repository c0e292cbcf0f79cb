import type { Conflict } from '../../gen/graphql.js';

/** Those that one value of a detail takes part in. */
export const conflictsAt = (
  list: readonly Conflict[],
  detailId: string | null | undefined,
  typeKey: string,
): Conflict[] =>
  list.filter(
    ({ detailType, statements }) =>
      detailType === typeKey && statements.some((statement) => statement.detailId === detailId),
  );

/** Position of a statement's detail among those of the form; null for one of another restriction, or one that was taken away. */
export function positionOf(details: readonly { id: string | null }[], detailId: string): number | null {
  const at = details.findIndex(({ id }) => id === detailId);
  return at < 0 ? null : at;
}

/** So many citizenships the API names at most. */
const NAMED_AT_MOST = 10;
const SHOWN = 3;

/**
 * The citizenships to name. A list that is as long as it can be is the beginning of one of unknown length: of that, the first are
 * named without a count of the others.
 */
export const namedOf = (citizenships: readonly string[]): { named: readonly string[]; hasOthers: boolean } =>
  citizenships.length < NAMED_AT_MOST
    ? { named: citizenships, hasOthers: false }
    : { named: citizenships.slice(0, SHOWN), hasOthers: true };
