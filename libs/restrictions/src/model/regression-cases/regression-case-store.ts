import { In, Not, Raw } from 'typeorm';
import { isUuid } from '@landfall/kernel';
import { columns, type Tx } from '@landfall/platform';
import { StoredRegressionCase } from './regression-case.entity.js';
import type { RegressionCase } from './regression-case.js';

/** All regression cases, by name. */
export const regressionCases = (tx: Tx): Promise<RegressionCase[]> =>
  tx.manager.createQueryBuilder(StoredRegressionCase, 'c').orderBy('lower(c.name)').addOrderBy('c.id').getMany();

/** Regression cases of these ids, in any order; what is no id has none. */
export const regressionCasesByIds = (tx: Tx, ids: readonly string[]): Promise<RegressionCase[]> =>
  tx.manager.findBy(StoredRegressionCase, { id: In(ids.filter(isUuid)) });

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
  return tx.manager.findOne(StoredRegressionCase, {
    where: { id },
    ...(lock ? { lock: { mode: 'pessimistic_write' } } : {}),
  });
}

/** True when a case other than `id` has the name, in capitals or not. Until the transaction ends no other one takes a name. */
export async function isRegressionCaseNameTaken(tx: Tx, name: string, id: string): Promise<boolean> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('regression-case-name', 0))`);
  return tx.manager.existsBy(StoredRegressionCase, {
    id: Not(id),
    name: Raw((column) => `lower(${column}) = lower(:name)`, { name }),
  });
}

/** Creates or replaces a regression case. */
export async function saveRegressionCase(tx: Tx, { id, ...content }: RegressionCase): Promise<void> {
  const { affected } = await tx.manager.update(StoredRegressionCase, { id }, columns<RegressionCase>(content));
  if (affected === 0) {
    const { modifiedAt, modifiedBy } = content;
    const created = { id, ...content, createdAt: modifiedAt, createdBy: modifiedBy };
    await tx.manager.insert(StoredRegressionCase, columns<StoredRegressionCase>(created));
  }
}

/** False: there was none. */
export async function deleteRegressionCase(tx: Tx, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { affected } = await tx.manager.delete(StoredRegressionCase, { id });
  return affected === 1;
}
