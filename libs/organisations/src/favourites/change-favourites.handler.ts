import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '@landfall/platform';
import type { FavouriteKind } from './favourite.entity.js';
import { addFavourites, clearFavourites, removeFavourites } from './favourite-store.js';

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
      if ('remove' in change) await removeFavourites(tx, own, change.remove);
      if ('all' in change) await clearFavourites(tx, own);
      await addFavourites(tx, own, addedBy(change));
    });
  }
}

function addedBy(change: ChangeFavourites['change']): readonly string[] {
  if ('add' in change) return change.add;
  return 'all' in change ? change.all : [];
}
