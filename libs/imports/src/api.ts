import type { Provider } from '@nestjs/common';
import type { Clock } from '@landfall/kernel';
import { CLOCK, CONFIG, Database, type Config } from '@landfall/platform';
import { ImportRunner } from './runs/import-runner.js';
import { ImportsInThread } from './runs/imports-in-thread.js';
import { ImportsResolver } from './runs/imports.resolver.js';
import { ImportSchedulesResolver } from './schedules/import-schedules.resolver.js';
import { ListImportRunsHandler } from './runs/list-import-runs.query.js';
import { ListImportSchedulesHandler } from './schedules/list-import-schedules.query.js';
import { ImportListsResolver } from './lists/import-lists.resolver.js';

/** What the api process mounts of this context. */
export const IMPORT_PROVIDERS: Provider[] = [
  {
    provide: ImportRunner,
    useFactory: (database: Database, clock: Clock, config: Config) => new ImportsInThread({ database, clock, config }),
    inject: [Database, CLOCK, CONFIG],
  },
  ImportsResolver,
  ImportSchedulesResolver,
  ListImportRunsHandler,
  ListImportSchedulesHandler,
  ImportListsResolver,
];
