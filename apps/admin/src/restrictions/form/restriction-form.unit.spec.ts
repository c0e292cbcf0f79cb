import type { Restriction, RestrictionDetail, ValueKind } from '../../gen/graphql.js';
import { detailFormOfInput } from '../copy/copy-choice.js';
import { isUnchanged } from './is-unchanged.js';
import { duplicateOf, emptyDetail, emptyRestriction, restrictionForm, restrictionInput } from './restriction-form.js';

const kinds = new Map<string, ValueKind>([
  ['ErVisaRequired', 'YESNO'],
  ['ErVisaFreeDays', 'POSINT'],
  ['ErVisaNote', 'FREETEXT'],
  ['ErExtraFormsRequired', 'YESNOTEXT'],
  ['ForeignOfficeStatus', 'COLOR'],
]);

const open = { startDate: null, endDate: null };
const detail: RestrictionDetail = {
  id: 'd1',
  restrictionType: 'PRIVATE',
  citizenshipCodes: ['EU', 'CH'],
  departureCodes: [],
  conditions: [],
  validFrom: null,
  validUntil: '2026-12-31',
  noRestrictions: { startDate: '2026-01-01', endDate: null },
  noAccess: open,
  someRestrictions: open,
  note: { noteDeRaw: 'Hinweis', noteEnRaw: null },
  sourceUri: 'https://a.example',
  writtenOn: '2026-10-20',
  checkedAt: '2026-11-01',
  checkedBy: { id: 'u1', firstName: 'Erika', lastName: 'Beispiel' },
  nextReview: '2027-05-01',
  link: null,
  authority: { id: 'a1', name: 'A' },
  editCategories: [{ category: 'Passport', copyFromBusiness: true }],
  restrictionDetailJson: {
    ErVisaRequired: false,
    ErVisaFreeDays: 30,
    ErVisaNote: { de: 'Text', en: null, fr: 'Texte' } as object,
    ErExtraFormsRequired: { yes: true, textDe: 'Formular', textEn: null },
    ForeignOfficeStatus: 'YELLOW',
    ErOnwardTicketRequired: null,
  },
};
const restriction: Restriction = {
  id: 'r1',
  level: 'COUNTRY',
  isActive: true,
  provenance: 'EDITORIAL',
  country: { id: 'TH', iso2: 'TH', nameShort: 'Thailand' },
  region: null,
  airport: null,
  modifiedAt: '2026-11-01T00:00:00Z',
  modifiedBy: null,
  checkedAt: null,
  detailCount: 1,
  reminder: null,
  internalNote: null,
  internalSources: 'Intern',
  regionDeviationTourism: false,
  regionDeviationBusiness: true,
  significantUpdateAt: null,
  significantUpdateBy: null,
  significantUpdateNote: null,
  checkedBy: null,
  version: 7,
  importSource: null,
  importLicence: null,
  details: [detail],
};

it('shows a country that is named beside a group that contains it', () => {
  const both = { ...restriction, details: [{ ...detail, citizenshipCodes: ['EU', 'FR'] }] };
  expect(restrictionForm(both).details[0]?.nationalities).toEqual(['EU', 'FR']);
});

it('sends back what it was given when nothing is edited, languages of texts included', () => {
  const input = restrictionInput(restrictionForm(restriction), { id: 'r1', version: 7 }, kinds);
  expect(input).toMatchObject({
    id: 'r1',
    version: 7,
    countryId: 'TH',
    regionId: null,
    internalSources: 'Intern',
    regionDeviationBusiness: true,
    isSignificant: true,
  });
  expect(input.details[0]).toMatchObject({
    id: 'd1',
    citizenshipIds: ['EU', 'CH'],
    departureIds: [],
    validFrom: null,
    validUntil: '2026-12-31',
    noRestrictionsStart: '2026-01-01',
    noRestrictionsEnd: null,
    noteDe: 'Hinweis',
    noteEn: null,
    authorityId: 'a1',
    checkedAt: '2026-11-01',
    nextReview: '2027-05-01',
    editCategories: [{ category: 'Passport', copyFromBusiness: true }],
  });
  expect(input.details[0]?.restrictionDetailJson).toEqual({
    ErOnwardTicketRequired: null,
    ErVisaRequired: false,
    ErVisaFreeDays: 30,
    ErVisaNote: { de: 'Text', fr: 'Texte' },
    ErExtraFormsRequired: { yes: true, textDe: 'Formular', textEn: null },
    ForeignOfficeStatus: 'YELLOW',
  });
});

