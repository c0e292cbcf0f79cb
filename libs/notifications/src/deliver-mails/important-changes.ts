import { detailType } from '@landfall/catalogue';
import type { NotifiedChange } from './notified-changes.js';

/** What decides over the journey: whether something is required, how long it is valid, whether one may enter. Notes and facts of a country do not. */
export function isImportant({ detailType: name }: Pick<NotifiedChange, 'detailType'>): boolean {
  const type = detailType(name);
  return type === undefined || (type.kind !== 'FREETEXT' && type.isCidmer !== true && !name.startsWith('Ci'));
}
