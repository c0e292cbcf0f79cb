import { useTranslate } from 'react-admin';
import { countryRef } from '../places/place-ref.js';
import { usePlaceNames } from '../places/usePlaceNames.js';
import { placesOf, type SearchForm } from './search-form.js';

/** "Germany → Thailand, Viet Nam". */
export function useTripLine(form: SearchForm): string {
  const translate = useTranslate();
  const nameOf = usePlaceNames(placesOf(form));
  return translate('answer.tripLine', {
    departure: form.departure ? nameOf(countryRef(form.departure)) : '',
    destinations: form.destinations.map(nameOf).join(', '),
  });
}
