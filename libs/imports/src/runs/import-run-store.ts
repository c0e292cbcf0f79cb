import { In, IsNull } from 'typeorm';
import { isUuid } from '@landfall/kernel';
import { columns, type Tx } from '@landfall/platform';
import { StoredImportRun } from './import-run.entity.js';
import type { ImportRun } from './import-run.js';

/** One run with its file; `lock` holds it until the transaction ends. */
export async function importRunById(tx: Tx, id: string, lock = false): Promise<ImportRun | null> {
  if (!isUuid(id)) return null;
  const query = tx.manager.createQueryBuilder(StoredImportRun, 'r').addSelect('r.content').where({ id });
  return (lock ? query.setLock('pessimistic_write') : query).getOne();
}

/** Runs without their files, newest first, and how many there are. */
export async function importRuns(tx: Tx, limit: number, offset: number): Promise<{ runs: ImportRun[]; total: number }> {
  const [runs, total] = await tx.manager.findAndCount(StoredImportRun, {
    order: { startedAt: 'DESC', id: 'ASC' },
    take: limit,
    skip: offset,
  });
  return { runs, total };
}

/** Runs of these ids, in any order, without their files; what is no id has none. */
export const importRunsByIds = (tx: Tx, ids: readonly string[]): Promise<ImportRun[]> =>
  tx.manager.findBy(StoredImportRun, { id: In(ids.filter(isUuid)) });

/** The newest run of each schedule, without its file. */
export async function lastRuns(tx: Tx, scheduleIds: readonly string[]): Promise<Map<string, ImportRun>> {
  const runs = await tx.manager
    .createQueryBuilder(StoredImportRun, 'r')
    .distinctOn(['r.scheduleId'])
    .where({ scheduleId: In([...scheduleIds]) })
    .orderBy('r.scheduleId')
    .addOrderBy('r.startedAt', 'DESC')
    .getMany();
  return new Map(runs.flatMap((run) => (run.scheduleId ? [[run.scheduleId, run] as const] : [])));
}

/** Keeps a run. A dry run that waited for its review gives way to a newer one from the same source. */
export async function insertRun(tx: Tx, run: ImportRun): Promise<void> {
  const { importer, sourceName, scheduleId } = run;
  const waiting = { state: 'DRY_RUN' as const, importer, sourceName, scheduleId: scheduleId ?? IsNull() };
  await tx.manager.update(StoredImportRun, waiting, { content: null });
  await tx.manager.insert(StoredImportRun, columns<ImportRun>(run));
}

/** Writes what a second look at a dry run, or its application, found out. */
export async function updateRun(
  tx: Tx,
  {
    id,
    state,
    dated,
    content,
    counts,
    problems,
    changes,
    changesHash,
    brokenRegressionCases,
    finishedAt,
    appliedBy,
  }: ImportRun,
): Promise<void> {
  const found = { dated, content, counts, problems, changes, changesHash, brokenRegressionCases };
  await tx.manager.update(
    StoredImportRun,
    { id, state: 'DRY_RUN' },
    columns<ImportRun>({ ...found, state, finishedAt, appliedBy }),
  );
}
