import { setTimeout as sleep } from 'node:timers/promises';
import { TranslationFault, type TranslationProvider } from './translation-provider.js';

const TRIES = 6;
/** A monthly quota does not recover by waiting. */
const QUOTA = 'HTTP 456';

/** Retries an unavailable or throttled service after 2, 4, 8 … seconds. */
export const patient = (provider: TranslationProvider, firstWaitMs = 2_000): TranslationProvider => ({
  ...provider,
  async translate(batch) {
    for (let tried = 1; ; tried += 1) {
      try {
        return await provider.translate(batch);
      } catch (error) {
        const passes =
          error instanceof TranslationFault &&
          (error.kind === 'LIMIT' || error.kind === 'UNAVAILABLE') &&
          error.detail !== QUOTA;
        if (!passes || tried === TRIES) throw error;
        await sleep(firstWaitMs * 2 ** (tried - 1));
      }
    }
  },
});
