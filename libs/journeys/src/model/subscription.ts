import { accepted, newId, rejection, type Outcome } from '@landfall/kernel';
import { takeWithin, type AppendContext, type RateLimitRule, type Tx } from '@landfall/platform';
import { TRIP_SUBSCRIPTION_REQUESTED, type TripSubscriptionRequestedV1 } from '../events.js';
import { appendJourneyEvent } from './journey-events.js';
import type { TripJourney } from './journey-store.js';
import { awaitConfirmation, subscriptionOf } from './subscription-store.js';
import type { TripLinks } from './trip-links.js';

const ATTEMPTS: RateLimitRule = { name: 'subscription', points: 5, seconds: 86_400 };
/** Of all trips together: nobody's mailbox is filled by pages that name it. The traveller process may count under `subscription:` alone. */
const REQUESTS_TO_ADDRESS: RateLimitRule = { name: 'subscription:recipient', points: 10, seconds: 86_400 };
const VERIFICATION_MS = 2 * 86_400_000;

/**
 * Asks an address for its consent: the subscription is pending until the link of the mail is used. The caller holds the
 * journey's row. Rejects a trip that has a confirmed subscription, its sixth attempt within 24 hours, and the eleventh mail to an
 * address.
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
  if (!(await takeWithin(tx, ATTEMPTS, journey.id))) return rejection('email', 'rejection.subscriptionLimit');
  if (!(await takeWithin(tx, REQUESTS_TO_ADDRESS, links.recipientKey(request.email))))
    return rejection('email', 'rejection.recipientLimit');

  const id = known?.id ?? newId();
  const attempt = (known?.attempt ?? 0) + 1;
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
