import type { Places } from '@landfall/places';
import type { Itinerary, PlacePath } from '@landfall/requirements';

/** What lies above a place by these places; the path itself where that is what it says, and where they do not know the place. */
export function pathIn(places: Places, path: PlacePath): PlacePath {
  const known = places.path(path.type, path.id);
  return known && (known.country !== path.country || known.region !== path.region) ? known : path;
}

/** A trip with its places where they lie by `places`; the trip itself when none of them lies elsewhere. */
export const tripIn = (places: Places, trip: Itinerary): Itinerary => withPaths(trip, (path) => pathIn(places, path));

/**
 * A trip as it was at a past moment: a place that lay elsewhere then lies there. What did not exist then, or lies now where it
 * lay then, is as the trip says.
 */
export const tripOfThen = (trip: Itinerary, then: Places, now: Places): Itinerary =>
  withPaths(trip, (path) => {
    const is = now.path(path.type, path.id);
    return is && pathIn(then, is) === is ? path : pathIn(then, path);
  });

function withPaths(trip: Itinerary, pathOf: (path: PlacePath) => PlacePath): Itinerary {
  const [destinations, transits] = [trip.destinations.map(pathOf), trip.transits.map(pathOf)];
  const isSame =
    destinations.every((path, i) => path === trip.destinations[i]) &&
    transits.every((path, i) => path === trip.transits[i]);
  return isSame ? trip : { ...trip, destinations, transits };
}
