import { keepLastVisit, readLastVisit, unreadState } from './last-visit.js';

const NOW = new Date('2026-11-26T10:00:00Z');
const storage = (kept: string | null) => {
  let text = kept;
  return { getItem: () => text, setItem: (_: string, value: string) => void (text = value) };
};

it('begins twenty years ago', () => {
  expect(readLastVisit(storage(null), NOW)).toEqual(new Date('2006-11-26T10:00:00Z'));
  expect(readLastVisit(storage('not a moment'), NOW)).toEqual(new Date('2006-11-26T10:00:00Z'));
});

it('is kept from one visit to the next', () => {
  const device = storage(null);
  keepLastVisit(device, NOW);
  expect(readLastVisit(device, new Date('2030-01-01T00:00:00Z'))).toEqual(NOW);
});

it.each([
  ['2026-11-27T00:00:00Z', null, 'NEW'],
  ['2026-11-27T00:00:00Z', '2026-11-28T00:00:00Z', 'NEW'],
  ['2026-11-25T00:00:00Z', '2026-11-27T00:00:00Z', 'CHANGED'],
  ['2026-11-25T00:00:00Z', '2026-11-26T09:00:00Z', 'READ'],
  ['2026-11-26T10:00:00Z', null, 'READ'],
])('what was published %s and updated %s is %s', (createdAt, significantUpdateAt, state) => {
  expect(unreadState({ createdAt, significantUpdateAt }, NOW)).toBe(state);
});
