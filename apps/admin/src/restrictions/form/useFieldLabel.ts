import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useCatalogue } from './catalogue-context.js';

/** The label of a form field by its name inside a detail or the restriction, `values.X` included. */
export function useFieldLabel(): (name: string) => string {
  const translate = useTranslate();
  const { typeOf } = useCatalogue();
  return useCallback(
    (name: string): string => {
      if (name.startsWith('values.')) {
        const key = name.slice('values.'.length);
        return typeOf.get(key)?.title ?? translate('restrictions.unknownType', { key });
      }
      const [head, phase, edge] = name.split('.');
      if (head === 'phases' && phase && edge)
        return translate(edge === 'start' ? 'restrictions.phaseStart' : 'restrictions.phaseEnd', {
          phase: translate(`restrictions.phase.${phase}`),
        });
      return translate(`restrictions.field.${name}`, { _: name });
    },
    [translate, typeOf],
  );
}
