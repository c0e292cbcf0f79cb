import { isUuid } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import type { RegressionCase } from './regression-case.js';

const COLUMNS = `id, name, note, trip, starts_in_days as "startsInDays", nights, expectations, modified_at as "modifiedAt", modified_by as "modifiedBy"`;

/** All regression cases, by name. */
export async function regressionCases(tx: Tx): Promise<RegressionCase[]> {
  const { rows } = await tx.query<RegressionCase>(`select ${COLUMNS} from regression_case order by lower(name), id`);
  return rows;
}

/** Regression cases of these ids, in any order; what is no id has none. */
export async function regressionCasesByIds(tx: Tx, ids: readonly string[]): Promise<RegressionCase[]> {
  const { rows } = await tx.query<RegressionCase>(`select ${COLUMNS} from regression_case where id = any($1::uuid[])`, [
    ids.filter(isUuid),
  ]);
  return rows;
}

/** A text that differs after any case was saved or deleted: over the transactions that wrote them. */
export async function regressionCaseState(tx: Tx): Promise<string> {
  const { rows } = await tx.query<{ state: string }>(
    `select count(*) || ' ' || coalesce(sum(hashtextextended(id::text || xmin::text, 0)), 0) as state from regression_case`,
  );
  return rows[0]!.state;
}

/** For each case the transaction that wrote it. */
export async function regressionCaseStamps(tx: Tx): Promise<Map<string, string>> {
  const { rows } = await tx.query<{ id: string; stamp: string }>('select id, xmin::text as stamp from regression_case');
  return new Map(rows.map(({ id, stamp }) => [id, stamp]));
}

/** One regression case; `lock` holds it until the transaction ends. */
export async function regressionCaseById(tx: Tx, id: string, lock = false): Promise<RegressionCase | null> {
  if (!isUuid(id)) return null;
  const { rows } = await tx.query<RegressionCase>(
    `select ${COLUMNS} from regression_case where id = $1 ${lock ? 'for update' : ''}`,
    [id],
  );
  return rows[0] ?? null;
}

/** Creates or replaces a regression case. False: another one has the name. */
export async function saveRegressionCase(tx: Tx, g: RegressionCase): Promise<boolean> {
  // Of two who take a name at the same moment the second one is told so.
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('regression-case-name', 0))`);
  const { rows: taken } = await tx.query('select 1 from regression_case where lower(name) = lower($1) and id <> $2', [
    g.name,
    g.id,
  ]);
  if (taken.length > 0) return false;
  await tx.query(
    `insert into regression_case (id, name, note, trip, starts_in_days, nights, expectations, created_at, created_by, modified_at, modified_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $8, $9)
     on conflict (id) do update set name = excluded.name, note = excluded.note, trip = excluded.trip, starts_in_days = excluded.starts_in_days,
       nights = excluded.nights, expectations = excluded.expectations, modified_at = excluded.modified_at, modified_by = excluded.modified_by`,
    [
      g.id,
      g.name,
      g.note,
      JSON.stringify(g.trip),
      g.startsInDays,
      g.nights,
      JSON.stringify(g.expectations),
      g.modifiedAt,
      g.modifiedBy,
    ],
  );
  return true;
}

/** False: there was none. */
export async function deleteRegressionCase(tx: Tx, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { rowCount } = await tx.query('delete from regression_case where id = $1', [id]);
  return (rowCount ?? 0) > 0;
}
