import type { Language } from '@landfall/kernel';
import { postJson } from './post-json.js';
import { TranslationFault, type TranslationProvider } from './translation-provider.js';

interface Settings {
  url: string;
  key: string;
  timeoutMs: number;
}

/** DeepL requires a variant of English and Portuguese as a target, and the plain code as a source. */
const TARGETS: Partial<Record<Language, string>> = { en: 'EN-GB', pt: 'PT-PT' };

/** DeepL's api, version 2. */
export const deepl = ({ url, key, timeoutMs }: Settings): TranslationProvider => ({
  name: 'DeepL',
  // Limits are 50 texts and 128 KiB; a character takes up to three bytes, a line break two more.
  limits: { texts: 50, characters: 30_000 },
  async translate({ texts, source, target, isHtml }) {
    const answer = await postJson({
      url: `${url}/v2/translate`,
      headers: { Authorization: `DeepL-Auth-Key ${key}` },
      body: {
        text: texts,
        source_lang: source.toUpperCase(),
        target_lang: TARGETS[target] ?? target.toUpperCase(),
        ...(isHtml ? { tag_handling: 'html' } : {}),
      },
      timeoutMs,
    });
    const translated = textsIn(answer);
    if (translated?.length !== texts.length) throw new TranslationFault('UNAVAILABLE', 'answer of another shape');
    return translated;
  },
});

function textsIn(answer: unknown): string[] | null {
  if (
    answer === null ||
    typeof answer !== 'object' ||
    !('translations' in answer) ||
    !Array.isArray(answer.translations)
  )
    return null;
  const texts = answer.translations.map((one: unknown) =>
    one !== null && typeof one === 'object' && 'text' in one ? one.text : null,
  );
  return texts.every((text) => typeof text === 'string') ? texts : null;
}
