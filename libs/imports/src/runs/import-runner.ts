import type { Applier, ApplyResult } from './apply-run.js';
import type { ImportRun, RunSettings } from './import-run.js';

/** A file that somebody wants to see compared. */
export interface StartRequest {
  /** Name of a registered importer. */
  importer: string;
  sourceName: string;
  sourceUri: string | null;
  licence: string;
  content: string;
  settings: RunSettings;
  startedBy: string;
}

/** Who reads, compares and writes the files of the console. The runs that it answers carry no file. */
export abstract class ImportRunner {
  abstract start(request: StartRequest): Promise<ImportRun>;
  abstract apply(id: string, applier: Applier): Promise<ApplyResult>;
}
