import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { contractPage, currentRequest, type Presented } from '@landfall/platform';
import type { QueryMyjourneyDeparturesArgs } from '@landfall/platform/schema';
import { viewerWithOrganisation } from '@landfall/organisations/viewer-organisation';
import { ListDepartures } from './list-departures.query.js';

@Resolver()
export class DeparturesResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('myjourneyDepartures')
  async myjourneyDepartures(@Args() { limit }: QueryMyjourneyDeparturesArgs): Promise<Presented<'Departure'>[]> {
    const { organisationId } = viewerWithOrganisation();
    const { language } = currentRequest();
    return this.queries.execute(new ListDepartures(organisationId, contractPage({ limit }).limit, language));
  }
}
