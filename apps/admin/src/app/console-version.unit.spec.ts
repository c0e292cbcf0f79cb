import { isOutdated, ownVersion } from './console-version.js';

const script = (src: string, type = 'module'): { type: string; src: string } => ({ type, src });

it('is named by the entry file', () => {
  expect(
    ownVersion([script('https://a.example/other.js', ''), script('https://a.example/assets/index-Cx8J_k-2.js')]),
  ).toBe('index-Cx8J_k-2');
  expect(ownVersion([script('http://localhost:5173/src/main.tsx')])).toBe('DEV');
});

it.each([
  ['index-a', 'index-b', true],
  ['index-a', 'index-a', false],
  ['DEV', 'index-b', false],
  ['index-a', 'DEV', false],
  ['index-a', '', false],
])('of %s with %s on the server: outdated is %s', (own, served, expected) => {
  expect(isOutdated(own, served)).toBe(expected);
});
