import type { TextLoaders } from '../ui/ScreenTexts.js';

export const heldDocumentTexts: TextLoaders = {
  de: async () => (await import('../i18n/de/held-documents.js')).heldDocuments,
  en: async () => (await import('../i18n/en/held-documents.js')).heldDocuments,
  nl: async () => (await import('../i18n/nl/held-documents.js')).heldDocuments,
};
