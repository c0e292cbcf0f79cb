import type { TextLoaders } from '../ui/ScreenTexts.js';

export const groupTexts: TextLoaders = {
  de: async () => (await import('../i18n/de/group.js')).group,
  en: async () => (await import('../i18n/en/group.js')).group,
  nl: async () => (await import('../i18n/nl/group.js')).group,
};
