import type { TripPageModel } from '@landfall/journeys/traveller';
import type { Places } from '@landfall/places';
import type { TripMap } from '../../trip-page-view.js';
import type { MapPlace, PageMaps } from './route-maps.js';

type Journey = TripPageModel['journey'];

/** An airport lies where it is, everything else in the middle of its country. */
function mapPlace(places: Places, { type, id }: Pick<Journey['destinations'][number], 'type' | 'id'>): MapPlace | null {
  const path = places.path(type, id);
  if (!path) return null;
  const airport = path.airport === null ? null : places.airport(path.airport);
  return { country: path.country, at: airport && { latitude: airport.lat, longitude: airport.lon } };
}

/** The map of a trip on land; null where one of its places is not known. */
export function tripMap(
  { departureType, departureId, destinations }: Journey,
  { places, maps }: { places: Places; maps: PageMaps },
): TripMap | null {
  const [from, ...to] = [{ type: departureType, id: departureId }, ...destinations].map((one) => mapPlace(places, one));
  const known = to.filter((place) => place !== null);
  return from && known.length === to.length ? maps.trip(from, known) : null;
}
