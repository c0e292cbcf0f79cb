import { rankPlaces, recentFirst } from './rank-places.js';

const places = [
  { code: 'ET', label: 'Äthiopien' },
  { code: 'ZA', label: 'Südafrika' },
  { code: 'TH', label: 'Thailand' },
  { code: 'TT', label: 'Thüringen-Land' },
  { code: 'NL', label: 'Niederlande' },
];
const codes = (input: string): string[] => rankPlaces(places, input).map(({ code }) => code);

it('puts the ISO code before a name that begins with the same letters', () => {
  expect(rankPlaces([{ code: 'XX', label: 'Thasos' }, ...places], 'th').map(({ code }) => code)).toEqual([
    'TH',
    'XX',
    'TT',
    'ET',
  ]);
});

it('does not mind accents, case or blanks around', () => {
  expect(codes('  athio')).toEqual(['ET']);
  expect(codes('SUD')).toEqual(['ZA']);
});

it('finds a part of a name after names that begin with it', () => {
  expect(codes('land')).toEqual(['TT', 'TH', 'NL']);
});

it('finds words that stand apart, after names that hold them together', () => {
  const found = rankPlaces(
    [
      { code: 'A', label: 'Gültigkeit des Passes nach der Reise' },
      { code: 'B', label: 'Die Reise nach Passau' },
    ],
    'reise nach pass',
  ).map(({ code }) => code);
  expect(found).toEqual(['B', 'A']);
  expect(codes('land thur')).toEqual(['TT']);
});

it('shows the first ones when nothing is typed, and nothing when nothing fits', () => {
  expect(rankPlaces(places, '', 2).map(({ code }) => code)).toEqual(['ET', 'ZA']);
  expect(codes('qq')).toEqual([]);
});

it('puts what was chosen lately before all others', () => {
  expect(recentFirst(places, ['TH', 'XX', 'ET']).map(({ code }) => code)).toEqual(['TH', 'ET', 'ZA', 'TT', 'NL']);
});
