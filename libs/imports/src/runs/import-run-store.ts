import { In, IsNull, Not, type SelectQueryBuilder } from 'typeorm';
import { isUuid } from '@landfall/kernel';
import { columns, type Tx } from '@landfall/platform';
import { deleteFiles } from '../files/import-file-store.js';
import { StoredImportRun } from './import-run.entity.js';
import type { ImportRun, ListedRun } from './import-run.js';

/** One run with its changes; `lock` holds it until the transaction ends. */
export async function importRunById(tx: Tx, id: string, lock = false): Promise<ImportRun | null> {
  if (!isUuid(id)) return null;
  const found = runs(tx).addSelect(['r.changes', 'r.brokenRegressionCases']).where({ id });
  return (lock ? found.setLock('pessimistic_write') : found).getOne();
}

const runs = (tx: Tx): SelectQueryBuilder<StoredImportRun> => tx.manager.createQueryBuilder(StoredImportRun, 'r');

/** The newest run of each schedule. */
export async function lastRuns(tx: Tx, scheduleIds: readonly string[]): Promise<Map<string, ListedRun>> {
  const last = await runs(tx)
    .distinctOn(['r.scheduleId'])
    .where({ scheduleId: In([...scheduleIds]) })
    .orderBy('r.scheduleId')
    .addOrderBy('r.startedAt', 'DESC')
    .getMany();
  return new Map(last.flatMap((run) => (run.scheduleId ? [[run.scheduleId, run] as const] : [])));
}

export async function insertRun(tx: Tx, run: ImportRun): Promise<void> {
  await tx.manager.insert(StoredImportRun, columns<ImportRun>(run));
}

/** Writes the outcome of work on a run. Its file goes when nothing can be applied any more. */
export async function updateRun(tx: Tx, { id, fileId, ...outcome }: ImportRun): Promise<void> {
  const { state, dated, counts, problems, changes, changesHash, brokenRegressionCases } = outcome;
  const { finishedAt, appliedBy, notApplied } = outcome;
  const before = await tx.manager.findOne(StoredImportRun, { select: { id: true, fileId: true }, where: { id } });
  await tx.manager.update(
    StoredImportRun,
    { id },
    columns<ImportRun>({
      ...{ state, dated, counts, problems, changes, changesHash, brokenRegressionCases },
      ...{ finishedAt, appliedBy, notApplied },
    }),
  );
  if (fileId === null && before?.fileId) await deleteFiles(tx, [before.fileId]);
}

/**
 * Lets dry runs of the same source give way to a newer run: their files go, and they can no longer be applied. Runs are locked before
 * their files, as whoever ends a run does; one that was queued meanwhile keeps its file.
 */
export async function replaceOlderRuns(tx: Tx, { id, importer, sourceName, scheduleId }: ImportRun): Promise<void> {
  const older = await tx.manager.find(StoredImportRun, {
    select: { id: true, fileId: true },
    where: {
      id: Not(id),
      state: 'DRY_RUN',
      fileId: Not(IsNull()),
      importer,
      sourceName,
      scheduleId: scheduleId ?? IsNull(),
    },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  await deleteFiles(
    tx,
    older.flatMap(({ fileId }) => fileId ?? []),
  );
}
