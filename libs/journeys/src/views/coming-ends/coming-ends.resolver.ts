import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { currentRequest, ListScreen, type ListPage, type Presented } from '@landfall/platform';
import { ListComingEnds, type ComingEndArguments } from './list-coming-ends.query.js';

@Resolver()
export class ComingEndsResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('comingEndList')
  @ListScreen('comingends')
  comingEndList(@Args() args: ComingEndArguments): Promise<ListPage<Presented<'ComingEnd'>>> {
    return this.queries.execute(new ListComingEnds(args, currentRequest().language));
  }
}
