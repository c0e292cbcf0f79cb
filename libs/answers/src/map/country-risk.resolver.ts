import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { ScaleRisk } from '@landfall/catalogue';
import { Places } from '@landfall/places';
import { RuleIndexProjection } from '../rule-index/rule-index.projection.js';
import { mapRisk } from './map-status.js';
import { Viewpoints } from './viewpoints.js';

/** Adds to a country what only the rules know; its other fields are those of libs/places, which knows no rules. */
@Resolver('Country')
export class CountryRiskResolver {
  constructor(
    private readonly places: Places,
    private readonly ruleIndex: RuleIndexProjection,
    private readonly viewpoints: Viewpoints,
  ) {}

  @ResolveField('riskLevel')
  async riskLevel(@Parent() { id }: { id: string }): Promise<ScaleRisk> {
    const country = this.places.path('COUNTRY', id);
    return country ? mapRisk(this.ruleIndex.ruleIndex, country, await this.viewpoints.of()) : 'UNKNOWN';
  }
}
