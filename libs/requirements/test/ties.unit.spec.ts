import fc from 'fast-check';
import { findTies, RuleBook } from '../src/index.js';
import { aDetail } from './a-detail.js';
import { GROUPS } from './case-file.js';
import { anyDetails } from './random-books.js';

const pair = (first: { for?: string; from?: string }, second: { for?: string; from?: string }) => [
  aDetail('TH', { ErVisaFreeDays: 30 }, { id: 'b', ...first }),
  aDetail('TH', { ErVisaFreeDays: 60 }, { id: 'a', ...second }),
];

describe('findTies', () => {
  it('names two details that state a type differently for everyone', () => {
    expect(findTies(pair({}, {}), GROUPS)).toEqual([
      { detailType: 'ErVisaFreeDays', purpose: 'PRIVATE', placeId: 'TH', citizenships: [], detailIds: ['a', 'b'] },
    ]);
  });

  it('names the members of both of two groups of equal size', () => {
    expect(findTies(pair({ for: 'EU' }, { for: 'WEST' }), GROUPS)).toMatchObject([{ citizenships: ['DE', 'FR'] }]);
  });

  it('names ten citizenships at most', () => {
    const codes = 'AA BB CC DD EE FF GG HH II JJ KK LL';
    const ties = findTies(pair({ for: codes }, { for: codes }), GROUPS);
    expect(ties.map((tie) => tie.citizenships)).toEqual([codes.split(' ').slice(0, 10)]);
  });

  it('finds a tie between two named departures for those who leave from both', () => {
    expect(findTies(pair({ from: 'SG' }, { from: 'ASEAN' }), GROUPS)).toHaveLength(1);
    expect(findTies(pair({ from: 'SG' }, { from: 'GCC' }), GROUPS)).toEqual([]);
  });

  it('finds none where ranks differ', () => {
    expect(findTies(pair({ for: 'EU' }, { for: 'EEA' }), GROUPS)).toEqual([]);
    expect(findTies(pair({ for: 'DE' }, { for: 'EU' }), GROUPS)).toEqual([]);
    expect(findTies(pair({ from: 'DE' }, {}), GROUPS)).toEqual([]);
  });

  it('finds none where values, places, purposes or origins keep the details apart', () => {
    const stated = aDetail('TH', { ErVisaFreeDays: 30 });
    for (const other of [
      aDetail('TH', { ErVisaFreeDays: 30 }),
      aDetail('TH', { ErVisaFreeDays: null }),
      aDetail('TH', { ErEVisaDays: 60 }),
      aDetail('HKT', { ErVisaFreeDays: 60 }),
      aDetail('TH', { ErVisaFreeDays: 60 }, { purpose: 'BUSINESS' }),
      aDetail('TH', { ErVisaFreeDays: 60 }, { origin: 'imported' }),
    ])
      expect(findTies([stated, other], GROUPS)).toEqual([]);
  });

  it('finds none once a more specific detail settles it for everyone concerned', () => {
    const tied = pair({ for: 'EU' }, { for: 'WEST' });
    expect(findTies([...tied, aDetail('TH', { ErVisaFreeDays: 60 }, { for: 'DE' })], GROUPS)).toMatchObject([
      { citizenships: ['FR'] },
    ]);
    expect(findTies([...tied, aDetail('TH', { ErVisaFreeDays: 60 }, { for: 'DE FR' })], GROUPS)).toEqual([]);
  });
});

