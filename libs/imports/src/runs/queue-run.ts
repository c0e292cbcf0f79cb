import { newId } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import type { CompleteFile } from '../files/import-file-store.js';
import { insertRun } from './import-run-store.js';
import { NO_COUNTS, type ImportRun, type RunSettings } from './import-run.js';
import { insertTask } from './import-task-store.js';
import type { ImportTask } from './import-task.js';

export interface RunRequest {
  /** Name of a registered importer. */
  importer: string;
  sourceName: string;
  sourceUri: string | null;
  licence: string;
  settings: RunSettings;
  scheduleId: string | null;
  startedBy: string | null;
}

/** A run as it begins. */
export const newRun = (request: RunRequest, file: CompleteFile | null, now: Date): ImportRun => ({
  ...request,
  id: newId(),
  dated: null,
  fileId: file?.id ?? null,
  contentHash: file?.contentHash ?? '',
  state: 'QUEUED',
  counts: NO_COUNTS,
  problems: [],
  changes: [],
  changesHash: null,
  brokenRegressionCases: [],
  startedAt: now,
  finishedAt: null,
  appliedBy: null,
  notApplied: null,
});

/** Work on a run that nobody has begun. */
export const newTask = (
  { id: runId }: Pick<ImportRun, 'id'>,
  request: Pick<ImportTask, 'work' | 'requestedBy' | 'correlationId'>,
  now: Date,
): ImportTask => ({
  ...request,
  id: newId(),
  runId,
  attempts: 0,
  step: 'QUEUED',
  percent: 0,
  aliveAt: now,
});

/** Stores a run together with its work. */
export async function queueRun(tx: Tx, run: ImportRun, task: ImportTask): Promise<void> {
  await insertRun(tx, run);
  await insertTask(tx, task);
}
