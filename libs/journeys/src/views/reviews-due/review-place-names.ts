import { Injectable } from '@nestjs/common';
import type { Language } from '@landfall/kernel';
import { Places } from '@landfall/places';
import type { PlacePath } from '@landfall/requirements';
import type { ListedRestriction } from '@landfall/restrictions/listed-restriction';
import { PlacesByName, type NamedPlace } from '@landfall/restrictions/places-by-name';
import { placeIdOf } from '@landfall/restrictions/restriction-store';

/** The names of the places themselves, without those of the places around them. */
@Injectable()
export class ReviewPlaceNames extends PlacesByName {
  constructor(places: Places) {
    super(places);
  }

  /** The place of a restriction; one that is known no longer by its ids. */
  placeOf(restriction: ListedRestriction): PlacePath {
    const { level: type, countryId: country, regionId: region, airportId: airport } = restriction;
    return this.pathOf(restriction) ?? { type, id: placeIdOf(restriction), country, region, airport };
  }

  pathOf(restriction: ListedRestriction): PlacePath | null {
    return this.places.path(restriction.level, placeIdOf(restriction));
  }

  protected nameOf(restriction: ListedRestriction, language: Language): NamedPlace {
    const id = placeIdOf(restriction);
    const name = this.places.placeName(restriction.level, id, language) ?? id;
    return { name, searched: name };
  }
}
