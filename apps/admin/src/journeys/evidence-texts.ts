import type { TextLoaders } from '../ui/ScreenTexts.js';

export const evidenceTexts: TextLoaders = {
  de: async () => (await import('../i18n/de/evidence.js')).evidence,
  en: async () => (await import('../i18n/en/evidence.js')).evidence,
  nl: async () => (await import('../i18n/nl/evidence.js')).evidence,
};
