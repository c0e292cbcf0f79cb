import { isUuid } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';

export type AuthorityType = 'FOREIGN_OFFICE' | 'DESTINATION_COUNTRY' | 'HEALTH_INSTITUTE' | 'OTHER';

export interface Authority {
  id: string;
  name: string;
  authorityType: AuthorityType;
}

/** All authorities, by name. */
export async function authorities(tx: Tx): Promise<Authority[]> {
  const { rows } = await tx.query<Authority>(
    'select id, name, authority_type as "authorityType" from authority order by name',
  );
  return rows;
}

/** Authorities of these ids, in any order; what is no id has none. */
export async function authoritiesByIds(tx: Tx, ids: Iterable<string>): Promise<Authority[]> {
  const { rows } = await tx.query<Authority>(
    'select id, name, authority_type as "authorityType" from authority where id = any($1::uuid[])',
    [[...ids].filter(isUuid)],
  );
  return rows;
}

export async function authorityIds(tx: Tx): Promise<Set<string>> {
  return new Set((await authorities(tx)).map((a) => a.id));
}

/** The id of an authority by name and type; it is created when it does not exist. */
export async function ensureAuthority(tx: Tx, id: string, name: string, type: AuthorityType): Promise<string> {
  await tx.query('insert into authority (id, name, authority_type) values ($1, $2, $3) on conflict do nothing', [
    id,
    name,
    type,
  ]);
  const { rows } = await tx.query<{ id: string }>('select id from authority where name = $1 and authority_type = $2', [
    name,
    type,
  ]);
  return rows[0]!.id;
}

/** Authorities by id, as they are called now. */
export async function authoritiesById(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Authority>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.query<Authority>(
    'select id, name, authority_type as "authorityType" from authority where id = any($1)',
    [ids],
  );
  return new Map(rows.map((authority) => [authority.id, authority]));
}
