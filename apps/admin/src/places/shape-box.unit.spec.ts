import { shapeBox } from './shape-box.js';

it('is a square around the shape, with an edge', () => {
  expect(shapeBox('M100 200l10 0 0 20-10 0z')).toBe('93.8 198.8 22.4 22.4');
});

it('takes parts of some size and leaves out far islands', () => {
  const island = 'm500 300l2 0 0 2z';
  expect(shapeBox(`M0 0l100 0 0 100-100 0z${island}`)).toBe(shapeBox('M0 0l100 0 0 100-100 0z'));
  expect(shapeBox('M0 0l100 0 0 100-100 0zm200 0l100 0 0 100-100 0z')).toBe('-18 -118 336 336');
});
