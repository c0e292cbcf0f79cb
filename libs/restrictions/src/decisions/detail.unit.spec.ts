import { Rejections } from '@landfall/kernel';
import { validated } from '@landfall/platform';
import type { RestrictionDetail } from '../model/restriction/entry-restriction.js';
import { EntryRestrictionDetailInput } from '../model/restriction/restriction-input.js';
import { decideDetail, type DetailContext } from './detail.decide.js';

const GROUPS = { EU: ['AT', 'DE', 'FR'], DACH: ['AT', 'CH', 'DE'], PAIR: ['AT', 'DE'], TWINS: ['AT', 'DE'] };
const COUNTRIES = ['AT', 'CH', 'DE', 'FR', 'IN'];

const context = (overrides: Partial<DetailContext> = {}): DetailContext => ({
  canonicalCountryOrGroup: (id) =>
    [...COUNTRIES, ...Object.keys(GROUPS)].find((code) => code === id.trim().toUpperCase()) ?? null,
  canonicalPort: () => null,
  groups: GROUPS,
  authorityIds: new Set(['authority-1']),
  now: new Date('2026-05-02T10:00:00Z'),
  newId: () => 'new-id',
  isSignificant: true,
  level: 'COUNTRY',
  editorId: 'editor-1',
  ...overrides,
});

function decide(
  input: Partial<EntryRestrictionDetailInput>,
  previous: RestrictionDetail | null = null,
  overrides: Partial<DetailContext> = {},
): { detail: RestrictionDetail; rejected: string[] } {
  const base: EntryRestrictionDetailInput = { restrictionType: 'PRIVATE', restrictionDetailJson: {} };
  const { input: sent, shape } = validated(EntryRestrictionDetailInput, { ...base, ...input });
  const rejections = new Rejections(shape.map((one) => ({ ...one, field: `details.3.${one.field}` })));
  const detail = decideDetail(sent, 3, previous, context(overrides), rejections);
  return { detail, rejected: rejections.list.map((r) => `${r.field} ${r.key}`) };
}
const stored = (input: Partial<EntryRestrictionDetailInput>): RestrictionDetail =>
  decide(input, null, { now: new Date('2026-05-01T10:00:00Z') }).detail;

describe('the incidence', () => {
  const incidence = {
    restrictionDetailJson: { SevenDayIncidence: 12, SevenDayIncidenceLastWeek: 9, ErVisaRequired: true },
  };

  it.each(['REGION', 'AIRPORT'] as const)('is rejected for a place of the level %s', (level) => {
    expect(decide(incidence, null, { level }).rejected).toEqual([
      'details.3.restrictionDetailJson.SevenDayIncidence rejection.countriesOnly',
      'details.3.restrictionDetailJson.SevenDayIncidenceLastWeek rejection.countriesOnly',
    ]);
  });

  it('is kept for a country', () => {
    expect(decide(incidence).detail.values).toEqual(incidence.restrictionDetailJson);
  });
});

