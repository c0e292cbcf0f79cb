import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { countryRef } from '../places/place-ref.js';
import { usePlaceNames } from '../places/usePlaceNames.js';
import { placesOf, type SearchForm } from './search-form.js';

/** "Germany → Thailand, Viet Nam". */
export function useTripLine(form: SearchForm): string {
  const translate = useTranslate();
  const locale = useLocale();
  const nameOf = usePlaceNames(placesOf(form));
  const list = useMemo(() => new Intl.ListFormat(locale, { style: 'narrow', type: 'unit' }), [locale]);
  return translate('answer.tripLine', {
    departure: form.departure ? nameOf(countryRef(form.departure)) : '',
    destinations: list.format(form.destinations.map(nameOf)),
  });
}
