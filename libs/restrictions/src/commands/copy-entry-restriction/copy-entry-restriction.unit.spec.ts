import { DETAIL_CATEGORIES, DETAIL_TYPES } from '@landfall/catalogue';
import { validated } from '@landfall/platform';
import { decideCopy, type Copied } from './copy-entry-restriction.decide.js';
import { CopyOrder, type CopySource } from './copy-entry-restriction.input.js';
import type { EntryRestrictionDetailInput } from '../../model/restriction/restriction-input.js';

type Detail = Partial<EntryRestrictionDetailInput>;
const GROUPS = { EU: ['DE', 'FR'] };
const business = (values: object, more: Detail = {}): EntryRestrictionDetailInput => ({
  restrictionType: 'BUSINESS',
  restrictionDetailJson: values,
  ...more,
});
const personal = (values: object, more: Detail = {}): EntryRestrictionDetailInput => ({
  restrictionType: 'PRIVATE',
  restrictionDetailJson: values,
  ...more,
});

interface Source {
  parent?: EntryRestrictionDetailInput[] | null;
  from?: CopySource;
}
const decide = (
  details: EntryRestrictionDetailInput[],
  categories: string[],
  { parent = null, from = parent ? 'PARENT' : 'BUSINESS' }: Source = {},
): ReturnType<typeof decideCopy> => decideCopy(details, parent, validated(CopyOrder, { from, categories }), GROUPS);
function copied(details: EntryRestrictionDetailInput[], categories: string[], overrides: Source = {}): Copied {
  const outcome = decide(details, categories, overrides);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.rejections));
  return outcome;
}
function rejections(categories: string[], overrides: Source = {}): string[] {
  const outcome = decide([business({ ErVisaRequired: true })], categories, overrides);
  if (outcome.ok) throw new Error('It was accepted.');
  return outcome.rejections.map((r) => `${r.field} ${r.key}`);
}
const fields = (changes: Copied['overwrites']): [string, unknown, unknown][] =>
  changes.map(({ field, before, after }) => [field, before, after]);

