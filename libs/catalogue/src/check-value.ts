import { isLanguage, LANGUAGES } from '@landfall/kernel';
import type { DetailType, ValueKind } from './detail-type.js';
import { detailType } from './detail-types.js';
import { type DetailValue, STATUS_COLORS, type StatusColor, type TextValue, type YesNoTextValue } from './values.js';

export type ValueFault = 'unknownType' | 'wrongKind' | 'notPositiveInteger' | 'tooLarge' | 'tooLong' | 'notAColor';

/** Characters (UTF-16 units) of one text in one language. */
export const MAX_TEXT_LENGTH = 20_000;
/** No count of days, months, hours, pages or infections in a regulation comes near it; a larger one is a slip of the keys. */
export const MAX_POSINT = 100_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const tooLong = (texts: unknown[]): ValueFault | null =>
  texts.some((text) => typeof text === 'string' && text.length > MAX_TEXT_LENGTH) ? 'tooLong' : null;

function checkFreeText(value: unknown): ValueFault | null {
  if (!isRecord(value)) return 'wrongKind';
  const fits = Object.entries(value).every(([key, text]) => isLanguage(key) && typeof text === 'string');
  return fits ? tooLong(Object.values(value)) : 'wrongKind';
}

const isText = (value: unknown): boolean => value === undefined || value === null || typeof value === 'string';

function checkYesNoText(value: unknown): ValueFault | null {
  if (!isRecord(value)) return 'wrongKind';
  const { yes, textDe, textEn, ...others } = value;
  const fits =
    (yes === null || typeof yes === 'boolean') && isText(textDe) && isText(textEn) && Object.keys(others).length === 0;
  return fits ? tooLong([textDe, textEn]) : 'wrongKind';
}

function checkPositiveInteger(value: unknown, { max = MAX_POSINT }: DetailType): ValueFault | null {
  if (typeof value !== 'number') return 'wrongKind';
  if (!Number.isInteger(value) || value < 1) return 'notPositiveInteger';
  return value <= max ? null : 'tooLarge';
}

function checkColor(value: unknown): ValueFault | null {
  if (typeof value !== 'string') return 'wrongKind';
  return STATUS_COLORS.includes(value as StatusColor) ? null : 'notAColor';
}

const CHECKS: Record<ValueKind, (value: unknown, type: DetailType) => ValueFault | null> = {
  FREETEXT: checkFreeText,
  YESNO: (value) => (typeof value === 'boolean' ? null : 'wrongKind'),
  YESNOTEXT: checkYesNoText,
  POSINT: checkPositiveInteger,
  COLOR: checkColor,
};

/**
 * The error of a value for a detail type, or null when it is valid (spec: catalogue, section 5). Null states "not known", an
 * absent value states nothing.
 */
export function checkValue(typeKey: string, value: unknown): ValueFault | null {
  const type = detailType(typeKey);
  if (!type) return 'unknownType';
  return value === null || value === undefined ? null : CHECKS[type.kind](value, type);
}

function normaliseFreeText(value: TextValue): TextValue | undefined {
  const texts: TextValue = {};
  for (const language of LANGUAGES) {
    const text = value[language]?.trim();
    if (text) texts[language] = text;
  }
  return Object.keys(texts).length > 0 ? texts : undefined;
}

function normaliseYesNoText({ yes, textDe, textEn }: YesNoTextValue): YesNoTextValue {
  const de = textDe?.trim();
  const en = textEn?.trim();
  return { yes, ...(de ? { textDe: de } : {}), ...(en ? { textEn: en } : {}) };
}

/**
 * The one form in which a value is stored, so that equal statements are equal JSON: texts trimmed, empty ones dropped,
 * languages in alphabetical order. Undefined when nothing is stated, as by a text without words.
 * @throws TypeError when `checkValue` finds a fault.
 */
export function normaliseValue(typeKey: string, value: unknown): DetailValue | undefined {
  const fault = checkValue(typeKey, value);
  if (fault) throw new TypeError(`The value of "${typeKey}" cannot be stored: ${fault}.`);
  if (value === undefined) return undefined;
  const kind = detailType(typeKey)?.kind;
  // Clients read its yes or no without looking whether there is a value.
  if (kind === 'YESNOTEXT') return normaliseYesNoText((value ?? { yes: null }) as YesNoTextValue);
  return kind === 'FREETEXT' && value !== null ? normaliseFreeText(value) : value;
}
