import type { TextLoaders } from '../ui/ScreenTexts.js';

export const newsTexts: TextLoaders = {
  de: async () => (await import('../i18n/de/news.js')).news,
  en: async () => (await import('../i18n/en/news.js')).news,
  nl: async () => (await import('../i18n/nl/news.js')).news,
};
