import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ScaleRisk } from '@landfall/catalogue';
import { Places } from '@landfall/places';
import { RuleIndexProjection } from '../rule-index/rule-index.projection.js';
import { mapRisk } from './map-status.js';
import { Viewpoints } from './viewpoints.js';

/** The advised risk level of a country for its viewer; UNKNOWN for an unknown country. */
export class CountryRisk extends Query<ScaleRisk> {
  constructor(readonly countryId: string) {
    super();
  }
}

@QueryHandler(CountryRisk)
export class CountryRiskHandler implements IQueryHandler<CountryRisk> {
  constructor(
    private readonly places: Places,
    private readonly ruleIndex: RuleIndexProjection,
    private readonly viewpoints: Viewpoints,
  ) {}

  async execute({ countryId }: CountryRisk): Promise<ScaleRisk> {
    const country = this.places.path('COUNTRY', countryId);
    return country ? mapRisk(this.ruleIndex.current, country, await this.viewpoints.of()) : 'UNKNOWN';
  }
}
