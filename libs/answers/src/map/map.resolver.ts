import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { InputRejected } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { currentRequest, validInput, type Presented } from '@landfall/platform';
import type { PresentedAnswer } from '../presentation/present-answer.js';
import { CountryContentQuery } from './country-content.query.js';
import { MapOfCountries } from './map-of-countries.query.js';
import { MapOfRegions, type RegionStatus } from './map-of-regions.query.js';
import type { MapCountryStatus } from './scale-texts.resolver.js';
import { CountryMapArguments, RegionMapArguments, ViewpointArguments } from './map.input.js';

/** The restriction map (spec: catalogue, sections 2 to 4), for private travel and as of today. Statuses come from memory. */
@Resolver()
export class MapResolver {
  constructor(
    private readonly queries: QueryBus,
    private readonly places: Places,
  ) {}

  @Query('mapCountries')
  mapCountries(): Presented<'Country'>[] {
    return this.places.countries(currentRequest().language).map(({ iso2 }) => ({ id: iso2 }));
  }

  @Query('mapWorldCountryStatus')
  async mapWorldCountryStatus(@Args() args: ViewpointArguments): Promise<MapCountryStatus[]> {
    const countries = this.mapCountries().map(({ id }) => id);
    return this.queries.execute(new MapOfCountries(countries, validInput(ViewpointArguments, args)));
  }

  @Query('mapCountryStatus')
  async mapCountryStatus(@Args() args: CountryMapArguments): Promise<MapCountryStatus | null> {
    const { countryId, ...viewpoint } = validInput(CountryMapArguments, args);
    const [status = null] = await this.queries.execute(new MapOfCountries([countryId], viewpoint));
    return status;
  }

  @Query('mapCountryRegionStatus')
  async mapCountryRegionStatus(@Args() args: CountryMapArguments): Promise<RegionStatus[]> {
    const { countryId, ...viewpoint } = validInput(CountryMapArguments, args);
    if (!this.places.country(countryId))
      throw new InputRejected([
        { field: 'countryId', key: 'rejection.unknownCountry', values: { id: countryId.slice(0, 40) } },
      ]);
    const regions = this.places.regionsOf(countryId).map(({ id }) => id);
    return this.queries.execute(new MapOfRegions(regions, viewpoint, currentRequest().language));
  }

  @Query('mapRegionStatus')
  async mapRegionStatus(@Args() args: RegionMapArguments): Promise<RegionStatus | null> {
    const { regionId, ...viewpoint } = validInput(RegionMapArguments, args);
    const [status = null] = await this.queries.execute(
      new MapOfRegions([regionId], viewpoint, currentRequest().language),
    );
    return status;
  }

  @Query('mapCidmerDestinationContent')
  mapCidmerDestinationContent(@Args('countryId') countryId: string): Promise<PresentedAnswer | null> {
    return this.queries.execute(new CountryContentQuery(countryId, currentRequest().language));
  }
}
