import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { currentRequest, validInput, type Presented } from '@landfall/platform';
import { EntryRestrictionQuery } from './entry-restriction.query.js';
import { EntryRestrictionWithParentQuery } from './entry-restriction-with-parent.query.js';
import { EntryRestrictionArguments, EntryRestrictionsArguments } from './entry-restrictions.input.js';
import { EntryRestrictionsQuery } from './entry-restrictions.query.js';
import { ListEditors } from './list-editors.query.js';
import type { PresentedRestriction } from './present-restriction.js';
import { currentReader } from './reader.js';

@Resolver()
export class EntryRestrictionsResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('entryRestriction')
  async entryRestriction(@Args() args: EntryRestrictionArguments): Promise<PresentedRestriction | null> {
    const valid = validInput(EntryRestrictionArguments, args);
    return this.queries.execute(new EntryRestrictionQuery(valid, currentReader()));
  }

  @Query('entryRestrictions')
  async entryRestrictions(@Args() args: EntryRestrictionsArguments): Promise<PresentedRestriction[]> {
    const valid = validInput(EntryRestrictionsArguments, args);
    return this.queries.execute(new EntryRestrictionsQuery(valid, currentReader()));
  }

  @Query('entryRestrictionWithParent')
  entryRestrictionWithParent(
    @Args('id') id: string,
  ): Promise<{ entryRestriction: PresentedRestriction; parent: PresentedRestriction | null } | null> {
    return this.queries.execute(new EntryRestrictionWithParentQuery(id, currentReader()));
  }

  @Query('entryRestrictionEditors')
  entryRestrictionEditors(): Promise<Presented<'Editor'>[]> {
    return this.queries.execute(new ListEditors(currentRequest().language));
  }
}
