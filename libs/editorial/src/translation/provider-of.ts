import type { Config, TranslationConfig } from '@landfall/platform';
import { deepl } from './deepl.js';
import { libreTranslate } from './libre-translate.js';
import type { TranslationProvider } from './translation-provider.js';

/** An editor waits for the answer. */
const TIMEOUT_MS = 10_000;

/** The configured service; null: none. */
export function providerOf(translation: TranslationConfig | null, timeoutMs = TIMEOUT_MS): TranslationProvider | null {
  if (!translation) return null;
  const { provider, url, key } = translation;
  return provider === 'deepl' ? deepl({ url, key: key ?? '', timeoutMs }) : libreTranslate({ url, key, timeoutMs });
}

/** Background work: a batch may take a small server a while. */
const STORING_TIMEOUT_MS = 60_000;

/** The service for published texts; null: none. */
export const storingProvider = ({ translation }: Pick<Config, 'translation'>): TranslationProvider | null =>
  providerOf(translation, STORING_TIMEOUT_MS);
