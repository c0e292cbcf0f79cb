import { Inject } from '@nestjs/common';
import { sweepTranslations } from '@landfall/answers/translation-store';
import { wantedTranslations } from '@landfall/answers/wanted-translation';
import type { Clock } from '@landfall/kernel';
import { Database, CLOCK, JobHost, JobProcessor } from '@landfall/platform';
import { restrictionsBy } from '@landfall/restrictions/restriction-store';

export const SWEEP_TRANSLATIONS_QUEUE = 'sweep-translations';
const EVERY_MS = 86_400_000;

/** Removes translations whose source nobody has stated for long. */
@JobProcessor({ queue: SWEEP_TRANSLATIONS_QUEUE, every: EVERY_MS })
export class SweepUnusedTranslations extends JobHost {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
  }

  async run(): Promise<void> {
    await this.database.transaction('system', (tx) =>
      sweepTranslations(
        tx,
        async (inside) => wantedTranslations(await restrictionsBy(inside, { isActive: true })),
        this.clock.now(),
      ),
    );
  }
}
