import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, rejection, type Clock } from '@landfall/kernel';
import { CLOCK, Database } from '@landfall/platform';
import { importRunById } from '../runs/import-run-store.js';
import { taskOfRun } from '../runs/import-task-store.js';
import { finishTask } from '../runs/run-facts.js';
import type { ImportOutcome } from './start-import.handler.js';

export class CancelImport extends Command<ImportOutcome> {
  constructor(readonly runId: string) {
    super();
  }
}

/**
 * Takes the work on a run back. Its worker finds the task gone, at the latest when it ends, and rolls back; what was compared
 * before can still be applied.
 */
@CommandHandler(CancelImport)
export class CancelImportHandler implements ICommandHandler<CancelImport> {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ runId }: CancelImport): Promise<ImportOutcome> {
    return this.database.transaction('system', async (tx) => {
      const task = await taskOfRun(tx, runId);
      const run = task && (await importRunById(tx, runId, true));
      if (!task || !run) return rejection('id', 'rejection.importNotRunning');
      const finishedAt = this.clock.now();
      if (task.work === 'APPLY') await finishTask(tx, task, { ...run, state: 'DRY_RUN' });
      else await finishTask(tx, task, { ...run, state: 'CANCELLED', fileId: null, finishedAt });
      return accepted({ runId });
    });
  }
}
