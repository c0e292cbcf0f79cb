import { accepted, newId, rejection, type Outcome } from '@landfall/kernel';
import type { AppendContext, Tx } from '@landfall/platform';
import { TRIP_SUBSCRIPTION_REQUESTED, type TripSubscriptionRequestedV1 } from '../events.js';
import { appendJourneyEvent } from './journey-events.js';
import type { TripJourney } from './journey-store.js';
import { awaitConfirmation, subscriptionOf } from './subscription-store.js';
import type { TripLinks } from './trip-links.js';

const ATTEMPTS_PER_DAY = 5;
const DAY_MS = 86_400_000;
const VERIFICATION_MS = 2 * DAY_MS;

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
  await awaitConfirmation(
    tx,
    { id, journeyId: journey.id, organisationId: journey.organisationId, unsubscribeHash: links.unsubscribeHash(id) },
    {
      email: request.email,
      language: request.language,
      attempt,
      requestedAt: request.now,
      verificationHash: links.verificationHash(id, attempt),
      verificationExpiresAt: new Date(request.now.getTime() + VERIFICATION_MS),
    },
    known !== null,
  );
  const payload: TripSubscriptionRequestedV1 = { organisationId: journey.organisationId, subscriptionId: id, attempt };
  await appendJourneyEvent(tx, journey.id, { type: TRIP_SUBSCRIPTION_REQUESTED, schemaVersion: 1, payload }, context);
  return accepted({});
}
