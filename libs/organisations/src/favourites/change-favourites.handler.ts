import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { appendNext, Database } from '@landfall/platform';
import { favouritesChanged, ORGANISATION_STREAM } from '../organisation/organisation-events.js';
import { Organisation } from '../organisation/organisation.entity.js';
import type { FavouriteKind } from './favourite.entity.js';
import { addFavourites, favouriteIds, removeFavourites } from './favourite-store.js';

/** Adds favourites, removes some, or replaces all. What is there already, or gone, changes nothing. The ids are known to exist. */
export class ChangeFavourites extends Command<void> {
  constructor(
    readonly organisationId: string,
    readonly kind: FavouriteKind,
    readonly change: { add: readonly string[] } | { remove: readonly string[] } | { all: readonly string[] },
    readonly actor: { userId: string; correlationId: string },
  ) {
    super();
  }
}

@CommandHandler(ChangeFavourites)
export class ChangeFavouritesHandler implements ICommandHandler<ChangeFavourites> {
  constructor(private readonly database: Database) {}

  execute({ organisationId, kind, change, actor }: ChangeFavourites): Promise<void> {
    return this.database.transaction('system', async (tx) => {
      const lock = { mode: 'pessimistic_write' } as const;
      await tx.manager.findOneOrFail(Organisation, { where: { id: organisationId }, lock });
      const own = { organisationId, kind };
      const { added, removed } = differenceOf(await favouriteIds(tx, own), change);
      if (added.length + removed.length === 0) return;
      await removeFavourites(tx, own, removed);
      await addFavourites(tx, own, added);
      const context = { actor: actor.userId, correlationId: actor.correlationId };
      const fact = favouritesChanged({ kind, added, removed });
      await appendNext(tx, { stream: ORGANISATION_STREAM, streamId: organisationId }, [fact], context);
    });
  }
}

function differenceOf(
  present: readonly string[],
  change: ChangeFavourites['change'],
): { added: string[]; removed: string[] } {
  if ('remove' in change) return { added: [], removed: present.filter((id) => change.remove.includes(id)) };
  const requested = new Set('all' in change ? change.all : change.add);
  return {
    added: [...requested].filter((id) => !present.includes(id)),
    removed: 'all' in change ? present.filter((id) => !requested.has(id)) : [],
  };
}
