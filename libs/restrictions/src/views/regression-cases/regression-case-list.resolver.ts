import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { currentRequest, type ListArguments, type ListPage } from '@landfall/platform';
import {
  ListRegressionCases,
  type RegressionCaseFilter,
  type RegressionCaseSortField,
} from './list-regression-cases.query.js';

@Resolver()
export class RegressionCaseListResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('regressionCaseList')
  regressionCaseList(
    @Args() args: ListArguments<RegressionCaseSortField, RegressionCaseFilter>,
  ): Promise<ListPage<object>> {
    return this.queries.execute(new ListRegressionCases(args, currentRequest().language));
  }
}
