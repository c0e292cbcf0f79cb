import type { Config } from '@landfall/platform';
import { providerOf } from './translation/provider-of.js';
import type { TranslationProvider } from './translation/translation-provider.js';

export { SWEEP_TRANSLATIONS_QUEUE, sweepUnusedTranslations } from './sweep-translations/sweep-translations.job.js';
export {
  sweepTranslationRequests,
  translateTexts,
} from './translate-texts-when-restriction-is-revised/translate-texts.job.js';
export { translateTextsWhenRestrictionIsRevised } from './translate-texts-when-restriction-is-revised/translate-texts.reactor.js';
export { patient } from './translation/patient.js';
export {
  TRANSLATE_USAGE,
  translateCommand,
  TranslateRejected,
  type TranslateContext,
} from './translation/translate-command.js';

/** Nobody waits for it, and a batch takes a service on a small machine a while. */
const TIMEOUT_MS = 60_000;

/** The service that translates published texts; null: none is set up. */
export const storingProvider = ({ translation }: Pick<Config, 'translation'>): TranslationProvider | null =>
  providerOf(translation, TIMEOUT_MS);
