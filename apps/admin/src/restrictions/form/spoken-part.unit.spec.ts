import { emptyDetail } from './restriction-form.js';
import { spokenPart } from './spoken-part.js';

const detail = {
  ...emptyDetail(),
  nationalities: ['EU'],
  noteDe: '<p>Notiz</p>',
  values: { ErVisaRequired: true, ErEntryPermitName: { de: 'eTA', en: 'eTA' } },
};

it('does not change with what is typed in a value', () => {
  expect(
    spokenPart({
      ...detail,
      values: { ErVisaRequired: false, ErEntryPermitName: { de: 'eTA und mehr', en: 'eTA' } },
      noteDe: '<p>Neu</p>',
      sourceUri: 'https://a.example',
    }),
  ).toEqual(spokenPart(detail));
});

it('changes with the audience and with the kinds of values', () => {
  for (const other of [
    { ...detail, nationalities: ['EEA'] },
    { ...detail, departures: ['BR'] },
    { ...detail, restrictionType: 'BUSINESS' as const },
    { ...detail, values: { ErVisaRequired: true } },
  ]) {
    expect(spokenPart(other)).not.toEqual(spokenPart(detail));
  }
});

it('keeps the beginning of a note where no value speaks', () => {
  const noted = { ...detail, values: {}, noteDe: `<p>${'Wort '.repeat(200)}</p>` };
  expect(spokenPart(noted).noteDe).toBe(noted.noteDe.slice(0, 400));
  expect(spokenPart({ ...noted, noteDe: '<p>Anders</p>' })).not.toEqual(spokenPart(noted));
});
