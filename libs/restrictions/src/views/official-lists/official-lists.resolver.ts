import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { currentRequest, ListScreen, type ListPage, type Presented } from '@landfall/platform';
import { ListOfficialListResults, type OfficialListResultArguments } from './list-official-list-results.query.js';

@Resolver()
export class OfficialListsResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('officialListResultList')
  @ListScreen('officiallists')
  officialListResultList(
    @Args() args: OfficialListResultArguments,
  ): Promise<ListPage<Presented<'OfficialListResult'>>> {
    return this.queries.execute(new ListOfficialListResults(args, currentRequest().language));
  }
}
