import type { Language } from '@landfall/kernel';
import { texts, type Texts } from '@landfall/messages';

/** Whom a page speaks to: the language and its texts, handed to every part of the page. */
export interface Reader {
  language: Language;
  t: Texts;
}

export const readerOf = (language: Language): Reader => ({ language, t: texts(language) });
