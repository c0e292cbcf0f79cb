import { Inject } from '@nestjs/common';
import type { Clock } from '@landfall/kernel';
import { CLOCK, Database, JobHost, JobProcessor } from '@landfall/platform';
import { problem } from '../port/import-problem.js';
import { beginTask, taskById } from '../runs/import-task-store.js';
import { endBrokenTask } from './end-broken-task.js';
import { IMPORTS_QUEUE } from './import-queue.js';
import { ImportRunner } from './import-runner.js';

/** A worker that shows no sign of life for this long is dead; it shows one every second. */
const DEAD_AFTER_MS = 8_000;
/** A file that ends its worker each time must not do so for ever. */
const MAX_ATTEMPTS = 3;

/** One file after the other in each worker: two would take both processors. */
@JobProcessor({ queue: IMPORTS_QUEUE })
export class PerformImports extends JobHost<{ taskId: string }> {
  constructor(
    private readonly database: Database,
    private readonly runner: ImportRunner,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
  }

  async run({ taskId }: { taskId: string }): Promise<void> {
    const verdict = await this.begin(taskId);
    if (verdict === 'EXHAUSTED')
      await endBrokenTask(this.database, taskId, problem('import.problem.interrupted'), this.clock.now());
    if (verdict === 'BEGUN') await this.runner.perform(taskId);
  }

  private begin(taskId: string): Promise<'BEGUN' | 'EXHAUSTED' | 'NOTHING'> {
    return this.database.transaction('system', async (tx) => {
      const task = await taskById(tx, taskId, true);
      if (!task) return 'NOTHING';
      const now = this.clock.now();
      const isHeld = task.attempts > 0 && now.getTime() - task.aliveAt.getTime() < DEAD_AFTER_MS;
      if (isHeld) return 'NOTHING';
      if (task.attempts >= MAX_ATTEMPTS) return 'EXHAUSTED';
      await beginTask(tx, task, now);
      return 'BEGUN';
    });
  }
}
