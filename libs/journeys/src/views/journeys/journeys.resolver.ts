import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { currentRequest, ListScreen, validInput, type ListPage, type Presented } from '@landfall/platform';
import { viewerWithOrganisation } from '@landfall/organisations/viewer-organisation';
import { JourneyListInput } from './journey-list.input.js';
import { ListJourneys } from './list-journeys.query.js';

@Resolver()
export class JourneysResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('myjourneys')
  @ListScreen('mytrip-history')
  async myjourneys(@Args() args: JourneyListInput): Promise<ListPage<Presented<'Journey'>>> {
    const { organisationId } = viewerWithOrganisation();
    const input = validInput(JourneyListInput, args);
    return this.queries.execute(new ListJourneys(input, organisationId, currentRequest().language));
  }
}