describe('a detail', () => {
  it.each<[string, Partial<EntryRestrictionDetailInput>, string]>([
    ['a cruise', { restrictionType: 'CRUISE' }, 'restrictionType rejection.cruiseRule'],
    ['an unknown nationality', { citizenshipIds: ['DE', 'XX'] }, 'citizenshipIds rejection.unknownGroupOrCountry'],
    ['an unknown country of departure', { departureIds: ['ATLANTIS'] }, 'departureIds rejection.unknownGroupOrCountry'],
    ['an address that is none', { sourceUri: 'somewhere' }, 'sourceUri rejection.invalidUrl'],
    ['an address that runs a script', { sourceUri: 'javascript:alert(1)' }, 'sourceUri rejection.invalidUrl'],
    ['an address with credentials', { sourceUri: 'https://user:secret@example.org' }, 'sourceUri rejection.invalidUrl'],
    ['an address of this machine', { sourceUri: 'http://localhost' }, 'sourceUri rejection.invalidUrl'],
    [
      'an address without end',
      { sourceUri: `https://example.org/${'x'.repeat(2_000)}` },
      'sourceUri rejection.invalidUrl',
    ],
    ['an address with a blank in it', { sourceUri: 'https://example.org/a b' }, 'sourceUri rejection.invalidUrl'],
    ['an address without slashes', { sourceUri: 'https:example.org' }, 'sourceUri rejection.invalidUrl'],
    ['an unknown authority', { authorityId: 'nobody' }, 'authorityId rejection.unknownAuthority'],
    ['a check on a day that does not exist', { checkedAt: '2026-02-29' }, 'checkedAt rejection.invalidDate'],
    ['a check in a year that does not exist', { checkedAt: '0000-05-05' }, 'checkedAt rejection.invalidDate'],
    ['a note of markup without end', { noteEn: '<b'.repeat(100_000) }, 'noteEn rejection.tooLong'],
    ['a German note without end', { noteDe: 'x'.repeat(20_001) }, 'noteDe rejection.tooLong'],
    ['an English note without end', { noteEn: 'x'.repeat(20_001) }, 'noteEn rejection.tooLong'],
    ['a phase that starts on no day', { noAccessStart: '2026-13-01' }, 'noAccessStart rejection.invalidDate'],
    ['a phase that ends on no day', { someRestrictionsEnd: 'never' }, 'someRestrictionsEnd rejection.invalidDate'],
    [
      'a phase that ends before it starts',
      { noRestrictionsStart: '2026-05-02', noRestrictionsEnd: '2026-05-01' },
      'noRestrictionsEnd rejection.phaseOrder',
    ],
    ['a validity that begins on no day', { validFrom: '2026-02-30' }, 'validFrom rejection.invalidDate'],
    [
      'a validity that ends before it begins',
      { validFrom: '2026-05-02', validUntil: '2026-05-01' },
      'validUntil rejection.validityOrder',
    ],
    ['values that are no mapping', { restrictionDetailJson: [true] }, 'restrictionDetailJson rejection.wrongKind'],
    ['no values at all', { restrictionDetailJson: null }, 'restrictionDetailJson rejection.wrongKind'],
    [
      'a type that does not exist',
      { restrictionDetailJson: { ErVisaRequird: true } },
      'restrictionDetailJson.ErVisaRequird rejection.unknownDetailType',
    ],
    [
      'a note among the values',
      { restrictionDetailJson: { Note: { en: 'twice' } } },
      'restrictionDetailJson.Note rejection.unknownDetailType',
    ],
    [
      'a value of another kind',
      { restrictionDetailJson: { ErVisaRequired: 'yes' } },
      'restrictionDetailJson.ErVisaRequired rejection.wrongKind',
    ],
    [
      'a count of less than one',
      { restrictionDetailJson: { ErVisaFreeDays: 0 } },
      'restrictionDetailJson.ErVisaFreeDays rejection.notPositiveInteger',
    ],
    [
      'half a day',
      { restrictionDetailJson: { ErVisaFreeDays: 1.5 } },
      'restrictionDetailJson.ErVisaFreeDays rejection.notPositiveInteger',
    ],
    [
      'a count that is too large',
      { restrictionDetailJson: { ErVisaFreeDays: 1e12 } },
      'restrictionDetailJson.ErVisaFreeDays rejection.notInRange',
    ],
    [
      'a colour that does not exist',
      { restrictionDetailJson: { ForeignOfficeStatus: 'PINK' } },
      'restrictionDetailJson.ForeignOfficeStatus rejection.notAColor',
    ],
    [
      'a text without end',
      { restrictionDetailJson: { ErEntryNote: { en: 'x'.repeat(20_001) } } },
      'restrictionDetailJson.ErEntryNote rejection.tooLong',
    ],
    [
      'an edit category that does not exist',
      { editCategories: [{ category: 'Nonsense' }] },
      'editCategories rejection.unknownCategory',
    ],
    [
      'an edit category that is no mapping',
      { editCategories: ['Passport'] },
      'editCategories rejection.unknownCategory',
    ],
    [
      'a copy from business that is neither yes nor no',
      { editCategories: [{ category: 'Passport', copyFromBusiness: 'yes' }] },
      'editCategories rejection.wrongKind',
    ],
    [
      'a copy from business of a category that may not be copied',
      { editCategories: [{ category: 'ChildrenPassport', copyFromBusiness: true }] },
      'editCategories rejection.copyNotAllowed',
    ],
  ])('is rejected at its field: %s', (_, input, expected) => {
    expect(decide(input).rejected).toEqual([`details.3.${expected}`]);
  });

  it('is rejected for both days of a phase that do not exist', () => {
    expect(decide({ noAccessStart: 'x', noAccessEnd: '2026-02-30' }).rejected).toEqual([
      'details.3.noAccessStart rejection.invalidDate',
      'details.3.noAccessEnd rejection.invalidDate',
    ]);
  });

  it('says how large a count may be', () => {
    const rejections = new Rejections();
    decideDetail(
      { restrictionType: 'PRIVATE', restrictionDetailJson: { AdvisoryRiskLevel: 6 } },
      0,
      null,
      context(),
      rejections,
    );
    expect(rejections.list).toEqual([
      {
        field: 'details.0.restrictionDetailJson.AdvisoryRiskLevel',
        key: 'rejection.notInRange',
        values: { key: 'AdvisoryRiskLevel', min: 1, max: 5 },
      },
    ]);
  });

  it('may be edited in a category that may not be copied', () => {
    const editCategories = [
      { category: 'ChildrenPassport', copyFromBusiness: false },
      { category: 'Passport', copyFromBusiness: true },
    ];
    const { detail, rejected } = decide({ editCategories });
    expect([detail.editCategories, rejected]).toEqual([editCategories, []]);
    expect(
      decide({ editCategories: [{ category: 'Passport', copyFromBusiness: false }, ...editCategories] }).detail
        .editCategories,
    ).toEqual([editCategories[1], editCategories[0]]);
  });

  it('is accepted with a phase of one day, an open end, and both kinds of web address', () => {
    const { detail, rejected } = decide({
      noAccessStart: '2026-05-01',
      noAccessEnd: '2026-05-01',
      someRestrictionsStart: '2026-06-01',
      sourceUri: ' http://www.example.org/a?b=c ',
    });
    expect(rejected).toEqual([]);
    expect(detail.phases).toEqual({
      noAccess: { start: '2026-05-01', end: '2026-05-01' },
      someRestrictions: { start: '2026-06-01', end: null },
    });
    expect(detail.sourceUri).toBe('http://www.example.org/a?b=c');
  });

  it('says once and in order for whom it holds, whatever case the codes are sent in', () => {
    expect(decide({ citizenshipIds: ['in', 'EU', 'IN', 'de'] }).detail.citizenships).toEqual(['DE', 'EU', 'IN']);
  });

  it('leaves out what states nothing, and keeps what is stated as not known', () => {
    const { detail } = decide({
      restrictionDetailJson: {
        ErVisaRequired: null,
        ErEntryNote: { de: '  ', en: ' Text ' },
        ErOnwardTicketRequired: { yes: null, textDe: '' },
        ErVisaNote: { en: ' ' },
      },
      noteDe: '  ',
    });
    expect(detail.values).toEqual({
      ErVisaRequired: null,
      ErEntryNote: { en: 'Text' },
      ErOnwardTicketRequired: { yes: null },
    });
    expect(detail.noteDe).toBeNull();
  });
});

