import type { Language } from '@landfall/kernel';
import { formatDay, translate } from '@landfall/messages';
import type { Presented } from '@landfall/platform';
import type { ScheduledDifference } from '@landfall/requirements';
import type { Translations } from '../translations/translation-index.js';
import { differenceSideText, differenceTitle } from './difference-text.js';

/** A scheduled difference in words: what changes, and that it changes on a day before or during the trip. */
export const presentScheduled = (
  scheduled: ScheduledDifference,
  destination: string,
  language: Language,
  translations?: Translations,
): Presented<'ScheduledChange'> => ({
  effectiveOn: scheduled.effectiveOn,
  timing: scheduled.timing,
  destination,
  detailType: scheduled.detailType,
  title: differenceTitle(scheduled.detailType, language),
  citizenships: scheduled.citizenships,
  before: differenceSideText(scheduled.before, language, translations),
  after: differenceSideText(scheduled.after, language, translations),
  text: translate(language, `scheduled.${scheduled.timing}`, { date: formatDay(language, scheduled.effectiveOn) }),
});
