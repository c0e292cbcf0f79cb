import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '@landfall/platform';
import { favouriteIds } from './favourite-store.js';
import type { FavouriteKind } from './favourite.entity.js';

/** Ids of the favourites of an organisation, in no order. Empty: all are shown. */
export class Favourites extends Query<string[]> {
  constructor(
    readonly organisationId: string,
    readonly kind: FavouriteKind,
  ) {
    super();
  }
}

@QueryHandler(Favourites)
export class FavouritesHandler implements IQueryHandler<Favourites> {
  constructor(private readonly database: Database) {}

  execute({ organisationId, kind }: Favourites): Promise<string[]> {
    return this.database.transaction({ organisationId }, (tx) => favouriteIds(tx, { organisationId, kind }));
  }
}
