import type { Places } from '@landfall/places';
import type { CountryGroups, PlacePath } from '@landfall/requirements';
import type { EntryRestriction, ImportProvenance } from '../model/restriction/entry-restriction.js';
import type { DetailContext } from './detail.decide.js';

/** What a decision about a restriction may ask. */
export interface SaveContext extends Omit<DetailContext, 'isSignificant'> {
  place(type: 'COUNTRY' | 'REGION' | 'AIRPORT', id: string): PlacePath | null;
  editorId: string | null;
  /** Set by an importer: only it may write restrictions of provenance `imported`. */
  importProvenance: ImportProvenance | null;
  /** Other active restrictions of the same place, among which conflicts are looked for. */
  neighbours: readonly EntryRestriction[];
}

type Loaded = Omit<SaveContext, 'place' | 'groups' | 'canonicalCountryOrGroup'>;

/** The context of a decision from places, groups and what its caller has loaded. */
export function saveContext(places: Places, groups: CountryGroups, loaded: Loaded): SaveContext {
  return {
    ...loaded,
    groups,
    place: (type, id) => places.path(type, id),
    canonicalCountryOrGroup: (id) => {
      const code = id.trim().toUpperCase();
      return places.country(code)?.iso2 ?? (code in groups ? code : null);
    },
  };
}
