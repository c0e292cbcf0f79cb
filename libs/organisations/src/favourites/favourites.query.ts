import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '@landfall/platform';
import { Favourite, type FavouriteKind } from './favourite.entity.js';

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
    return this.database.transaction({ organisationId }, async (tx) => {
      const rows = await tx.manager.findBy(Favourite, { organisationId, kind });
      return rows.map(({ favouriteId }) => favouriteId);
    });
  }
}
