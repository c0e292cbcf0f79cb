import type { SubscriberDefinition, Queues } from '@landfall/platform';
import { TRIP_SUBSCRIPTION_REQUESTED, type TripSubscriptionRequestedV1 } from '@landfall/journeys/events';
import { DELIVER_QUEUE } from '../deliver-mails/deliver-mails.job.js';

const VERIFICATION_PRIORITY = 1;

/** One verification mail per attempt; a transactional mail goes out before all change mails. */
export function sendVerificationWhenSubscriptionIsRequested(queues: Queues): SubscriberDefinition {
  return {
    name: 'send-verification-when-subscription-is-requested',
    types: [TRIP_SUBSCRIPTION_REQUESTED],
    async apply(tx, event) {
      const { subscriptionId, organisationId, attempt } = event.payload as TripSubscriptionRequestedV1;
      // The subscription may be gone already: its journey has been deleted, and there is nobody to write to.
      await tx.query(
        `insert into outgoing_mail (id, organisation_id, subscription_id, kind, priority, dedupe_key, created_at, due_at)
         select gen_random_uuid(), $2, s.id, 'VERIFICATION', $3, $4, now(), now() from trip_subscription s where s.id = $1
         on conflict do nothing`,
        [subscriptionId, organisationId, VERIFICATION_PRIORITY, `verification:${subscriptionId}:${attempt}`],
      );
      // Sooner than the next tick, which would send it too.
      return () => queues.add(DELIVER_QUEUE, `deliver:${event.position}`, { reason: 'verification' });
    },
  };
}
