import { accepted, isLanguage, Refusals, type Outcome } from '@landfall/kernel';
import type { Validated } from '@landfall/platform';
import { isRichText, sanitiseRichText } from '@landfall/restrictions/rich-text';
import type { TranslationRequest } from './translation-provider.js';
import type { TranslationInput } from './translation.input.js';

/** What is sent to the service: a text from one offered language to another. Markup that may not be stored is not sent. */
export function decideTranslation({
  input,
  shape,
}: Validated<TranslationInput>): Outcome<{ request: TranslationRequest }> {
  const refusals = new Refusals(shape);
  const { sourceLanguage: source, targetLanguage: target } = input;
  if (source === target) refusals.add('targetLanguage', 'refusal.sameLanguage');
  const text = refusals.has('text') ? '' : sanitiseRichText(input.text);
  if (!text) refusals.add('text', 'refusal.required');
  if (refusals.any || !isLanguage(source) || !isLanguage(target)) return refusals.toRefusal();
  return accepted({ request: { text, source, target, isHtml: isRichText(text) } });
}
