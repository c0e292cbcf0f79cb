import type { FieldRefusal, Language } from '@landfall/kernel';
import { formatDay } from '@landfall/messages';
import { readable } from '../../drafts/readable-refusal.js';
import { CONTRADICTION } from '../../model/scheduled-revisions/contradicted-plans.js';
import { PLANNED_TIE } from '../../model/scheduled-revisions/planned-ties.js';
import { fieldTitles } from '../changes/problem-text.js';

/** A refusal or warning with its days and fields in words; those about plans name a day and fields by their keys. */
export function readableWarning(refusal: FieldRefusal, language: Language): FieldRefusal {
  if (refusal.key !== CONTRADICTION && refusal.key !== PLANNED_TIE) return readable(refusal, language);
  const { date, fields } = refusal.values ?? {};
  return {
    ...refusal,
    values: { date: formatDay(language, String(date)), fields: fieldTitles(String(fields).split(','), language) },
  };
}
