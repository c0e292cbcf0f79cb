import type { Language } from '@landfall/kernel';
import { fold, type Places } from '@landfall/places';
import type { ListedRestriction } from './listed-restriction.js';
import { inPlaceOrder } from './restriction-order.js';
import type { RestrictionList } from './restriction-list.projection.js';

export interface NamedPlace {
  /** What the list is sorted by. */
  name: string;
  /** What a search looks into. */
  searched: string;
}

interface Entry {
  rank: number;
  folded: string;
  codes: readonly string[];
}

interface Known {
  placesVersion: number;
  placeCount: number;
  names: PlaceNames;
}

/** The places of restrictions by name, in memory: worked out once per language until a place comes along. */
export abstract class PlacesByName {
  private readonly known = new Map<Language, Known>();

  constructor(protected readonly places: Places) {}

  /** What the list calls the place of a restriction. */
  protected abstract nameOf(restriction: ListedRestriction, language: Language): NamedPlace;

  in(language: Language, { restrictions, placeCount }: RestrictionList): PlaceNames {
    const known = this.known.get(language);
    const placesVersion = this.places.version;
    if (known?.placeCount === placeCount && known.placesVersion === placesVersion) return known.names;
    const names = new PlaceNames(this.workOut(language, restrictions));
    this.known.set(language, { placesVersion, placeCount, names });
    return names;
  }

  private workOut(language: Language, restrictions: readonly ListedRestriction[]): ReadonlyMap<string, Entry> {
    const { compare } = new Intl.Collator(language);
    const places = [...new Map(restrictions.map((r) => [r.placeKey, r])).values()].map((place) => ({
      place,
      ...this.nameOf(place, language),
    }));
    places.sort((a, b) => compare(a.name, b.name) || (a.place.placeKey < b.place.placeKey ? -1 : 1));
    return new Map(
      places.map(({ place: { placeKey, countryId, regionId, airportId }, searched }, rank) => [
        placeKey,
        {
          rank,
          folded: fold(searched),
          codes: this.codesOf(countryId, regionId, airportId).map(fold),
        },
      ]),
    );
  }

  private codesOf(countryId: string, regionId: string | null, airportId: string | null): string[] {
    const region = regionId ? [regionId, this.places.presentId('REGION', regionId)] : [];
    return [countryId, ...region, ...(airportId ? [airportId] : [])];
  }
}

export class PlaceNames {
  private readonly ordered = new WeakMap<readonly ListedRestriction[], readonly ListedRestriction[]>();

  constructor(private readonly byKey: ReadonlyMap<string, Entry>) {}

  /** A list in the order of its places; of the same list it is worked out once. */
  ordering(restrictions: readonly ListedRestriction[]): readonly ListedRestriction[] {
    const known = this.ordered.get(restrictions);
    if (known) return known;
    const ordered = inPlaceOrder(restrictions, this);
    this.ordered.set(restrictions, ordered);
    return ordered;
  }

  /** Place in the alphabet. */
  rankOf({ placeKey }: Pick<ListedRestriction, 'placeKey'>): number {
    return this.byKey.get(placeKey)?.rank ?? Number.MAX_SAFE_INTEGER;
  }

  /** Finds the places whose name contains the text, or one of whose codes it is. */
  finder(search: string): (restriction: Pick<ListedRestriction, 'placeKey'>) => boolean {
    const typed = fold(search);
    return ({ placeKey }) => {
      const entry = this.byKey.get(placeKey);
      return entry !== undefined && (entry.folded.includes(typed) || entry.codes.includes(typed));
    };
  }
}
