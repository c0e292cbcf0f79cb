import type { TextLoaders } from '../ui/ScreenTexts.js';

/** List and map of events use marks of the news and parts of the map: their texts come with their own. */
export const eventsTexts: TextLoaders = {
  de: async () => ({
    ...(await import('../i18n/de/events.js')).events,
    ...(await import('../i18n/de/news.js')).news,
    ...(await import('../i18n/de/map.js')).map,
  }),
  en: async () => ({
    ...(await import('../i18n/en/events.js')).events,
    ...(await import('../i18n/en/news.js')).news,
    ...(await import('../i18n/en/map.js')).map,
  }),
  nl: async () => ({
    ...(await import('../i18n/nl/events.js')).events,
    ...(await import('../i18n/nl/news.js')).news,
    ...(await import('../i18n/nl/map.js')).map,
  }),
};
