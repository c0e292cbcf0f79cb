import { isEmail } from './email.js';
import { absoluteLink, journeyState } from './journey-state.js';

it.each([
  [{ isActive: true, isManuallyDisabled: false }, 'active'],
  [{ isActive: false, isManuallyDisabled: true }, 'disabled'],
  [{ isActive: true, isManuallyDisabled: true }, 'disabled'],
  [{ isActive: false, isManuallyDisabled: false }, 'expired'],
])('%j is %s', (journey, state) => {
  expect(journeyState(journey)).toBe(state);
});

it('makes links that work anywhere', () => {
  expect(absoluteLink('/trip/x', 'https://a.example')).toBe('https://a.example/trip/x');
  expect(absoluteLink('https://b.example/trip/x', 'https://a.example')).toBe('https://b.example/trip/x');
});

it('tells addresses from slips of the hand', () => {
  expect(['a@b.de', ' x.y@sub.example.org '].map(isEmail)).toEqual([true, true]);
  expect(['a@b', 'a b@c.de', '@c.de', 'a@.de', ''].map(isEmail)).toEqual([false, false, false, false, false]);
});
