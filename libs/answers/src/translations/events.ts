import type { EventTypeDefinition } from '@landfall/platform';

export const TRANSLATION_STREAM = 'translation';
export const TEXTS_TRANSLATED = 'restrictions.TextsTranslated';
export const TRANSLATIONS_PURGED = 'restrictions.TranslationsPurged';

/** Keys of the translations that are stored from now on; the texts stay in their table. */
export interface TextsTranslatedV1 {
  keys: string[];
  provider: string;
}

/** Keys of translations that are gone, because nobody has stated their source for long. */
export interface TranslationsPurgedV1 {
  keys: string[];
}

declare module '@landfall/kernel' {
  interface EventPayloads {
    [TEXTS_TRANSLATED]: { 1: TextsTranslatedV1 };
    [TRANSLATIONS_PURGED]: { 1: TranslationsPurgedV1 };
  }
}

export const TRANSLATION_EVENTS: readonly EventTypeDefinition[] = [
  { type: TEXTS_TRANSLATED, schemaVersion: 1 },
  { type: TRANSLATIONS_PURGED, schemaVersion: 1, formerly: { type: 'restrictions.TranslationsSwept', upTo: 1 } },
];
