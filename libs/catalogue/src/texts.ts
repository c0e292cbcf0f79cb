import type { Language } from '@landfall/kernel';
import { formatted, localeOf, messageFormat } from '@landfall/messages';
import type { IntlMessageFormat } from 'intl-messageformat';
import { TEXTS } from './texts/by-language.js';

export type TextValues = Readonly<Record<string, string | number>>;

/** Messages with placeholders, by language and key. */
const compiled = new Map<string, IntlMessageFormat>();
/** Messages without placeholders, by language and key: an answer names hundreds of titles. */
const fixed = new Map<Language, Map<string, string>>();

function textOf(language: Language, key: string): string {
  const texts: Readonly<Record<string, string>> = TEXTS[language];
  const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
  if (text === undefined) throw new Error(`The catalogue has no text "${key}" in "${language}".`);
  return text;
}

/** Whether a group of countries has a name. */
export const isNamedGroup = (key: string): boolean => Object.hasOwn(TEXTS.en, `countryGroup.${key}`);

/**
 * A message of the catalogue in one language, with its placeholders filled in. The result is plain text, not HTML.
 * @throws Error when the key does not exist or a placeholder of the message has no value.
 */
export function catalogueText(language: Language, key: string, values?: TextValues): string {
  if (values) return formatted(compiledOf(language, key), values);
  let ofLanguage = fixed.get(language);
  if (!ofLanguage) fixed.set(language, (ofLanguage = new Map<string, string>()));
  let text = ofLanguage.get(key);
  if (text === undefined)
    ofLanguage.set(key, (text = formatted(messageFormat(textOf(language, key), localeOf(language)), {})));
  return text;
}

function compiledOf(language: Language, key: string): IntlMessageFormat {
  const id = `${language}/${key}`;
  let message = compiled.get(id);
  if (!message) compiled.set(id, (message = messageFormat(textOf(language, key), localeOf(language))));
  return message;
}
