import type { Clock } from '@landfall/kernel';
import type { Database, JobHandler } from '@landfall/platform';
import { restrictionsBy } from '@landfall/restrictions/restriction-store';
import { sweepTranslations } from '@landfall/answers/translation-store';
import { wantedTranslations } from '@landfall/answers/wanted-translation';

export const SWEEP_TRANSLATIONS_QUEUE = 'sweep-translations';

/** Removes translations whose source nobody has stated for long. */
export const sweepUnusedTranslations = ({ database, clock }: { database: Database; clock: Clock }): JobHandler => ({
  queue: SWEEP_TRANSLATIONS_QUEUE,
  concurrency: 1,
  run: async () =>
    void (await database.transaction('system', (tx) =>
      sweepTranslations(
        tx,
        async (inside) => wantedTranslations(await restrictionsBy(inside, { isActive: true })),
        clock.now(),
      ),
    )),
});
