import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { currentRequest, validated, type Presented } from '@landfall/platform';
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
    return this.queries.execute(new EntryRestrictionQuery(validated(EntryRestrictionArguments, args), currentReader()));
  }

  @Query('entryRestrictions')
  async entryRestrictions(@Args() args: EntryRestrictionsArguments): Promise<PresentedRestriction[]> {
    return this.queries.execute(
      new EntryRestrictionsQuery(validated(EntryRestrictionsArguments, args), currentReader()),
    );
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
