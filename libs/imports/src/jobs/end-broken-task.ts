import type { Database } from '@landfall/platform';
import type { ImportProblem } from '../port/import-problem.js';
import { importRunById } from '../runs/import-run-store.js';
import { taskById } from '../runs/import-task-store.js';
import { brokenOff, finishTask } from '../runs/run-facts.js';

/** Ends a task whose worker could not end it itself. Nothing happens when it is gone. */
export async function endBrokenTask(
  database: Pick<Database, 'transaction'>,
  taskId: string,
  reason: ImportProblem,
  finishedAt: Date,
): Promise<void> {
  await database.transaction('system', async (tx) => {
    const task = await taskById(tx, taskId, true);
    const run = task && (await importRunById(tx, task.runId));
    if (task && run) await finishTask(tx, task, { ...brokenOff(run, task, reason), finishedAt });
  });
}
