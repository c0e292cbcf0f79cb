import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { currentRequest, validated } from '@landfall/platform';
import type { PresentedAnswer } from '../presentation/present-answer.js';
import { CruiseDetailArguments, CruiseDetailQuery } from './cruise-detail.query.js';

@Resolver()
export class CruiseDetailResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('cruiseDestinationDetail')
  cruiseDestinationDetail(@Args() args: CruiseDetailArguments): Promise<PresentedAnswer> {
    return this.queries.execute(
      new CruiseDetailQuery(validated(CruiseDetailArguments, args), currentRequest().language),
    );
  }
}
