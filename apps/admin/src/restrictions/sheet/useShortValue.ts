import { useCallback } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { toPlain } from '@landfall/catalogue/markup';
import { isNotKnown, type FormValue } from '../form/restriction-form.js';
import { unitOfType } from '../form/unit-of-type.js';
import { useValueText } from '../form/useValueText.js';

/** A value for one line: what is said, and the text that goes with it in the language of the screen. */
export interface ShortValue {
  answer: string | null;
  text: string | null;
}

type Texts = Readonly<Record<string, unknown>>;

const plain = (text: unknown): string | null => (typeof text === 'string' && text !== '' ? toPlain(text) : null);

/** In the language of the screen where it is written in it, else in the other one. */
const textIn = (german: unknown, english: unknown, isGerman: boolean): string | null =>
  isGerman ? (plain(german) ?? plain(english)) : (plain(english) ?? plain(german));

export function useShortValue(): (typeKey: string, value: FormValue) => ShortValue {
  const translate = useTranslate();
  const isGerman = useLocale() === 'de';
  const valueText = useValueText();
  return useCallback(
    (typeKey, value) => {
      if (typeof value !== 'object' || value === null) {
        const unit = unitOfType(typeKey);
        const said = valueText(typeKey, value);
        const isNumber = unit !== null && typeof value === 'string' && /^\d+$/.test(value.trim());
        const count = Number(value);
        return { answer: isNumber ? `${said} ${translate(`editing.unit.${unit}`, { count })}` : said, text: null };
      }
      const texts: Texts = { ...value };
      if (!('yes' in value) && !isNotKnown(value))
        return {
          answer: null,
          text: textIn(texts['de'], texts['en'], isGerman) ?? translate('restrictions.notStated'),
        };
      const answer = valueText(typeKey, value).split('\n')[0] ?? null;
      return { answer, text: textIn(texts['textDe'], texts['textEn'], isGerman) };
    },
    [translate, valueText, isGerman],
  );
}
