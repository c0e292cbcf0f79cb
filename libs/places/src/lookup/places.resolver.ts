import { QueryBus } from '@nestjs/cqrs';
import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { currentRequest, type Presented } from '@landfall/platform';
import { Places } from '../places.js';
import { HistoricalRef } from '../historical-ref.js';
import { CountryQuery } from './country.query.js';
import { FindDestinations } from './find-destinations.query.js';
import { ListCountries } from './list-countries.query.js';

/** Fields of a place are read from its id, where they are asked for. */
type Ref = Presented<'Country'>;

/** The places of a reference: the current ones, or the snapshot of an answer about the past. */
const placesOf = (ref: Ref, now: Places): Places => (ref instanceof HistoricalRef ? ref.places : now);

@Resolver()
export class PlacesResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('countries')
  countries(): Promise<Ref[]> {
    return this.queries.execute(new ListCountries(currentRequest().language, null));
  }

  @Query('country')
  country(@Args('id') id: string): Promise<Ref | null> {
    return this.queries.execute(new CountryQuery(id));
  }

  @Query('lookupCountries')
  lookupCountries(@Args('search') search: string): Promise<Ref[]> {
    return this.queries.execute(new ListCountries(currentRequest().language, search));
  }

  @Query('lookupDestinations')
  lookupDestinations(@Args('search') search: string): Promise<Presented<'PlaceHit'>[]> {
    return this.queries.execute(new FindDestinations(search, currentRequest().language));
  }
}

/** libs/restrictions resolves `riskLevel`, because it depends on rules. */
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
  regions(@Parent() ref: Ref): Ref[] {
    const places = placesOf(ref, this.places);
    return places.regionsOf(ref.id).map(({ id }) => places.ref(id));
  }

  @ResolveField('airports')
  airports(@Parent() ref: Ref): Ref[] {
    const places = placesOf(ref, this.places);
    return places.airportsWithoutRegion(ref.id).map(({ iata }) => places.ref(iata));
  }
}

@Resolver('Region')
export class RegionResolver {
  constructor(private readonly places: Places) {}

  /** A rule or a trip may name it by a former id. */
  @ResolveField('id')
  id(@Parent() ref: Ref): string {
    return placesOf(ref, this.places).presentId('REGION', ref.id);
  }

  @ResolveField('name')
  name(@Parent() ref: Ref): string | null {
    return placesOf(ref, this.places).placeName('REGION', ref.id, currentRequest().language);
  }

  @ResolveField('airports')
  airports(@Parent() ref: Ref): Ref[] {
    const places = placesOf(ref, this.places);
    return places.airportsOf(ref.id).map(({ iata }) => places.ref(iata));
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
  icao(@Parent() ref: Ref): string | null {
    return placesOf(ref, this.places).airport(ref.id)?.icao ?? null;
  }

  @ResolveField('name')
  name(@Parent() ref: Ref): string | null {
    return placesOf(ref, this.places).airport(ref.id)?.name ?? null;
  }
}
