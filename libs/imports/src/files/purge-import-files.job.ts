import { Inject } from '@nestjs/common';
import type { Clock } from '@landfall/kernel';
import { CLOCK, Database, JobHost, JobProcessor } from '@landfall/platform';
import { purgeFiles } from './import-file-store.js';

export const PURGE_IMPORT_FILES_QUEUE = 'purge-import-files';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Removes uploads of the day before that no run has taken. */
@JobProcessor({ queue: PURGE_IMPORT_FILES_QUEUE, every: HOUR_MS })
export class PurgeImportFiles extends JobHost {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
  }

  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - DAY_MS);
    await this.database.transaction('system', (tx) => purgeFiles(tx, before));
  }
}
