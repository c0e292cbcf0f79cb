import { Inject } from '@nestjs/common';
import { dayIn, type Clock } from '@landfall/kernel';
import { CLOCK, CONFIG, Database, JobHost, JobProcessor, type Config } from '@landfall/platform';
import { expireSome } from '../../model/journey-store.js';
import { endSubscriptionsOf } from '../../model/subscription-store.js';

export const EXPIRE_QUEUE = 'expire-journeys';
const EVERY_MS = 600_000;
const BATCH = 500;

/**
 * Closes trip pages whose return date has passed, and deletes the traveller's address and the internal note everywhere
 * they are kept. Jobs and events never held them. Returns the number of pages closed.
 */
export async function expireJourneys(
  database: Database,
  clock: Clock,
  config: Pick<Config, 'timeZone'>,
): Promise<number> {
  const now = clock.now();
  let closed = 0;
  for (;;) {
    const count = await database.transaction('system', async (tx) => {
      const ids = await expireSome(tx, now, dayIn(config.timeZone, now), BATCH);
      if (ids.length > 0) await endSubscriptionsOf(tx, ids);
      return ids.length;
    });
    closed += count;
    if (count < BATCH) break;
  }
  await database.transaction('system', async (tx) => {
    await tx.query(
      `delete from outgoing_mail where status in ('SENT', 'SKIPPED', 'FAILED') and created_at < $1::timestamptz - interval '90 days'`,
      [now],
    );
    await tx.query(`delete from recompute_task where finished_at < $1::timestamptz - interval '7 days'`, [now]);
    await tx.query(
      `delete from trip_snapshot d where not exists (select 1 from itinerary i where i.snapshot_hash = d.hash)`,
    );
  });
  return closed;
}

@JobProcessor({ queue: EXPIRE_QUEUE, every: EVERY_MS })
export class ExpireJourneys extends JobHost {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone'>,
  ) {
    super();
  }

  async run(): Promise<void> {
    await expireJourneys(this.database, this.clock, this.config);
  }
}
