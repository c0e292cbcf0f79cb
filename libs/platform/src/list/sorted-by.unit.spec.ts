import { sortedBy } from './sorted-by.js';

const rows = [
  { id: 'a', value: 2 },
  { id: 'b', value: null },
  { id: 'c', value: 1 },
  { id: 'd', value: 2 },
  { id: 'e', value: null },
];
const idsIn = (order: 'ASC' | 'DESC'): string =>
  sortedBy(
    rows,
    ({ value }) => value,
    (a, b) => a - b,
    order,
  )
    .map(({ id }) => id)
    .join('');

it('puts rows without a value last in either order, and leaves equal rows as they came', () => {
  expect([idsIn('ASC'), idsIn('DESC')]).toEqual(['cadbe', 'adcbe']);
  expect(rows.map(({ id }) => id).join('')).toBe('abcde');
});
