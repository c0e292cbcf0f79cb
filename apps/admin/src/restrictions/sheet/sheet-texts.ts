import type { TextLoaders } from '../../ui/ScreenTexts.js';

export const sheetTexts: TextLoaders = {
  de: async () => (await import('../../i18n/de/sheet.js')).sheet,
  en: async () => (await import('../../i18n/en/sheet.js')).sheet,
  nl: async () => (await import('../../i18n/nl/sheet.js')).sheet,
};
