import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '@landfall/platform';
import { authoritiesByIds, type Authority } from '../../model/authorities/authority-store.js';

/** One authority; null: there is none of this id. */
export class AuthorityQuery extends Query<Authority | null> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(AuthorityQuery)
export class AuthorityHandler implements IQueryHandler<AuthorityQuery> {
  constructor(private readonly database: Database) {}

  async execute({ id }: AuthorityQuery): Promise<Authority | null> {
    const [found = null] = await this.database.transaction('none', (tx) => authoritiesByIds(tx, [id]));
    return found;
  }
}