describe('the contradictions of a book', () => {
  const tied = pair({}, {});

  it('name every statement with its restriction and where it comes from', () => {
    const [first, second] = tied as [(typeof tied)[0], (typeof tied)[0]];
    const book = RuleBook.of(
      [
        { ...first, restrictionId: 'one', sourceUri: 'https://one.example', authorityId: 'A' },
        { ...second, restrictionId: 'two', checkedAt: '2026-05-01' },
      ],
      GROUPS,
    );
    expect(book.placeKeys()).toEqual(['COUNTRY:TH']);
    expect(book.contradictionsAt('COUNTRY:TH')).toMatchObject([
      {
        detailType: 'ErVisaFreeDays',
        purpose: 'PRIVATE',
        placeId: 'TH',
        citizenships: [],
        detailIds: ['a', 'b'],
        statements: [
          { detailId: 'a', restrictionId: 'two', value: 60, checkedAt: '2026-05-01' },
          { detailId: 'b', restrictionId: 'one', value: 30, sourceUri: 'https://one.example', authorityId: 'A' },
        ],
      },
    ]);
  });

  it('count a third detail that repeats one of the values', () => {
    const book = RuleBook.of([...tied, aDetail('TH', { ErVisaFreeDays: 60 }, { id: 'c' })], GROUPS);
    expect(book.contradictionsAt('COUNTRY:TH').map(({ statements }) => statements.map(({ value }) => value))).toEqual([
      [60, 30, 60],
    ]);
  });

  it('are gone with the revision that settles them, and stay where nothing was revised', () => {
    const abroad = pair({}, {}).map((detail) => ({
      ...detail,
      placeId: 'SG',
      id: `SG-${detail.id}`,
      restrictionId: 'abroad',
    }));
    const book = RuleBook.of([...tied.map((detail) => ({ ...detail, restrictionId: 'tied' })), ...abroad], GROUPS);
    const settled = book.replacing('tied', [{ ...tied[0]!, restrictionId: 'tied' }]);
    expect([book, settled].map((one) => one.contradictionsAt('COUNTRY:TH').length)).toEqual([1, 0]);
    expect(settled.contradictionsAt('COUNTRY:SG')).toEqual(book.contradictionsAt('COUNTRY:SG'));
    expect(settled.contradictionsAt('COUNTRY:SG')).toHaveLength(1);
  });

  it('are none where an editor’s statement hides what imports contradict each other about', () => {
    const imported = tied.map((detail) => ({ ...detail, origin: 'imported' as const }));
    expect(RuleBook.of(imported, GROUPS).contradictionsAt('COUNTRY:TH')).toHaveLength(1);
    expect(
      RuleBook.of([...imported, aDetail('TH', { ErVisaFreeDays: 90 })], GROUPS).contradictionsAt('COUNTRY:TH'),
    ).toEqual([]);
  });

  it('are the ties that a save warns of', () => {
    const details = [...pair({ for: 'EU' }, { for: 'WEST' }), aDetail('TH', { ErVisaFreeDays: 60 }, { for: 'DE' })];
    const found = RuleBook.of(details, GROUPS)
      .contradictionsAt('COUNTRY:TH')
      .map(({ statements: _, ...tie }) => tie);
    expect(found).toEqual(findTies(details, GROUPS));
    expect(RuleBook.of(details, GROUPS).contradictionsAt('COUNTRY:SG')).toEqual([]);
  });
});

it('a book finds the ties that a search through everybody finds, whatever the rules', () => {
  let found = 0;
  const byContent = (ties: readonly object[]): string[] => ties.map((tie) => JSON.stringify(tie)).sort();
  fc.assert(
    fc.property(anyDetails, (list) => {
      // All at one place and about one type, so that they meet often.
      const details = list.map((detail, at) => ({
        ...detail,
        level: 'COUNTRY' as const,
        placeId: 'TH',
        purpose: 'PRIVATE' as const,
        values: { ErVisaFreeDays: 30 + (at % 2) },
      }));
      const book = RuleBook.of(details, GROUPS);
      const all = book
        .placeKeys()
        .flatMap((key) => book.contradictionsAt(key))
        .map(({ statements: _, ...tie }) => tie);
      found += all.length;
      expect(byContent(all)).toEqual(byContent(findTies(details, GROUPS)));
    }),
    { numRuns: 300 },
  );
  expect(found).toBeGreaterThan(30);
});
