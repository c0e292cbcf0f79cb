import { Injectable } from '@nestjs/common';
import type { Language } from '@landfall/kernel';
import { Places } from '@landfall/places';
import type { ListedRestriction } from './listed-restriction.js';
import { PlacesByName, type NamedPlace } from './places-by-name.js';

/** Country, region and airport; an airport by its code, as the list shows it. A place that is not known any more by its id. */
@Injectable()
export class RestrictionPlaceNames extends PlacesByName {
  constructor(places: Places) {
    super(places);
  }

  protected nameOf({ countryId, regionId, airportId }: ListedRestriction, language: Language): NamedPlace {
    const country = this.places.countryName(countryId, language) ?? countryId;
    const region = regionId && (this.places.placeName('REGION', regionId, language) ?? regionId);
    const name = [country, region, airportId].filter(Boolean).join(', ');
    const airport = airportId && this.places.airport(airportId);
    return { name, searched: airport ? `${name} ${airport.name}` : name };
  }
}
