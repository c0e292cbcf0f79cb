import type { Itinerary, PlacePath } from '../src/index.js';

/** Whether a listed visa or permit is that of the country of a place, and does not end while the journey lasts. */
export const naiveHeld = (
  trip: Itinerary,
  stop: PlacePath,
  isAmong: (countries: readonly string[], country: string) => boolean,
): boolean =>
  (trip.facts?.documents ?? []).some(({ issuer, validUntil = '9999-12-31' }) => {
    if (validUntil < trip.dateEnd) return false;
    return issuer === 'SCHENGEN' ? isAmong([issuer], stop.country) : issuer === stop.country;
  });
