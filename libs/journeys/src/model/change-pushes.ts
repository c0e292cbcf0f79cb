import { UPDATE_WINDOW_DAYS } from '@landfall/kernel';
import type { Config, Tx } from '@landfall/platform';
import { queueChangeMails, type Coalescing } from './change-mails.js';

export type Notifying = Coalescing & Pick<Config, 'webPush'>;

/** Queues what a change of these itineraries has to notify of: a mail for each confirmed subscription, a push for each device. */
export async function queueNotifications(
  tx: Tx,
  fingerprints: readonly string[],
  now: Date,
  config: Notifying,
): Promise<void> {
  if (fingerprints.length === 0) return;
  await queueChangeMails(tx, fingerprints, now, config);
  if (config.webPush) await queueChangePushes(tx, fingerprints, now, config);
}

/** One push for each device, or the one that waits already is moved: under the rule of mails that go out at once. */
async function queueChangePushes(
  tx: Tx,
  fingerprints: readonly string[],
  now: Date,
  config: Coalescing,
): Promise<void> {
  await tx.query(
    `insert into outgoing_push (id, organisation_id, subscription_id, created_at, due_at)
     select gen_random_uuid(), s.organisation_id, s.id, $2,
       greatest($2::timestamptz + make_interval(secs => $3), (j.date_start - $4::int)::timestamp at time zone $5)
     from push_subscription s join journey j on j.id = s.journey_id
     where j.fingerprint = any($1) and s.endpoint is not null and j.expired_at is null and not j.is_manually_disabled
     order by s.id
     on conflict (subscription_id) where status = 'QUEUED'
     do update set due_at = greatest(outgoing_push.due_at, least(excluded.due_at, outgoing_push.created_at + make_interval(secs => $6)))`,
    [fingerprints, now, config.mailCoalesceSeconds, UPDATE_WINDOW_DAYS, config.timeZone, config.mailCoalesceMaxSeconds],
  );
}
