import { presentValue, type DetailValue } from '@landfall/catalogue';
import type { Language } from '@landfall/kernel';
import { richTextPlain } from '../../model/restriction/rich-text.js';

/** A value in words as its editor wrote it; of a note the plain text. */
export function statementText(type: string, value: DetailValue, language: Language): string {
  const { text } = presentValue(type, value, language);
  return type === 'Note' ? richTextPlain(text) : text;
}