describe('a group that a client sends back as its members', () => {
  it.each<[string, string[], string[], string[]]>([
    ['stays the group', ['EU'], ['FR', 'DE', 'AT'], ['EU']],
    ['stays the group when it is sent as itself', ['EU'], ['EU'], ['EU']],
    ['stays the group beside a country', ['EU', 'IN'], ['AT', 'DE', 'FR', 'IN'], ['EU', 'IN']],
    ['stays the group that it was, not another of the same members', ['PAIR'], ['AT', 'DE'], ['PAIR']],
    ['stays two groups that overlap', ['DACH', 'EU'], ['AT', 'CH', 'DE', 'FR'], ['DACH', 'EU']],
    ['stays the group and a country named beside it', ['EU', 'FR'], ['AT', 'DE', 'FR'], ['EU', 'FR']],
    ['is the group alone when the country beside it is taken away', ['EU', 'FR'], ['EU'], ['EU']],
    ['takes a country beside the group that contains it', ['EU'], ['EU', 'FR'], ['EU', 'FR']],
    ['is no longer the group without one member', ['EU'], ['AT', 'DE'], ['AT', 'DE']],
    ['is no longer the group with one more', ['EU'], ['AT', 'DE', 'FR', 'IN'], ['AT', 'DE', 'FR', 'IN']],
    ['is everyone when nobody is named any more', ['EU'], [], []],
    ['is no group when countries were stored', ['AT', 'DE', 'FR'], ['AT', 'DE', 'FR'], ['AT', 'DE', 'FR']],
  ])('%s', (_, before, sent, after) => {
    const previous = stored({ citizenshipIds: before, departureIds: before });
    const { detail } = decide({ citizenshipIds: sent, departureIds: sent }, previous);
    expect([detail.citizenships, detail.departures]).toEqual([after, after]);
  });

  it('changes nothing and moves no time', () => {
    const previous = stored({ citizenshipIds: ['EU'], restrictionDetailJson: { ErVisaRequired: false } });
    expect(
      decide({ citizenshipIds: ['AT', 'DE', 'FR'], restrictionDetailJson: { ErVisaRequired: false } }, previous).detail,
    ).toEqual(previous);
  });
});

