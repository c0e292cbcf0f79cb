import { absoluteLink, isOver, journeyState } from './journey-state.js';

it.each([
  [{ isActive: true, isManuallyDisabled: false }, 'active'],
  [{ isActive: false, isManuallyDisabled: true }, 'disabled'],
  [{ isActive: true, isManuallyDisabled: true }, 'disabled'],
  [{ isActive: false, isManuallyDisabled: false }, 'expired'],
])('%j is %s', (journey, state) => {
  expect(journeyState(journey)).toBe(state);
});

it('knows that a trip is over, whoever closed its page before', () => {
  const open = { isActive: true, isManuallyDisabled: false, dateEnd: '2026-05-10' };
  const closed = { isActive: false, isManuallyDisabled: true, dateEnd: '2026-05-10' };
  expect([open, closed].map((journey) => isOver(journey, '2026-05-10'))).toEqual([false, false]);
  expect([open, closed].map((journey) => isOver(journey, '2026-05-11'))).toEqual([true, true]);
  expect(isOver({ ...open, isActive: false }, '2026-05-10')).toBe(true);
});

it('makes links that work anywhere', () => {
  expect(absoluteLink('/trip/x', 'https://a.example')).toBe('https://a.example/trip/x');
  expect(absoluteLink('https://b.example/trip/x', 'https://a.example')).toBe('https://b.example/trip/x');
});
