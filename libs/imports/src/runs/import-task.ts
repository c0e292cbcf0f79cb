import type { Applier, ApplyResult } from './apply-run.js';
import type { ImportRun } from './import-run.js';
import type { StartRequest } from './import-runner.js';

export type ImportTask = { kind: 'start'; request: StartRequest } | { kind: 'apply'; id: string; applier: Applier };

/** What a thread is given; plain data alone goes over. */
export interface ThreadInput {
  databaseUrl: string;
  seedsDir: string;
  timeZone: string;
  /** By how much the clock of the process is ahead of the machine's, in milliseconds. */
  clockAheadMs: number;
  task: ImportTask;
}

export type ThreadAnswer = { kind: 'started'; run: ImportRun } | { kind: 'applied'; result: ApplyResult };
