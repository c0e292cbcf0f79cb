import { In } from 'typeorm';
import { isUuid } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import { Authority, type AuthorityType } from './authority.entity.js';

export type { Authority, AuthorityType };

/** All authorities, by name. */
export const authorities = (tx: Tx): Promise<Authority[]> => tx.manager.find(Authority, { order: { name: 'ASC' } });

/** Authorities of these ids, in any order; what is no id has none. */
export const authoritiesByIds = (tx: Tx, ids: Iterable<string>): Promise<Authority[]> =>
  tx.manager.findBy(Authority, { id: In([...ids].filter(isUuid)) });

export async function authorityIds(tx: Tx): Promise<Set<string>> {
  return new Set((await authorities(tx)).map((a) => a.id));
}

/** The id of an authority by name and type; it is created when it does not exist. */
export async function ensureAuthority(tx: Tx, id: string, name: string, authorityType: AuthorityType): Promise<string> {
  await tx.manager
    .createQueryBuilder()
    .insert()
    .into(Authority)
    .values({ id, name, authorityType })
    .orIgnore()
    .execute();
  return (await tx.manager.findOneByOrFail(Authority, { name, authorityType })).id;
}

/** Creates or replaces an authority. */
export async function saveAuthority(tx: Tx, { id, name, authorityType }: Authority): Promise<void> {
  await tx.manager.upsert(Authority, { id, name, authorityType }, ['id']);
}

export async function deleteAuthority(tx: Tx, id: string): Promise<void> {
  await tx.manager.delete(Authority, { id });
}

/** Authorities by id, as they are called now. */
export async function authoritiesById(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Authority>> {
  const found = ids.length > 0 ? await authoritiesByIds(tx, ids) : [];
  return new Map(found.map((authority) => [authority.id, authority]));
}
