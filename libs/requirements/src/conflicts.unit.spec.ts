import fc from 'fast-check';
import { answer, type Condition, type EntryMeans, findConflicts, type RuleDetail, RuleIndex } from './index.js';
import { aDetail } from '../test/a-detail.js';
import { GROUPS, pathOf } from '../test/case-file.js';
import { anyDetails, anyDetailsByPort, anyFacts, anyItinerary } from '../test/random-rule-indexes.js';

const pair = (first: { for?: string; from?: string }, second: { for?: string; from?: string }) => [
  aDetail('TH', { ErVisaFreeDays: 30 }, { id: 'b', ...first }),
  aDetail('TH', { ErVisaFreeDays: 60 }, { id: 'a', ...second }),
];

describe('findConflicts', () => {
  it('names two details that state a type differently for everyone', () => {
    expect(findConflicts(pair({}, {}), GROUPS)).toEqual([
      {
        kind: 'EQUAL_RANK',
        detailType: 'ErVisaFreeDays',
        purpose: 'PRIVATE',
        placeId: 'TH',
        citizenships: [],
        detailIds: ['a', 'b'],
      },
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

describe('details under different conditions', () => {
  const residence = (countries: string, isNot = false): Condition => ({
    kind: 'RESIDENCE',
    countries: [countries],
    ...(isNot ? { isNot } : {}),
  });
  const visa = (issuer: string, withinYears?: number): Condition => ({
    kind: 'HOLDS',
    documents: [{ issuer, kind: 'VISA' }],
    ...(withinYears ? { withinYears } : {}),
  });
  const age = (from: number | null, to: number | null): Condition => ({ kind: 'AGE', from, to });
  const entry = (means: EntryMeans[], ...ports: string[]): Condition => ({ kind: 'ENTRY_BY', means, ports });
  const visited = (countries: string[], withinDays: number | null = null): Condition => ({
    kind: 'VISITED',
    countries,
    withinDays,
    transitHours: null,
  });
  const kindsOf = (first: Condition[], second: Condition[], ...more: RuleDetail[]): string[] =>
    findConflicts(
      [
        aDetail('TH', { ErVisaFreeDays: 30 }, { id: 'a', conditions: first }),
        aDetail('TH', { ErVisaFreeDays: 60 }, { id: 'b', conditions: second }),
        ...more,
      ],
      GROUPS,
    ).map(({ kind, detailIds }) => `${kind} ${detailIds.join()}`);

  it.each<[string, Condition[], Condition[], string[]]>([
    ['two kinds', [residence('DE')], [visa('US')], ['CONDITIONS_MEET a,b']],
    ['two stays', [visited(['BR'])], [visited(['JP'])], ['CONDITIONS_MEET a,b']],
    ['a group and its member', [residence('EU')], [residence('FR')], ['CONDITIONS_MEET a,b']],
    ['more of one kind', [residence('DE'), age(60, null)], [visa('US')], ['MORE_CONDITIONS a,b']],
    ['fewer of one kind', [visa('US')], [residence('DE'), age(60, null)], ['MORE_CONDITIONS b,a']],
    ['the same conditions', [residence('DE')], [residence('DE')], ['EQUAL_RANK a,b']],
    ['none on one side', [], [visa('US')], []],
    ['a narrower one', [visa('US')], [visa('US'), residence('DE')], []],
    ['a narrower one by a group', [residence('EU')], [residence('FR'), visa('US')], []],
    ['a narrower one by years', [visa('US', 10)], [visa('US'), age(60, null)], []],
    ['a narrower one by days', [visited(['BR', 'JP'])], [visited(['BR'], 6), age(60, null)], []],
    ['a wider one by days', [visited(['BR'], 6)], [visited(['BR'], 10), age(60, null)], ['MORE_CONDITIONS b,a']],
    ['two residences', [residence('DE')], [residence('US')], []],
    ['one that denies the other', [residence('EU', true)], [residence('FR')], []],
    ['one that denies another country', [residence('EU', true)], [residence('US')], ['CONDITIONS_MEET a,b']],
    ['two ages', [age(null, 11)], [age(12, null)], []],
    ['two ages that share a year', [age(null, 12)], [age(12, null)], ['CONDITIONS_MEET a,b']],
    ['two means of entry', [entry(['AIR'])], [entry(['LAND', 'SEA'])], []],
    ['an airport and by air', [entry(['AIR'])], [entry([], 'HKT')], ['CONDITIONS_MEET a,b']],
    ['an airport and by land', [entry(['LAND'])], [entry([], 'HKT')], []],
    ['a harbour and by air', [entry(['AIR'])], [entry([], 'THLCH')], ['CONDITIONS_MEET a,b']],
    ['two airports', [entry([], 'BKK')], [entry([], 'HKT')], []],
  ])('meet or do not: %s', (_, first, second, expected) => {
    expect(kindsOf(first, second)).toEqual(expected);
  });

  it('do not conflict where a third says what holds where both do', () => {
    const both = aDetail('TH', { ErVisaFreeDays: 90 }, { id: 'c', conditions: [residence('DE'), visa('US')] });
    expect(kindsOf([residence('DE')], [visa('US')], both)).toEqual([]);
  });

  it('are listed with their conditions', () => {
    const [conflict] = RuleIndex.of(
      [
        aDetail('TH', { ErVisaFreeDays: 30 }, { id: 'a', conditions: [visa('US')] }),
        aDetail('TH', { ErVisaFreeDays: 60 }, { id: 'b', conditions: [residence('DE'), age(60, null)] }),
      ],
      GROUPS,
    ).conflictsAt('COUNTRY:TH');
    expect(conflict).toMatchObject({
      kind: 'MORE_CONDITIONS',
      statements: [
        { detailId: 'b', conditions: [residence('DE'), age(60, null)] },
        { detailId: 'a', conditions: [visa('US')] },
      ],
    });
  });

  it('conflict in answers where both hold, as the list says', () => {
    let found = 0;
    fc.assert(
      fc.property(anyDetailsByPort, anyItinerary, anyFacts, (list, trip, facts) => {
        const details = list.map((detail) => ({
          ...detail,
          level: 'COUNTRY' as const,
          placeId: 'TH',
          provenance: 'editorial' as const,
          citizenships: [],
          departures: [],
        }));
        const ruleIndex = RuleIndex.of(details, GROUPS);
        const itinerary = { ...trip, destinations: [pathOf('TH')], transits: [], facts };
        const listed = ruleIndex
          .conflictsAt('COUNTRY:TH')
          .filter(({ kind, purpose }) => kind !== 'MORE_CONDITIONS' && purpose === trip.purpose);
        for (const entry of answer(ruleIndex, itinerary).entries.filter(({ state }) => state === 'conflicting')) {
          // Where three sets of conditions hold at once, two of them may be listed.
          const ids = entry.statements.map(({ detailId }) => detailId);
          const isListed = listed.some(
            ({ detailType, detailIds }) =>
              detailType === entry.detailType && detailIds.filter((id) => ids.includes(id)).length > 1,
          );
          expect([entry.detailType, ids, isListed]).toEqual([entry.detailType, ids, true]);
          found += 1;
        }
      }),
      { numRuns: 1_000 },
    );
    expect(found).toBeGreaterThan(20);
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
