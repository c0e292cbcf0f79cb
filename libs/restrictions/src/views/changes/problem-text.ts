import type { FieldRejection, Language } from '@landfall/kernel';
import { formatList, translate } from '@landfall/messages';
import type { ScheduledRevision } from '../../model/scheduled-revisions/scheduled-revision.js';
import { fieldTitle } from './present-changes.js';

type Problem = Pick<ScheduledRevision, 'state' | 'problem' | 'problemValues'>;

/** Why a revision was blocked or rejected, in words; null when it was neither. A rejection speaks for itself. */
export function problemText({ state, problem, problemValues }: Problem, language: Language): string | null {
  if (problem === null) return null;
  if (state !== 'BLOCKED') return problem;
  const { fields = [], rejections = [] } = problemValues;
  return translate(language, problem, {
    fields: fieldTitles(fields, language),
    reasons: reasonsOf(rejections, language),
  });
}

/** The titles of fields that two revisions change each in its own way, as a list in words. */
export function fieldTitles(fields: readonly string[], language: Language): string {
  const titles = fields.map((field) =>
    field === 'detail' ? translate(language, 'scheduled.detailDeleted') : fieldTitle(field, language),
  );
  return formatList(language, [...new Set(titles)]);
}

const reasonsOf = (rejections: readonly FieldRejection[], language: Language): string =>
  [...new Set(rejections.map((r) => translate(language, r.key, r.values)))].join(' ');
