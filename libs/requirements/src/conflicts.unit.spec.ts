import fc from 'fast-check';
import { findConflicts, RuleIndex } from './index.js';
import { aDetail } from '../test/a-detail.js';
import { GROUPS } from '../test/case-file.js';
import { anyDetails } from '../test/random-rule-indexes.js';

const pair = (first: { for?: string; from?: string }, second: { for?: string; from?: string }) => [
  aDetail('TH', { ErVisaFreeDays: 30 }, { id: 'b', ...first }),
  aDetail('TH', { ErVisaFreeDays: 60 }, { id: 'a', ...second }),
];

describe('findConflicts', () => {
  it('names two details that state a type differently for everyone', () => {
    expect(findConflicts(pair({}, {}), GROUPS)).toEqual([
      { detailType: 'ErVisaFreeDays', purpose: 'PRIVATE', placeId: 'TH', citizenships: [], detailIds: ['a', 'b'] },
    ]);
  });

  it('names the members of both of two groups of equal size', () => {
    expect(findConflicts(pair({ for: 'EU' }, { for: 'WEST' }), GROUPS)).toMatchObject([{ citizenships: ['DE', 'FR'] }]);
  });

  it('names ten citizenships at most', () => {
    const codes = 'AA BB CC DD EE FF GG HH II JJ KK LL';
    const conflicts = findConflicts(pair({ for: codes }, { for: codes }), GROUPS);
    expect(conflicts.map((conflict) => conflict.citizenships)).toEqual([codes.split(' ').slice(0, 10)]);
  });

  it('finds a conflict between two named departures for those who leave from both', () => {
    expect(findConflicts(pair({ from: 'SG' }, { from: 'ASEAN' }), GROUPS)).toHaveLength(1);
    expect(findConflicts(pair({ from: 'SG' }, { from: 'GCC' }), GROUPS)).toEqual([]);
  });

  it('finds none where ranks differ', () => {
    expect(findConflicts(pair({ for: 'EU' }, { for: 'EEA' }), GROUPS)).toEqual([]);
    expect(findConflicts(pair({ for: 'DE' }, { for: 'EU' }), GROUPS)).toEqual([]);
    expect(findConflicts(pair({ from: 'DE' }, {}), GROUPS)).toEqual([]);
  });

  it('finds none where values, places, purposes or origins keep the details apart', () => {
    const stated = aDetail('TH', { ErVisaFreeDays: 30 });
    for (const other of [
      aDetail('TH', { ErVisaFreeDays: 30 }),
      aDetail('TH', {}),
      aDetail('TH', { ErEVisaDays: 60 }),
      aDetail('HKT', { ErVisaFreeDays: 60 }),
      aDetail('TH', { ErVisaFreeDays: 60 }, { purpose: 'BUSINESS' }),
      aDetail('TH', { ErVisaFreeDays: 60 }, { provenance: 'imported' }),
    ])
      expect(findConflicts([stated, other], GROUPS)).toEqual([]);
  });

  it('finds one where one says a number and the other that it is not known', () => {
    expect(
      findConflicts([aDetail('TH', { ErVisaFreeDays: 30 }), aDetail('TH', { ErVisaFreeDays: null })], GROUPS),
    ).toMatchObject([{ detailType: 'ErVisaFreeDays', citizenships: [] }]);
  });

  it('finds none once a more specific detail resolves it for everyone concerned', () => {
    const conflicting = pair({ for: 'EU' }, { for: 'WEST' });
    expect(findConflicts([...conflicting, aDetail('TH', { ErVisaFreeDays: 60 }, { for: 'DE' })], GROUPS)).toMatchObject(
      [{ citizenships: ['FR'] }],
    );
    expect(findConflicts([...conflicting, aDetail('TH', { ErVisaFreeDays: 60 }, { for: 'DE FR' })], GROUPS)).toEqual(
      [],
    );
  });
});

