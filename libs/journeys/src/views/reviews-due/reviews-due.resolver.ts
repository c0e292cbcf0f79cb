import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { currentRequest, ListScreen, type ListPage, type Presented } from '@landfall/platform';
import { ListReviewsDue, type ReviewDueArguments } from './list-reviews-due.query.js';

@Resolver()
export class ReviewsDueResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('reviewDueList')
  @ListScreen('reviewsdue')
  reviewDueList(@Args() args: ReviewDueArguments): Promise<ListPage<Presented<'ReviewDue'>>> {
    return this.queries.execute(new ListReviewsDue(args, currentRequest().language));
  }
}
