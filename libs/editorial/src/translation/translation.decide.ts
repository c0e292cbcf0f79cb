import { accepted, isLanguage, Rejections, type Outcome } from '@landfall/kernel';
import type { Validated } from '@landfall/platform';
import { isRichText } from '@landfall/catalogue/markup';
import { sanitiseRichText } from '@landfall/restrictions/rich-text';
import type { TranslationRequest } from './translation-provider.js';
import type { TranslationInput } from './translation.input.js';

/** What is sent to the service: a text from one offered language to another. Markup that may not be stored is not sent. */
export function decideTranslation({
  input,
  shape,
}: Validated<TranslationInput>): Outcome<{ request: TranslationRequest }> {
  const rejections = new Rejections(shape);
  const { sourceLanguage: source, targetLanguage: target } = input;
  if (source === target) rejections.add('targetLanguage', 'rejection.sameLanguage');
  const text = rejections.has('text') ? '' : sanitiseRichText(input.text);
  if (!text) rejections.add('text', 'rejection.required');
  if (rejections.any || !isLanguage(source) || !isLanguage(target)) return rejections.toRejection();
  return accepted({ request: { text, source, target, isHtml: isRichText(text) } });
}
