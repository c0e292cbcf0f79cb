import { DETAIL_TYPES } from '@landfall/catalogue';
import type { RestrictionDetail } from '../restriction/entry-restriction.js';
import { diffRevisions, sourcesOfChanges, type RevisionContent } from './revision-diff.js';
import { aDetail, aVersion } from '../../../test/a-detail.js';

const ZONE = 'Europe/Berlin';
const fields = (before: RevisionContent | null, after: RevisionContent): [string, unknown, unknown][] =>
  diffRevisions(before, after, ZONE).map(({ field, before: was, after: is }) => [field, was, is]);
const ofDetail = (was: Partial<RestrictionDetail>, is: Partial<RestrictionDetail>): [string, unknown, unknown][] =>
  fields(aVersion([aDetail(was)]), aVersion([aDetail(is)]));

describe('the difference between two versions', () => {
  it('is empty when only times of changes differ', () => {
    expect(
      ofDetail(
        {},
        {
          modifiedAt: '2026-06-01T00:00:00Z',
          significantUpdateAt: '2026-06-01T00:00:00Z',
          phaseUpdates: { noAccess: 'x' },
          noteUpdatedAt: 'x',
        },
      ),
    ).toEqual([]);
  });

  it.each<[string, Partial<RestrictionDetail>, Partial<RestrictionDetail>, [string, unknown, unknown][]]>([
    [
      'a value that changed, one that came and one that went',
      { values: { ErVisaFreeDays: 30, ErVisaRequired: true } },
      { values: { ErVisaFreeDays: 60, ErPassportSufficient: true } },
      [
        ['ErPassportSufficient', undefined, true],
        ['ErVisaRequired', true, undefined],
        ['ErVisaFreeDays', 30, 60],
      ],
    ],
    [
      'a value that is stated as not known, and one that no longer is',
      { values: { ErVisaRequired: true, ErIdSufficient: null } },
      { values: { ErVisaRequired: null, ErVisaFreeDays: null } },
      [
        ['ErIdSufficient', null, undefined],
        ['ErVisaRequired', true, null],
        ['ErVisaFreeDays', undefined, null],
      ],
    ],
    [
      'a value that became false',
      { values: { ErVisaRequired: true } },
      { values: { ErVisaRequired: false } },
      [['ErVisaRequired', true, false]],
    ],
    [
      'each note',
      { noteDe: 'Alt' },
      { noteDe: 'Neu', noteEn: 'New' },
      [
        ['noteDe', 'Alt', 'Neu'],
        ['noteEn', undefined, 'New'],
      ],
    ],
    [
      'each phase',
      { phases: { noAccess: { start: '2026-01-01', end: null } } },
      { phases: { noAccess: { start: '2026-02-01', end: null }, noRestrictions: { start: null, end: '2026-03-01' } } },
      [
        ['phase.noAccess', { start: '2026-01-01', end: null }, { start: '2026-02-01', end: null }],
        ['phase.noRestrictions', undefined, { start: null, end: '2026-03-01' }],
      ],
    ],
    [
      'the days of validity',
      { validUntil: '2026-12-31' },
      { validFrom: '2026-06-01', validUntil: '2027-06-30' },
      [
        ['validFrom', undefined, '2026-06-01'],
        ['validUntil', '2026-12-31', '2027-06-30'],
      ],
    ],
    [
      'source and authority',
      { sourceUri: 'https://a.example', authorityId: 'x' },
      { sourceUri: 'https://b.example' },
      [
        ['sourceUri', 'https://a.example', 'https://b.example'],
        ['authority', 'x', undefined],
      ],
    ],
    [
      'the scope',
      { citizenships: ['DE'] },
      { citizenships: ['DE', 'AT'], departures: ['EU'] },
      [
        ['citizenships', ['DE'], ['AT', 'DE']],
        ['departures', [], ['EU']],
      ],
    ],
    ['the purpose', { purpose: 'BUSINESS' }, { purpose: 'PRIVATE' }, [['purpose', 'BUSINESS', 'PRIVATE']]],
    [
      'the days of check and review',
      { checkedAt: '2026-01-01' },
      { checkedAt: '2026-05-01', nextReview: '2026-08-01' },
      [
        ['checkedAt', '2026-01-01', '2026-05-01'],
        ['nextReview', undefined, '2026-08-01'],
      ],
    ],
    [
      'the categories',
      {},
      { editCategories: [{ category: 'Passport', copyFromBusiness: true }] },
      [['editCategories', undefined, [{ category: 'Passport', copyFromBusiness: true }]]],
    ],
  ])('lists %s', (_, was, is, expected) => {
    expect(ofDetail(was, is)).toEqual(expected);
  });

  it('does not mind the order of a scope, of categories, or of keys', () => {
    const categories = [
      { category: 'ID', copyFromBusiness: false },
      { category: 'Passport', copyFromBusiness: true },
    ];
    expect(
      ofDetail(
        { citizenships: ['AT', 'DE'], editCategories: categories },
        { citizenships: ['DE', 'AT'], editCategories: [...categories].reverse() },
      ),
    ).toEqual([]);
    expect(
      ofDetail(
        { values: { ErVisaRequired: true, ErVisaFreeDays: 3 } },
        { values: { ErVisaFreeDays: 3, ErVisaRequired: true } },
      ),
    ).toEqual([]);
  });

  it('names the detail, an added one with all it states, a removed one with what it said', () => {
    const kept = aDetail({ id: 'kept' });
    const gone = aDetail({ id: 'gone', citizenships: ['IN'], values: { ErVisaRequired: true } });
    const added = aDetail({ id: 'added', purpose: 'BUSINESS', noteEn: 'Hello' });
    expect(diffRevisions(aVersion([kept, gone]), aVersion([added, kept]), ZONE)).toEqual([
      {
        detail: { id: 'added', purpose: 'BUSINESS', citizenships: [], departures: [] },
        field: 'purpose',
        before: undefined,
        after: 'BUSINESS',
      },
      {
        detail: { id: 'added', purpose: 'BUSINESS', citizenships: [], departures: [] },
        field: 'noteEn',
        before: undefined,
        after: 'Hello',
      },
      {
        detail: { id: 'gone', purpose: 'PRIVATE', citizenships: ['IN'], departures: [] },
        field: 'purpose',
        before: 'PRIVATE',
        after: undefined,
      },
      {
        detail: { id: 'gone', purpose: 'PRIVATE', citizenships: ['IN'], departures: [] },
        field: 'citizenships',
        before: ['IN'],
        after: undefined,
      },
      {
        detail: { id: 'gone', purpose: 'PRIVATE', citizenships: ['IN'], departures: [] },
        field: 'ErVisaRequired',
        before: true,
        after: undefined,
      },
    ]);
  });

  it('lists the fields of the restriction itself, a check by its day', () => {
    const before = aVersion([], { internalNote: 'Call back', checkedAt: new Date('2026-05-01T08:00:00Z') });
    expect(
      fields(
        before,
        aVersion([], {
          checkedAt: '2026-05-01T19:00:00Z',
          isActive: false,
          reminder: '2026-07-01',
          regionDeviationTourism: true,
        }),
      ),
    ).toEqual([
      ['isActive', true, false],
      ['reminder', undefined, '2026-07-01'],
      ['internalNote', 'Call back', undefined],
      ['regionDeviationTourism', undefined, true],
    ]);
  });

  it('of the first version is all that it says', () => {
    expect(fields(null, aVersion([aDetail({ values: { ErVisaRequired: false } })], { isActive: false }))).toEqual([
      ['isActive', undefined, false],
      ['purpose', undefined, 'PRIVATE'],
      ['ErVisaRequired', undefined, false],
    ]);
  });

  it('can tell a detail type from a part by its first letter', () => {
    expect(DETAIL_TYPES.filter(({ key }) => !/^[A-Z]/.test(key))).toEqual([]);
  });
});

describe('the sources of a revision', () => {
  it('are those of the changed details only, each once', () => {
    const before = aVersion([
      aDetail({ id: 'a', sourceUri: 'https://x.example' }),
      aDetail({ id: 'b', sourceUri: 'https://x.example' }),
      aDetail({ id: 'c', sourceUri: 'https://c.example' }),
    ]);
    const after = aVersion(before.details.map((d) => (d.id === 'c' ? d : { ...d, values: { ErVisaRequired: true } })));
    expect(sourcesOfChanges(diffRevisions(before, after, ZONE), after)).toEqual(['https://x.example']);
  });
});
