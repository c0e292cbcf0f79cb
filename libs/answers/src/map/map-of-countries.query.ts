import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Places } from '@landfall/places';
import { Database, type Presented } from '@landfall/platform';
import { RuleIndexProjection } from '../rule-index/rule-index.projection.js';
import { deviatingCountries } from './deviating-countries.js';
import type { ViewpointArguments } from './map.input.js';
import { mapStatus } from './map-status.js';
import { Viewpoints } from './viewpoints.js';

type CountryStatus = Presented<'MapCountryStatus'>;

/** What the map says of these countries, by their codes. Rejects a viewpoint from a country that does not exist. */
export class MapOfCountries extends Query<CountryStatus[]> {
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

  async execute({ countries, viewpoint: named }: MapOfCountries): Promise<CountryStatus[]> {
    const viewpoint = await this.viewpoints.of(named);
    const paths = countries.flatMap((id) => this.places.path('COUNTRY', id) ?? []);
    if (paths.length === 0) return [];
    const deviating = await this.database.transaction('none', deviatingCountries);
    const { current: ruleIndex } = this.ruleIndex;
    return paths.map((path) => ({
      country: { id: path.id },
      ...mapStatus(ruleIndex, path, viewpoint),
      regionDeviation: deviating.has(path.id),
    }));
  }
}
