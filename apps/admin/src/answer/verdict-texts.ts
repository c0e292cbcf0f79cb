import type { TextLoaders } from '../ui/ScreenTexts.js';

export const verdictTexts: TextLoaders = {
  de: async () => (await import('../i18n/de/verdicts.js')).verdicts,
  en: async () => (await import('../i18n/en/verdicts.js')).verdicts,
  nl: async () => (await import('../i18n/nl/verdicts.js')).verdicts,
};
