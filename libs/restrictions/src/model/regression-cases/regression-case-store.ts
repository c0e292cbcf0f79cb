import { Not, Raw } from 'typeorm';
import { isUuid } from '@landfall/kernel';
import { columns, type Tx } from '@landfall/platform';
import { StoredRegressionCase } from './regression-case.entity.js';
import type { RegressionCase } from './regression-case.js';

/** All regression cases, by name. */
export const regressionCases = (tx: Tx): Promise<RegressionCase[]> =>
  tx.manager.createQueryBuilder(StoredRegressionCase, 'c').orderBy('lower(c.name)').addOrderBy('c.id').getMany();

/** One regression case; `lock` holds it until the transaction ends. */
export async function regressionCaseById(tx: Tx, id: string, lock = false): Promise<RegressionCase | null> {
  if (!isUuid(id)) return null;
  return tx.manager.findOne(StoredRegressionCase, {
    where: { id },
    ...(lock ? { lock: { mode: 'pessimistic_write' } } : {}),
  });
}

/** Creates or replaces a regression case. False: another one has the name. */
export async function saveRegressionCase(tx: Tx, { id, ...content }: RegressionCase): Promise<boolean> {
  // Of two who take a name at the same moment the second one is told so.
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('regression-case-name', 0))`);
  const isTaken = await tx.manager.existsBy(StoredRegressionCase, {
    id: Not(id),
    name: Raw((name) => `lower(${name}) = lower(:taken)`, { taken: content.name }),
  });
  if (isTaken) return false;
  const { affected } = await tx.manager.update(StoredRegressionCase, { id }, columns<RegressionCase>(content));
  if (affected === 0) {
    const { modifiedAt, modifiedBy } = content;
    const created = { id, ...content, createdAt: modifiedAt, createdBy: modifiedBy };
    await tx.manager.insert(StoredRegressionCase, columns<StoredRegressionCase>(created));
  }
  return true;
}

/** False: there was none. */
export async function deleteRegressionCase(tx: Tx, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { affected } = await tx.manager.delete(StoredRegressionCase, { id });
  return affected === 1;
}
