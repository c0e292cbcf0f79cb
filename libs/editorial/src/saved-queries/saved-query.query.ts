import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '@landfall/platform';
import { savedQueryById } from './saved-query-store.js';
import type { SavedQuery } from './saved-query.entity.js';

/** One of a user's own queries; null: the user has none of this id. */
export class SavedQueryQuery extends Query<SavedQuery | null> {
  constructor(
    readonly id: string,
    readonly userId: string,
  ) {
    super();
  }
}

@QueryHandler(SavedQueryQuery)
export class SavedQueryHandler implements IQueryHandler<SavedQueryQuery> {
  constructor(private readonly database: Database) {}

  execute({ id, userId }: SavedQueryQuery): Promise<SavedQuery | null> {
    return this.database.transaction({ userId }, (tx) => savedQueryById(tx, id, userId));
  }
}
