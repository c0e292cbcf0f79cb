export interface Sort {
  field: string;
  order: 'ASC' | 'DESC';
}
export type SortValue = string | number | boolean | null | undefined;

/** Clicking a head sorts by it, clicking it again turns the order round. */
export const nextSort = (sort: Sort, field: string): Sort => ({
  field,
  order: sort.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC',
});

/**
 * A sorted copy. What is not stated stands last in both orders; equal rows keep their order.
 */
export function sortRows<T>(
  rows: readonly T[],
  value: (row: T) => SortValue,
  order: Sort['order'],
  compare: (a: string, b: string) => number,
): T[] {
  const direction = order === 'ASC' ? 1 : -1;
  return rows
    .map((row) => ({ row, by: value(row) ?? null }))
    .sort((a, b) => {
      if (a.by === null || b.by === null) return Number(a.by === null) - Number(b.by === null);
      const difference =
        typeof a.by === 'string' && typeof b.by === 'string' ? compare(a.by, b.by) : Number(a.by) - Number(b.by);
      return difference * direction;
    })
    .map(({ row }) => row);
}
