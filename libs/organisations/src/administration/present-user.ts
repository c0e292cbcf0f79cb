import type { Presented, Tx } from '@landfall/platform';
import { organisationsByIds } from '../organisation/organisation-store.js';
import { usersWithSecondFactor } from '../second-factor/second-factor-store.js';
import type { User } from '../users/user.entity.js';

/** Users as staff see them, with the names of their organisations. */
export async function presentUsers(tx: Tx, users: readonly User[]): Promise<Presented<'User'>[]> {
  const ids = users.map(({ organisationId }) => organisationId).filter((id) => id !== null);
  const names = new Map((await organisationsByIds(tx, ids)).map(({ id, name }) => [id, name]));
  const withFactor = await usersWithSecondFactor(
    tx,
    users.map(({ id }) => id),
  );
  return users.map((user) => ({
    id: user.id,
    username: user.username,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    isStaff: user.isStaff,
    isActive: user.isActive,
    organisationId: user.organisationId,
    organisationName: user.organisationId ? (names.get(user.organisationId) ?? null) : null,
    permissions: user.permissions,
    hasSecondFactor: withFactor.has(user.id),
  }));
}