describe('a copy from business', () => {
  it('writes the values of the category into the private detail for the same people, and nothing else', () => {
    const result = copied(
      [
        business(
          { ErVisaRequired: true, ErVisaFreeDays: 30, ErPassportSufficient: true },
          { id: 'b', citizenshipIds: ['IN'] },
        ),
        personal({ ErVisaRequired: false, ErPassportSufficient: false }, { id: 'p', citizenshipIds: ['IN'] }),
        personal({ ErVisaRequired: false }, { id: 'other', citizenshipIds: ['US'] }),
      ],
      ['ErVisaRequirement'],
    );
    expect(result.details.map((d) => [d.id, d.restrictionDetailJson])).toEqual([
      ['b', { ErVisaRequired: true, ErVisaFreeDays: 30, ErPassportSufficient: true }],
      ['p', { ErVisaRequired: true, ErVisaFreeDays: 30, ErPassportSufficient: false }],
      ['other', { ErVisaRequired: false }],
    ]);
    expect(result.overwrites).toEqual([
      {
        detailId: 'p',
        citizenships: ['IN'],
        departures: [],
        category: 'ErVisaRequirement',
        field: 'ErVisaRequired',
        before: false,
        after: true,
      },
    ]);
    expect(result.additions).toEqual([
      {
        detailId: 'p',
        citizenships: ['IN'],
        departures: [],
        category: 'ErVisaRequirement',
        field: 'ErVisaFreeDays',
        before: undefined,
        after: 30,
      },
    ]);
  });

  it('makes the private detail where there is none', () => {
    const result = copied(
      [
        business(
          { ErVisaRequired: true, ErPassportSufficient: true },
          { id: 'b', citizenshipIds: ['IN'], departureIds: ['EU'], authorityId: 'x', checkedAt: '2026-01-01' },
        ),
      ],
      ['ErVisaRequirement'],
    );
    expect(result.details[1]).toMatchObject({
      id: null,
      restrictionType: 'PRIVATE',
      citizenshipIds: ['IN'],
      departureIds: ['EU'],
      restrictionDetailJson: { ErVisaRequired: true },
      authorityId: null,
      checkedAt: null,
      editCategories: [{ category: 'ErVisaRequirement', copyFromBusiness: true }],
    });
    expect(result.additions).toHaveLength(1);
  });

  it('makes no private detail that would state nothing', () => {
    expect(copied([business({ ErPassportSufficient: true })], ['ErVisaRequirement'])).toEqual({
      ok: true,
      details: [business({ ErPassportSufficient: true })],
      overwrites: [],
      additions: [],
    });
  });

  it('knows a group by its members, whatever their order and spelling', () => {
    const result = copied(
      [
        business({ ErVisaRequired: true }, { citizenshipIds: ['EU'] }),
        personal({}, { id: 'p', citizenshipIds: ['fr', 'DE'] }),
      ],
      ['ErVisaRequirement'],
    );
    expect(result.details).toHaveLength(2);
    expect(result.additions).toMatchObject([{ detailId: 'p' }]);
  });

  it('takes the sub-categories of a category along', () => {
    const types = DETAIL_TYPES.filter(
      (t) => t.category === 'ReentryQuarantine' && t.showBusiness && t.kind === 'POSINT',
    );
    expect(types.length).toBeGreaterThan(0);
    const result = copied([business({ [types[0]!.key]: 5, ErVisaFreeDays: 3 })], ['ReentryRegulations']);
    expect(fields(result.additions)).toEqual([[types[0]!.key, undefined, 5]]);
    expect(result.additions[0]!.category).toBe('ReentryQuarantine');
  });

  it('takes note, phases and source with the entry requirements only, note and phases as a whole', () => {
    const source = business({}, { noteDe: 'Neu', noAccessStart: '2026-05-01', sourceUri: 'https://b.example' });
    const target = personal(
      {},
      { id: 'p', noteDe: 'Alt', noteEn: 'Old', noRestrictionsStart: '2026-01-01', noRestrictionsEnd: '2026-12-31' },
    );
    const result = copied([source, target], ['EntryRequirements']);
    expect(fields(result.overwrites)).toEqual([
      ['phase.noRestrictions', { start: '2026-01-01', end: '2026-12-31' }, undefined],
      ['noteDe', 'Alt', 'Neu'],
      ['noteEn', 'Old', undefined],
    ]);
    expect(fields(result.additions)).toEqual([
      ['phase.noAccess', undefined, { start: '2026-05-01', end: null }],
      ['sourceUri', undefined, 'https://b.example'],
    ]);
    expect(result.details[1]).toMatchObject({
      noteDe: 'Neu',
      noteEn: null,
      noAccessStart: '2026-05-01',
      noAccessEnd: null,
      noRestrictionsStart: null,
      noRestrictionsEnd: null,
      sourceUri: 'https://b.example',
    });
    expect(copied([source, target], ['EntryOthers', 'ErVisaRequirement']).additions).toEqual([]);
  });

  it('leaves what business does not state as it stands', () => {
    const target = personal(
      { ErVisaFreeDays: 5 },
      { id: 'p', noteDe: 'Bleibt', noAccessStart: '2026-05-01', sourceUri: 'https://p.example' },
    );
    expect(
      copied([business({ ErVisaRequired: true }), target], ['EntryRequirements', 'ErVisaRequirement']).details[1],
    ).toMatchObject({
      restrictionDetailJson: { ErVisaFreeDays: 5, ErVisaRequired: true },
      noteDe: 'Bleibt',
      noAccessStart: '2026-05-01',
      sourceUri: 'https://p.example',
    });
  });

  it('is no change where both say the same', () => {
    const result = copied(
      [
        business({ ErVisaNote: { de: 'Gleich ' } }, { noteDe: ' a ' }),
        personal({ ErVisaNote: { de: 'Gleich' } }, { noteDe: 'a' }),
      ],
      ['ErVisaRequirement', 'EntryRequirements'],
    );
    expect([result.overwrites, result.additions]).toEqual([[], []]);
  });

  it('writes a value where it is stated when several details speak to the same people, and asks about it', () => {
    const draft = [
      business({ CiCapital: { de: 'A' } }, { sourceUri: 'https://one.example' }),
      business({ CiTimeZones: { de: 'neu' }, CiCurrency: { de: 'Taler' } }, { sourceUri: 'https://two.example' }),
      personal({ CiCapital: { de: 'A' } }, { id: 'one', sourceUri: 'https://one.example' }),
      personal({ CiTimeZones: { de: 'alt' } }, { id: 'two', sourceUri: 'https://two.example' }),
    ];
    const result = copied(draft, ['MoreAboutDestination', 'EntryRequirements']);
    expect(result.details.slice(2)).toMatchObject([
      { id: 'one', restrictionDetailJson: { CiCapital: { de: 'A' } }, sourceUri: 'https://one.example' },
      {
        id: 'two',
        restrictionDetailJson: { CiTimeZones: { de: 'neu' }, CiCurrency: { de: 'Taler' } },
        sourceUri: 'https://two.example',
      },
    ]);
    expect(result.overwrites).toMatchObject([
      { detailId: 'two', field: 'CiTimeZones', before: { de: 'alt' }, after: { de: 'neu' } },
    ]);
    expect(result.additions).toMatchObject([{ detailId: 'two', field: 'CiCurrency' }]);
  });

  it('makes a detail of its own for a source that no detail for these people rests on', () => {
    const draft = [
      business({ ErVisaRequired: true }, { sourceUri: 'https://b.example' }),
      personal({ ErExitNote: { de: 'a' } }, { id: 'one', sourceUri: 'https://one.example' }),
      personal({ HealthNote: { de: 'b' } }, { id: 'two', sourceUri: 'https://two.example' }),
    ];
    expect(copied(draft, ['ErVisaRequirement']).details.slice(3)).toMatchObject([
      { id: null, restrictionDetailJson: { ErVisaRequired: true } },
    ]);
    expect(
      copied([business({ ErVisaRequired: true }, { sourceUri: 'https://b.example' })], ['EntryRequirements']).details,
    ).toHaveLength(1);
  });

  it('records the category once and keeps the others', () => {
    const editCategories = [
      { category: 'Passport', copyFromBusiness: false },
      { category: 'ErVisaRequirement', copyFromBusiness: false },
    ];
    const result = copied(
      [business({ ErVisaRequired: true }), personal({}, { editCategories })],
      ['ErVisaRequirement', 'General'],
    );
    expect(result.details[1]!.editCategories).toEqual([
      { category: 'Passport', copyFromBusiness: false },
      { category: 'ErVisaRequirement', copyFromBusiness: true },
    ]);
  });

  it('never takes a type that is kept from business', () => {
    for (const type of DETAIL_TYPES.filter((t) => !t.showBusiness)) {
      const category = DETAIL_CATEGORIES.find((c) => c.key === type.category)!;
      if (!category.allowCopyFromBusiness) continue;
      const value = { FREETEXT: { de: 'x' }, YESNO: true, YESNOTEXT: { yes: true }, POSINT: 1, COLOR: 'RED' }[
        type.kind
      ];
      expect(copied([business({ [type.key]: value })], [type.category])).toMatchObject({
        details: { length: 1 },
        additions: [],
      });
    }
  });

  it('does not fall over a draft that is no restriction yet', () => {
    const draft = [
      business('nonsense' as unknown as object),
      business({ ErVisaFreeDays: 'many' }),
      personal([], { editCategories: [null, 'x'] }),
    ];
    expect(fields(copied(draft, ['ErVisaRequirement']).additions)).toEqual([['ErVisaFreeDays', undefined, 'many']]);
  });
});

