import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { currentRequest, validated } from '@landfall/platform';
import type { PresentedAnswer } from '../presentation/present-answer.js';
import { DestinationDetailArguments, DestinationDetailQuery } from './destination-detail.query.js';

@Resolver()
export class DestinationDetailResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('destinationDetail')
  destinationDetail(@Args() args: DestinationDetailArguments): Promise<PresentedAnswer> {
    return this.queries.execute(
      new DestinationDetailQuery(validated(DestinationDetailArguments, args), currentRequest().language),
    );
  }
}
