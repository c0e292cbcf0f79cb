import type { TextLoaders } from '../ui/ScreenTexts.js';

export const settingsTexts: TextLoaders = {
  de: async () => (await import('../i18n/de/settings.js')).settings,
  en: async () => (await import('../i18n/en/settings.js')).settings,
  nl: async () => (await import('../i18n/nl/settings.js')).settings,
};
