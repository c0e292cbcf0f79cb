import { Inject } from '@nestjs/common';
import type { Clock } from '@landfall/kernel';
import { CLOCK, Database, JobHost, JobProcessor, Queues } from '@landfall/platform';
import { silentTasks } from '../runs/import-task-store.js';
import { IMPORTS_QUEUE } from './import-queue.js';

export const RECONCILE_IMPORTS_QUEUE = 'reconcile-imports';
const EVERY_MS = 15_000;
const SILENT_MS = 20_000;

/** Adds jobs again for tasks on which nobody works: lost on their way, or with their worker. */
@JobProcessor({ queue: RECONCILE_IMPORTS_QUEUE, every: EVERY_MS })
export class ReconcileImportTasks extends JobHost {
  constructor(
    private readonly database: Database,
    private readonly queues: Queues,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
  }

  async run(): Promise<void> {
    const now = this.clock.now().getTime();
    const tasks = await this.database.transaction('system', (tx) => silentTasks(tx, new Date(now - SILENT_MS)));
    // A key per minute: a job that failed for good keeps its old one.
    const minute = Math.floor(now / 60_000);
    for (const taskId of tasks) await this.queues.add(IMPORTS_QUEUE, `import:${taskId}:${minute}`, { taskId });
  }
}
