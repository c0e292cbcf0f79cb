import { In, IsNull, Not, type SelectQueryBuilder } from 'typeorm';
import { isUuid } from '@landfall/kernel';
import { columns, type Tx } from '@landfall/platform';
import { deleteFiles } from '../files/import-file-store.js';
import { StoredImportRun } from './import-run.entity.js';
import type { ImportRun, ListedRun } from './import-run.js';

/** One run; `lock` holds it until the transaction ends. */
export async function importRunById(tx: Tx, id: string, lock = false): Promise<ImportRun | null> {
  if (!isUuid(id)) return null;
  return tx.manager.findOne(StoredImportRun, {
    where: { id },
    ...(lock ? { lock: { mode: 'pessimistic_write' } } : {}),
  });
}

/** What a list shows: the changes of one run may be hundreds of kilobytes. */
const LISTED = [
  ...(['id', 'importer', 'scheduleId', 'sourceName', 'sourceUri', 'licence', 'dated', 'settings', 'fileId'] as const),
  ...(['contentHash', 'state', 'counts', 'problems', 'changesHash', 'startedAt', 'startedBy'] as const),
  ...(['finishedAt', 'appliedBy', 'notApplied'] as const),
] satisfies (keyof ListedRun)[];

const listed = (tx: Tx): SelectQueryBuilder<StoredImportRun> =>
  tx.manager.createQueryBuilder(StoredImportRun, 'r').select(LISTED.map((column) => `r.${column}`));

/** Runs for a list, newest first, and how many there are. */
export async function importRuns(tx: Tx, limit: number, offset: number): Promise<{ runs: ListedRun[]; total: number }> {
  const [runs, total] = await listed(tx)
    .orderBy('r.startedAt', 'DESC')
    .addOrderBy('r.id', 'ASC')
    .limit(limit)
    .offset(offset)
    .getManyAndCount();
  return { runs, total };
}

/** Runs of these ids for a list, in any order; what is no id has none. */
export const importRunsByIds = (tx: Tx, ids: readonly string[]): Promise<ListedRun[]> =>
  listed(tx)
    .where({ id: In(ids.filter(isUuid)) })
    .getMany();

/** The newest run of each schedule. */
export async function lastRuns(tx: Tx, scheduleIds: readonly string[]): Promise<Map<string, ListedRun>> {
  const runs = await listed(tx)
    .distinctOn(['r.scheduleId'])
    .where({ scheduleId: In([...scheduleIds]) })
    .orderBy('r.scheduleId')
    .addOrderBy('r.startedAt', 'DESC')
    .getMany();
  return new Map(runs.flatMap((run) => (run.scheduleId ? [[run.scheduleId, run] as const] : [])));
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

/** Lets dry runs of the same source give way to a newer run: their files go, and they can no longer be applied. */
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
  });
  await deleteFiles(
    tx,
    older.flatMap(({ fileId }) => fileId ?? []),
  );
}
