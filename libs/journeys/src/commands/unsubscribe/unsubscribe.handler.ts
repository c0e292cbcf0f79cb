import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { noteFacts } from '@landfall/evidence/evidence-log';
import { accepted, rejection, type Clock, type Outcome } from '@landfall/kernel';
import { CLOCK, Database, hashSecret } from '@landfall/platform';
import { TRIP_SUBSCRIPTION_ENDED, type TripSubscriptionEndedV1 } from '../../events.js';
import { appendJourneyEvent } from '../../model/journey-events.js';
import { tripById } from '../../model/journey-store.js';
import { endSubscription, subscriptionToEnd } from '../../model/subscription-store.js';

export class Unsubscribe {
  constructor(
    readonly unsubscribe: string,
    readonly correlationId: string,
  ) {}
}

/** One click ends it, and again it is still ended (RFC 8058): no mail that was queued before or is queued after goes out. */
@CommandHandler(Unsubscribe)
export class UnsubscribeHandler implements ICommandHandler<Unsubscribe, Outcome<object>> {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ unsubscribe, correlationId }: Unsubscribe): Promise<Outcome<object>> {
    return this.database.transaction('system', async (tx) => {
      const subscription = await subscriptionToEnd(tx, hashSecret(unsubscribe));
      const journey = subscription ? await tripById(tx, subscription.journeyId) : null;
      if (!subscription || !journey) return rejection('unsubscribe', 'rejection.unsubscribeInvalid');
      if (subscription.status === 'ENDED') return accepted({});
      await endSubscription(tx, subscription.id);
      const payload: TripSubscriptionEndedV1 = {
        organisationId: journey.organisationId,
        subscriptionId: subscription.id,
        reason: 'UNSUBSCRIBED',
      };
      await appendJourneyEvent(
        tx,
        journey.id,
        { type: TRIP_SUBSCRIPTION_ENDED, schemaVersion: 1, payload },
        { actor: 'traveller', correlationId },
      );
      await noteFacts(tx, [
        {
          journeyId: journey.id,
          organisationId: journey.organisationId,
          at: this.clock.now(),
          fact: { kind: 'UNSUBSCRIBED' },
        },
      ]);
      return accepted({});
    });
  }
}
