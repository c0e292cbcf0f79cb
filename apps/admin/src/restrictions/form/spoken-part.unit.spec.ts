import { emptyDetail, NOT_KNOWN } from './restriction-form.js';
import { spokenPart } from './spoken-part.js';

const detail = {
  ...emptyDetail(),
  nationalities: ['EU'],
  noteDe: '<p>Notiz</p>',
  values: {
    ErVisaRequired: true,
    ErHealthInsuranceRequired: { yes: true, textDe: '', textEn: '' },
    ErEntryPermitName: { de: 'eTA', en: 'eTA' },
  },
};

it('does not change with what is typed in a value', () => {
  expect(
    spokenPart({
      ...detail,
      values: {
        ErVisaRequired: true,
        ErHealthInsuranceRequired: { yes: true, textDe: 'Neu', textEn: '' },
        ErEntryPermitName: { de: 'eTA und mehr', en: 'eTA' },
      },
      noteDe: '<p>Neu</p>',
      sourceUri: 'https://a.example',
    }),
  ).toEqual(spokenPart(detail));
});

it('changes with the audience, with the days, with the kinds of values and with a yes or no', () => {
  for (const other of [
    { ...detail, nationalities: ['EEA'] },
    { ...detail, departures: ['BR'] },
    { ...detail, validFrom: '2026-01-01' },
    { ...detail, validUntil: '2026-12-31' },
    { ...detail, restrictionType: 'BUSINESS' as const },
    { ...detail, values: { ErVisaRequired: true } },
    { ...detail, values: { ...detail.values, ErVisaRequired: false } },
    { ...detail, values: { ...detail.values, ErVisaRequired: NOT_KNOWN } },
    { ...detail, values: { ...detail.values, ErHealthInsuranceRequired: { yes: null, textDe: '', textEn: '' } } },
  ]) {
    expect(spokenPart(other)).not.toEqual(spokenPart(detail));
  }
});

it('keeps the beginning of a note where no value speaks', () => {
  const noted = { ...detail, values: {}, noteDe: `<p>${'Wort '.repeat(200)}</p>` };
  expect(spokenPart(noted).noteDe).toBe(noted.noteDe.slice(0, 400));
  expect(spokenPart({ ...noted, noteDe: '<p>Anders</p>' })).not.toEqual(spokenPart(noted));
});
