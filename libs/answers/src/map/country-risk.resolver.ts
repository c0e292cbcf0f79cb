import { QueryBus } from '@nestjs/cqrs';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Presented } from '@landfall/platform';
import type { RiskLevel } from '@landfall/platform/schema';
import { CountryRisk } from './country-risk.query.js';

/** Adds to a country what only the rules know; its other fields are those of libs/places, which knows no rules. */
@Resolver('Country')
export class CountryRiskResolver {
  constructor(private readonly queries: QueryBus) {}

  @ResolveField('riskLevel')
  riskLevel(@Parent() { id }: Presented<'Country'>): Promise<RiskLevel> {
    return this.queries.execute(new CountryRisk(id));
  }
}
