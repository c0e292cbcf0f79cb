import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { currentRequest, type ListPage } from '@landfall/platform';
import { viewerWithOrganisation } from '../../model/viewer-organisation.js';
import { ListJourneys, type JourneyListArguments } from './list-journeys.query.js';

@Resolver()
export class JourneysResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('myjourneys')
  async myjourneys(@Args() args: JourneyListArguments): Promise<ListPage<object>> {
    const { organisationId } = viewerWithOrganisation();
    return this.queries.execute(new ListJourneys(args, organisationId, currentRequest().language));
  }
}
