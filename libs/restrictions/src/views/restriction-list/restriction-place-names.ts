import { Injectable } from '@nestjs/common';
import type { Language } from '@landfall/kernel';
import { fold, Places } from '@landfall/places';
import type { ListedRestriction } from './listed-restriction.js';
import { inPlaceOrder } from './restriction-order.js';

interface Entry {
  rank: number;
  /** What a search looks into. */
  folded: string;
  codes: readonly string[];
}

interface Known {
  placesVersion: number;
  placeCount: number;
  names: PlaceNames;
}

/** The places of restrictions by name, in memory: where each stands in the alphabet of a language, and whether a search finds it. */
@Injectable()
export class RestrictionPlaceNames {
  private readonly known = new Map<Language, Known>();

  constructor(private readonly places: Places) {}

  /** The names of these restrictions' places. `placeCount` grows with each new place; only then are they worked out anew. */
  in(language: Language, restrictions: readonly ListedRestriction[], placeCount: number): PlaceNames {
    const known = this.known.get(language);
    if (known && known.placeCount === placeCount && known.placesVersion === this.places.version) return known.names;
    const names = new PlaceNames(this.workOut(language, restrictions));
    this.known.set(language, { placesVersion: this.places.version, placeCount, names });
    return names;
  }

  private workOut(language: Language, restrictions: readonly ListedRestriction[]): ReadonlyMap<string, Entry> {
    const { compare } = new Intl.Collator(language);
    const places = [...new Map(restrictions.map((r) => [r.placeKey, r])).values()].map((place) => ({
      place,
      name: this.nameOf(place, language),
    }));
    places.sort((a, b) => compare(a.name, b.name) || (a.place.placeKey < b.place.placeKey ? -1 : 1));
    return new Map(
      places.map(({ place, name }, rank) => {
        const airport = place.airportId && this.places.airport(place.airportId);
        const codes = [place.countryId, place.regionId, place.airportId].flatMap((id) => (id ? [fold(id)] : []));
        return [place.placeKey, { rank, folded: fold(`${name} ${airport ? airport.name : ''}`), codes }];
      }),
    );
  }

  /** Country, region and airport; an airport by its code, as the list shows it. A place that is not known any more by its id. */
  private nameOf({ countryId, regionId, airportId }: ListedRestriction, language: Language): string {
    const country = this.places.countryName(countryId, language) ?? countryId;
    const region = regionId && (this.places.placeName('REGION', regionId, language) ?? regionId);
    return [country, region, airportId].filter(Boolean).join(', ');
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
