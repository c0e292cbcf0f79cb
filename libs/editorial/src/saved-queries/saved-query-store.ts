import { Not, Raw } from 'typeorm';
import { isUuid } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import type { SavedQueryContent } from './saved-query.decide.js';
import { SavedQuery } from './saved-query.entity.js';
import type { SavedQueryInput } from './saved-query.input.js';

/** Null: the user has no such query. */
export async function savedQueryById(tx: Tx, id: string, userId: string): Promise<SavedQuery | null> {
  return isUuid(id) ? tx.manager.findOneBy(SavedQuery, { id, userId }) : null;
}

/** How many queries a user keeps; until the transaction ends no other one counts or adds for the same user. */
export async function countOwn(tx: Tx, userId: string): Promise<number> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('saved-query ' || $1, 0))`, [userId]);
  return tx.manager.countBy(SavedQuery, { userId });
}

/** True when another query of the user for the same list has the name, in capitals or not. */
export async function isQueryNameTaken(
  tx: Tx,
  userId: string,
  { id, screen, name }: Pick<SavedQueryInput, 'id' | 'screen' | 'name'>,
): Promise<boolean> {
  const sameName = Raw((column) => `lower(${column}) = lower(:name)`, { name });
  return tx.manager.existsBy(SavedQuery, {
    userId,
    screen,
    name: sameName,
    ...(id && isUuid(id) ? { id: Not(id) } : {}),
  });
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
