import { matchesWords } from './matches-words.js';

it('finds every word in any order, whatever its case and accents', () => {
  expect(matchesWords('Privat · Österreich, Türkei · Visumpflicht', 'visum osterr')).toBe(true);
  expect(matchesWords('Privat · Österreich', 'privat schweiz')).toBe(false);
  expect(matchesWords('anything', '  ')).toBe(true);
});
