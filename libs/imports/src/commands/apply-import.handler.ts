import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, rejection, type Clock } from '@landfall/kernel';
import { CLOCK, Database } from '@landfall/platform';
import { ImportQueue } from '../jobs/import-queue.js';
import { importRunById } from '../runs/import-run-store.js';
import { insertTask } from '../runs/import-task-store.js';
import { newTask } from '../runs/queue-run.js';
import type { Requester } from './requester.js';
import type { ImportOutcome } from './start-import.handler.js';

export class ApplyImport extends Command<ImportOutcome> {
  constructor(
    readonly runId: string,
    readonly requester: Requester,
  ) {
    super();
  }
}

/** Queues the application of a run that somebody reviewed. */
@CommandHandler(ApplyImport)
export class ApplyImportHandler implements ICommandHandler<ApplyImport> {
  constructor(
    private readonly database: Database,
    private readonly queue: ImportQueue,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ runId, requester }: ApplyImport): Promise<ImportOutcome> {
    const { userId: requestedBy, correlationId } = requester;
    const result = await this.database.transaction('system', async (tx) => {
      const run = await importRunById(tx, runId, true);
      if (!run) return rejection('id', 'rejection.notFound');
      if (run.state !== 'DRY_RUN' || run.fileId === null) return rejection('id', 'rejection.importNotOpen');
      const task = newTask(run, { work: 'APPLY', requestedBy, correlationId }, this.clock.now());
      await insertTask(tx, task);
      return accepted({ taskId: task.id });
    });
    if (!result.ok) return result;
    this.queue.announce(result.taskId);
    return accepted({ runId });
  }
}
