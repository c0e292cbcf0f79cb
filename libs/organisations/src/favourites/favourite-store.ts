import { In } from 'typeorm';
import type { Tx } from '@landfall/platform';
import { Favourite } from './favourite.entity.js';

type Own = Pick<Favourite, 'organisationId' | 'kind'>;

/** Ids of the favourites of a kind, in no order. */
export const favouriteIds = async (tx: Tx, own: Own): Promise<string[]> =>
  (await tx.manager.findBy(Favourite, own)).map(({ favouriteId }) => favouriteId);

/** Those that are there already stay. */
export async function addFavourites(tx: Tx, own: Own, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const values = ids.map((favouriteId) => ({ ...own, favouriteId }));
  await tx.manager.createQueryBuilder().insert().into(Favourite).values(values).orIgnore().execute();
}

export async function removeFavourites(tx: Tx, own: Own, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.manager.delete(Favourite, { ...own, favouriteId: In([...ids]) });
}
