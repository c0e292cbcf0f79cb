import { countryRef } from '../places/place-ref.js';
import { emptySearch, type Purpose } from '../search/search-form.js';
import { queryOf } from '../search/search-query.js';
import type { Viewpoint } from './useWorld.js';

/** Another address: with these values of its parts; null takes a part out. */
export const withParts =
  (parts: Readonly<Record<string, string | null>>) =>
  (before: URLSearchParams): URLSearchParams => {
    const next = new URLSearchParams(before);
    for (const [name, value] of Object.entries(parts))
      if (value === null) next.delete(name);
      else next.set(name, value);
    return next;
  };

/** The search for a country, from the point of view of the map. */
export function searchFor(iso2: string, { departureId, citizenshipId }: Viewpoint, purpose: Purpose): string {
  const form = { ...emptySearch(departureId, citizenshipId), destinations: [countryRef(iso2)], purpose };
  return `/search?${queryOf(form).toString()}`;
}
