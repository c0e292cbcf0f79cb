import { useCallback } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { CountryGroupsDocument, type ReviewDue } from '../../gen/graphql.js';
import { useApiQuery } from '../../graphql/useApiQuery.js';
import { useCountryName } from '../../places/useCountries.js';
import { foldGroups } from './fold-groups.js';

const NAMED = 3;

/** "Private · Germany, EU and 4 more": for whom a detail holds, without a list of two hundred countries. */
export function useAudience(): (detail: Pick<ReviewDue, 'restrictionType' | 'citizenships'>) => string {
  const translate = useTranslate();
  const locale = useLocale();
  const nameOf = useCountryName();
  const { data } = useApiQuery('countryGroups', CountryGroupsDocument, {}, { staleTime: 3_600_000 });
  return useCallback(
    ({ restrictionType, citizenships }) => {
      const { groups, others } = foldGroups(citizenships, data?.countryGroups ?? []);
      const names = [
        ...groups.map(({ title }) => title),
        ...others.map((code) => nameOf(code)).sort(new Intl.Collator(locale).compare),
      ];
      const shown =
        names.length <= NAMED + 1
          ? names.join(', ')
          : translate('restrictions.andMore', { names: names.slice(0, NAMED).join(', '), count: names.length - NAMED });
      return translate('reviewsDue.for', {
        purpose: translate(`purpose.${restrictionType}`),
        names: citizenships.length === 0 ? translate('restrictions.everyone') : shown,
      });
    },
    [data, locale, nameOf, translate],
  );
}
