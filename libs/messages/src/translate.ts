import type { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '@landfall/kernel';
import { localeOf } from './formats.js';
import { formatted, messageFormat } from './message-format.js';
import { cs } from './texts/cs.js';
import { da } from './texts/da.js';
import { de } from './texts/de.js';
import { en } from './texts/en.js';
import { es } from './texts/es.js';
import { fr } from './texts/fr.js';
import { hu } from './texts/hu.js';
import { it } from './texts/it.js';
import type { MessageKey, Messages } from './texts/messages.js';
import { nl } from './texts/nl.js';
import { pl } from './texts/pl.js';
import { pt } from './texts/pt.js';
import { tr } from './texts/tr.js';

export type MessageValues = Readonly<Record<string, string | number>>;
/** `translate` bound to one language, with keys checked at compile time. */
export type Texts = (key: MessageKey, values?: MessageValues) => string;

export const CATALOGUE: Readonly<Record<Language, Messages>> = { cs, da, de, en, es, fr, hu, it, nl, pl, pt, tr };

const compiled = new Map<string, IntlMessageFormat>();

/** True for a key that `translate` knows. */
export const hasMessage = (key: string): key is MessageKey => Object.hasOwn(en, key);

/**
 * The text of a key in a language with its placeholders filled. Plain text: HTML output must escape it. Throws on an
 * unknown key or a missing value.
 */
export function translate(language: Language, key: string, values: MessageValues = {}): string {
  if (!hasMessage(key)) throw new Error(`No message with the key "${key}"`);
  const id = `${language}:${key}`;
  let message = compiled.get(id);
  if (message === undefined) {
    message = messageFormat(CATALOGUE[language][key], localeOf(language));
    compiled.set(id, message);
  }
  return formatted(message, values);
}

/** `translate` for one language. */
export const texts =
  (language: Language): Texts =>
  (key, values) =>
    translate(language, key, values);
