import { Inject } from '@nestjs/common';
import { Database, JobHost, JobProcessor, Queues } from '@landfall/platform';
import { STORING_PROVIDER, type TranslationProvider } from '../translation/translation-provider.js';
import { TRANSLATE_QUEUE } from './translate-texts.reactor.js';

export const RECONCILE_REQUESTS_QUEUE = 'reconcile-translation-requests';
const EVERY_MS = 15_000;
/** Delay before a lost or rejected job is retried. */
const LOST_AFTER_SECONDS = 900;
const HOUR_MS = 3_600_000;

/** Enqueues outstanding requests again. */
export async function reconcileTranslationRequests(database: Database, queues: Pick<Queues, 'add'>): Promise<number> {
  const { rows } = await database.transaction('system', (tx) =>
    tx.query<{ restriction_id: string; version: number }>(
      `select restriction_id, version from translation_request where requested_at < now() - make_interval(secs => $1) order by requested_at limit 1000`,
      [LOST_AFTER_SECONDS],
    ),
  );
  // A new key per hour: a failed job keeps its old one.
  const hour = Math.floor(Date.now() / HOUR_MS);
  for (const { restriction_id: id, version } of rows)
    await queues.add(TRANSLATE_QUEUE, `translate:${id}:${version}:${hour}`, { restrictionId: id });
  return rows.length;
}

@JobProcessor({ queue: RECONCILE_REQUESTS_QUEUE, every: EVERY_MS })
export class ReconcileTranslationRequests extends JobHost {
  constructor(
    private readonly database: Database,
    private readonly queues: Queues,
    @Inject(STORING_PROVIDER) private readonly provider: TranslationProvider | null,
  ) {
    super();
  }

  async run(): Promise<void> {
    if (this.provider) await reconcileTranslationRequests(this.database, this.queues);
  }
}
