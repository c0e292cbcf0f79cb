import type { Language } from '@landfall/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { TEXTS } from './texts/by-language.js';

export type TextValues = Readonly<Record<string, string | number>>;

/** Where the plain code would give another region's numbers and plurals than the text is written for. */
const LOCALES: Partial<Record<Language, string>> = { en: 'en-GB', pt: 'pt-PT' };

const compiled = new Map<string, IntlMessageFormat>();
/** Messages without placeholders, by language and key: an answer names hundreds of titles. */
const fixed = new Map<Language, Map<string, string>>();

const message = (language: Language, key: string): IntlMessageFormat => {
  const id = `${language}/${key}`;
  const known = compiled.get(id);
  if (known) return known;
  const texts: Readonly<Record<string, string>> = TEXTS[language];
  const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
  if (text === undefined) throw new Error(`The catalogue has no text "${key}" in "${language}".`);
  const fresh = new IntlMessageFormat(text, LOCALES[language] ?? language, undefined, { ignoreTag: true });
  compiled.set(id, fresh);
  return fresh;
};

/** Whether a group of countries has a name. */
export const isNamedGroup = (key: string): boolean => Object.hasOwn(TEXTS.en, `countryGroup.${key}`);

/**
 * A message of the catalogue in one language, with its placeholders filled in. The result is plain text, not HTML.
 * @throws Error when the key does not exist or a placeholder of the message has no value.
 */
export function catalogueText(language: Language, key: string, values?: TextValues): string {
  if (values) return formatted(language, key, values);
  let ofLanguage = fixed.get(language);
  if (!ofLanguage) fixed.set(language, (ofLanguage = new Map<string, string>()));
  let text = ofLanguage.get(key);
  if (text === undefined) ofLanguage.set(key, (text = formatted(language, key, {})));
  return text;
}

function formatted(language: Language, key: string, values: TextValues): string {
  const text = message(language, key).format<string>(values);
  return Array.isArray(text) ? text.join('') : text;
}
