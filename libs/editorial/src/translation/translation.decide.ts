import { accepted, isLanguage, Refusals, type Language, type Outcome } from '@landfall/kernel';
import { isRichText, sanitiseRichText } from '@landfall/restrictions/rich-text';
import type { TranslationRequest } from './translation-provider.js';

export const MAX_TRANSLATED_LENGTH = 20_000;

/** As the api names it; nothing in it is trusted. */
export interface TranslationInput {
  sourceLanguage: string;
  targetLanguage: string;
  text: string;
}

/** What is sent to the service: a text of bearable length, from one offered language to another. Markup that may not be stored is not sent. */
export function decideTranslation(input: TranslationInput): Outcome<{ request: TranslationRequest }> {
  const refusals = new Refusals();
  const language = (field: 'sourceLanguage' | 'targetLanguage'): Language | null => {
    const code = input[field].trim().toLowerCase();
    if (isLanguage(code)) return code;
    refusals.add(field, 'refusal.unknownLanguage');
    return null;
  };
  const [source, target] = [language('sourceLanguage'), language('targetLanguage')];
  if (source && source === target) refusals.add('targetLanguage', 'refusal.sameLanguage');
  const isTooLong = input.text.length > MAX_TRANSLATED_LENGTH;
  if (isTooLong) refusals.add('text', 'refusal.tooLong', { max: MAX_TRANSLATED_LENGTH });
  const text = isTooLong ? '' : sanitiseRichText(input.text);
  if (!isTooLong && !text) refusals.add('text', 'refusal.required');
  if (refusals.any || !source || !target) return refusals.toRefusal();
  return accepted({ request: { text, source, target, isHtml: isRichText(text) } });
}
