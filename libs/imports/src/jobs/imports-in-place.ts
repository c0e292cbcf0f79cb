import { IMPORTERS } from '../importers/importers.js';
import { performTask, type RunDependencies } from '../runs/perform-task.js';
import { ImportRunner } from './import-runner.js';

/** Does the work where it is asked to. */
export class ImportsInPlace extends ImportRunner {
  constructor(private readonly dependencies: RunDependencies) {
    super();
  }

  perform(taskId: string): Promise<void> {
    return performTask(this.dependencies, IMPORTERS, taskId);
  }
}
