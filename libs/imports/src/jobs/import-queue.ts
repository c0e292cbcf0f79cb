import { Injectable, Logger } from '@nestjs/common';
import { Queues } from '@landfall/platform';

export const IMPORTS_QUEUE = 'imports';

/** The way of a committed task to the workers. */
@Injectable()
export class ImportQueue {
  private readonly logger = new Logger('Imports');

  constructor(private readonly queues: Queues) {}

  /** Adds the job of a task. Nobody waits for the queue: what does not arrive is added again by the reconciler. */
  announce(taskId: string): void {
    this.queues
      .add(IMPORTS_QUEUE, `import:${taskId}`, { taskId })
      .catch((error: Error) => this.logger.warn(`Import task ${taskId} was not queued (${error.name}).`));
  }
}
