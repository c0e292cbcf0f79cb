import type { BrokenRegressionCase } from '@landfall/restrictions/regression-case';
import type { ImportProblem } from '../port/import-problem.js';
import type { ImportChange, ImportCounts } from '../port/importer.js';

export type ImportState = 'QUEUED' | 'RUNNING' | 'DRY_RUN' | 'APPLIED' | 'REJECTED' | 'FAILED' | 'CANCELLED';

export interface RunSettings {
  /** Day of the data as the operator gave it. */
  dated: string | null;
  /** Day on which the address was read. */
  fetchedOn: string | null;
  removeMissing: boolean;
}

/** One run of an importer, by a person or by a schedule. */
export interface ImportRun {
  id: string;
  importer: string;
  scheduleId: string | null;
  sourceName: string;
  sourceUri: string | null;
  licence: string;
  /** Day of the data as it was read. */
  dated: string | null;
  settings: RunSettings;
  /** The file; null once the run is applied, rejected, cancelled or replaced by a newer one. */
  fileId: string | null;
  contentHash: string;
  state: ImportState;
  counts: ImportCounts;
  problems: ImportProblem[];
  /** The first of them. */
  changes: ImportChange[];
  /** Over all changes: what somebody reviewed. */
  changesHash: string | null;
  brokenRegressionCases: BrokenRegressionCase[];
  startedAt: Date;
  startedBy: string | null;
  finishedAt: Date | null;
  appliedBy: string | null;
  /** Why the last request to apply it was not carried out. */
  notApplied: ImportProblem | null;
}

/** A run of a list, without what only its own page shows. */
export type ListedRun = Omit<ImportRun, 'changes' | 'brokenRegressionCases'>;

export const NO_COUNTS: ImportCounts = { read: 0, added: 0, changed: 0, removed: 0, unchanged: 0, skipped: 0 };
