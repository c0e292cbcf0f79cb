import { useCallback, useMemo } from 'react';
import { useLocale } from 'react-admin';
import { CountriesDocument } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';

const DAY_MS = 86_400_000;

export interface CountryOption {
  code: string;
  id: string;
  label: string;
}

/** Names of countries in the language of the interface. */
export function useCountryName(): (iso2: string, fallback?: string) => string {
  const locale = useLocale();
  const names = useMemo(() => new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }), [locale]);
  return useCallback(
    (iso2, fallback) => (/^[A-Z]{2}$/.test(iso2) ? names.of(iso2) : undefined) ?? fallback ?? iso2,
    [names],
  );
}

export function useCountries(): {
  options: CountryOption[];
  isPending: boolean;
  error: Error | null;
  refetch: () => void;
} {
  const locale = useLocale();
  const nameOf = useCountryName();
  const { data, isPending, error, refetch } = useApiQuery('countries', CountriesDocument, {}, { staleTime: DAY_MS });
  const options = useMemo(
    () =>
      (data?.countries ?? [])
        .map(({ id, iso2, nameShort }) => ({ code: iso2, id, label: nameOf(iso2, nameShort) }))
        .sort((a, b) => a.label.localeCompare(b.label, locale)),
    [data, nameOf, locale],
  );
  return { options, isPending, error, refetch: () => void refetch() };
}
