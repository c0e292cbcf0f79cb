import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { currentRequest, ListScreen, type ListArguments, type Presented } from '@landfall/platform';
import type { RegressionCaseSortField } from '@landfall/platform/schema';
import { ListRegressionCases, type RegressionCaseFilter } from './list-regression-cases.query.js';
import { RegressionCaseQuery } from './regression-case.query.js';

@Resolver()
export class RegressionCasesResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('regressionCaseList')
  @ListScreen('regressioncases')
  regressionCaseList(
    @Args() args: ListArguments<RegressionCaseSortField, RegressionCaseFilter>,
  ): Promise<Presented<'RegressionCaseList'>> {
    return this.queries.execute(new ListRegressionCases(args, currentRequest().language));
  }

  @Query('regressionCase')
  regressionCase(@Args('id') id: string): Promise<Presented<'RegressionCase'> | null> {
    return this.queries.execute(new RegressionCaseQuery(id, currentRequest().language));
  }
}
