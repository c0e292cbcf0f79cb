import { DETAIL_TYPES } from './detail-types.js';
import { explanationKeyOf } from './explanations.js';
import { PANDEMIC_TEXT_KEYS } from './vaccination-status-types.js';

it('uses every explanation of the former rules', () => {
  const used = new Set(DETAIL_TYPES.flatMap(({ key }) => explanationKeyOf(key) ?? []));
  expect([...used].sort()).toEqual([...PANDEMIC_TEXT_KEYS].sort());
});

it('explains every text by vaccination status', () => {
  const texts = DETAIL_TYPES.filter(({ set }) => set === 'VACCINATION_STATUS');
  expect(texts.filter(({ key }) => !explanationKeyOf(key))).toEqual([]);
});

it.each([
  ['VsQuarantinePartlyVaccinated', 'pandemic.vaccinationStatus.partially'],
  ['VsEntryUnvaccinated', 'pandemic.vaccinationStatus.unvaccinated'],
  ['TestQuickHoursBeforeArrival', 'pandemic.testType.rapid'],
  ['ReentryQuarantineDays', 'pandemic.quarantine'],
  ['ErVisaRequired', null],
  ['TestPcrNoSuchType', null],
])('explains %s by %s', (type, key) => {
  expect(explanationKeyOf(type)).toBe(key);
});
