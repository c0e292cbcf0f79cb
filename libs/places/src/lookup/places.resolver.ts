import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { currentRequest } from '@landfall/platform';
import { Places } from '../places.js';
import type { AirportRow, PlaceHit } from '../place-rows.js';

interface Ref {
  id: string;
}

const presentAirport = (a: AirportRow): object => ({ id: a.iata, iata: a.iata, icao: a.icao, name: a.name });

@Resolver()
export class PlacesResolver {
  constructor(private readonly places: Places) {}

  @Query('countries')
  countries(): Ref[] {
    return this.places.countries(currentRequest().language).map(({ iso2 }) => ({ id: iso2 }));
  }

  @Query('country')
  country(@Args('id') id: string): Ref | null {
    const country = this.places.country(id.trim());
    return country ? { id: country.iso2 } : null;
  }

  @Query('lookupCountries')
  lookupCountries(@Args('search') search: string): Ref[] {
    return this.places.lookupCountries(search, currentRequest().language).map(({ iso2 }) => ({ id: iso2 }));
  }

  @Query('lookupDestinations')
  lookupDestinations(@Args('search') search: string): object[] {
    return this.places.lookupDestinations(search, currentRequest().language).map((hit: PlaceHit) => ({
      type: hit.type,
      id: hit.id,
      name: hit.name,
      country: { id: hit.country },
      region: hit.region ? { id: hit.region } : null,
      iata: hit.iata,
    }));
  }
}

/** `riskLevel` is resolved by libs/restrictions: it follows from rules. */
@Resolver('Country')
export class CountryResolver {
  constructor(private readonly places: Places) {}

  @ResolveField('iso2')
  iso2(@Parent() { id }: Ref): string {
    return id;
  }

  @ResolveField('iso3')
  iso3(@Parent() { id }: Ref): string | null {
    return this.places.country(id)?.iso3 ?? null;
  }

  @ResolveField('nameShort')
  nameShort(@Parent() { id }: Ref): string | null {
    return this.places.countryName(id, currentRequest().language);
  }

  @ResolveField('urlGmEvent')
  urlGmEvent(): null {
    return null;
  }

  @ResolveField('regions')
  regions(@Parent() { id }: Ref): Ref[] {
    return this.places.regionsOf(id).map((region) => ({ id: region.id }));
  }

  @ResolveField('airports')
  airports(@Parent() { id }: Ref): object[] {
    return this.places.airportsWithoutRegion(id).map(presentAirport);
  }
}

@Resolver('Region')
export class RegionResolver {
  constructor(private readonly places: Places) {}

  @ResolveField('name')
  name(@Parent() { id }: Ref): string | null {
    return this.places.region(id)?.name ?? null;
  }

  @ResolveField('airports')
  airports(@Parent() { id }: Ref): object[] {
    return this.places.airportsOf(id).map(presentAirport);
  }
}

@Resolver('Airport')
export class AirportResolver {
  constructor(private readonly places: Places) {}

  @ResolveField('iata')
  iata(@Parent() { id }: Ref): string {
    return id;
  }

  @ResolveField('icao')
  icao(@Parent() { id }: Ref): string | null {
    return this.places.airport(id)?.icao ?? null;
  }

  @ResolveField('name')
  name(@Parent() { id }: Ref): string | null {
    return this.places.airport(id)?.name ?? null;
  }
}
