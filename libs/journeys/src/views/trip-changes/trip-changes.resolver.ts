import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { contractPage, currentRequest, IsMoment, validInput, type Presented } from '@landfall/platform';
import { viewerWithOrganisation } from '@landfall/organisations/viewer-organisation';
import { ListTripChanges } from './list-trip-changes.query.js';

class TripChangesInput {
  @IsMoment() since: string;
  limit?: number | null;
}

@Resolver()
export class TripChangesResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('myjourneyChanges')
  async myjourneyChanges(@Args() args: TripChangesInput): Promise<Presented<'TripChanges'>> {
    const { organisationId } = viewerWithOrganisation();
    const { since } = validInput(TripChangesInput, args);
    const { limit } = contractPage({ limit: args.limit });
    const { language } = currentRequest();
    return this.queries.execute(new ListTripChanges(organisationId, { since: new Date(since), limit, language }));
  }
}
