import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { currentRequest, ListScreen, type ListArguments, type Presented } from '@landfall/platform';
import type { AuthoritySortField } from '@landfall/platform/schema';
import { AllAuthorities } from './all-authorities.query.js';
import { AuthorityQuery } from './authority.query.js';
import { ListAuthorities, type AuthorityFilter } from './list-authorities.query.js';

@Resolver()
export class AuthoritiesResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('entryRestrictionAuthorities')
  entryRestrictionAuthorities(): Promise<Presented<'Authority'>[]> {
    return this.queries.execute(new AllAuthorities());
  }

  @Query('authorityList')
  @ListScreen('authorities')
  authorityList(@Args() args: ListArguments<AuthoritySortField, AuthorityFilter>): Promise<Presented<'AuthorityList'>> {
    return this.queries.execute(new ListAuthorities(args, currentRequest().language));
  }

  @Query('authority')
  authority(@Args('id') id: string): Promise<Presented<'Authority'> | null> {
    return this.queries.execute(new AuthorityQuery(id));
  }
}
