import { dayIn, type Clock } from '@landfall/kernel';
import type { Config, Database } from '@landfall/platform';
import { expireSome } from '../../model/journey-store.js';
import { endSubscriptionsOf } from '../../model/subscription-store.js';

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
    await tx.query(`delete from subscription_attempt where at < $1::timestamptz - interval '2 days'`, [now]);
    await tx.query(
      `delete from outgoing_mail where status in ('SENT', 'SKIPPED', 'FAILED') and created_at < $1::timestamptz - interval '90 days'`,
      [now],
    );
    await tx.query(`delete from recompute_run where finished_at < $1::timestamptz - interval '7 days'`, [now]);
    await tx.query(
      `delete from trip_document d where not exists (select 1 from itinerary i where i.document_hash = d.hash)`,
    );
  });
  return closed;
}
