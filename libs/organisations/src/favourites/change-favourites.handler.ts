import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { In } from 'typeorm';
import { Database } from '@landfall/platform';
import { Favourite, type FavouriteKind } from './favourite.entity.js';

/** Adds favourites, removes some, or replaces all. What is there already, or gone, changes nothing. The ids are known to exist. */
export class ChangeFavourites extends Command<void> {
  constructor(
    readonly organisationId: string,
    readonly kind: FavouriteKind,
    readonly change: { add: readonly string[] } | { remove: readonly string[] } | { all: readonly string[] },
  ) {
    super();
  }
}

@CommandHandler(ChangeFavourites)
export class ChangeFavouritesHandler implements ICommandHandler<ChangeFavourites> {
  constructor(private readonly database: Database) {}

  execute({ organisationId, kind, change }: ChangeFavourites): Promise<void> {
    return this.database.transaction({ organisationId }, async (tx) => {
      const own = { organisationId, kind };
      if ('remove' in change) await tx.manager.delete(Favourite, { ...own, favouriteId: In([...change.remove]) });
      if ('all' in change) await tx.manager.delete(Favourite, own);
      const added = 'add' in change ? change.add : 'all' in change ? change.all : [];
      if (added.length === 0) return;
      await tx.manager
        .createQueryBuilder()
        .insert()
        .into(Favourite)
        .values([...new Set(added)].map((favouriteId) => ({ ...own, favouriteId })))
        .orIgnore()
        .execute();
    });
  }
}
