import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { currentRequest, Database, type ListArguments, type ListPage } from '@landfall/platform';
import { authoritiesByIds, type Authority } from '../../model/authorities/authority-store.js';
import { ListAuthorities, type AuthorityFilter, type AuthoritySortField } from './list-authorities.query.js';

@Resolver()
export class AuthoritiesResolver {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
  ) {}

  @Query('authorityList')
  authorityList(@Args() args: ListArguments<AuthoritySortField, AuthorityFilter>): Promise<ListPage<Authority>> {
    return this.queries.execute(new ListAuthorities(args, currentRequest().language));
  }

  @Query('authority')
  async authority(@Args('id') id: string): Promise<Authority | null> {
    const [found = null] = await this.database.transaction('none', (tx) => authoritiesByIds(tx, [id]));
    return found;
  }
}
