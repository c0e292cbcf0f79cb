import type { Places } from '@landfall/places';
import type { CountryGroups } from '@landfall/requirements';
import type { SaveContext } from './save-entry-restriction.decide.js';

type Given = Omit<SaveContext, 'place' | 'groups' | 'canonicalCountryOrGroup'>;

/** What a decision may ask about places and groups, and what its caller has loaded. */
export function saveContext(places: Places, groups: CountryGroups, given: Given): SaveContext {
  return {
    ...given,
    groups,
    place: (type, id) => places.path(type, id),
    canonicalCountryOrGroup: (id) => {
      const code = id.trim().toUpperCase();
      return places.country(code)?.iso2 ?? (code in groups ? code : null);
    },
  };
}
