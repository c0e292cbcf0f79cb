import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '@landfall/platform';
import { authorities, type Authority } from '../../model/authorities/authority-store.js';

/** All authorities, by name. */
export class AllAuthorities extends Query<Authority[]> {}

@QueryHandler(AllAuthorities)
export class AllAuthoritiesHandler implements IQueryHandler<AllAuthorities> {
  constructor(private readonly database: Database) {}

  execute(): Promise<Authority[]> {
    return this.database.transaction('none', authorities);
  }
}
