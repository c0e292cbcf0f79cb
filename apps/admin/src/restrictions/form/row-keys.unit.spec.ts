import { fitted, keysFor, withKeyAt, withoutKeyAt } from './row-keys.js';

it('gives every detail a key of its own', () => {
  expect(keysFor(3)).toEqual([0, 1, 2]);
  expect(withKeyAt([0, 1, 2], 1)).toEqual([0, 3, 1, 2]);
  expect(withKeyAt([], 0)).toEqual([0]);
});

it('keeps the keys of the others when one goes, and never gives one out twice while it is in use', () => {
  expect(withoutKeyAt([0, 3, 1, 2], 2)).toEqual([0, 3, 2]);
  expect(withKeyAt([0, 3, 2], 3)).toEqual([0, 3, 2, 4]);
});

it('leaves them as they are while their number is right, and fits them to another one', () => {
  const keys = [4, 1, 2];
  expect(fitted(keys, 3)).toBe(keys);
  expect(fitted(keys, 2)).toEqual([4, 1]);
  expect(fitted(keys, 5)).toEqual([4, 1, 2, 5, 6]);
});
