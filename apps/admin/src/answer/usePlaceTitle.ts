import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { PlaceHit } from '../gen/graphql.js';
import { useCountryName } from '../places/useCountries.js';

/** "Thailand", "Phuket, Thailand", "Suvarnabhumi (BKK), Thailand". */
export function usePlaceTitle(): (place: PlaceHit) => string {
  const nameOf = useCountryName();
  const translate = useTranslate();
  return useCallback(
    ({ type, name, iata, country }) => {
      const countryName = nameOf(country.iso2, country.nameShort);
      if (type === 'COUNTRY') return countryName;
      return translate(iata ? 'place.airport' : 'place.region', { name, iata: iata ?? '', country: countryName });
    },
    [nameOf, translate],
  );
}
