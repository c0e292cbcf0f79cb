import type { FieldRejection, Language } from '@landfall/kernel';
import { formatDay } from '@landfall/messages';
import { localised } from './localised-rejection.js';
import { OVERTAKEN } from '../../model/scheduled-revisions/overtaken-revisions.js';
import { SCHEDULED_CONFLICT } from '../../model/scheduled-revisions/scheduled-conflicts.js';
import { fieldTitles } from '../changes/problem-text.js';

/** A rejection or warning with its days and fields in words; those about scheduled revisions name a day and fields by their keys. */
export function localisedWarning(rejection: FieldRejection, language: Language): FieldRejection {
  if (rejection.key !== OVERTAKEN && rejection.key !== SCHEDULED_CONFLICT) return localised(rejection, language);
  const { date, fields } = rejection.values ?? {};
  return {
    ...rejection,
    values: { date: formatDay(language, String(date)), fields: fieldTitles(String(fields).split(','), language) },
  };
}
