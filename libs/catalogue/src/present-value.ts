import { type Language, LANGUAGES } from '@landfall/kernel';
import type { ValueKind } from './detail-type.js';
import { detailType } from './detail-types.js';
import { catalogueText } from './texts.js';
import { type DetailValue, isNotKnown, STATUS_COLORS, type TextValue, type YesNoTextValue } from './values.js';

/** What to show for a value, and the language that its editorial text is really written in. */
export interface PresentedValue {
  text: string;
  textLanguage: Language;
}

const isObject = (value: DetailValue): value is TextValue | YesNoTextValue =>
  typeof value === 'object' && value !== null;

const typeOf = (typeKey: string) => {
  const type = detailType(typeKey);
  if (!type) throw new Error(`"${typeKey}" is no detail type.`);
  return type;
};

const wrongKind = (typeKey: string): TypeError => new TypeError(`The value does not fit the detail type "${typeKey}".`);

/** The requested language, else English, else German, else the first that has a text (spec: design, section 5). */
function chooseText(texts: TextValue, language: Language): PresentedValue | null {
  for (const candidate of [language, 'en', 'de', ...LANGUAGES] as const) {
    const text = texts[candidate]?.trim();
    if (text) return { text, textLanguage: candidate };
  }
  return null;
}

const notStated = (language: Language): PresentedValue => ({
  text: catalogueText(language, 'unknown'),
  textLanguage: language,
});

const notKnown = (language: Language): PresentedValue => ({
  text: catalogueText(language, 'notKnown'),
  textLanguage: language,
});

const yesOrNo = (typeKey: string, yes: boolean, language: Language): string =>
  catalogueText(language, `value.${typeKey}.${yes ? 'yes' : 'no'}`);

function presentYesNoText(
  typeKey: string,
  value: YesNoTextValue,
  texts: TextValue,
  language: Language,
): PresentedValue {
  const chosen = chooseText(texts, language);
  if (typeof value.yes !== 'boolean') return chosen ?? notStated(language);
  const answer = yesOrNo(typeKey, value.yes, language);
  if (!chosen) return { text: answer, textLanguage: language };
  return {
    text: catalogueText(language, 'value.withText', { answer, text: chosen.text }),
    textLanguage: chosen.textLanguage,
  };
}

/**
 * The text of one stated value in the requested language. A text without content is presented as not stated, and what is stated
 * as not known as such, never as "no".
 * Nothing is escaped: editorial text may hold any character.
 * @throws Error for an unknown type, TypeError for a value of another kind than the type's.
 */
export function presentValue(typeKey: string, value: DetailValue, language: Language): PresentedValue {
  const { kind } = typeOf(typeKey);
  if (isNotKnown(value)) return notKnown(language);
  if (kind === 'YESNO' && typeof value === 'boolean')
    return { text: yesOrNo(typeKey, value, language), textLanguage: language };
  if (kind === 'POSINT' && typeof value === 'number') {
    return { text: catalogueText(language, `value.${typeKey}`, { count: value }), textLanguage: language };
  }
  const color = STATUS_COLORS.find((one) => one === value);
  if (kind === 'COLOR' && color) {
    return { text: catalogueText(language, `value.${typeKey}.${color}`), textLanguage: language };
  }
  if ((kind === 'FREETEXT' || kind === 'YESNOTEXT') && isObject(value))
    return presentTexts(typeKey, value, textsOf(kind, value), language);
  throw wrongKind(typeKey);
}

function textsOf(kind: ValueKind, value: TextValue | YesNoTextValue): TextValue {
  if (kind === 'FREETEXT') return value as TextValue;
  const { textDe, textEn } = value as YesNoTextValue;
  return { de: textDe ?? undefined, en: textEn ?? undefined };
}

/** A value with free text as these texts say it, beside its yes or no. */
export function presentTexts(
  typeKey: string,
  value: DetailValue,
  texts: TextValue,
  language: Language,
): PresentedValue {
  if (typeOf(typeKey).kind === 'YESNOTEXT') return presentYesNoText(typeKey, value as YesNoTextValue, texts, language);
  return chooseText(texts, language) ?? notStated(language);
}

/** Whether a yes or no is good news for the traveller; null where the type or the value says neither yes nor no. */
export function presentPositive(typeKey: string, value: DetailValue): boolean | null {
  const { kind, positiveYes } = typeOf(typeKey);
  if (value === null || (kind !== 'YESNO' && kind !== 'YESNOTEXT')) return null;
  const yes = isObject(value) ? (value as YesNoTextValue).yes : value;
  return typeof yes === 'boolean' ? yes === positiveYes : null;
}
