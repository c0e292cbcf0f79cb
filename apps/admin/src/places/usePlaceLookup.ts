import { useEffect, useMemo, useState } from 'react';
import { LookupDestinationsDocument } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { keyOfPlace, refOf, type PlaceRef } from './place-ref.js';
import { rankPlaces } from './rank-places.js';
import { useCountries, useCountryName } from './useCountries.js';

const TYPING_PAUSE_MS = 200;
const MAX_HITS = 30;

export interface PlaceOption {
  code: string;
  label: string;
  hint: string;
  place: PlaceRef;
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** Countries are known at once; regions and airports come from the API while the user types. */
export function usePlaceLookup(
  input: string,
  airportsOnly: boolean,
): { options: PlaceOption[]; isLoading: boolean; isFailed: boolean } {
  const search = usePaused(input.trim());
  const { options: countries } = useCountries();
  const nameOf = useCountryName();
  const { data, isFetching, isError } = useApiQuery(
    'lookupDestinations',
    LookupDestinationsDocument,
    { search },
    {
      enabled: search.length >= 2,
      staleTime: 60_000,
      keepPrevious: true,
    },
  );

  const options = useMemo(() => {
    const known = airportsOnly
      ? []
      : countries.map(({ code, label }): PlaceOption => ({
          code,
          label,
          hint: code,
          place: { type: 'COUNTRY', id: code, country: code, name: label },
        }));
    const hits = (data?.lookupDestinations ?? [])
      .filter(({ type }) => (airportsOnly ? type === 'AIRPORT' : true))
      .map((hit): PlaceOption => {
        const name = hit.type === 'COUNTRY' ? nameOf(hit.country.iso2, hit.name) : hit.name;
        return {
          code: hit.type === 'COUNTRY' ? hit.country.iso2 : (hit.iata ?? ''),
          label: hit.iata ? `${name} (${hit.iata})` : name,
          hint: hit.type === 'COUNTRY' ? hit.country.iso2 : nameOf(hit.country.iso2, hit.country.nameShort),
          place: { ...refOf(hit), name },
        };
      });
    const ranked = rankPlaces(known, input, MAX_HITS);
    const codesFirst = hits.filter(({ code }) => code !== '' && code.toLowerCase() === input.trim().toLowerCase());
    const all = input.trim() === '' ? ranked : [...ranked.slice(0, 1), ...codesFirst, ...ranked.slice(1), ...hits];
    return [...new Map(all.map((option) => [keyOfPlace(option.place), option])).values()].slice(0, MAX_HITS);
  }, [airportsOnly, countries, data, input, nameOf]);

  return { options, isLoading: isFetching || search !== input.trim(), isFailed: isError };
}
