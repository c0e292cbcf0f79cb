import { accepted, newId, rejection, type Outcome } from '@landfall/kernel';
import type { AppendContext, Tx } from '@landfall/platform';
import { TRIP_SUBSCRIPTION_REQUESTED, type TripSubscriptionRequestedV1 } from '../events.js';
import { appendJourneyEvent } from './journey-events.js';
import type { TripJourney } from './journey-store.js';
import type { TripLinks } from './trip-links.js';

const ATTEMPTS_PER_DAY = 5;
const DAY_MS = 86_400_000;
const VERIFICATION_MS = 2 * DAY_MS;

export interface Subscription {
  id: string;
  status: 'PENDING' | 'CONFIRMED' | 'ENDED';
  attempt: number;
  email: string | null;
}

/** The subscription of a trip page; it has at most one. */
export async function subscriptionOf(tx: Tx, journeyId: string): Promise<Subscription | null> {
  const { rows } = await tx.query<Subscription>(
    'select id, status, attempt, email from trip_subscription where journey_id = $1',
    [journeyId],
  );
  return rows[0] ?? null;
}

/**
 * Asks an address for its consent: the subscription is pending until the link of the mail is used. The caller holds the
 * journey's row. Rejects a trip that has a confirmed subscription, and the sixth attempt within 24 hours.
 */
export async function requestSubscription(
  tx: Tx,
  journey: TripJourney,
  request: { email: string; language: string; now: Date },
  links: TripLinks,
  context: AppendContext,
): Promise<Outcome<object>> {
  const known = await subscriptionOf(tx, journey.id);
  if (known?.status === 'CONFIRMED') return rejection('email', 'rejection.alreadyConfirmed');
  const since = new Date(request.now.getTime() - DAY_MS);
  const { rows } = await tx.query<{ count: string }>(
    'select count(*) from subscription_attempt where journey_id = $1 and at > $2',
    [journey.id, since],
  );
  if (Number(rows[0]!.count) >= ATTEMPTS_PER_DAY) return rejection('email', 'rejection.subscriptionLimit');

  const id = known?.id ?? newId();
  const attempt = (known?.attempt ?? 0) + 1;
  await tx.query('insert into subscription_attempt (journey_id, organisation_id, at) values ($1, $2, $3)', [
    journey.id,
    journey.organisationId,
    request.now,
  ]);
  await tx.query(
    `insert into trip_subscription (id, journey_id, organisation_id, email, language, status, attempt, requested_at, verification_hash, verification_expires_at, unsubscribe_hash)
     values ($1, $2, $3, $4, $5, 'PENDING', $6, $7, $8, $9, $10)
     on conflict (id) do update set email = excluded.email, language = excluded.language, status = 'PENDING', attempt = excluded.attempt,
       requested_at = excluded.requested_at, verification_hash = excluded.verification_hash, verification_expires_at = excluded.verification_expires_at`,
    [
      id,
      journey.id,
      journey.organisationId,
      request.email,
      request.language,
      attempt,
      request.now,
      links.verificationHash(id, attempt),
      new Date(request.now.getTime() + VERIFICATION_MS),
      links.unsubscribeHash(id),
    ],
  );
  const payload: TripSubscriptionRequestedV1 = { organisationId: journey.organisationId, subscriptionId: id, attempt };
  await appendJourneyEvent(tx, journey.id, { type: TRIP_SUBSCRIPTION_REQUESTED, schemaVersion: 1, payload }, context);
  return accepted({});
}

/** Ends a subscription: its address is deleted and what was still to be sent is not. */
export async function endSubscription(tx: Tx, subscriptionId: string): Promise<void> {
  // Also where the agent had entered it.
  await tx.query(
    'update journey j set email = null from trip_subscription s where s.id = $1 and j.id = s.journey_id and j.email = s.email',
    [subscriptionId],
  );
  await tx.query(
    `update trip_subscription set status = 'ENDED', email = null, verification_hash = null where id = $1`,
    [subscriptionId],
  );
  await tx.query(
    `update outgoing_mail set status = 'SKIPPED', lease_until = null where subscription_id = $1 and status in ('QUEUED', 'SENDING')`,
    [subscriptionId],
  );
}
