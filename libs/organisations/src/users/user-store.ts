import { In } from 'typeorm';
import type { Tx } from '@landfall/platform';
import { User } from './user.entity.js';

export const PERMISSIONS = [
  'a3m_core.DestinationManager',
  'a3m_core.DestinationManagerEvents',
  'a3m_core.DestinationManagerListMyJourney',
  'a3m_core.DestinationManagerCDB',
  'a3m_core.DestinationManagerWidget',
] as const;

/** An active user by id; null when unknown or switched off. */
export const userById = (tx: Tx, id: string): Promise<User | null> =>
  tx.manager.findOneBy(User, { id, isActive: true });

/** An active user by id with the stored password; null when unknown or switched off. */
export const userWithPassword = (tx: Tx, id: string): Promise<User | null> =>
  tx.manager
    .createQueryBuilder(User, 'u')
    .addSelect('u.passwordHash')
    .where('u.id = :id and u.isActive', { id })
    .getOne();

/** What a login is checked against; null when the name is unknown or its user switched off. */
export const credentialsOf = (tx: Tx, username: string): Promise<Pick<User, 'id' | 'passwordHash'> | null> =>
  tx.manager
    .createQueryBuilder(User, 'u')
    .select(['u.id', 'u.passwordHash'])
    .where('lower(u.username) = lower(:username) and u.isActive', { username })
    .getOne();

/** How many users have one of these names. */
export const countNamed = (tx: Tx, usernames: readonly string[]): Promise<number> =>
  tx.manager.countBy(User, { username: In([...usernames]) });

/** First and last names of users, for "changed by". */
export async function namesOfUsers(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, { id: string; firstName: string; lastName: string }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.query<{ id: string; firstName: string; lastName: string }>(
    'select id, first_name as "firstName", last_name as "lastName" from landfall_names_of_users($1)',
    [[...new Set(ids)]],
  );
  return new Map(rows.map((user) => [user.id, user]));
}

export interface NewUser {
  username: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  email: string;
  isStaff: boolean;
  organisationId: string | null;
  permissions: readonly string[];
}

/** Creates a user, or leaves an existing one of that name untouched. Returns whether one was created. */
export async function createUser(tx: Tx, id: string, user: NewUser): Promise<boolean> {
  const inserted = await tx.manager
    .createQueryBuilder()
    .insert()
    .into(User)
    .values({ id, ...user, permissions: [...user.permissions] })
    .orIgnore()
    .returning('id')
    .execute();
  return (inserted.raw as unknown[]).length === 1;
}
