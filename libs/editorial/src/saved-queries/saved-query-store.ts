import { isUuid } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import type { SavedQueryContent } from './saved-query.decide.js';

export const QUERY_NAME_INDEX = 'saved_query_name';

export interface SavedQuery {
  id: string;
  screen: string;
  name: string;
  filter: Record<string, unknown>;
}

const COLUMNS = 'id, screen, name, filter';

/** A user's own queries of one screen, by name. */
export async function savedQueries(tx: Tx, userId: string, screen: string): Promise<SavedQuery[]> {
  const { rows } = await tx.query<SavedQuery>(
    `select ${COLUMNS} from saved_query where user_id = $1 and screen = $2 order by lower(name)`,
    [userId, screen],
  );
  return rows;
}

/** A user's own queries among these ids, in any order. */
export async function ownQueriesByIds(tx: Tx, ids: readonly string[], userId: string): Promise<SavedQuery[]> {
  const { rows } = await tx.query<SavedQuery>(
    `select ${COLUMNS} from saved_query where user_id = $1 and id = any($2::uuid[])`,
    [userId, ids.filter(isUuid)],
  );
  return rows;
}

/** How many queries a user keeps; until the transaction ends no other one counts or adds for the same user. */
export async function countOwn(tx: Tx, userId: string): Promise<number> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('saved-query ' || $1, 0))`, [userId]);
  const { rows } = await tx.query<{ count: string }>('select count(*) from saved_query where user_id = $1', [userId]);
  return Number(rows[0]!.count);
}

export async function insertSavedQuery(
  tx: Tx,
  id: string,
  userId: string,
  { screen, name, filter }: SavedQueryContent,
): Promise<SavedQuery> {
  const { rows } = await tx.query<SavedQuery>(
    `insert into saved_query (id, user_id, screen, name, filter) values ($1, $2, $3, $4, $5) returning ${COLUMNS}`,
    [id, userId, screen, name, filter],
  );
  return rows[0]!;
}

/** Null: the user has no such query; one of somebody else is none. */
export async function updateSavedQuery(
  tx: Tx,
  id: string,
  userId: string,
  { screen, name, filter }: SavedQueryContent,
): Promise<SavedQuery | null> {
  if (!isUuid(id)) return null;
  const { rows } = await tx.query<SavedQuery>(
    `update saved_query set screen = $3, name = $4, filter = $5 where id = $1 and user_id = $2 returning ${COLUMNS}`,
    [id, userId, screen, name, filter],
  );
  return rows[0] ?? null;
}

/** False: the user has no such query. */
export async function deleteSavedQuery(tx: Tx, id: string, userId: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { rowCount } = await tx.query('delete from saved_query where id = $1 and user_id = $2', [id, userId]);
  return rowCount === 1;
}