describe('a copy from the parent', () => {
  it('goes into the detail for the same purpose and people, and makes none', () => {
    const parent = [
      business({ ErVisaRequired: true }),
      personal({ ErVisaRequired: false }),
      personal({ ErVisaRequired: true }, { citizenshipIds: ['IN'] }),
    ];
    const result = copied(
      [personal({ ErVisaFreeDays: 5 }, { id: 'p' }), business({ ErVisaRequired: false }, { id: 'b' })],
      ['ErVisaRequirement'],
      { parent },
    );
    expect(result.details.map((d) => [d.id, d.restrictionDetailJson, d.editCategories])).toEqual([
      ['p', { ErVisaFreeDays: 5, ErVisaRequired: false }, undefined],
      ['b', { ErVisaRequired: true }, undefined],
    ]);
    expect([fields(result.overwrites), fields(result.additions)]).toEqual([
      [['ErVisaRequired', false, true]],
      [['ErVisaRequired', undefined, false]],
    ]);
  });
});

describe('a copy from a parent with several details for the same people', () => {
  it('brings the values of all and the phases and the address of one', () => {
    const parent = [
      personal({ ErVisaRequired: true }, { sourceUri: 'https://one.example' }),
      personal({ ErExitNote: { de: 'neu' } }, { sourceUri: 'https://two.example', noAccessStart: '2026-05-01' }),
    ];
    const result = copied(
      [personal({ ErExitNote: { de: 'alt' } }, { id: 'p' })],
      ['EntryRequirements', 'ErVisaRequirement', 'ErExit'],
      { parent },
    );
    expect(result.details).toMatchObject([
      {
        id: 'p',
        restrictionDetailJson: { ErVisaRequired: true, ErExitNote: { de: 'neu' } },
        sourceUri: 'https://one.example',
        noAccessStart: '2026-05-01',
      },
    ]);
    expect(fields(result.overwrites)).toEqual([['ErExitNote', { de: 'alt' }, { de: 'neu' }]]);
  });
});

describe('a copy is rejected', () => {
  const barred = DETAIL_CATEGORIES.filter((c) => !c.allowCopyFromBusiness).map((c) => c.key);

  it.each(barred)('of %s, from business and from the parent', (key) => {
    expect(rejections([key])).toEqual(['categories rejection.copyNotAllowed']);
    expect(rejections([key], { parent: [] })).toEqual(['categories rejection.copyNotAllowed']);
  });

  it.each<[string, string[], Source, string[]]>([
    ['of a category that does not exist', ['Nonsense'], {}, ['categories rejection.unknownCategory']],
    ['of no category', [], {}, ['categories rejection.required']],
    ['from a parent that is missing', ['Passport'], { from: 'PARENT' }, ['from rejection.noParent']],
    [
      'for everything at once',
      ['Nonsense', 'ChildrenPassport'],
      { from: 'PARENT' },
      ['categories rejection.unknownCategory', 'categories rejection.copyNotAllowed', 'from rejection.noParent'],
    ],
  ])('%s', (_, categories, overrides, expected) => expect(rejections(categories, overrides)).toEqual(expected));

  it('for children, minors and incidences, and for nothing else', () =>
    expect(barred).toEqual(['IncidenceStatistic', 'ChildrenPassport', 'ErRegulationsForMinors']));
});
