import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Places } from '@landfall/places';
import { currentRequest, type Presented, type RequestContext } from '@landfall/platform';
import type { RiskLevel } from '@landfall/platform/schema';
import { RuleIndexProjection } from '../rule-index/rule-index.projection.js';
import { mapRisk, type Viewpoint } from './map-status.js';
import { Viewpoints } from './viewpoints.js';

/** Adds to a country what only the rules know; its other fields are those of libs/places, which knows no rules. */
@Resolver('Country')
export class CountryRiskResolver {
  /** By request: hundreds of statements name the same country. */
  private readonly levels = new WeakMap<RequestContext, Map<string, RiskLevel>>();

  constructor(
    private readonly places: Places,
    private readonly ruleIndex: RuleIndexProjection,
    private readonly viewpoints: Viewpoints,
  ) {}

  /** The advised risk level of a country for its viewer; UNKNOWN for an unknown country. A promise only until the request knows from where it looks. */
  @ResolveField('riskLevel')
  riskLevel(@Parent() { id }: Pick<Presented<'Country'>, 'id'>): RiskLevel | Promise<RiskLevel> {
    const from = this.viewpoints.known();
    return from ? this.levelOf(id, from) : this.viewpoints.of().then((found) => this.levelOf(id, found));
  }

  private levelOf(id: string, from: Viewpoint): RiskLevel {
    const request = currentRequest();
    let levels: Map<string, RiskLevel> | undefined = this.levels.get(request);
    if (!levels) this.levels.set(request, (levels = new Map<string, RiskLevel>()));
    const known = levels.get(id);
    if (known) return known;
    const country = this.places.path('COUNTRY', id);
    const level = country ? mapRisk(this.ruleIndex.current, country, from) : 'UNKNOWN';
    levels.set(id, level);
    return level;
  }
}
