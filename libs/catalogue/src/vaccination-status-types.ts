import { type, type DetailType } from './detail-type.js';

export type VaccinationStatusArea = 'Entry' | 'Reentry' | 'Quarantine' | 'Tests';

const STATUSES = [
  { name: 'Vaccinated', onEntry: 'EntryVaccinations', onReentry: 'ReentryVaccinations' },
  { name: 'PartlyVaccinated', onEntry: 'EntryPartialVaccinations', onReentry: 'ReentryPartialVaccinations' },
  { name: 'Recovered', onEntry: 'EntryRecovered', onReentry: 'ReentryRecovered' },
  { name: 'Unvaccinated', onEntry: 'EntryOthers', onReentry: 'ReentryRegulations' },
] as const;

const texts = (area: VaccinationStatusArea): DetailType[] =>
  STATUSES.map(({ name, onEntry, onReentry }) =>
    type(`Vs${area}${name}`, 'FREETEXT', area === 'Reentry' ? onReentry : onEntry, { set: 'VACCINATION_STATUS' }),
  );

/** What held for the vaccinated, partly vaccinated, recovered and unvaccinated, by area; tests and quarantine are those of the entry. */
export const VACCINATION_STATUS_TYPES: Readonly<Record<VaccinationStatusArea, readonly DetailType[]>> = {
  Entry: texts('Entry'),
  Tests: texts('Tests'),
  Quarantine: texts('Quarantine'),
  Reentry: texts('Reentry'),
};

/** Text keys that explain the words of the pandemic years: vaccination status, test types, quarantine (spec: catalogue, section 3). */
export const PANDEMIC_TEXT_KEYS = [
  ...(['fully', 'partially', 'recovered', 'unvaccinated'] as const).map(
    (status) => `pandemic.vaccinationStatus.${status}` as const,
  ),
  ...(['pcr', 'rapid', 'tma', 'lamp'] as const).map((test) => `pandemic.testType.${test}` as const),
  'pandemic.quarantine',
] as const;
