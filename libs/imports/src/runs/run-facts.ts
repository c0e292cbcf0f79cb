import { Logger } from '@nestjs/common';
import { newId } from '@landfall/kernel';
import { faultForLog, type Tx } from '@landfall/platform';
import type { BrokenRegressionCase } from '@landfall/restrictions/regression-case';
import { problem, type ImportProblem } from '../port/import-problem.js';
import { ImportRejected } from '../port/import-rejected.js';
import type { ImportReading, PlannedImport } from '../port/importer.js';
import { hashOf } from './hash-of.js';
import { updateRun } from './import-run-store.js';
import { deleteTask } from './import-task-store.js';
import { TaskWithdrawn, type ImportTask } from './import-task.js';
import type { ImportRun } from './import-run.js';

const CHANGES_KEPT = 500;
const PROBLEMS_KEPT = 200;
const logger = new Logger('Imports');

export const changesHashOf = ({ changes }: PlannedImport): string =>
  hashOf(
    JSON.stringify(
      changes
        .map(({ kind, place, field, before, after }) => [kind, place, field, before, after])
        .map((change) => JSON.stringify(change))
        .sort(),
    ),
  );

/** What a comparison says about a run. Its file is kept as long as there is something in it to apply. */
export function found(
  run: ImportRun,
  reading: ImportReading,
  planned: PlannedImport,
  brokenRegressionCases: BrokenRegressionCase[],
): ImportRun {
  const { counts, changes } = planned;
  const isOpen = !planned.isRejected && changes.length > 0;
  return {
    ...run,
    dated: reading.dated,
    state: planned.isRejected ? 'REJECTED' : 'DRY_RUN',
    fileId: isOpen ? run.fileId : null,
    counts,
    problems: [...planned.problems, ...breaking(brokenRegressionCases), ...reading.problems].slice(0, PROBLEMS_KEPT),
    brokenRegressionCases,
    changes: changes.slice(0, CHANGES_KEPT),
    changesHash: changesHashOf(planned),
  };
}

export const namesOf = (regressionCases: readonly BrokenRegressionCase[]): string =>
  regressionCases.map(({ name }) => name).join(', ');

const breaking = (regressionCases: readonly BrokenRegressionCase[]): ImportProblem[] =>
  regressionCases.length > 0
    ? [problem('rejection.importBreaksRegressionCase', { names: namesOf(regressionCases) })]
    : [];

export const rejectedRun = (run: ImportRun, problems: readonly ImportProblem[]): ImportRun => ({
  ...run,
  state: 'REJECTED',
  fileId: null,
  problems: problems.slice(0, PROBLEMS_KEPT),
});

/** The failed run with a localised reason; a fault of our own is logged and shown by its number only. */
export function failedRun(run: ImportRun, error: unknown): ImportRun {
  if (error instanceof ImportRejected && error.found.length > 0) return rejectedRun(run, [...error.found]);
  if (error instanceof ImportRejected)
    return rejectedRun(
      run,
      error.problems.length > 0 ? error.problems.map((text) => ({ text })) : [{ text: error.message }],
    );
  if (error instanceof Error && error.name === 'VersionConflict')
    return { ...run, state: 'FAILED', fileId: null, problems: [problem('import.problem.storedMeanwhile')] };
  return { ...run, state: 'FAILED', fileId: null, problems: [faultProblem(error)] };
}

/** Logs a fault of our own; its text names the number by which it is found in the log. */
export function faultProblem(error: unknown): ImportProblem {
  const id = newId();
  logger.error(`${id} ${faultForLog(error)}`);
  return problem('import.problem.internal', { id });
}

/** Stores the outcome of a task and ends it. Throws `TaskWithdrawn` when the task is gone: the outcome then rolls back. */
export async function finishTask(tx: Tx, task: ImportTask, run: ImportRun): Promise<void> {
  if (!(await deleteTask(tx, task.id))) throw new TaskWithdrawn();
  await updateRun(tx, run);
}

/**
 * A run whose work broke off: a comparison has failed; what was to be applied is as it was compared, and says why nothing was
 * applied.
 */
export const brokenOff = (run: ImportRun, { work }: ImportTask, reason: ImportProblem): ImportRun =>
  work === 'APPLY'
    ? { ...run, state: 'DRY_RUN', notApplied: reason }
    : { ...run, state: 'FAILED', fileId: null, problems: [reason] };
