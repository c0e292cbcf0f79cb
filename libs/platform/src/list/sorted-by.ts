import type { SortOrder } from './page-request.js';

/** A sorted copy. Rows without a value come last in either order; equal rows keep the order in which they came. */
export function sortedBy<Row, Value>(
  rows: readonly Row[],
  valueOf: (row: Row) => Value | null,
  compare: (a: Value, b: Value) => number,
  order: SortOrder,
): Row[] {
  const sign = order === 'DESC' ? -1 : 1;
  return rows
    .map((row) => ({ row, by: valueOf(row) }))
    .sort(({ by: a }, { by: b }) =>
      a === null || b === null ? Number(a === null) - Number(b === null) : sign * compare(a, b),
    )
    .map(({ row }) => row);
}
