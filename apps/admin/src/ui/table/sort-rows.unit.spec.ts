import { nextSort, sortRows } from './sort-rows.js';

const { compare } = new Intl.Collator('de');
const rows = [
  { id: 1, name: 'Zypern', count: 10 },
  { id: 2, name: 'Ägypten', count: null },
  { id: 3, name: 'Belgien', count: 9 },
  { id: 4, name: 'Chile', count: 10 },
];
const ids = (sorted: { id: number }[]): number[] => sorted.map(({ id }) => id);

it('sorts words as the reader does', () => {
  expect(ids(sortRows(rows, ({ name }) => name, 'ASC', compare))).toEqual([2, 3, 4, 1]);
});

it('sorts numbers as numbers, keeps equal rows in their order and puts what is not stated last', () => {
  expect(ids(sortRows(rows, ({ count }) => count, 'ASC', compare))).toEqual([3, 1, 4, 2]);
  expect(ids(sortRows(rows, ({ count }) => count, 'DESC', compare))).toEqual([1, 4, 3, 2]);
});

it('leaves the rows it was given alone', () => {
  const before = ids(rows);
  sortRows(rows, ({ name }) => name, 'DESC', compare);
  expect(ids(rows)).toEqual(before);
});

it('turns the order round when the same head is clicked again', () => {
  expect(nextSort({ field: 'name', order: 'ASC' }, 'name')).toEqual({ field: 'name', order: 'DESC' });
  expect(nextSort({ field: 'name', order: 'DESC' }, 'name')).toEqual({ field: 'name', order: 'ASC' });
  expect(nextSort({ field: 'name', order: 'DESC' }, 'count')).toEqual({ field: 'count', order: 'ASC' });
});
