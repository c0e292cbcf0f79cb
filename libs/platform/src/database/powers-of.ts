import type { Statements } from './database.js';

/** What roles can do beyond being a member of `allowed`; empty: nothing. */
export async function powersOf(tx: Statements, roles: readonly string[], allowed: string): Promise<string[]> {
  const { rows } = await tx.query<{ power: string }>(
    `with checked as (select * from pg_roles where rolname = any($1))
     select rolname || ' is a superuser' as power from checked where rolsuper
     union all select rolname || ' passes row security' from checked where rolbypassrls
     union all select rolname || ' may make roles' from checked where rolcreaterole
     union all select rolname || ' may make databases' from checked where rolcreatedb
     union all select rolname || ' may replicate' from checked where rolreplication
     union all select rolname || ' owns tables or other objects' from checked
       where exists (select from pg_shdepend d where d.refclassid = 'pg_authid'::regclass and d.refobjid = checked.oid and d.deptype = 'o')
     union all select c.rolname || ' is a member of ' || r.rolname from checked c join pg_roles r on r.oid <> c.oid
       where r.rolname <> $2 and not c.rolsuper and pg_has_role(c.oid, r.oid, 'member')`,
    [roles, allowed],
  );
  return rows.map(({ power }) => power);
}
