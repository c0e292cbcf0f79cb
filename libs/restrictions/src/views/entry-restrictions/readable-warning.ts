import type { FieldRefusal, Language } from '@landfall/kernel';
import { formatDay } from '@landfall/messages';
import { readable } from '../../commands/save-entry-restriction/readable-refusal.js';
import { CONTRADICTION } from '../../model/contradicted-plans.js';
import { PLANNED_TIE } from '../../model/planned-ties.js';
import { fieldTitles } from '../pending-revisions/problem-text.js';

/** A refusal or warning with its days and fields in words; those about plans name a day and fields by their keys. */
export function readableWarning(refusal: FieldRefusal, language: Language): FieldRefusal {
  if (refusal.key !== CONTRADICTION && refusal.key !== PLANNED_TIE) return readable(refusal, language);
  const { date, fields } = refusal.values ?? {};
  return {
    ...refusal,
    values: { date: formatDay(language, String(date)), fields: fieldTitles(String(fields).split(','), language) },
  };
}
