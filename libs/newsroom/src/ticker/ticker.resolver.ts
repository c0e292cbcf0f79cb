import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { currentRequest, contractPage, MAX_PAGE_SIZE, type Presented } from '@landfall/platform';
import type { QueryTickerArgs } from '@landfall/platform/schema';
import { Ticker } from './ticker.query.js';

const EVENTS = 'a3m_core.DestinationManagerEvents';

@Resolver()
export class TickerResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('ticker')
  async ticker(@Args() { limit, countryFilter }: QueryTickerArgs): Promise<Presented<'TickerEntry'>[]> {
    const countryIds = (countryFilter ?? []).map((id) => id.toUpperCase());
    const { viewer, language } = currentRequest();
    const withEvents = viewer!.permissions.includes(EVENTS);
    return this.queries.execute(
      new Ticker(contractPage({ limit: limit ?? MAX_PAGE_SIZE }).limit, countryIds, language, withEvents),
    );
  }
}
