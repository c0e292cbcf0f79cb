import type { FieldRejection, Language } from '@landfall/kernel';
import { formatDay } from '@landfall/messages';
import { readable } from '../../commands/save-entry-restriction/readable-rejection.js';
import { OVERTAKEN } from '../../model/overtaken-plans.js';
import { PLANNED_CONFLICT } from '../../model/planned-conflicts.js';
import { fieldTitles } from '../pending-revisions/problem-text.js';

/** A rejection or warning with its days and fields in words; those about plans name a day and fields by their keys. */
export function readableWarning(rejection: FieldRejection, language: Language): FieldRejection {
  if (rejection.key !== OVERTAKEN && rejection.key !== PLANNED_CONFLICT) return readable(rejection, language);
  const { date, fields } = rejection.values ?? {};
  return {
    ...rejection,
    values: { date: formatDay(language, String(date)), fields: fieldTitles(String(fields).split(','), language) },
  };
}
