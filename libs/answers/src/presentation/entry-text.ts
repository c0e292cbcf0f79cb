import { catalogueText } from '@landfall/catalogue';
import type { Language } from '@landfall/kernel';
import type { Entry } from '@landfall/requirements';
import type { Translations } from '../translations/translation-index.js';
import { presentStatement, type PresentedText } from './present-statement.js';

/** The text of an entry in a language: its value, that it is stated as not known, that nobody states it, or that it is conflicting. */
export function entryText(
  entry: Pick<Entry, 'detailType' | 'state' | 'statements'>,
  language: Language,
  translations?: Translations,
): PresentedText {
  if (entry.state === 'conflicting') return ofCatalogue('conflicting', language);
  if (entry.statements.length === 0) return ofCatalogue('unknown', language);
  return presentStatement(entry.detailType, entry.statements[0]!.value, language, translations);
}

const ofCatalogue = (key: 'unknown' | 'conflicting', language: Language): PresentedText => ({
  text: catalogueText(language, key),
  textLanguage: language,
  html: null,
  machineTranslatedFrom: null,
});
