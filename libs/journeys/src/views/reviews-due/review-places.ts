import { Injectable } from '@nestjs/common';
import type { Language } from '@landfall/kernel';
import { fold, Places } from '@landfall/places';
import type { PlacePath } from '@landfall/requirements';
import type { ListedRestriction } from '@landfall/restrictions/listed-restriction';

/** A place as lists of reviews sort and find it. */
export interface ReviewPlace {
  /** In the alphabet of the language. */
  rank: number;
  foldedName: string;
  codes: readonly string[];
}

interface Known {
  placesVersion: number;
  placeCount: number;
  places: ReadonlyMap<string, ReviewPlace>;
}

/** Names of restricted places, worked out once per language until a place comes along. */
@Injectable()
export class ReviewPlaces {
  private readonly known = new Map<Language, Known>();

  constructor(private readonly places: Places) {}

  /** By place key. `placeCount` grows with each new place of a restriction. */
  in(
    language: Language,
    restrictions: readonly ListedRestriction[],
    placeCount: number,
  ): ReadonlyMap<string, ReviewPlace> {
    const { version: placesVersion } = this.places;
    const known = this.known.get(language);
    if (known?.placeCount === placeCount && known.placesVersion === placesVersion) return known.places;
    const places = this.workOut(language, restrictions);
    this.known.set(language, { placesVersion, placeCount, places });
    return places;
  }

  /** The place of a restriction; one that is known no longer by its ids. */
  placeOf(restriction: ListedRestriction): PlacePath {
    const { level, countryId, regionId, airportId } = restriction;
    return (
      this.pathOf(restriction) ?? {
        type: level,
        id: idOf(restriction),
        country: countryId,
        region: regionId,
        airport: airportId,
      }
    );
  }

  pathOf(restriction: ListedRestriction): PlacePath | null {
    return this.places.path(restriction.level, idOf(restriction));
  }

  private workOut(language: Language, restrictions: readonly ListedRestriction[]): ReadonlyMap<string, ReviewPlace> {
    const { compare } = new Intl.Collator(language);
    const named = [...new Map(restrictions.map((r) => [r.placeKey, r])).values()].map((restriction) => ({
      restriction,
      name: this.places.placeName(restriction.level, idOf(restriction), language) ?? idOf(restriction),
    }));
    named.sort((a, b) => compare(a.name, b.name) || (a.restriction.placeKey < b.restriction.placeKey ? -1 : 1));
    return new Map(
      named.map(({ restriction: { placeKey, countryId, regionId, airportId }, name }, rank) => [
        placeKey,
        {
          rank,
          foldedName: fold(name),
          codes: [countryId, regionId, airportId].flatMap((id) => (id ? [fold(id)] : [])),
        },
      ]),
    );
  }
}

const idOf = ({ level, countryId, regionId, airportId }: ListedRestriction): string =>
  ({ COUNTRY: countryId, REGION: regionId, AIRPORT: airportId })[level] ?? countryId;
