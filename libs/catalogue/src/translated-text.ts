import type { Language } from '@landfall/kernel';
import { detailType } from './detail-types.js';
import { presentTexts, type PresentedValue } from './present-value.js';
import type { DetailValue, TextValue, YesNoTextValue } from './values.js';

/** The languages a translation is made from, the preferred one first. */
const SOURCES = ['en', 'de'] as const;
/** Travellers need the official name of these. */
const NAMES: ReadonlySet<string> = new Set(['ErEntryPermitName']);
/** A number to call or the type of a plug reads the same in every language. */
const HAS_WORDS = /\p{L}{2}/u;

export interface SourceText {
  text: string;
  language: (typeof SOURCES)[number];
}

/**
 * The editorial text of a value that a translation into `target` is made from: English, else German (design, section 5
 * "Texts"). Null where the value has a text in that language already, and where there is nothing to translate.
 */
export function sourceText(typeKey: string, value: DetailValue, target: Language): SourceText | null {
  const texts = NAMES.has(typeKey) ? null : freeTexts(typeKey, value);
  if (!texts || texts[target]?.trim()) return null;
  const language = SOURCES.find((candidate) => texts[candidate]?.trim());
  const text = language && texts[language]!.trim();
  return language && text && HAS_WORDS.test(text) ? { text, language } : null;
}

/** The same value with a translated text in the place of its editorial one; the text has to belong to `sourceText`. */
export const presentTranslated = (
  typeKey: string,
  value: DetailValue,
  language: Language,
  text: string,
): PresentedValue => presentTexts(typeKey, value, { [language]: text }, language);

function freeTexts(typeKey: string, value: DetailValue): TextValue | null {
  const kind = detailType(typeKey)?.kind;
  if (typeof value !== 'object' || value === null) return null;
  if (kind === 'FREETEXT') return value as TextValue;
  if (kind !== 'YESNOTEXT') return null;
  const { textDe, textEn } = value as YesNoTextValue;
  return { de: textDe ?? undefined, en: textEn ?? undefined };
}
