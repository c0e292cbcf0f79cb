import { Inject } from '@nestjs/common';
import { dayIn, type Clock } from '@landfall/kernel';
import { CLOCK, CONFIG, Database, JobHost, JobProcessor, type Config, type Tx } from '@landfall/platform';
import { deleteFormerDevices, endDevicesOf } from '../../model/device-store.js';
import { deleteUnusedAnswers, reduceEndedTrips } from '../../model/ended-trip-store.js';
import { deleteEmptyGroups } from '../../model/journey-group-store.js';
import { expireSome, tripById } from '../../model/journey-store.js';
import { endIfLapsed, endSubscriptionsOf, lapsedJourneys } from '../../model/subscription-store.js';

export const EXPIRE_QUEUE = 'expire-journeys';
const EVERY_MS = 600_000;
const BATCH = 500;

/**
 * Closes trip pages whose return date has passed, and deletes the traveller's address, those of devices and the internal note everywhere
 * they are kept. Jobs and events never held them. Addresses that were not confirmed in time or rejected long ago go as well, and trips that ended long
 * ago are reduced to their countries and month. Returns the number of pages closed.
 */
export async function expireJourneys(
  database: Database,
  clock: Clock,
  config: Pick<Config, 'timeZone'>,
): Promise<number> {
  const now = clock.now();
  const today = dayIn(config.timeZone, now);
  const closed = await inBatches(database, async (tx) => {
    const ids = await expireSome(tx, now, today, BATCH);
    if (ids.length > 0) {
      await endSubscriptionsOf(tx, ids);
      await endDevicesOf(tx, ids, now);
    }
    return ids.length;
  });
  await endLapsed(database, now);
  await inBatches(database, (tx) => reduceEndedTrips(tx, today, BATCH));
  await database.transaction('system', async (tx) => {
    for (const table of ['outgoing_mail', 'outgoing_push'])
      await tx.query(
        `delete from ${table} where status in ('SENT', 'SKIPPED', 'FAILED') and created_at < $1::timestamptz - interval '90 days'`,
        [now],
      );
    await deleteFormerDevices(tx, now);
    await tx.query(`delete from recompute_task where finished_at < $1::timestamptz - interval '7 days'`, [now]);
    await deleteUnusedAnswers(tx, today);
    await deleteEmptyGroups(tx);
  });
  return closed;
}

/** Runs `work` on full batches until one is not full. Returns how many rows it changed. */
async function inBatches(database: Database, work: (tx: Tx) => Promise<number>): Promise<number> {
  let changed = 0;
  for (;;) {
    const count = await database.transaction('system', work);
    changed += count;
    if (count < BATCH) return changed;
  }
}

/** One transaction each, which holds the journey first, as a new attempt to subscribe does. */
async function endLapsed(database: Database, now: Date): Promise<void> {
  let late: string[];
  do {
    late = await database.transaction('system', (tx) => lapsedJourneys(tx, now, BATCH));
    for (const journeyId of late)
      await database.transaction('system', async (tx) => {
        if (await tripById(tx, journeyId)) await endIfLapsed(tx, journeyId, now);
      });
  } while (late.length === BATCH);
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
