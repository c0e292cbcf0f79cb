import { withOpened, toggled, withInserted, withRemoved } from './open-details.js';

it('opens and closes one', () => {
  expect([...toggled(new Set([1]), 2)]).toEqual([1, 2]);
  expect([...toggled(new Set([1, 2]), 1)]).toEqual([2]);
});

it('moves along when a detail is put in or taken out', () => {
  expect([...withInserted(new Set([0, 2]), 1)].sort()).toEqual([0, 1, 3]);
  expect([...withRemoved(new Set([0, 1, 3]), 1)].sort()).toEqual([0, 2]);
});

it('opens a few more, from a position on', () => {
  expect([...withOpened(new Set([5]), 2, 2)].sort()).toEqual([2, 3, 5]);
  expect([...withOpened(new Set([2]), 2, 1)]).toEqual([2]);
});
