import { nextWord } from './next-word.js';

const LINE = 'DE TR  nach TH';

it.each([
  [0, 0, 1, 'DE'],
  [0, 2, 1, 'TR'],
  [3, 5, 1, 'nach'],
  [12, 14, 1, null],
  [14, 14, -1, 'TH'],
  [12, 14, -1, 'nach'],
  [0, 2, -1, null],
] as const)('from %i to %i, %i: %s', (from, to, step, word) => {
  const found = nextWord(LINE, from, to, step);
  expect(found && LINE.slice(found.start, found.end)).toBe(word);
});
