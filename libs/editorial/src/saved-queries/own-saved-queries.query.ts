import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '@landfall/platform';
import { ownQueriesByIds, savedQueries } from './saved-query-store.js';
import type { SavedQuery } from './saved-query.entity.js';

/** A user's own queries: those of a screen by name, or those of some ids. */
export class OwnSavedQueries extends Query<SavedQuery[]> {
  constructor(
    readonly userId: string,
    readonly of: { screen: string } | { ids: readonly string[] },
  ) {
    super();
  }
}

@QueryHandler(OwnSavedQueries)
export class OwnSavedQueriesHandler implements IQueryHandler<OwnSavedQueries> {
  constructor(private readonly database: Database) {}

  execute({ userId, of }: OwnSavedQueries): Promise<SavedQuery[]> {
    return this.database.transaction('none', (tx) =>
      'screen' in of ? savedQueries(tx, userId, of.screen) : ownQueriesByIds(tx, of.ids, userId),
    );
  }
}
