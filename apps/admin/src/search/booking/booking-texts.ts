import type { TextLoaders } from '../../ui/ScreenTexts.js';

export const bookingTexts: TextLoaders = {
  de: async () => (await import('../../i18n/de/booking.js')).booking,
  en: async () => (await import('../../i18n/en/booking.js')).booking,
  nl: async () => (await import('../../i18n/nl/booking.js')).booking,
};
