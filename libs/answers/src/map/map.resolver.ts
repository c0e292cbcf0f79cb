import { Args, Query, Resolver } from '@nestjs/graphql';
import { InputRejected } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { currentRequest, Database } from '@landfall/platform';
import { AuthorityDirectory } from '@landfall/restrictions/authority-directory';
import { RuleIndexProjection } from '../rule-index/rule-index.projection.js';
import { presentAnswer, type PresentedAnswer } from '../presentation/present-answer.js';
import { countryContent } from './country-content.js';
import { mapColor, mapRisk, mapStatus, type MapStatus, type Viewpoint } from './map-status.js';
import { deviatingCountries } from './deviating-countries.query.js';
import { Viewpoints } from './viewpoints.js';

interface NamedViewpoint {
  departureId?: string | null;
  citizenshipId?: string | null;
}

export interface CountryStatus extends MapStatus {
  country: { id: string };
  /** A region of the country differs from it for private travellers. */
  regionDeviation: boolean;
}

export interface RegionStatus {
  id: string;
  name: string;
  status: MapStatus['status'];
  /** The product ships no outlines of regions. */
  geojson: null;
}

/** The restriction map (spec: catalogue, sections 2 to 4), for private travel and as of today. Statuses come from memory. */
@Resolver()
export class MapResolver {
  constructor(
    private readonly places: Places,
    private readonly ruleIndex: RuleIndexProjection,
    private readonly authorities: AuthorityDirectory,
    private readonly database: Database,
    private readonly viewpoints: Viewpoints,
  ) {}

  @Query('mapCountries')
  mapCountries(): { id: string }[] {
    return this.places.countries(currentRequest().language).map(({ iso2 }) => ({ id: iso2 }));
  }

  @Query('mapWorldCountryStatus')
  async mapWorldCountryStatus(@Args() named: NamedViewpoint): Promise<CountryStatus[]> {
    return this.statusesOf(
      this.mapCountries().map(({ id }) => id),
      await this.viewpoints.of(named),
    );
  }

  @Query('mapCountryStatus')
  async mapCountryStatus(
    @Args('countryId') countryId: string,
    @Args() named: NamedViewpoint,
  ): Promise<CountryStatus | null> {
    const viewpoint = await this.viewpoints.of(named);
    const country = this.places.country(countryId);
    return country ? (await this.statusesOf([country.iso2], viewpoint))[0]! : null;
  }

  @Query('mapCountryRegionStatus')
  async mapCountryRegionStatus(
    @Args('countryId') countryId: string,
    @Args() named: NamedViewpoint,
  ): Promise<RegionStatus[]> {
    if (!this.places.country(countryId))
      throw new InputRejected([
        { field: 'countryId', key: 'rejection.unknownCountry', values: { id: countryId.slice(0, 40) } },
      ]);
    const viewpoint = await this.viewpoints.of(named);
    return this.places.regionsOf(countryId).map(({ id, name }) => this.regionStatus(id, name, viewpoint));
  }

  @Query('mapRegionStatus')
  async mapRegionStatus(
    @Args('regionId') regionId: string,
    @Args() named: NamedViewpoint,
  ): Promise<RegionStatus | null> {
    const viewpoint = await this.viewpoints.of(named);
    const region = this.places.region(regionId);
    return region ? this.regionStatus(region.id, region.name, viewpoint) : null;
  }

  /** The country database is kept in German and English; other readers get English. */
  @Query('mapCidmerDestinationContent')
  async mapCidmerDestinationContent(@Args('countryId') countryId: string): Promise<PresentedAnswer | null> {
    const country = this.places.path('COUNTRY', countryId);
    if (!country) return null;
    const viewpoint = await this.viewpoints.of();
    const { ruleIndex } = this.ruleIndex;
    const language = currentRequest().language === 'de' ? 'de' : 'en';
    const content = presentAnswer(countryContent(ruleIndex, country, viewpoint), {
      language,
      view: 'EXPERT',
      places: this.places,
      authority: this.authorities.get,
      translations: this.ruleIndex.translations,
    });
    // The advice that the level comes from is no content of the country database, so the content alone does not give it.
    const riskLevel = mapRisk(ruleIndex, country, viewpoint);
    return { ...content, destinations: content.destinations.map((destination) => ({ ...destination, riskLevel })) };
  }

  private async statusesOf(countries: readonly string[], viewpoint: Viewpoint): Promise<CountryStatus[]> {
    const deviating = await this.database.transaction('none', deviatingCountries);
    const { ruleIndex } = this.ruleIndex;
    return countries.map((id) => ({
      country: { id },
      ...mapStatus(ruleIndex, this.places.path('COUNTRY', id)!, viewpoint),
      regionDeviation: deviating.has(id),
    }));
  }

  private regionStatus(id: string, name: string, viewpoint: Viewpoint): RegionStatus {
    return {
      id,
      name,
      status: mapColor(this.ruleIndex.ruleIndex, this.places.path('REGION', id)!, viewpoint),
      geojson: null,
    };
  }
}
