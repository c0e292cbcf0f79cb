import type { ReceivedRequest, Reply } from './a-translation-server.js';

/** The answer of either service to any request: every text through `say`. */
export const translating =
  (say: (text: string, target: string) => string) =>
  ({ path, body }: ReceivedRequest): Reply => {
    if (path === '/translate') {
      const target = String(body['target']);
      const translatedText = Array.isArray(body['q'])
        ? body['q'].map((text) => say(String(text), target))
        : say(String(body['q']), target);
      return { status: 200, body: { translatedText } };
    }
    const target = String(body['target_lang']).slice(0, 2).toLowerCase();
    return {
      status: 200,
      body: {
        translations: (body['text'] as string[]).map((text) => ({
          detected_source_language: 'EN',
          text: say(text, target),
        })),
      },
    };
  };

/** Marks each word-like start of a text with the language, and leaves tags as they are. */
export const marked = (text: string, target: string): string => text.replace(/^((?:<[^>]*>)*)/, `$1[${target}] `);
