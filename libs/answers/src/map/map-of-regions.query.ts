import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Language } from '@landfall/kernel';
import { Places } from '@landfall/places';
import type { Presented } from '@landfall/platform';
import { RuleIndexProjection } from '../rule-index/rule-index.projection.js';
import type { ViewpointArguments } from './map.input.js';
import { mapColor } from './map-status.js';
import { Viewpoints } from './viewpoints.js';

export type RegionStatus = Presented<'MapRegionStatus', 'geojson'>;

/** What the map says of these regions, by their names. Rejects a viewpoint from a country that does not exist. */
export class MapOfRegions extends Query<RegionStatus[]> {
  constructor(
    readonly regions: readonly string[],
    readonly viewpoint: ViewpointArguments,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(MapOfRegions)
export class MapOfRegionsHandler implements IQueryHandler<MapOfRegions> {
  constructor(
    private readonly places: Places,
    private readonly ruleIndex: RuleIndexProjection,
    private readonly viewpoints: Viewpoints,
  ) {}

  async execute({ regions, viewpoint: named, language }: MapOfRegions): Promise<RegionStatus[]> {
    const viewpoint = await this.viewpoints.of(named);
    const { current: ruleIndex } = this.ruleIndex;
    const { compare } = new Intl.Collator(language);
    return regions
      .flatMap((id) => this.places.region(id) ?? [])
      .map(({ id }) => ({
        id,
        name: this.places.placeName('REGION', id, language)!,
        status: mapColor(ruleIndex, this.places.path('REGION', id)!, viewpoint),
      }))
      .sort((a, b) => compare(a.name, b.name));
  }
}
