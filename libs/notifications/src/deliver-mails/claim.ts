import type { Tx } from '@landfall/platform';

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
  email: string | null;
  language: string;
  journeyId: string;
  fingerprint: string;
  dateStart: string;
  dateEnd: string;
  isManuallyDisabled: boolean;
  expired: boolean;
  destinations: { type: 'COUNTRY' | 'REGION' | 'AIRPORT'; id: string }[];
  organisationName: string;
}

/**
 * Claims due mails and those whose lease has run out, in the name of `claim`: those the server has not rejected first, then urgent ones. The
 * first claim fixes the content of a change mail, so a repeat is identical. One mail per subscription at a time.
 */
export async function claimMails(tx: Tx, claim: string, now: Date, limit: number): Promise<ClaimedMail[]> {
  const { rows } = await tx.query<ClaimedMail>(
    `with picked as (
       select m.id from outgoing_mail m
       where m.status in ('QUEUED', 'SENDING') and m.due_at <= $1 and (m.lease_until is null or m.lease_until < now())
         and not exists (
           select 1 from outgoing_mail o
           where o.subscription_id = m.subscription_id and o.kind = m.kind and o.status = 'SENDING' and o.id <> m.id
             and (m.status = 'QUEUED' or o.created_at < m.created_at))
       order by m.is_server_fault, m.priority, m.due_at limit $2 for update skip locked
     )
     update outgoing_mail m set status = 'SENDING', lease_until = now() + make_interval(secs => $3), claim = $4, attempts = m.attempts + 1,
       first_due_at = coalesce(m.first_due_at, m.due_at),
       from_change_id = coalesce(m.from_change_id, s.notified_change_id),
       up_to_change_id = coalesce(m.up_to_change_id, (select coalesce(max(c.id), 0) from itinerary_change c where c.fingerprint = j.fingerprint))
     from picked, trip_subscription s, journey j, organisation o
     where m.id = picked.id and s.id = m.subscription_id and j.id = s.journey_id and o.id = j.organisation_id
     returning m.id, m.kind, m.attempts, m.due_at as "dueAt", m.is_uncertain as "isUncertain", m.dedupe_key as "dedupeKey", m.from_change_id as "fromChangeId", m.up_to_change_id as "upToChangeId",
       s.id as "subscriptionId", s.status, s.attempt, s.email, s.language, j.id as "journeyId", j.fingerprint, j.date_start as "dateStart",
       j.date_end as "dateEnd", j.is_manually_disabled as "isManuallyDisabled", j.expired_at is not null as expired, j.destinations,
       coalesce(o.public_name, o.name) as "organisationName"`,
    [now, limit, LEASE_SECONDS, claim],
  );
  return rows;
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

/** Gives these mails of a claim back untried; their content stays fixed. */
export async function releaseMails(tx: Tx, claim: string, ids: readonly string[]): Promise<void> {
  await tx.query(
    `update outgoing_mail set lease_until = null, attempts = attempts - 1 where id = any($2) and claim = $1 and status = 'SENDING'`,
    [claim, ids],
  );
}
