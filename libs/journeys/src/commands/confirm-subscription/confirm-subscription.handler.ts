import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { noteFacts } from '@landfall/evidence/evidence-log';
import { accepted, dayIn, rejection, type Clock, type Outcome } from '@landfall/kernel';
import { CLOCK, CONFIG, Database, hashSecret, type Config } from '@landfall/platform';
import { TRIP_SUBSCRIPTION_CONFIRMED, type TripSubscriptionConfirmedV1 } from '../../events.js';
import { appendJourneyEvent } from '../../model/journey-events.js';
import { newestChangeId, pageState, tripById } from '../../model/journey-store.js';
import { confirmScheduled, subscriptionToVerify } from '../../model/subscription-store.js';

export class ConfirmSubscription {
  constructor(
    readonly verification: string,
    readonly correlationId: string,
  ) {}
}

/** The link of a verification mail, used by a person: once, within two days. */
@CommandHandler(ConfirmSubscription)
export class ConfirmSubscriptionHandler implements ICommandHandler<ConfirmSubscription, Outcome<object>> {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  execute({ verification, correlationId }: ConfirmSubscription): Promise<Outcome<object>> {
    const invalid = rejection('verification', 'rejection.verificationInvalid');
    return this.database.transaction('system', async (tx) => {
      const hash = hashSecret(verification);
      const scheduled = await subscriptionToVerify(tx, hash);
      const journey = scheduled ? await tripById(tx, scheduled.journeyId) : null;
      if (!journey) return invalid;
      const now = this.clock.now();
      const state = pageState(journey, dayIn(this.config.timeZone, now));
      if (state !== 'ACTIVE')
        return rejection('verification', state === 'EXPIRED' ? 'rejection.tripExpired' : 'rejection.tripDisabled');
      // The page has shown all changes so far: only later ones are news.
      const subscription = await confirmScheduled(tx, hash, now, await newestChangeId(tx, journey.fingerprint));
      if (!subscription) return invalid;
      const payload: TripSubscriptionConfirmedV1 = {
        organisationId: journey.organisationId,
        subscriptionId: subscription.id,
      };
      await appendJourneyEvent(
        tx,
        journey.id,
        { type: TRIP_SUBSCRIPTION_CONFIRMED, schemaVersion: 1, payload },
        {
          actor: 'traveller',
          correlationId,
        },
      );
      await noteFacts(tx, [
        { journeyId: journey.id, organisationId: journey.organisationId, at: now, fact: { kind: 'SUBSCRIBED' } },
      ]);
      return accepted({});
    });
  }
}
