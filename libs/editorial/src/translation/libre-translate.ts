import { postJson } from './post-json.js';
import { TranslationFault, type TranslationProvider } from './translation-provider.js';

interface Settings {
  url: string;
  key: string | null;
  timeoutMs: number;
}

/** A LibreTranslate server: `POST /translate` with the plain language codes. */
export const libreTranslate = ({ url, key, timeoutMs }: Settings): TranslationProvider => ({
  name: 'LibreTranslate',
  // A server on a small machine translates some hundred characters a second, and one answer has to come in time.
  limits: { texts: 10, characters: 8_000 },
  async translate({ texts, source, target, isHtml }) {
    const answer = await postJson({
      url: `${url}/translate`,
      body: {
        q: texts.length === 1 ? texts[0] : texts,
        source,
        target,
        format: isHtml ? 'html' : 'text',
        ...(key ? { api_key: key } : {}),
      },
      timeoutMs,
    });
    const translated =
      answer !== null && typeof answer === 'object' && 'translatedText' in answer ? answer.translatedText : null;
    const list: readonly unknown[] = Array.isArray(translated) ? translated : [translated];
    if (list.length === texts.length && list.every((text) => typeof text === 'string')) return [...list];
    throw new TranslationFault('UNAVAILABLE', 'answer of another shape');
  },
});
