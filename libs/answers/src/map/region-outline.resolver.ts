import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Places } from '@landfall/places';
import { RegionOutlines, type Outline } from '@landfall/places/region-outlines';

/** Outlines are read where they are selected: those of a large country take 80 KB. */
@Resolver('MapRegionStatus')
export class RegionOutlineResolver {
  constructor(
    private readonly places: Places,
    private readonly outlines: RegionOutlines,
  ) {}

  /** A GeoJSON geometry; null for a region whose outline is not known. */
  @ResolveField('geojson')
  async geojson(@Parent() { id }: { id: string }): Promise<Outline | null> {
    const region = this.places.region(id);
    return region && ((await this.outlines.of(region.country))[region.id] ?? null);
  }
}
