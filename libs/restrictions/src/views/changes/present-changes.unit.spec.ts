import { LANGUAGES, type Language } from '@landfall/kernel';
import { diffRevisions } from '../../model/revisions/revision-diff.js';
import type { Presented } from '@landfall/platform';
import { presentChanges } from './present-changes.js';
import { aDetail, aVersion } from '../../../test/a-detail.js';

const ZONE = 'Europe/Berlin';
const present = (
  was: Parameters<typeof aDetail>[0],
  is: Parameters<typeof aDetail>[0],
  language: Language = 'en',
): Presented<'RevisionChange'>[] =>
  presentChanges(diffRevisions(aVersion([aDetail(was)]), aVersion([aDetail(is)]), ZONE), words(language));
const words = (language: Language, isStaff = true): Parameters<typeof presentChanges>[1] => ({
  language,
  isStaff,
  groups: { EU: ['DE', 'FR'] },
  countryName: (code) => ({ DE: 'Germany', IN: 'India' })[code] ?? null,
  authorityName: (id) => (id === 'known' ? 'Foreign Office' : null),
});

describe('a formatted change', () => {
  it.each<[string, Parameters<typeof aDetail>[0], Parameters<typeof aDetail>[0], string, string | null, string | null]>(
    [
      [
        'a value',
        { values: { ErVisaFreeDays: 30 } },
        { values: { ErVisaFreeDays: 60 } },
        'Visa-free stay',
        'You can stay for up to 30 days without a visa.',
        'You can stay for up to 60 days without a visa.',
      ],
      [
        'a value that was not stated',
        {},
        { values: { ErVisaFreeDays: 1 } },
        'Visa-free stay',
        null,
        'You can stay for up to 1 day without a visa.',
      ],
      ['a type that the catalogue no longer knows', { values: { ErLongGone: 3 } }, {}, 'ErLongGone', '3', null],
      [
        'a value of a kind that the type no longer has',
        { values: { ErVisaFreeDays: true } },
        {},
        'Visa-free stay',
        'true',
        null,
      ],
      [
        'a note with markup',
        { noteEn: '<p>Old <strong>rule</strong></p>' },
        { noteEn: null },
        'Note (English)',
        'Old rule',
        null,
      ],
      [
        'a phase with both dates',
        {},
        { phases: { noAccess: { start: '2026-05-01', end: '2026-06-30' } } },
        'Entry not possible',
        null,
        '1 May\u2009–\u200930 June 2026',
      ],
      [
        'a phase with an open end',
        {},
        { phases: { noAccess: { start: '2026-05-01', end: null } } },
        'Entry not possible',
        null,
        'From 1 May 2026',
      ],
      [
        'a phase with an open start',
        {},
        { phases: { noRestrictions: { start: null, end: '2026-05-01' } } },
        'No entry restrictions',
        null,
        'Up to and including 1 May 2026',
      ],
      [
        'nationalities, a group among them',
        { citizenships: [] },
        { citizenships: ['IN', 'EU'] },
        'Nationalities',
        'All nationalities',
        'European Union and India',
      ],
      ['departures', { departures: ['DE'] }, { departures: [] }, 'Departure from', 'Germany', 'From anywhere'],
      [
        'an authority that is gone',
        { authorityId: 'gone' },
        { authorityId: 'known' },
        'Authority',
        '–',
        'Foreign Office',
      ],
      [
        'categories',
        {},
        {
          editCategories: [
            { category: 'Passport', copyFromBusiness: true },
            { category: 'ID', copyFromBusiness: false },
          ],
        },
        'Edited categories',
        null,
        'Identity card and Passport (copied from business travel)',
      ],
      ['a day', { checkedAt: '2026-05-01' }, { checkedAt: '2026-05-02' }, 'Checked on', '1 May 2026', '2 May 2026'],
    ],
  )('says %s', (_, was, is, title, beforeText, afterText) => {
    expect(present(was, is)).toEqual([
      expect.objectContaining({ detailId: 'detail-1', purpose: 'PRIVATE', title, beforeText, afterText }),
    ]);
  });

  it('of the restriction itself belongs to no detail', () => {
    const differences = diffRevisions(aVersion([]), aVersion([], { isActive: false }), ZONE);
    expect(presentChanges(differences, words('en'))).toEqual([
      {
        detailId: null,
        purpose: null,
        citizenships: [],
        departures: [],
        field: 'isActive',
        title: 'Visibility',
        before: true,
        after: false,
        beforeText: 'Published',
        afterText: 'Not published',
      },
    ]);
  });

  it('that is internal is shown to staff only', () => {
    const differences = diffRevisions(
      aVersion([]),
      aVersion([], { internalNote: 'A', internalSources: 'B', reminder: '2026-06-01' }),
      ZONE,
    );
    const fields = (isStaff: boolean): string[] =>
      presentChanges(differences, words('en', isStaff)).map((c) => c.field);
    expect(fields(true)).toEqual(['reminder', 'internalNote', 'internalSources']);
    expect(fields(false)).toEqual(['reminder']);
  });

  it.each(LANGUAGES)('has words for every part in %s', (language) => {
    const after = aVersion(
      [
        aDetail({
          citizenships: ['DE'],
          departures: ['EU'],
          noteDe: 'a',
          noteEn: 'b',
          sourceUri: 'https://a.example',
          authorityId: 'known',
          checkedAt: '2026-05-01',
          nextReview: '2026-08-01',
          phases: {
            noAccess: { start: '2026-05-01', end: null },
            someRestrictions: { start: null, end: '2026-06-01' },
            noRestrictions: { start: '2026-07-01', end: '2026-08-01' },
          },
          editCategories: [{ category: 'Passport', copyFromBusiness: true }],
        }),
      ],
      {
        reminder: '2026-05-01',
        internalNote: 'x',
        internalSources: 'y',
        regionDeviationTourism: true,
        regionDeviationBusiness: true,
        checkedAt: '2026-05-01T00:00:00Z',
      },
    );
    const changes = presentChanges(diffRevisions(null, after, ZONE), words(language));
    expect(changes).toHaveLength(20);
    for (const { field, title, afterText } of changes)
      expect([field, title === field, afterText === null || afterText === '']).toEqual([field, false, false]);
  });
});
