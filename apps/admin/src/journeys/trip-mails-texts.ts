import type { TextLoaders } from '../ui/ScreenTexts.js';

export const tripMailsTexts: TextLoaders = {
  de: async () => (await import('../i18n/de/trip-mails.js')).tripMails,
  en: async () => (await import('../i18n/en/trip-mails.js')).tripMails,
  nl: async () => (await import('../i18n/nl/trip-mails.js')).tripMails,
};
