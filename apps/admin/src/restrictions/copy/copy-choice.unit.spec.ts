import type { ValueKind } from '../../gen/graphql.js';
import { emptyDetail, emptyRestriction, restrictionInput, type DetailForm } from '../form/restriction-form.js';
import { categoryChoices, detailFormOfInput, firstChoice } from './copy-choice.js';

const types = new Map([
  ['ErVisaRequired', { category: 'Visa' }],
  ['ErVisaFreeDays', { category: 'Visa' }],
  ['ErMinorsNote', { category: 'Minors' }],
]);
const categories = [
  { key: 'Visa', title: 'Visum', allowCopyFromBusiness: true },
  { key: 'Minors', title: 'Minderjährige', allowCopyFromBusiness: false },
  { key: 'Exit', title: 'Ausreise', allowCopyFromBusiness: true },
];
const business: DetailForm = {
  ...emptyDetail('BUSINESS'),
  values: { ErVisaRequired: true, ErVisaFreeDays: '30', ErMinorsNote: { de: 'x' }, Gone: 'y' },
};
const priv: DetailForm = { ...emptyDetail('PRIVATE'), values: { ErVisaRequired: false } };

it('lists every category, counts what business says, and bars what is never copied', () => {
  const choices = categoryChoices('BUSINESS', [business, priv], types, categories);
  expect(choices.map(({ key, valueCount, isBarred }) => [key, valueCount, isBarred])).toEqual([
    ['Visa', 2, false],
    ['Minors', 1, true],
    ['Exit', 0, false],
  ]);
  expect([...firstChoice(choices)]).toEqual(['Visa']);
});

it('bars nothing when copying from the parent, whose values are not known yet', () => {
  const choices = categoryChoices('PARENT', [business], types, categories);
  expect(choices.every(({ valueCount, isBarred }) => valueCount === null && !isBarred)).toBe(true);
  expect([...firstChoice(choices)]).toEqual([]);
});

it('puts a detail of the preview into the form and back unchanged', () => {
  const kinds = new Map<string, ValueKind>([
    ['ErVisaRequired', 'YESNO'],
    ['ErVisaFreeDays', 'POSINT'],
  ]);
  const detail: DetailForm = {
    ...emptyDetail('PRIVATE'),
    id: 'd1',
    nationalities: ['EU'],
    departures: ['US'],
    noteDe: '<p>x</p>',
    sourceUri: 'https://a.example',
    authorityId: 'a1',
    checkedAt: '2026-11-01',
    nextReview: '2027-01-01',
    phases: { ...emptyDetail().phases, noAccess: { start: '2027-01-01', end: '' } },
    values: { ErVisaRequired: false, ErVisaFreeDays: '30' },
    editCategories: [{ category: 'Visa', copyFromBusiness: true }],
  };
  const [input] = restrictionInput({ ...emptyRestriction(), countryId: 'TH', details: [detail] }, null, kinds).details;
  expect(detailFormOfInput(input ?? {})).toEqual(detail);
});

it('takes what is left out for blank', () => {
  expect(detailFormOfInput({ restrictionType: 'PRIVATE', restrictionDetailJson: {} })).toEqual(emptyDetail('PRIVATE'));
});
