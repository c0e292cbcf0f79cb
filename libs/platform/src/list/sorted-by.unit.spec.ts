import { ascending, sortedBy, sortedPage, type SortKey } from './sorted-by.js';

interface Row {
  id: string;
  value: number | null;
}

const rows: readonly Row[] = [
  { id: 'a', value: 2 },
  { id: 'b', value: null },
  { id: 'c', value: 1 },
  { id: 'd', value: 2 },
  { id: 'e', value: null },
];
const byValue = (order: 'ASC' | 'DESC'): SortKey<Row, number> => ({
  valueOf: ({ value }) => value,
  compare: ascending,
  order,
});
const ids = (some: readonly Row[]): string => some.map(({ id }) => id).join('');

it('puts rows without a value last in either order, and leaves equal rows as they came', () => {
  expect([ids(sortedBy(rows, byValue('ASC'))), ids(sortedBy(rows, byValue('DESC')))]).toEqual(['cadbe', 'adcbe']);
  expect(ids(rows)).toBe('abcde');
});

describe('a page of sorted rows', () => {
  const laterIdFirst = (a: Row, b: Row): number => ascending(b.id, a.id);

  it('lets the second order decide among equal rows, and leaves the rows as they are', () => {
    const page = (order: 'ASC' | 'DESC', offset: number, limit: number): string =>
      ids(sortedPage(rows, byValue(order), laterIdFirst, { offset, limit }));
    expect([page('ASC', 0, 5), page('DESC', 0, 5)]).toEqual(['cdaeb', 'daceb']);
    expect([page('ASC', 1, 2), page('ASC', 3, 9), page('ASC', 5, 1)]).toEqual(['da', 'eb', '']);
    expect(ids(rows)).toBe('abcde');
  });

  it('is the same part of the whole sorted list, wherever it begins', () => {
    const many = Array.from({ length: 997 }, (_, n): Row => {
      const value = (n * 7919) % 50;
      return { id: `${n}.`, value: value > 40 ? null : value };
    });
    for (const order of ['ASC', 'DESC'] as const) {
      const pages = Array.from({ length: 40 }, (_, n) =>
        ids(sortedPage(many, byValue(order), () => 0, { offset: n * 25, limit: 25 })),
      );
      expect(pages.join('')).toBe(ids(sortedBy(many, byValue(order))));
    }
  });
});
