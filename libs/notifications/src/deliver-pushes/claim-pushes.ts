import type { Clock } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import type { ClaimedMail } from '../deliver-mails/claim.js';

/** Longer than a batch can take: its requests have five seconds each and run side by side, and an outcome is recorded for 30 s. */
const LEASE_SECONDS = 60;

export interface ClaimedPush extends Pick<
  ClaimedMail,
  | 'journeyId'
  | 'organisationId'
  | 'fingerprint'
  | 'dateEnd'
  | 'isManuallyDisabled'
  | 'expired'
  | 'destinations'
  | 'fromChangeId'
  | 'upToChangeId'
  | 'language'
> {
  id: string;
  attempts: number;
  deviceId: string;
  /** Null: the device is notified no more. */
  endpoint: string | null;
}

/**
 * Claims due pushes and those whose lease has run out, in the name of `claim`; one of a device at a time. Each try takes in what has
 * changed until then. Time is that of the database.
 */
export async function claimPushes(tx: Tx, claim: string, clock: Clock, limit: number): Promise<ClaimedPush[]> {
  const { rows } = await tx.query<ClaimedPush>(
    `with moment as materialized (
       select $1::timestamptz + (clock_timestamp() - $5::timestamptz) as at
     ), picked as (
       select p.id from outgoing_push p
       where p.status in ('QUEUED', 'SENDING') and p.due_at <= (select at from moment) and (p.lease_until is null or p.lease_until < now())
         and not exists (
           select 1 from outgoing_push o
           where o.subscription_id = p.subscription_id and o.status = 'SENDING' and o.id <> p.id
             and (p.status = 'QUEUED' or o.created_at < p.created_at))
       order by p.due_at limit $2 for update skip locked
     )
     update outgoing_push p set status = 'SENDING', lease_until = now() + make_interval(secs => $3), claim = $4, attempts = p.attempts + 1,
       up_to_change_id = (select coalesce(max(c.id), 0) from itinerary_change c where c.fingerprint = j.fingerprint)
     from picked, push_subscription s, journey j
     where p.id = picked.id and s.id = p.subscription_id and j.id = s.journey_id
     returning p.id, p.attempts, s.id as "deviceId", s.endpoint, s.language, s.notified_change_id as "fromChangeId",
       p.up_to_change_id as "upToChangeId", j.id as "journeyId", j.organisation_id as "organisationId", j.fingerprint,
       j.date_end as "dateEnd", j.is_manually_disabled as "isManuallyDisabled", j.expired_at is not null as expired, j.destinations`,
    [clock.now(), limit, LEASE_SECONDS, claim, new Date(Date.now())],
  );
  return rows;
}