describe('the times of a detail', () => {
  const THEN = '2026-05-01T10:00:00.000Z';
  const NOW = '2026-05-02T10:00:00.000Z';
  const base: Partial<EntryRestrictionDetailInput> = {
    restrictionDetailJson: { ErVisaRequired: true },
    noteEn: 'A note.',
    noAccessStart: '2026-06-01',
    someRestrictionsStart: '2026-07-01',
  };

  it('start with it: phases and note by a significant revision, none by a minor one', () => {
    expect(stored(base)).toMatchObject({
      modifiedAt: THEN,
      significantUpdateAt: THEN,
      noteUpdatedAt: THEN,
      phaseUpdates: { noAccess: THEN, someRestrictions: THEN },
    });
    expect(decide(base, null, { isSignificant: false }).detail).toMatchObject({
      modifiedAt: NOW,
      significantUpdateAt: null,
      noteUpdatedAt: null,
      phaseUpdates: {},
    });
  });

  it.each<[string, Partial<EntryRestrictionDetailInput>, object]>([
    ['nothing', {}, {}],
    ['a value', { restrictionDetailJson: { ErVisaRequired: false } }, { modifiedAt: NOW, significantUpdateAt: NOW }],
    ['the note', { noteEn: 'Another.' }, { modifiedAt: NOW, significantUpdateAt: NOW, noteUpdatedAt: NOW }],
    [
      'one phase',
      { noAccessStart: '2026-06-02' },
      { modifiedAt: NOW, significantUpdateAt: NOW, phaseUpdates: { noAccess: NOW, someRestrictions: THEN } },
    ],
    ['the source', { sourceUri: 'https://www.example.org' }, { modifiedAt: NOW }],
    ['the day of the check', { checkedAt: '2026-05-02' }, { modifiedAt: NOW }],
  ])('move with what moved: %s', (_, change, moved) => {
    const kept = {
      modifiedAt: THEN,
      significantUpdateAt: THEN,
      noteUpdatedAt: THEN,
      phaseUpdates: { noAccess: THEN, someRestrictions: THEN },
    };
    expect(decide({ ...base, ...change }, stored(base)).detail).toMatchObject({ ...kept, ...moved });
  });

  it('of a minor revision are those of the text only', () => {
    const { detail } = decide({ ...base, noteEn: 'Another.', noAccessStart: '2026-06-02' }, stored(base), {
      isSignificant: false,
    });
    expect(detail).toMatchObject({
      modifiedAt: NOW,
      significantUpdateAt: THEN,
      noteUpdatedAt: THEN,
      phaseUpdates: { noAccess: THEN, someRestrictions: THEN },
    });
  });

  it('keep the day of the last check when none is sent, and drop it when it is emptied', () => {
    const previous = stored({ checkedAt: '2026-04-01' });
    expect(decide({}, previous).detail.checkedAt).toBe('2026-04-01');
    expect(decide({ checkedAt: null }, previous).detail.checkedAt).toBeNull();
    expect(decide({ checkedAt: '' }, previous).detail.checkedAt).toBeNull();
  });
});

