import { BullModule } from '@nestjs/bullmq';
import { Module, type Provider } from '@nestjs/common';
import type { Clock } from '@landfall/kernel';
import { PlacesModule } from '@landfall/places/module';
import { CLOCK, CONFIG, Database, type Config } from '@landfall/platform';
import { ImportListsResolver } from './lists/import-lists.resolver.js';
import { ImportRunner } from './runs/import-runner.js';
import { ImportsInThread } from './runs/imports-in-thread.js';
import { ImportsResolver } from './runs/imports.resolver.js';
import { ListImportRunsHandler } from './runs/list-import-runs.query.js';
import { ImportSchedulesResolver } from './schedules/import-schedules.resolver.js';
import { ListImportSchedulesHandler } from './schedules/list-import-schedules.query.js';
import { RUN_IMPORTS_QUEUE, RunDueImports } from './schedules/run-due-imports.job.js';

const QUERIES: Provider[] = [ListImportSchedulesHandler, ListImportRunsHandler];

const RESOLVERS: Provider[] = [ImportsResolver, ImportSchedulesResolver, ImportListsResolver];

/** What brings outside data in. */
@Module({
  imports: [PlacesModule, BullModule.registerQueue({ name: RUN_IMPORTS_QUEUE })],
  providers: [
    {
      provide: ImportRunner,
      useFactory: (database: Database, clock: Clock, config: Config) =>
        new ImportsInThread({ database, clock, config }),
      inject: [Database, CLOCK, CONFIG],
    },
    ...QUERIES,
    ...RESOLVERS,
    RunDueImports,
  ],
})
export class ImportsModule {}
