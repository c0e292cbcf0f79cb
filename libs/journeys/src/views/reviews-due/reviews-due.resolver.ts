import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { currentRequest, type ListPage, type Presented } from '@landfall/platform';
import { ListReviewsDue, type ReviewsDueArguments } from './list-reviews-due.query.js';

@Resolver()
export class ReviewsDueResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('reviewsDue')
  reviewsDue(@Args() args: ReviewsDueArguments): Promise<ListPage<Presented<'ReviewDue'>>> {
    return this.queries.execute(new ListReviewsDue(args, currentRequest().language));
  }
}
