import { useCallback } from 'react';
import type { RestrictionRow } from '../../gen/graphql.js';
import { useCountryName } from '../../places/useCountries.js';
import { placeName } from './restriction-rows.js';

/** "Thailand", "Thailand, Phuket", "Thailand, BKK" in the language of the interface. */
export function useRestrictionPlace(): (row: Pick<RestrictionRow, 'country' | 'region' | 'airport'>) => string {
  const nameOf = useCountryName();
  return useCallback(
    ({ country, region, airport }) =>
      placeName({ country: { ...country, nameShort: nameOf(country.iso2, country.nameShort) }, region, airport }),
    [nameOf],
  );
}
