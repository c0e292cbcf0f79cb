import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, Rejections, type Clock, type Outcome } from '@landfall/kernel';
import { CLOCK, Database, type Validated } from '@landfall/platform';
import { unusedFile } from '../files/import-file-store.js';
import { IMPORTERS } from '../importers/importers.js';
import { newRun, newTask, queueRun } from '../runs/queue-run.js';
import type { Requester } from './requester.js';
import type { ImportFileInput } from './import-file.input.js';
import { ImportQueue } from '../jobs/import-queue.js';

export type ImportOutcome = Outcome<{ runId: string }>;

export class StartImport extends Command<ImportOutcome> {
  constructor(
    readonly file: Validated<ImportFileInput>,
    readonly requester: Requester,
  ) {
    super();
  }
}

/** Queues the comparison of an uploaded file with what is stored. */
@CommandHandler(StartImport)
export class StartImportHandler implements ICommandHandler<StartImport> {
  constructor(
    private readonly database: Database,
    private readonly queue: ImportQueue,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ file: { input, shape }, requester }: StartImport): Promise<ImportOutcome> {
    const importer = IMPORTERS.get(input.importer);
    const rejections = new Rejections(shape);
    const { userId: startedBy, correlationId } = requester;
    const now = this.clock.now();
    const task = await this.database.transaction('system', async (tx) => {
      const file = await unusedFile(tx, input.fileId, startedBy);
      if (!file) rejections.add('fileId', 'rejection.importFileGone');
      if (!importer || !file || rejections.any) return null;
      const settings = { dated: input.dated ?? null, fetchedOn: null, removeMissing: input.removeMissing ?? false };
      const licence = input.licence ?? importer.licence;
      const source = { sourceName: input.fileName, sourceUri: input.sourceUri ?? null, licence };
      const run = newRun({ importer: importer.name, ...source, settings, scheduleId: null, startedBy }, file, now);
      const work = newTask(run, { work: 'COMPARE', requestedBy: startedBy, correlationId }, now);
      await queueRun(tx, run, work);
      return work;
    });
    if (!task) return rejections.toRejection();
    this.queue.announce(task.id);
    return accepted({ runId: task.runId });
  }
}
