import { catalogueText } from '@landfall/catalogue';
import type { Language } from '@landfall/kernel';
import type { Difference } from '@landfall/requirements';
import { entryText } from '@landfall/restrictions/answers';
import { STATUS_TYPE } from '@landfall/restrictions/persistence';

/** What a change touched, in words. */
export const changeTitle = (detailType: string, language: Language): string =>
  detailType === STATUS_TYPE ? catalogueText(language, 'difference.Status') : catalogueText(language, `type.${detailType}`);

/** One side of a change in words; null when the place was not part of the answer. */
export function changeSideText(side: Difference['before'], language: Language): string | null {
  if (side === null) return null;
  if (typeof side === 'string') return catalogueText(language, `status.${side}`);
  return entryText(side, language).text;
}
