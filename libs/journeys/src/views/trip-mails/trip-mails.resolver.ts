import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Presented } from '@landfall/platform';
import { viewerWithOrganisation } from '@landfall/organisations/viewer-organisation';
import { FindTripMails } from './trip-mails.query.js';

@Resolver()
export class TripMailsResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('myjourneyMails')
  async myjourneyMails(@Args('id') id: string): Promise<Presented<'TripMails'> | null> {
    return this.queries.execute(new FindTripMails(id, viewerWithOrganisation().organisationId));
  }
}
