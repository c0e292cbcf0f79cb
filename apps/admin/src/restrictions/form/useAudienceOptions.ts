import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useCountries } from '../../places/useCountries.js';
import { useCatalogue } from './catalogue-context.js';

interface AudienceOption {
  code: string;
  label: string;
  hint: string;
}

export interface AudienceOptions {
  /** Named groups first, then countries. */
  options: readonly AudienceOption[];
  optionOf: ReadonlyMap<string, AudienceOption>;
  isPending: boolean;
}

/** Whom a detail can name. Made once for an editor: two pickers in each of sixty details share it. */
export function useAudienceOptions(): AudienceOptions {
  const translate = useTranslate();
  const { groups } = useCatalogue();
  const { options: countries, isPending } = useCountries();
  return useMemo(() => {
    const options = [
      ...groups.map(({ key, title, members }) => ({
        code: key,
        label: title,
        hint: translate('restrictions.group', { count: members.length }),
      })),
      ...countries.map(({ code, label }) => ({ code, label, hint: code })),
    ];
    return { options, optionOf: new Map(options.map((option) => [option.code, option])), isPending };
  }, [groups, countries, isPending, translate]);
}
