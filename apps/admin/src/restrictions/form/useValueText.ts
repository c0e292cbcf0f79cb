import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { toPlain } from '@landfall/catalogue/markup';
import type { StatusColor } from '../../gen/graphql.js';
import { useCatalogue } from './catalogue-context.js';
import type { TextValue, YesNoTextValue } from './detail-value.js';
import { type FormValue, isNotKnown } from './restriction-form.js';

export type ValueText = (key: string, value: FormValue | undefined) => string;

const bothLanguages = ({ de, en }: TextValue): string =>
  [de && `DE: ${toPlain(de)}`, en && `EN: ${toPlain(en)}`].filter(Boolean).join('\n');

function answerOf(value: YesNoTextValue): 'yes' | 'no' | 'notKnown' | 'notStated' {
  if (value.yes === null) return isNotKnown(value) ? 'notKnown' : 'notStated';
  return value.yes ? 'yes' : 'no';
}

/** The value of a detail type in words. */
export function useValueText(): ValueText {
  const translate = useTranslate();
  const { typeOf } = useCatalogue();
  return useCallback(
    (key: string, content: FormValue | undefined): string => {
      if (content === undefined || content === null || content === '') return translate('restrictions.notStated');
      if (typeof content === 'boolean') return translate(content ? 'restrictions.yes' : 'restrictions.no');
      if (typeof content === 'string')
        return typeOf.get(key)?.kind === 'COLOR' ? translate(`statusField.${content as StatusColor}`) : content;
      if ('yes' in content) {
        const { textDe, textEn } = content;
        const texts = bothLanguages({ de: textDe ?? null, en: textEn ?? null });
        return [translate(`restrictions.${answerOf(content)}`), texts].filter(Boolean).join('\n');
      }
      return 'isNotKnown' in content ? translate('restrictions.notKnown') : bothLanguages(content);
    },
    [translate, typeOf],
  );
}
