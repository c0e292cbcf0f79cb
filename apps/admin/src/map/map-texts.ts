import type { TextLoaders } from '../ui/ScreenTexts.js';

export const mapTexts: TextLoaders = {
  de: async () => (await import('../i18n/de/map.js')).map,
  en: async () => (await import('../i18n/en/map.js')).map,
  nl: async () => (await import('../i18n/nl/map.js')).map,
};
