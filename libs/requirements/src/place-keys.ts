import type { Itinerary, Level, PlacePath } from './model.js';

/** `COUNTRY:TH`, `REGION:TH-83`, `AIRPORT:HKT`. */
export const placeKey = (level: Level, placeId: string): string => `${level}:${placeId}`;

/** Keys of every level that applies to the place, from the country down. */
export function placeKeys(path: PlacePath): string[] {
  const keys = [placeKey('COUNTRY', path.country)];
  if (path.region !== null) keys.push(placeKey('REGION', path.region));
  if (path.airport !== null) keys.push(placeKey('AIRPORT', path.airport));
  return keys;
}

/** Keys of every place with influence on the answer to an itinerary. */
export const itineraryKeys = (itinerary: Pick<Itinerary, 'destinations' | 'transits'>): string[] => [
  ...new Set([...itinerary.destinations, ...itinerary.transits].flatMap(placeKeys)),
];
