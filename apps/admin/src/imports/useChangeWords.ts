import { useCallback, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useCountryName } from '../places/useCountries.js';
import { useRestrictionCatalogue } from '../restrictions/form/useRestrictionCatalogue.js';
import type { StatusColor } from '../gen/graphql.js';
import { STATUS_COLORS } from '../graphql/enum-values.js';
import { cellOf, plainWords } from './plain-words.js';

export interface ChangeWords {
  /** A detail type, the passport of a visa matrix, or a field of a place. */
  field: (name: string) => string;
  /** Null for nothing. */
  content: (content: unknown) => string | null;
}

/** What a change is about and what it says, in the language of the reader as far as there are words for it. */
export function useChangeWords(): ChangeWords {
  const translate = useTranslate();
  const countryName = useCountryName();
  const { catalogue } = useRestrictionCatalogue();

  const field = useCallback(
    (name: string): string => {
      if (/^[A-Z]{2}$/.test(name)) return translate('imports.passport', { name: countryName(name) });
      return catalogue?.typeOf.get(name)?.title ?? translate(`imports.placeField.${name}`, { _: name });
    },
    [translate, countryName, catalogue],
  );

  const content = useCallback(
    (value: unknown): string | null => {
      if (value === null || value === undefined) return null;
      if (typeof value === 'boolean') return translate(value ? 'restrictions.yes' : 'restrictions.no');
      if (STATUS_COLORS.includes(value as StatusColor)) return translate(`statusField.${value as StatusColor}`);
      if (typeof value === 'string') return value;
      const cell = cellOf(value);
      if (!cell) return plainWords(value) ?? JSON.stringify(value);
      const requirement = cell.key === null ? cell.requirement : translate(`imports.requirement.${cell.key}`);
      return cell.days === null ? requirement : translate('imports.stay', { requirement, count: cell.days });
    },
    [translate],
  );

  return useMemo(() => ({ field, content }), [field, content]);
}
