import { dayIn, newId, type IsoDate } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import type { Tx } from '@landfall/platform';
import type { CountryGroups, PlacePath } from '@landfall/requirements';
import { authorityIds } from '../model/authorities/authority-store.js';
import type { EntryRestriction, ImportProvenance } from '../model/restriction/entry-restriction.js';
import type { EntryRestrictionInput } from '../model/restriction/restriction-input.js';
import { placeKeyOf, restrictionsBy } from '../model/restriction/restriction-store.js';
import type { DecisionRules } from './decision-rules.js';
import type { DetailContext } from './detail.decide.js';

/** The facts besides state and input on which `decideSave` decides. */
export interface SaveContext extends Omit<DetailContext, 'isSignificant' | 'level'> {
  place(type: 'COUNTRY' | 'REGION' | 'AIRPORT', id: string): PlacePath | null;
  /** Set for an editor's input, which may take effect on a later day. */
  today?: IsoDate;
  /** Set by an importer: only it may write restrictions of provenance `imported`. */
  importProvenance: ImportProvenance | null;
  /** Other active restrictions of the same place, among which conflicts are looked for. */
  neighbours: readonly EntryRestriction[];
}

type Facts = Omit<SaveContext, 'place' | 'groups' | 'canonicalCountryOrGroup' | 'canonicalPort'>;

/** Reads the facts for an editor's input in the caller's transaction. */
export async function loadSaveContext(
  tx: Tx,
  { places, ruleIndex, clock, config }: DecisionRules,
  input: EntryRestrictionInput,
  editorId: string,
): Promise<SaveContext> {
  const path = places.path(input.level, input.airportId ?? input.regionId ?? input.countryId);
  const placeKey = path
    ? placeKeyOf({ level: input.level, countryId: path.country, regionId: path.region, airportId: path.airport })
    : '';
  const now = clock.now();
  return buildSaveContext(places, ruleIndex.groups, {
    authorityIds: await authorityIds(tx),
    now,
    today: dayIn(config.timeZone, now),
    newId,
    editorId,
    importProvenance: null,
    neighbours: await restrictionsBy(tx, { placeKey, isActive: true }),
  });
}

/** The context from places, groups and facts that the caller has at hand. */
export function buildSaveContext(places: Places, groups: CountryGroups, facts: Facts): SaveContext {
  return {
    ...facts,
    groups,
    place: (type, id) => places.path(type, id),
    canonicalCountryOrGroup: (id) => {
      const code = id.trim().toUpperCase();
      return places.country(code)?.iso2 ?? (code in groups ? code : null);
    },
    canonicalPort: (id) => {
      const code = id.trim().toUpperCase();
      const isLocode = /^[A-Z]{2}[A-Z2-9]{3}$/.test(code) && places.country(code.slice(0, 2)) !== null;
      return isLocode ? code : (places.airport(code)?.iata ?? null);
    },
  };
}
