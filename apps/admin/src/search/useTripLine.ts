import { useTranslate } from 'react-admin';
import { countryRef } from '../places/place-ref.js';
import { usePlaceNames } from '../places/usePlaceNames.js';
import { isCruise, placesOf, type SearchForm } from './search-form.js';
import { useCruiseRoutes } from './useCruiseRoutes.js';

/** "Germany → Thailand, Viet Nam", for a cruise its ship and route before the other places. */
export function useTripLine(form: SearchForm): string {
  const translate = useTranslate();
  const nameOf = usePlaceNames(placesOf(form));
  const { routes } = useCruiseRoutes(isCruise(form) ? form.cruise.line : '');
  const route = routes.find(({ id }) => id === form.cruise.route);
  const cruise = route ? [translate('search.cruise.named', { ship: route.ship.name, route: route.name })] : [];
  return translate('answer.tripLine', {
    departure: form.departure ? nameOf(countryRef(form.departure)) : '',
    destinations: [...cruise, ...form.destinations.map(nameOf)].join(', '),
  });
}
