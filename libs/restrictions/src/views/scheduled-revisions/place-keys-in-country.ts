import type { Places } from '@landfall/places';
import { placeKey } from '@landfall/requirements';

/** Keys of a country and of all regions and airports in it. */
export function placeKeysInCountry(places: Places, country: string): string[] {
  const regions = places.regionsOf(country);
  const airports = [...regions.flatMap(({ id }) => places.airportsOf(id)), ...places.airportsWithoutRegion(country)];
  return [
    placeKey('COUNTRY', country.toUpperCase()),
    ...regions.map(({ id }) => placeKey('REGION', places.path('REGION', id)!.id)),
    ...airports.map(({ iata }) => placeKey('AIRPORT', iata)),
  ];
}
