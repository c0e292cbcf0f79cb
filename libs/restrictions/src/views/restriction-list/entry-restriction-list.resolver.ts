import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { currentRequest, type ListArguments, type ListPage } from '@landfall/platform';
import { ListEntryRestrictions } from './list-entry-restrictions.query.js';
import type { RestrictionFilter } from './restriction-filter.js';
import type { RestrictionSortField } from './restriction-order.js';

@Resolver()
export class EntryRestrictionListResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('entryRestrictionList')
  entryRestrictionList(
    @Args() args: ListArguments<RestrictionSortField, RestrictionFilter>,
  ): Promise<ListPage<object>> {
    const { viewer, language } = currentRequest();
    return this.queries.execute(new ListEntryRestrictions(args, { language, isStaff: viewer?.isStaff === true }));
  }
}
