import type { Itinerary, Level, PlacePath } from './model.js';

/** `COUNTRY:TH`, `REGION:TH-83`, `AIRPORT:HKT`. */
export const placeKey = (level: Level, placeId: string): string => `${level}:${placeId}`;

/** Keys of every level whose rules reach the place, from the country down: the keys of an inverted index of places. */
export function placeKeys(path: PlacePath): string[] {
  const keys = [placeKey('COUNTRY', path.country)];
  if (path.region !== null) keys.push(placeKey('REGION', path.region));
  if (path.airport !== null) keys.push(placeKey('AIRPORT', path.airport));
  return keys;
}

/** Keys of every place whose rules can change the answer to an itinerary, each once. */
export const itineraryKeys = (itinerary: Pick<Itinerary, 'destinations' | 'transits'>): string[] => [
  ...new Set([...itinerary.destinations, ...itinerary.transits].flatMap(placeKeys)),
];
