import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { ListScreen, type ListArguments, type ListPage } from '@landfall/platform';
import type { EntryRestrictionSortField } from '@landfall/platform/schema';
import type { PresentedRestriction } from '../entry-restrictions/present-restriction.js';
import { currentReader } from '../entry-restrictions/reader.js';
import { ListEntryRestrictions } from './list-entry-restrictions.query.js';
import type { RestrictionFilter } from './restriction-filter.js';

@Resolver()
export class EntryRestrictionListResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('entryRestrictionList')
  @ListScreen('entryrestrictions')
  entryRestrictionList(
    @Args() args: ListArguments<EntryRestrictionSortField, RestrictionFilter>,
  ): Promise<ListPage<PresentedRestriction>> {
    return this.queries.execute(new ListEntryRestrictions(args, currentReader()));
  }
}