it('leaves out what is not stated, and keeps a "no"', () => {
  const form = {
    ...emptyRestriction(),
    countryId: 'TH',
    details: [
      {
        ...emptyDetail(),
        values: {
          ErVisaRequired: false,
          ErVisaFreeDays: '5',
          ErVisaNote: { de: ' ', en: '' },
          ErExtraFormsRequired: { yes: null, textDe: '', textEn: '' },
          ForeignOfficeStatus: null,
        },
      },
    ],
  };
  expect(restrictionInput(form, null, kinds).details[0]?.restrictionDetailJson).toEqual({
    ErVisaRequired: false,
    ErVisaFreeDays: 5,
  });
});

it('keeps what is stated as not known through the form, apart from what is not stated', () => {
  const stated = { ErVisaRequired: null, ErVisaFreeDays: null, ErVisaNote: null, ErExtraFormsRequired: { yes: null } };
  const details = [detailFormOfInput({ restrictionDetailJson: stated })];
  const form = { ...emptyRestriction(), countryId: 'TH', details };
  expect(restrictionInput(form, null, kinds).details[0]?.restrictionDetailJson).toEqual({
    ...stated,
    ErExtraFormsRequired: { yes: null, textDe: null, textEn: null },
  });
});

it('sends only the place of its level, and no note with a minor update', () => {
  const form = {
    ...emptyRestriction(),
    countryId: 'TH',
    level: 'AIRPORT' as const,
    regionId: '5',
    airportId: 'BKK',
    isSignificant: false,
    significantUpdateNote: 'x',
  };
  expect(restrictionInput(form, null, kinds)).toMatchObject({
    id: null,
    version: null,
    regionId: null,
    airportId: 'BKK',
    significantUpdateNote: null,
  });
});

it('sends a day only when the revision is scheduled', () => {
  const form = { ...emptyRestriction(), countryId: 'TH', effectiveOn: '2027-03-01' };
  expect(restrictionInput(form, null, kinds).effectiveOn).toBeNull();
  expect(restrictionInput({ ...form, isScheduled: true }, null, kinds)).toMatchObject({
    effectiveOn: '2027-03-01',
    proposeForConfirmation: false,
  });
});

it('shows when a detail was written and who checked it, and leaves both to the server', () => {
  const form = restrictionForm(restriction);
  expect(form.details[0]).toMatchObject({ writtenOn: '2026-10-20', checkedBy: 'Erika Beispiel' });
  const [sent] = restrictionInput(form, null, kinds).details;
  expect(sent).toMatchObject({ writtenOn: null });
  expect(sent).not.toHaveProperty('checkedBy');
});

it('makes a copy that is a new detail and shares nothing', () => {
  const form = restrictionForm(restriction);
  const original = form.details[0] ?? emptyDetail();
  const copy = duplicateOf(original);
  copy.phases.noAccess.start = '2027-01-01';
  expect(copy).toMatchObject({ id: null, writtenOn: '', checkedAt: '', checkedBy: '' });
  expect(original.phases.noAccess.start).toBe('');
});

it('knows a save that would publish again what is saved', () => {
  const form = restrictionForm(restriction);
  const unchanged = (mine: typeof form) => isUnchanged(mine, restriction, kinds);
  expect(unchanged(form)).toBe(true);
  expect(unchanged({ ...form, internalNote: '  ', effectiveOn: '2027-03-01' })).toBe(true);
  expect(unchanged({ ...form, internalNote: 'x' })).toBe(false);
  expect(unchanged({ ...form, isChecked: true })).toBe(false);
  expect(unchanged({ ...form, details: [] })).toBe(false);
  expect(unchanged({ ...form, details: [...form.details, duplicateOf(form.details[0] ?? emptyDetail())] })).toBe(false);
});
