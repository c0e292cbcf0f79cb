import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Places } from '@landfall/places';
import type { Presented } from '@landfall/platform';
import { RuleIndexProjection } from '../rule-index/rule-index.projection.js';
import type { ViewpointArguments } from './map.input.js';
import { mapColor } from './map-status.js';
import { Viewpoints } from './viewpoints.js';

type RegionStatus = Presented<'MapRegionStatus'>;

/** What the map says of these regions, by their ids. Rejects a viewpoint from a country that does not exist. */
export class MapOfRegions extends Query<RegionStatus[]> {
  constructor(
    readonly regions: readonly string[],
    readonly viewpoint: ViewpointArguments,
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

  async execute({ regions, viewpoint: named }: MapOfRegions): Promise<RegionStatus[]> {
    const viewpoint = await this.viewpoints.of(named);
    const { current: ruleIndex } = this.ruleIndex;
    return regions
      .flatMap((id) => this.places.region(id) ?? [])
      .map(({ id, name }) => ({
        id,
        name,
        status: mapColor(ruleIndex, this.places.path('REGION', id)!, viewpoint),
        // The product ships no outlines of regions.
        geojson: null,
      }));
  }
}
