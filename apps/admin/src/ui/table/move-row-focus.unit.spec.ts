import { nextRow } from './move-row-focus.js';

it('walks from row to row and stops at both ends', () => {
  expect(nextRow('ArrowDown', 0, 3)).toBe(1);
  expect(nextRow('ArrowDown', 2, 3)).toBe(2);
  expect(nextRow('ArrowUp', 0, 3)).toBe(0);
  expect(nextRow('ArrowUp', 2, 3)).toBe(1);
});

it('jumps to the first and the last row', () => {
  expect(nextRow('Home', 2, 3)).toBe(0);
  expect(nextRow('End', 0, 3)).toBe(2);
});

it('leaves other keys alone', () => {
  expect(nextRow('Enter', 1, 3)).toBeUndefined();
  expect(nextRow('Tab', 1, 3)).toBeUndefined();
});
