import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { contractPage, currentRequest, toPayload, type Presented } from '@landfall/platform';
import type { QueryEventsLatestSignificantUpdatesArgs } from '@landfall/platform/schema';
import { ChangePin } from './change-pin.handler.js';
import { ListEvents, SelectEvents, type EventsRequested } from './list-events.query.js';

/** Spec: application, section 9. */
const MOST_LATEST = 50;

@Resolver()
export class EventsResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Query('allEvents')
  allEvents(): Promise<Presented<'EventLists'>> {
    return this.queries.execute(new ListEvents(reader()));
  }

  @Query('eventsLatestSignificantUpdates')
  async latest(
    @Args() { limit, countryFilter }: QueryEventsLatestSignificantUpdatesArgs,
  ): Promise<Presented<'EventLists'>> {
    const page = contractPage({ limit: limit ?? MOST_LATEST });
    const countryIds = (countryFilter ?? []).map((id) => id.toUpperCase());
    return this.queries.execute(new ListEvents({ ...reader(), countryIds, limit: Math.min(page.limit, MOST_LATEST) }));
  }

  @Query('eventsLatestSignificantUpdatesPinned')
  pinned(): Promise<Presented<'Event'>[]> {
    return this.queries.execute(new SelectEvents(reader(), 'PINNED'));
  }

  @Query('mapEvents')
  mapEvents(): Promise<Presented<'Event'>[]> {
    return this.queries.execute(new SelectEvents(reader(), 'LIVE'));
  }

  @Mutation('pinEvent')
  async pin(@Args('event') event: string): Promise<Presented<'MutationResult'>> {
    return toPayload(await this.commands.execute(new ChangePin('PIN', event, reader().userId)));
  }

  @Mutation('unpinEvent')
  async unpin(@Args('event') event: string): Promise<Presented<'MutationResult'>> {
    return toPayload(await this.commands.execute(new ChangePin('UNPIN', event, reader().userId)));
  }
}

function reader(): Pick<EventsRequested, 'userId' | 'language'> {
  const { viewer, language } = currentRequest();
  return { userId: viewer!.userId, language };
}
