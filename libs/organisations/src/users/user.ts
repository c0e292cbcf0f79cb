import type { Tx } from '@landfall/platform';

export const PERMISSIONS = [
  'a3m_core.DestinationManager',
  'a3m_core.DestinationManagerEvents',
  'a3m_core.DestinationManagerListMyJourney',
  'a3m_core.DestinationManagerCDB',
  'a3m_core.DestinationManagerWidget',
] as const;

export interface User {
  id: string;
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  isStaff: boolean;
  featureVisa: boolean;
  organisationId: string | null;
  permissions: string[];
}

interface UserRow {
  id: string;
  username: string;
  first_name: string;
  last_name: string;
  email: string;
  is_staff: boolean;
  feature_visa: boolean;
  organisation_id: string | null;
  permissions: string[];
}

const COLUMNS = 'id, username, first_name, last_name, email, is_staff, feature_visa, organisation_id, permissions';

const toUser = (row: UserRow): User => ({
  id: row.id,
  username: row.username,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  isStaff: row.is_staff,
  featureVisa: row.feature_visa,
  organisationId: row.organisation_id,
  permissions: row.permissions,
});

/** An active user by id; null when unknown or switched off. */
export async function userById(tx: Tx, id: string): Promise<User | null> {
  const { rows } = await tx.query<UserRow>(`select ${COLUMNS} from app_user where id = $1 and is_active`, [id]);
  return rows[0] ? toUser(rows[0]) : null;
}

/** First and last names of users, for "changed by". */
export async function namesOfUsers(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, { id: string; firstName: string; lastName: string }>> {
  const { rows } = await tx.query<{ id: string; first_name: string; last_name: string }>(
    'select id, first_name, last_name from app_user where id = any($1::uuid[])',
    [[...new Set(ids)]],
  );
  return new Map(rows.map((r) => [r.id, { id: r.id, firstName: r.first_name, lastName: r.last_name }]));
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
  const { rowCount } = await tx.query(
    `insert into app_user (id, username, password_hash, first_name, last_name, email, is_staff, organisation_id, permissions)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
    [
      id,
      user.username,
      user.passwordHash,
      user.firstName,
      user.lastName,
      user.email,
      user.isStaff,
      user.organisationId,
      [...user.permissions],
    ],
  );
  return rowCount === 1;
}
