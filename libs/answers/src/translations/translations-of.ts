import type { DetailValue } from '@landfall/catalogue';
import type { Language } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import { nextState, type Translations } from './translation-index.js';
import { translationsByKey } from './translation-store.js';
import { requestedTranslation } from './requested-translation.js';

/** The translations of these values for readers of a language: those stored now, or by a past moment (`asOf`). */
export async function translationsOf(
  tx: Tx,
  stated: Iterable<readonly [type: string, value: DetailValue | null]>,
  language: Language,
  asOf: Date | null,
): Promise<Translations> {
  const keys = new Set<string>();
  for (const [type, value] of stated) {
    const requested = value === null ? null : requestedTranslation(type, value, language);
    if (requested) keys.add(requested.key);
  }
  const texts = await translationsByKey(tx, [...keys], asOf);
  return {
    isEmpty: texts.size === 0,
    isIn: () => texts.size > 0,
    changes: nextState(),
    find: (key) => texts.get(key) ?? null,
  };
}