describe('the dates of a detail', () => {
  const wording = { restrictionDetailJson: { ErVisaRequired: true }, sourceUri: 'https://mfa.example/visa' };
  const dates = ({ writtenOn, checkedAt, checkedBy }: RestrictionDetail): unknown[] => [
    writtenOn,
    checkedAt,
    checkedBy,
  ];
  const CHECKED = stored({ ...wording, checkedAt: '2026-05-01' });

  it.each<[string, Partial<EntryRestrictionDetailInput>, unknown[]]>([
    ['a save of the same', {}, ['2026-05-01', '2026-05-01', 'editor-1']],
    ['another check', { checkedAt: '2026-05-02' }, ['2026-05-01', '2026-05-02', 'editor-2']],
    ['a check that is taken back', { checkedAt: null }, ['2026-05-01', null, undefined]],
    ['another value', { restrictionDetailJson: { ErVisaRequired: false } }, ['2026-05-02', null, undefined]],
    ['another source', { sourceUri: 'https://mfa.example/new' }, ['2026-05-02', null, undefined]],
    ['another note, read and sent back', { noteEn: 'New', checkedAt: '2026-05-01' }, ['2026-05-02', null, undefined]],
    ['another note, compared', { noteEn: 'New', checkedAt: '2026-05-02' }, ['2026-05-02', '2026-05-02', 'editor-2']],
    ['another day of writing', { writtenOn: '2026-04-01' }, ['2026-04-01', '2026-05-01', 'editor-1']],
  ])('after %s', (_, change, expected) => {
    expect(dates(decide({ ...wording, ...change }, CHECKED, { editorId: 'editor-2' }).detail)).toEqual(expected);
  });

  it('are no check where nobody says so', () => {
    expect(dates(decide(wording).detail)).toEqual(['2026-05-02', null, undefined]);
    expect(dates(decide(wording, null, { today: '2026-05-03' }).detail)).toEqual(['2026-05-03', null, undefined]);
  });

  it('are taken as they are sent where they were decided before', () => {
    const said = { writtenOn: '2026-01-01', checkedAt: '2026-02-01', checkedBy: 'editor-3' };
    const other = { ...wording, noteEn: 'New' };
    expect(dates(decide({ ...other, ...said }, CHECKED, { takesDatesAsSent: true }).detail)).toEqual(
      Object.values(said),
    );
    const seed = { writtenOn: '2026-01-01', checkedBy: 'editor-3' };
    expect(dates(decide({ ...other, ...seed }, null, { takesDatesAsSent: true }).detail)).toEqual([
      '2026-01-01',
      null,
      undefined,
    ]);
  });
});
