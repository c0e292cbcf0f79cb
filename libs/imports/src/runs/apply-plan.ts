import type { Tx } from '@landfall/platform';
import { brokenBy, type RegressionCaseRules } from '@landfall/restrictions/broken-by';
import { problem } from '../port/import-problem.js';
import type { ImportReading } from '../port/importer.js';
import type { ImportRun } from './import-run.js';
import type { ImportTask } from './import-task.js';
import { changesHashOf, found, namesOf, rejectedRun } from './run-facts.js';
import type { TaskProgress } from './task-progress.js';

interface Application {
  task: ImportTask;
  run: ImportRun;
  reading: ImportReading;
  progress: TaskProgress;
  finish(tx: Tx, outcome: ImportRun): Promise<void>;
}

const MOVED_ON = problem('rejection.importMovedOn');

/**
 * Applies exactly what was reviewed: the same file, and the same changes. When the stored data moved on in between so that the
 * changes would be others, nothing is applied; the run then holds the new comparison. What breaks a regression case is applied
 * by a second person only.
 */
export async function applyPlan(
  tx: Tx,
  rules: RegressionCaseRules,
  { task, run, reading, progress, finish }: Application,
): Promise<void> {
  const { plan } = reading;
  if (!plan) return finish(tx, { ...rejectedRun(run, reading.problems), notApplied: MOVED_ON });
  const planned = await plan.compare(tx);
  await progress.step('CHECKING');
  const broken = planned.isRejected ? [] : await brokenBy(tx, rules, planned.decided, { editorId: run.startedBy });
  const now = found(run, reading, planned, broken);
  const isReviewed =
    changesHashOf(planned) === run.changesHash &&
    broken.every(({ id }) => run.brokenRegressionCases.some((known) => known.id === id));
  if (planned.isRejected || !isReviewed) return finish(tx, { ...now, notApplied: MOVED_ON });
  if (broken.length > 0 && run.startedBy === task.requestedBy) {
    const names = namesOf(broken);
    const notApplied = problem('rejection.importBreaksRegressionCase', { names });
    return finish(tx, { ...run, state: 'DRY_RUN', notApplied });
  }
  await progress.step('WRITING');
  await planned.write({ actor: task.requestedBy!, correlationId: task.correlationId }, progress.part);
  await finish(tx, { ...now, state: 'APPLIED', fileId: null, appliedBy: task.requestedBy });
}
