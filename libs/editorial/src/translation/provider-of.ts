import type { Config, TranslationConfig } from '@landfall/platform';
import { deepl } from './deepl.js';
import { libreTranslate } from './libre-translate.js';
import type { TranslationProvider } from './translation-provider.js';

/** An editor waits for it. */
const TIMEOUT_MS = 10_000;

/** The service that is set up; null: none. */
export function providerOf(translation: TranslationConfig | null, timeoutMs = TIMEOUT_MS): TranslationProvider | null {
  if (!translation) return null;
  const { provider, url, key } = translation;
  return provider === 'deepl' ? deepl({ url, key: key ?? '', timeoutMs }) : libreTranslate({ url, key, timeoutMs });
}

/** Nobody waits for it, and a batch takes a service on a small machine a while. */
const STORING_TIMEOUT_MS = 60_000;

/** The service that translates published texts; null: none is set up. */
export const storingProvider = ({ translation }: Pick<Config, 'translation'>): TranslationProvider | null =>
  providerOf(translation, STORING_TIMEOUT_MS);
