import { detailType } from './detail-types.js';
import type { PANDEMIC_TEXT_KEYS } from './vaccination-status-types.js';

type ExplanationKey = (typeof PANDEMIC_TEXT_KEYS)[number];

const BY_WORD: readonly [RegExp, ExplanationKey][] = [
  [/^Vs\w+PartlyVaccinated$/, 'pandemic.vaccinationStatus.partially'],
  [/^Vs\w+Unvaccinated$/, 'pandemic.vaccinationStatus.unvaccinated'],
  [/^Vs\w+Vaccinated$/, 'pandemic.vaccinationStatus.fully'],
  [/^Vs\w+Recovered$/, 'pandemic.vaccinationStatus.recovered'],
  [/^TestPcr/, 'pandemic.testType.pcr'],
  [/^TestQuick/, 'pandemic.testType.rapid'],
  [/^TestTma/, 'pandemic.testType.tma'],
  [/^TestLamp/, 'pandemic.testType.lamp'],
  [/^(Reentry)?QuarantineDays$/, 'pandemic.quarantine'],
];

/** The key of the text that explains a word in the title of a former rule; null: its words are those of every day. */
export const explanationKeyOf = (typeKey: string): ExplanationKey | null =>
  (detailType(typeKey) && BY_WORD.find(([types]) => types.test(typeKey))?.[1]) ?? null;
