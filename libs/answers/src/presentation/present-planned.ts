import type { Language } from '@landfall/kernel';
import { formatDay, translate } from '@landfall/messages';
import type { PlannedDifference } from '@landfall/requirements';
import type { Translations } from '../translations/translation-index.js';
import { differenceSideText, differenceTitle } from './difference-text.js';

export interface PresentedPlannedChange {
  effectiveOn: string;
  timing: PlannedDifference['timing'];
  destination: string;
  detailType: string;
  title: string;
  citizenships: string[];
  before: string | null;
  after: string | null;
  text: string;
}

/** A planned difference in words: what changes, and that it changes on a day before or during the trip. */
export const presentPlanned = (
  planned: PlannedDifference,
  language: Language,
  translations?: Translations,
): PresentedPlannedChange => ({
  effectiveOn: planned.effectiveOn,
  timing: planned.timing,
  destination: planned.place,
  detailType: planned.detailType,
  title: differenceTitle(planned.detailType, language),
  citizenships: planned.citizenships,
  before: differenceSideText(planned.before, language, translations),
  after: differenceSideText(planned.after, language, translations),
  text: translate(language, `planned.${planned.timing}`, { date: formatDay(language, planned.effectiveOn) }),
});
