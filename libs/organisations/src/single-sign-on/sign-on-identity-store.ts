import type { Tx } from '@landfall/platform';
import { Organisation } from '../organisation/organisation.entity.js';
import { User } from '../users/user.entity.js';
import { SignOnIdentity } from './sign-on-identity.entity.js';

export const identityOf = (tx: Tx, issuer: string, subject: string): Promise<SignOnIdentity | null> =>
  tx.manager.findOneBy(SignOnIdentity, { issuer, subject });

/** False: another login has noted it meanwhile. */
export async function insertIdentity(tx: Tx, identity: SignOnIdentity): Promise<boolean> {
  const inserted = await tx.manager
    .createQueryBuilder()
    .insert()
    .into(SignOnIdentity)
    .values(identity)
    .orIgnore()
    .returning('subject')
    .execute();
  return (inserted.raw as unknown[]).length === 1;
}

/** Active users of the organisation with this public code, with their stored passwords; staff are never among them. */
const usersOf = (tx: Tx, organisation: string) =>
  tx.manager
    .createQueryBuilder(User, 'u')
    .addSelect('u.passwordHash')
    .innerJoin(Organisation, 'o', 'o.id = u.organisationId')
    .where('u.isActive and not u.isStaff and o.idCodePublic = :organisation', { organisation });

export const memberById = (tx: Tx, organisation: string, id: string): Promise<User | null> =>
  usersOf(tx, organisation).andWhere('u.id = :id', { id }).getOne();

/** Null: nobody, or more than one, has this address. */
export async function memberByEmail(tx: Tx, organisation: string, email: string): Promise<User | null> {
  const found = await usersOf(tx, organisation)
    .andWhere('lower(u.email) = lower(:email)', { email })
    .limit(2)
    .getMany();
  return found.length === 1 ? found[0]! : null;
}
