import type { TextLoaders } from '../ui/ScreenTexts.js';

/** The board shows news and a map: their texts come with its own. */
export const boardTexts: TextLoaders = {
  de: async () => ({
    ...(await import('../i18n/de/board.js')).board,
    ...(await import('../i18n/de/news.js')).news,
    ...(await import('../i18n/de/map.js')).map,
  }),
  en: async () => ({
    ...(await import('../i18n/en/board.js')).board,
    ...(await import('../i18n/en/news.js')).news,
    ...(await import('../i18n/en/map.js')).map,
  }),
  nl: async () => ({
    ...(await import('../i18n/nl/board.js')).board,
    ...(await import('../i18n/nl/news.js')).news,
    ...(await import('../i18n/nl/map.js')).map,
  }),
};
