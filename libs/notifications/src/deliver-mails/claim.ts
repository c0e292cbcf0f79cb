import type { Clock } from '@landfall/kernel';
import type { Rhythm } from '@landfall/journeys/rhythm';
import type { Tx } from '@landfall/platform';
import { MAILS_WAIT_MINUTES } from '@landfall/restrictions/due-problems';

/** Renewed while a mail is held, by the clock of the database. */
export const LEASE_SECONDS = 25;

export interface ClaimedMail {
  id: string;
  kind: 'VERIFICATION' | 'CHANGE';
  attempts: number;
  /** When it was to be tried; for a repeat, some time after its last failure. */
  dueAt: Date;
  /** A former attempt may have reached the traveller. */
  isUncertain: boolean;
  dedupeKey: string | null;
  fromChangeId: string;
  upToChangeId: string;
  subscriptionId: string;
  status: 'PENDING' | 'CONFIRMED' | 'SUSPENDED' | 'ENDED';
  attempt: number;
  rhythm: Rhythm;
  email: string | null;
  language: string;
  journeyId: string;
  organisationId: string;
  fingerprint: string;
  dateStart: string;
  dateEnd: string;
  isManuallyDisabled: boolean;
  expired: boolean;
  destinations: { type: 'COUNTRY' | 'REGION' | 'AIRPORT'; id: string }[];
  organisationName: string;
  /** Until midnight of the product's zone: what is claimed in one day is not begun in the next. */
  msOfDay: number;
}

/**
 * Claims due mails and those whose lease has run out, in the name of `claim`: those the server has not rejected first, then urgent ones. A claim
 * fixes the content of a change mail; it stays so once a copy may have arrived. One mail per subscription at a time. A change mail waits while
 * the rules of a place change with the day: until the scheduled revision is applied and the trip's snapshot has seen it. Time is that of the
 * database, by which every worker's clock is corrected.
 */
export async function claimMails(
  tx: Tx,
  claim: string,
  clock: Clock,
  timeZone: string,
  limit: number,
): Promise<ClaimedMail[]> {
  // Mails that a change has just made are not in the statistics: without this, PostgreSQL sorts all that are due for each claim.
  await tx.query('set local enable_sort = off');
  const { rows } = await tx.query<ClaimedMail>(
    `with moment as materialized (
       select at, (at at time zone $6)::date as today from (select $1::timestamptz + (clock_timestamp() - $5::timestamptz)) as t (at)
     ), turning as materialized (
       select place_key, restriction_id, null::integer as version from moment, scheduled_revision
       where state = 'SCHEDULED' and effective_on <= today and (failing_since is null or failing_since > at - make_interval(mins => $7))
       union all
       select place_key, restriction_id, applied_version from moment, scheduled_revision
       where state = 'APPLIED' and decided_at > at - interval '1 day'
     ), picked as (
       select m.id from outgoing_mail m
       where m.status in ('QUEUED', 'SENDING') and m.due_at <= (select at from moment) and (m.lease_until is null or m.lease_until < now())
         and not exists (
           select 1 from outgoing_mail o
           where o.subscription_id = m.subscription_id and o.kind = m.kind and o.status = 'SENDING' and o.id <> m.id
             and (m.status = 'QUEUED' or o.created_at < m.created_at))
         and (m.kind <> 'CHANGE' or m.may_have_arrived or m.lease_until is not null
           or not (select exists (select 1 from turning)) or not exists (
           select 1 from turning t, itinerary_place p, itinerary i, journey j, trip_subscription s
           where s.id = m.subscription_id and j.id = s.journey_id and i.fingerprint = j.fingerprint and p.fingerprint = i.fingerprint
             and p.place_key = t.place_key and i.date_end >= (select today from moment)
             and (t.version is null or coalesce((i.restriction_versions ->> t.restriction_id::text)::integer, 0) < t.version)))
       order by m.is_server_fault, m.priority, m.due_at limit $2 for update skip locked
     )
     update outgoing_mail m set status = 'SENDING', lease_until = now() + make_interval(secs => $3), claim = $4, attempts = m.attempts + 1,
       first_due_at = coalesce(m.first_due_at, m.due_at), may_have_arrived = m.may_have_arrived or m.lease_until is not null,
       from_change_id = coalesce(m.from_change_id, s.notified_change_id),
       up_to_change_id = coalesce(m.up_to_change_id, (select coalesce(max(c.id), 0) from itinerary_change c where c.fingerprint = j.fingerprint))
     from picked, moment, trip_subscription s, journey j, organisation o
     where m.id = picked.id and s.id = m.subscription_id and j.id = s.journey_id and o.id = j.organisation_id
     returning m.id, m.kind, m.attempts, m.due_at as "dueAt", m.is_uncertain as "isUncertain", m.dedupe_key as "dedupeKey", m.from_change_id as "fromChangeId", m.up_to_change_id as "upToChangeId",
       s.id as "subscriptionId", s.status, s.attempt, s.rhythm, s.email, s.language, j.id as "journeyId", j.organisation_id as "organisationId", j.fingerprint, j.date_start as "dateStart",
       j.date_end as "dateEnd", j.is_manually_disabled as "isManuallyDisabled", j.expired_at is not null as expired, j.destinations,
       coalesce(o.public_name, o.name) as "organisationName",
       (extract(epoch from (moment.today + 1)::timestamp at time zone $6 - moment.at) * 1000)::float8 as "msOfDay"`,
    [clock.now(), limit, LEASE_SECONDS, claim, new Date(Date.now()), timeZone, MAILS_WAIT_MINUTES],
  );
  return rows.sort(
    (a, b) => Number(b.kind === 'VERIFICATION') - Number(a.kind === 'VERIFICATION') || +a.dueAt - +b.dueAt,
  );
}

/** Renews the leases of a claim. Returns the mails it still holds. */
export async function renewLeases(tx: Tx, claim: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `update outgoing_mail set lease_until = now() + make_interval(secs => $2) where claim = $1 and status = 'SENDING' and lease_until is not null
     returning id`,
    [claim, LEASE_SECONDS],
  );
  return rows.map(({ id }) => id);
}

/** Gives these mails of a claim back untried. */
export async function releaseMails(tx: Tx, claim: string, ids: readonly string[]): Promise<void> {
  await tx.query(
    `update outgoing_mail set lease_until = null, attempts = attempts - 1, up_to_change_id = case when may_have_arrived then up_to_change_id end
     where id = any($2) and claim = $1 and status = 'SENDING'`,
    [claim, ids],
  );
}
