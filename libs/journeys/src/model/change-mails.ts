import { UPDATE_WINDOW_DAYS } from '@landfall/kernel';
import type { Config, Tx } from '@landfall/platform';
import { AT_ONCE_DAYS, DAILY_AT } from './rhythm.js';

const CHANGE_PRIORITY = 5;

/** The settings that decide when a change is mailed. */
export type Coalescing = Pick<Config, 'timeZone' | 'mailCoalesceSeconds' | 'mailCoalesceMaxSeconds'>;

/**
 * Queues one mail for every confirmed subscription of these itineraries, or moves the one that waits already: several
 * changes within a short window make one mail, and further changes cannot hold it back for ever. Not before the
 * thirtieth day ahead of departure, 0:00 in the configured zone (spec: application, section 9). Who wants one mail a day gets it in the
 * morning, until shortly before departure.
 */
export async function queueChangeMails(
  tx: Tx,
  fingerprints: readonly string[],
  now: Date,
  config: Coalescing,
): Promise<number> {
  if (fingerprints.length === 0) return 0;
  const { rowCount } = await tx.query(
    `insert into outgoing_mail (id, organisation_id, subscription_id, kind, priority, created_at, due_at)
     select gen_random_uuid(), s.organisation_id, s.id, 'CHANGE', $2, $3,
       case when s.rhythm = 'DAILY' and (soon.at at time zone $6)::date < j.date_start - $8::int
         then ((soon.at at time zone $6)::date + case when (soon.at at time zone $6)::time < $9::time then 0 else 1 end + $9::time) at time zone $6
         else soon.at end
     from trip_subscription s join journey j on j.id = s.journey_id
     cross join lateral (select greatest($3::timestamptz + make_interval(secs => $4), (j.date_start - $5::int)::timestamp at time zone $6) as at) soon
     where j.fingerprint = any($1) and s.status = 'CONFIRMED' and j.expired_at is null and not j.is_manually_disabled
     order by s.id
     on conflict (subscription_id) where kind = 'CHANGE' and status = 'QUEUED'
     do update set due_at = greatest(outgoing_mail.due_at, least(excluded.due_at, outgoing_mail.created_at + make_interval(secs => $7)))`,
    [
      fingerprints,
      CHANGE_PRIORITY,
      now,
      config.mailCoalesceSeconds,
      UPDATE_WINDOW_DAYS,
      config.timeZone,
      config.mailCoalesceMaxSeconds,
      AT_ONCE_DAYS,
      DAILY_AT,
    ],
  );
  return rowCount ?? 0;
}

/** Notes itineraries whose mails have to be queued. Waits for a run that takes one of them now: that one may not see this change. */
export async function noteToNotify(tx: Tx, fingerprints: readonly string[]): Promise<void> {
  if (fingerprints.length === 0) return;
  await tx.query(
    `insert into itinerary_to_notify (fingerprint) select unnest($1::text[]) order by 1
     on conflict (fingerprint) do update set fingerprint = excluded.fingerprint`,
    [fingerprints],
  );
}

/** Queues a mail for each of these confirmed subscriptions; without a change since its last one it is skipped when it is due. */
export async function queueMissedChanges(tx: Tx, subscriptionIds: readonly string[], now: Date): Promise<void> {
  await tx.query(
    `insert into outgoing_mail (id, organisation_id, subscription_id, kind, priority, created_at, due_at)
     select gen_random_uuid(), organisation_id, id, 'CHANGE', $2, $3, $3 from trip_subscription where id = any($1) and status = 'CONFIRMED'
     on conflict (subscription_id) where kind = 'CHANGE' and status = 'QUEUED' do nothing`,
    [subscriptionIds, CHANGE_PRIORITY, now],
  );
}
