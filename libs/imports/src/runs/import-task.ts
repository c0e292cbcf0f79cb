/** COMPARE reports, APPLY writes what was reviewed, IMPORT compares and writes at once. */
export type ImportWork = 'COMPARE' | 'APPLY' | 'IMPORT';

export type ImportStep = 'QUEUED' | 'READING' | 'COMPARING' | 'CHECKING' | 'WRITING';

/** Work on a run that is not finished: the outbox row of its job. */
export interface ImportTask {
  id: string;
  runId: string;
  work: ImportWork;
  /** Null: a schedule. */
  requestedBy: string | null;
  correlationId: string | null;
  /** How often a worker has begun it. */
  attempts: number;
  step: ImportStep;
  percent: number;
  aliveAt: Date;
}

/** Somebody cancelled the task, or another worker finished it: what was written for it is rolled back. */
export class TaskWithdrawn extends Error {
  override name = 'TaskWithdrawn';
}
