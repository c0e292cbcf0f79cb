import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { grouped } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { Database } from '@landfall/platform';
import type { PlacePath, RuleIndex } from '@landfall/requirements';
import { RuleIndexProjection } from '../rule-index/rule-index.projection.js';
import { deviatingCountries } from './deviating-countries.js';
import type { ViewpointArguments } from './map.input.js';
import { mapStatus } from './map-status.js';
import type { MapCountryStatus } from './scale-texts.resolver.js';
import { Viewpoints } from './viewpoints.js';

const REGION = 'REGION:';

/** What the map says of these countries, by their codes. Rejects a viewpoint from a country that does not exist. */
export class MapOfCountries extends Query<MapCountryStatus[]> {
  constructor(
    readonly countries: readonly string[],
    readonly viewpoint: ViewpointArguments,
  ) {
    super();
  }
}

@QueryHandler(MapOfCountries)
export class MapOfCountriesHandler implements IQueryHandler<MapOfCountries> {
  constructor(
    private readonly places: Places,
    private readonly ruleIndex: RuleIndexProjection,
    private readonly database: Database,
    private readonly viewpoints: Viewpoints,
  ) {}

  async execute({ countries, viewpoint: named }: MapOfCountries): Promise<MapCountryStatus[]> {
    const viewpoint = await this.viewpoints.of(named);
    const paths = countries.flatMap((id) => this.places.path('COUNTRY', id) ?? []);
    if (paths.length === 0) return [];
    const deviating = await this.database.transaction('none', deviatingCountries);
    const { current: ruleIndex } = this.ruleIndex;
    const regions = this.statedRegions(ruleIndex);
    return paths.map((path) => ({
      country: { id: path.id },
      ...mapStatus(ruleIndex, path, viewpoint, regions.get(path.id)),
      regionDeviation: deviating.has(path.id),
    }));
  }

  /** Regions with details of their own, by country. */
  private statedRegions(ruleIndex: RuleIndex): Map<string, PlacePath[]> {
    const ids = ruleIndex.placeKeys().flatMap((key) => (key.startsWith(REGION) ? [key.slice(REGION.length)] : []));
    return grouped(
      ids.flatMap((id) => this.places.path('REGION', id) ?? []),
      ({ country }) => country,
    );
  }
}
