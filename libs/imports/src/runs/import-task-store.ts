import { In, LessThan } from 'typeorm';
import { isUuid } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import { StoredImportRun } from './import-run.entity.js';
import type { ImportStep, ImportTask } from './import-task.js';
import { StoredImportTask } from './import-task.entity.js';

/** Notes work on a run, which is queued from then on. */
export async function insertTask(tx: Tx, task: ImportTask): Promise<void> {
  await tx.manager.insert(StoredImportTask, task);
  await tx.manager.update(StoredImportRun, { id: task.runId }, { state: 'QUEUED', notApplied: null });
}

/** A task; `lock` holds it until the transaction ends. */
export async function taskById(tx: Tx, id: string, lock = false): Promise<ImportTask | null> {
  if (!isUuid(id)) return null;
  return tx.manager.findOne(StoredImportTask, {
    where: { id },
    ...(lock ? { lock: { mode: 'pessimistic_write' } } : {}),
  });
}

/** The open task of a run, held until the transaction ends. */
export async function taskOfRun(tx: Tx, runId: string): Promise<ImportTask | null> {
  if (!isUuid(runId)) return null;
  return tx.manager.findOne(StoredImportTask, { where: { runId }, lock: { mode: 'pessimistic_write' } });
}

/** The open tasks of these runs by run. */
export async function tasksOfRuns(tx: Tx, runIds: readonly string[]): Promise<Map<string, ImportTask>> {
  const tasks = runIds.length > 0 ? await tx.manager.findBy(StoredImportTask, { runId: In([...runIds]) }) : [];
  return new Map(tasks.map((task) => [task.runId, task]));
}

/** A worker begins, or begins again. */
export async function beginTask(tx: Tx, { id, runId, attempts }: ImportTask, aliveAt: Date): Promise<void> {
  await tx.manager.update(StoredImportTask, { id }, { attempts: attempts + 1, step: 'READING', percent: 0, aliveAt });
  await tx.manager.update(StoredImportRun, { id: runId }, { state: 'RUNNING' });
}

/** A sign of life, and how far the work is. False when the task is gone. */
export async function keepTaskAlive(
  tx: Tx,
  id: string,
  aliveAt: Date,
  progress: { step?: ImportStep; percent?: number } = {},
): Promise<boolean> {
  const { affected } = await tx.manager.update(StoredImportTask, { id }, { aliveAt, ...progress });
  return affected === 1;
}

/** Removes a task with its outcome, in one transaction. False when it is gone: then there is no outcome. */
export async function deleteTask(tx: Tx, id: string): Promise<boolean> {
  const { affected } = await tx.manager.delete(StoredImportTask, { id });
  return affected === 1;
}

/** Ids of the tasks that nobody has worked on since this moment. */
export async function silentTasks(tx: Tx, since: Date): Promise<string[]> {
  const tasks = await tx.manager.find(StoredImportTask, {
    select: { id: true },
    where: { aliveAt: LessThan(since) },
    order: { aliveAt: 'ASC' },
    take: 100,
  });
  return tasks.map(({ id }) => id);
}
