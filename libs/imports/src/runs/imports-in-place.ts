import { IMPORTERS } from '../importers/importers.js';
import { applyRun, type Applier, type ApplyResult } from './apply-run.js';
import { ImportRunner, type StartRequest } from './import-runner.js';
import type { ImportRun } from './import-run.js';
import { runImport, type RunDependencies } from './run-import.js';

const withoutFile = (run: ImportRun): ImportRun => ({ ...run, content: null });

/** Does the work where it is asked to. */
export class ImportsInPlace extends ImportRunner {
  constructor(private readonly dependencies: RunDependencies) {
    super();
  }

  /** Throws for an importer that is not registered. */
  async start({ importer: name, ...request }: StartRequest): Promise<ImportRun> {
    const importer = IMPORTERS.get(name);
    if (!importer) throw new Error(`There is no importer ${name}.`);
    return withoutFile(await runImport(this.dependencies, { ...request, importer, scheduleId: null, author: null }));
  }

  async apply(id: string, applier: Applier): Promise<ApplyResult> {
    const result = await applyRun(this.dependencies, IMPORTERS, id, applier);
    if (result.ok) return { ...result, run: withoutFile(result.run) };
    return { ...result, run: result.run && withoutFile(result.run) };
  }
}