describe('the conflicts of a rule index', () => {
  const conflicting = pair({}, {});

  it('name every statement with its restriction and where it comes from', () => {
    const [first, second] = conflicting as [(typeof conflicting)[0], (typeof conflicting)[0]];
    const ruleIndex = RuleIndex.of(
      [
        { ...first, restrictionId: 'one', sourceUri: 'https://one.example', authorityId: 'A' },
        { ...second, restrictionId: 'two', checkedAt: '2026-05-01' },
      ],
      GROUPS,
    );
    expect(ruleIndex.placeKeys()).toEqual(['COUNTRY:TH']);
    expect(ruleIndex.conflictsAt('COUNTRY:TH')).toMatchObject([
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
    const ruleIndex = RuleIndex.of([...conflicting, aDetail('TH', { ErVisaFreeDays: 60 }, { id: 'c' })], GROUPS);
    expect(ruleIndex.conflictsAt('COUNTRY:TH').map(({ statements }) => statements.map(({ value }) => value))).toEqual([
      [60, 30, 60],
    ]);
  });

  it('are gone with the revision that resolves them, and stay where nothing was revised', () => {
    const abroad = pair({}, {}).map((detail) => ({
      ...detail,
      placeId: 'SG',
      id: `SG-${detail.id}`,
      restrictionId: 'abroad',
    }));
    const ruleIndex = RuleIndex.of(
      [...conflicting.map((detail) => ({ ...detail, restrictionId: 'conflicting' })), ...abroad],
      GROUPS,
    );
    const changed = ruleIndex.replacing('conflicting', [{ ...conflicting[0]!, restrictionId: 'conflicting' }]);
    expect([ruleIndex, changed].map((one) => one.conflictsAt('COUNTRY:TH').length)).toEqual([1, 0]);
    expect(changed.conflictsAt('COUNTRY:SG')).toEqual(ruleIndex.conflictsAt('COUNTRY:SG'));
    expect(changed.conflictsAt('COUNTRY:SG')).toHaveLength(1);
  });

  it('are none where an editor’s statement hides what imports conflict about', () => {
    const imported = conflicting.map((detail) => ({ ...detail, provenance: 'imported' as const }));
    expect(RuleIndex.of(imported, GROUPS).conflictsAt('COUNTRY:TH')).toHaveLength(1);
    expect(
      RuleIndex.of([...imported, aDetail('TH', { ErVisaFreeDays: 90 })], GROUPS).conflictsAt('COUNTRY:TH'),
    ).toEqual([]);
  });

  it('are the conflicts that a save warns of', () => {
    const details = [...pair({ for: 'EU' }, { for: 'WEST' }), aDetail('TH', { ErVisaFreeDays: 60 }, { for: 'DE' })];
    const found = RuleIndex.of(details, GROUPS)
      .conflictsAt('COUNTRY:TH')
      .map(({ statements: _, ...conflict }) => conflict);
    expect(found).toEqual(findConflicts(details, GROUPS));
    expect(RuleIndex.of(details, GROUPS).conflictsAt('COUNTRY:SG')).toEqual([]);
  });
});

it('a rule index finds the same conflicts as an exhaustive search, whatever the rules', () => {
  let found = 0;
  const byContent = (conflicts: readonly object[]): string[] =>
    conflicts.map((conflict) => JSON.stringify(conflict)).sort();
  fc.assert(
    fc.property(anyDetails, (list) => {
      const details = list.map((detail, at) => ({
        ...detail,
        level: 'COUNTRY' as const,
        placeId: 'TH',
        purpose: 'PRIVATE' as const,
        values: { ErVisaFreeDays: 30 + (at % 2) },
      }));
      const ruleIndex = RuleIndex.of(details, GROUPS);
      const all = ruleIndex
        .placeKeys()
        .flatMap((key) => ruleIndex.conflictsAt(key))
        .map(({ statements: _, ...conflict }) => conflict);
      found += all.length;
      expect(byContent(all)).toEqual(byContent(findConflicts(details, GROUPS)));
    }),
    { numRuns: 300 },
  );
  expect(found).toBeGreaterThan(30);
});
