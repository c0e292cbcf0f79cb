import { useQueries } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocale } from 'react-admin';
import { CountryDocument } from '../gen/graphql.js';
import { useSend } from '../graphql/useSend.js';
import { type PlaceRef } from './place-ref.js';
import { useCountryName } from './useCountries.js';

/** Names for places that came from an address, where only codes stand. */
export function usePlaceNames(places: readonly PlaceRef[]): (place: PlaceRef) => string {
  const send = useSend();
  const locale = useLocale();
  const nameOf = useCountryName();
  const codes = [
    ...new Set(places.filter(({ type, name }) => type !== 'COUNTRY' && !name).map((place) => place.country)),
  ];
  const results = useQueries({
    queries: codes.map((id) => ({
      queryKey: ['api', 'country', locale, { id }],
      queryFn: ({ signal }: { signal: AbortSignal }) => send(CountryDocument, { id }, signal),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  const found = results.map(({ data }) => data?.country).filter((one) => one !== null && one !== undefined);
  return useCallback(
    (place) => {
      if (place.type === 'COUNTRY') return nameOf(place.country, place.name);
      const inside = found.find(({ iso2 }) => iso2 === place.country);
      const name =
        place.name ??
        [...(inside?.regions ?? []), ...(inside?.airports ?? [])].find(({ id }) => id === place.id)?.name ??
        place.id;
      const iata = place.type === 'AIRPORT' ? (place.iata ?? place.id) : null;
      return iata && iata !== name ? `${name} (${iata})` : name;
    },
    [found, nameOf],
  );
}
