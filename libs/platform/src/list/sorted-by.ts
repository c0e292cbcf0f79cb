import quickselect from 'quickselect';
import type { PageRequest, SortOrder } from './page-request.js';

type Compare<Value> = (a: Value, b: Value) => number;

/** What a list is sorted by; null: the row has no such value and comes last in either order. */
export interface SortKey<Row, Value> {
  valueOf(row: Row): Value | null;
  compare: Compare<Value>;
  order: SortOrder;
}

interface Keyed<Row, Value> {
  row: Row;
  by: Value | null;
  position: number;
}

/** A sorted copy. Equal rows keep the order in which they came. */
export const sortedBy = <Row, Value>(rows: readonly Row[], key: SortKey<Row, Value>): Row[] =>
  keyed(rows, key)
    .sort(byKey(key))
    .map(({ row }) => row);

/**
 * One page of the sorted rows. Only the page itself is sorted, so that tens of thousands of rows cost little.
 * Where the key leaves two rows equal `thenBy` decides, then the order in which they came.
 */
export function sortedPage<Row, Value>(
  rows: readonly Row[],
  key: SortKey<Row, Value>,
  thenBy: Compare<Row>,
  { offset, limit }: PageRequest,
): Row[] {
  const all = keyed(rows, key);
  const first = byKey(key);
  const compare = (a: Keyed<Row, Value>, b: Keyed<Row, Value>): number =>
    first(a, b) || thenBy(a.row, b.row) || a.position - b.position;
  const end = Math.min(offset + limit, all.length);
  if (end < all.length) quickselect(all, end, 0, all.length - 1, compare);
  if (offset > 0 && offset < end) quickselect(all, offset, 0, end - 1, compare);
  return all
    .slice(offset, end)
    .sort(compare)
    .map(({ row }) => row);
}

/** Compares numbers or texts by their code units. */
export function ascending<T extends string | number>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

const keyed = <Row, Value>(rows: readonly Row[], { valueOf }: SortKey<Row, Value>): Keyed<Row, Value>[] =>
  rows.map((row, position) => ({ row, by: valueOf(row), position }));

function byKey<Row, Value>({ compare, order }: SortKey<Row, Value>): Compare<Keyed<Row, Value>> {
  const sign = order === 'DESC' ? -1 : 1;
  return ({ by: a }, { by: b }) =>
    a === null || b === null ? Number(a === null) - Number(b === null) : sign * compare(a, b);
}
