import { Inject } from '@nestjs/common';
import type { Clock } from '@landfall/kernel';
import { CLOCK, Database, JobHost, JobProcessor } from '@landfall/platform';
import { purgeImages } from './image-store.js';

export const PURGE_IMAGES_QUEUE = 'purge-images';
const EVERY_MS = 3_600_000;
/** Long enough for a form that stays open over a weekend. */
const KEPT_MS = 3 * 86_400_000;

/** Removes images that were uploaded and never used, or are used no more. */
@JobProcessor({ queue: PURGE_IMAGES_QUEUE, every: EVERY_MS })
export class PurgeImages extends JobHost {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
  }

  async run(): Promise<void> {
    const until = new Date(this.clock.now().getTime() - KEPT_MS);
    await this.database.transaction('system', (tx) => purgeImages(tx, until));
  }
}
