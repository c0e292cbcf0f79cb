import { Inject } from '@nestjs/common';
import { purgeTranslations } from '@landfall/answers/translation-store';
import { requestedTranslations } from '@landfall/answers/requested-translation';
import type { Clock } from '@landfall/kernel';
import { Database, CLOCK, JobHost, JobProcessor } from '@landfall/platform';
import { restrictionsBy } from '@landfall/restrictions/restriction-store';

export const PURGE_TRANSLATIONS_QUEUE = 'purge-translations';
const EVERY_MS = 86_400_000;

/** Removes translations whose source is long out of use. */
@JobProcessor({ queue: PURGE_TRANSLATIONS_QUEUE, every: EVERY_MS })
export class PurgeUnusedTranslations extends JobHost {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
  }

  async run(): Promise<void> {
    await this.database.transaction('system', (tx) =>
      purgeTranslations(
        tx,
        async (inside) => requestedTranslations(await restrictionsBy(inside, { isActive: true })),
        this.clock.now(),
      ),
    );
  }
}
