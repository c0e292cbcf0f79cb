import type { Language } from '@landfall/kernel';

type Texts<T> = Partial<Record<Language, string | null>> & { de: T; en: T };

/** The version for a reader: the one of the own language, else English before German. */
export const fallbackText = <T extends string | null>(texts: Texts<T>, language: Language): string | T =>
  texts[language] ?? texts.en ?? texts.de;
