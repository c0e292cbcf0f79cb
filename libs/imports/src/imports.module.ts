import { BullModule } from '@nestjs/bullmq';
import { Module, type Provider } from '@nestjs/common';
import type { Clock } from '@landfall/kernel';
import { PlacesModule } from '@landfall/places/module';
import { CLOCK, CONFIG, Database, type Config } from '@landfall/platform';
import { ApplyImportHandler } from './commands/apply-import.handler.js';
import { CancelImportHandler } from './commands/cancel-import.handler.js';
import { ImportsResolver } from './commands/imports.resolver.js';
import { StartImportHandler } from './commands/start-import.handler.js';
import { ImportFilesController } from './files/import-files.controller.js';
import { PURGE_IMPORT_FILES_QUEUE, PurgeImportFiles } from './files/purge-import-files.job.js';
import { IMPORTS_QUEUE, ImportQueue } from './jobs/import-queue.js';
import { ImportRunner } from './jobs/import-runner.js';
import { ImportsInThread } from './jobs/imports-in-thread.js';
import { PerformImports } from './jobs/perform-imports.job.js';
import { RECONCILE_IMPORTS_QUEUE, ReconcileImportTasks } from './jobs/reconcile-import-tasks.job.js';
import { ImportRunByIdHandler } from './runs/import-run.query.js';
import { ListImportRunsHandler } from './runs/list-import-runs.query.js';
import { ImportSchedulesResolver } from './schedules/import-schedules.resolver.js';
import { RUN_IMPORTS_QUEUE, RunDueImports } from './schedules/run-due-imports.job.js';

const COMMANDS: Provider[] = [StartImportHandler, ApplyImportHandler, CancelImportHandler];

const QUERIES: Provider[] = [ImportRunByIdHandler, ListImportRunsHandler];

const RESOLVERS: Provider[] = [ImportsResolver, ImportSchedulesResolver];

const QUEUES = [IMPORTS_QUEUE, RECONCILE_IMPORTS_QUEUE, PURGE_IMPORT_FILES_QUEUE, RUN_IMPORTS_QUEUE];
const JOBS: Provider[] = [PerformImports, ReconcileImportTasks, PurgeImportFiles, RunDueImports];

/** What brings outside data in. */
@Module({
  imports: [PlacesModule, BullModule.registerQueue(...QUEUES.map((name) => ({ name })))],
  controllers: [ImportFilesController],
  providers: [
    {
      provide: ImportRunner,
      useFactory: (database: Database, clock: Clock, config: Config) =>
        new ImportsInThread({ database, clock, config }),
      inject: [Database, CLOCK, CONFIG],
    },
    ImportQueue,
    ...COMMANDS,
    ...QUERIES,
    ...RESOLVERS,
    ...JOBS,
  ],
})
export class ImportsModule {}
