import type { Language } from '@landfall/kernel';
import type { Presented } from '@landfall/platform';
import type { PlacePath } from './place-rows.js';
import type { Places } from './places.js';

export type PresentedPlace = Presented<'PlaceHit'>;

/** A place in the shape of the API. */
export function presentPlace(place: PlacePath, language: Language, places: Places): PresentedPlace {
  return {
    type: place.type,
    id: places.presentId(place.type, place.id),
    name: places.placeName(place.type, place.id, language) ?? place.id,
    country: places.ref(place.country),
    region: place.region ? places.ref(place.region) : null,
    iata: place.airport,
  };
}
