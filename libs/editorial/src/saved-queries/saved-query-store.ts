import { isUuid } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import type { SavedQueryContent } from './saved-query.decide.js';
import { SavedQuery } from './saved-query.entity.js';

/** Null: the user has no such query. */
export async function savedQueryById(tx: Tx, id: string, userId: string): Promise<SavedQuery | null> {
  return isUuid(id) ? tx.manager.findOneBy(SavedQuery, { id, userId }) : null;
}

/** How many queries a user keeps; until the transaction ends no other one counts or adds for the same user. */
export async function countOwn(tx: Tx, userId: string): Promise<number> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('saved-query ' || $1, 0))`, [userId]);
  return tx.manager.countBy(SavedQuery, { userId });
}

export async function insertSavedQuery(
  tx: Tx,
  id: string,
  userId: string,
  content: SavedQueryContent,
): Promise<SavedQuery> {
  await tx.manager.insert(SavedQuery, { id, userId, ...content });
  return tx.manager.findOneByOrFail(SavedQuery, { id });
}

/** Null: the user has no such query; one of somebody else is none. */
export async function updateSavedQuery(
  tx: Tx,
  id: string,
  userId: string,
  content: SavedQueryContent,
): Promise<SavedQuery | null> {
  if (!isUuid(id)) return null;
  await tx.manager.update(SavedQuery, { id, userId }, content);
  return tx.manager.findOneBy(SavedQuery, { id, userId });
}

/** False: the user has no such query. */
export async function deleteSavedQuery(tx: Tx, id: string, userId: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { affected } = await tx.manager.delete(SavedQuery, { id, userId });
  return affected === 1;
}
