import { gridMove } from './grid-move.js';

const GRID = { rows: 2, columns: 3, isTurned: false };
const from = { row: 0, column: 1 };

it.each([
  ['ArrowRight', { row: 0, column: 2 }],
  ['ArrowLeft', { row: 0, column: 0 }],
  ['ArrowDown', { row: 1, column: 1 }],
  ['ArrowUp', from],
  ['Home', { row: 0, column: 0 }],
  ['End', { row: 0, column: 2 }],
])('%s moves within the grid', (key, to) => {
  expect(gridMove(from, key, GRID)).toEqual(to);
});

it('follows the eye where rows are shown as columns', () => {
  const turned = { ...GRID, isTurned: true };
  expect(gridMove(from, 'ArrowDown', turned)).toEqual({ row: 0, column: 2 });
  expect(gridMove(from, 'ArrowRight', turned)).toEqual({ row: 1, column: 1 });
  expect(gridMove(from, 'End', turned)).toEqual({ row: 1, column: 1 });
});

it('leaves other keys alone', () => {
  expect(gridMove(from, 'a', GRID)).toBeNull();
});
