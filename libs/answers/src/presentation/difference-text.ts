import { catalogueText } from '@landfall/catalogue';
import type { Language } from '@landfall/kernel';
import type { Difference } from '@landfall/requirements';
import { STATUS_TYPE } from '@landfall/restrictions/changed-types';
import type { Translations } from '../translations/translation-index.js';
import { entryText } from './entry-text.js';

/** What a difference touched, in words. */
export const differenceTitle = (detailType: string, language: Language): string =>
  detailType === STATUS_TYPE
    ? catalogueText(language, 'difference.Status')
    : catalogueText(language, `type.${detailType}`);

/** One side of a difference in words; null when the place was not part of the answer. */
export function differenceSideText(
  side: Difference['before'],
  language: Language,
  translations?: Translations,
): string | null {
  if (side === null) return null;
  if (typeof side === 'string') return catalogueText(language, `status.${side}`);
  return entryText(side, language, translations).text;
}
