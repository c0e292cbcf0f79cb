import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, dayIn, rejection, type Clock, type Outcome } from '@landfall/kernel';
import { CLOCK, CONFIG, Database, hashSecret, type Config } from '@landfall/platform';
import { TRIP_SUBSCRIPTION_CONFIRMED, type TripSubscriptionConfirmedV1 } from '../../events.js';
import { appendJourneyEvent } from '../../model/journey-events.js';
import { newestChangeId, pageState, tripById } from '../../model/journey-store.js';

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
      const { rows } = await tx.query<{ journeyId: string }>(
        'select journey_id as "journeyId" from trip_subscription where verification_hash = $1',
        [hash],
      );
      const journey = rows[0] ? await tripById(tx, rows[0].journeyId) : null;
      if (!journey) return invalid;
      const now = this.clock.now();
      const state = pageState(journey, dayIn(this.config.timeZone, now));
      if (state !== 'ACTIVE')
        return rejection('verification', state === 'EXPIRED' ? 'rejection.tripExpired' : 'rejection.tripDisabled');
      // The page has shown all changes so far: only later ones are news.
      const updated = await tx.query<{ id: string }>(
        `update trip_subscription set status = 'CONFIRMED', confirmed_at = $2, verification_hash = null, notified_change_id = $3
         where verification_hash = $1 and status = 'PENDING' and verification_expires_at > $2 returning id`,
        [hash, now, await newestChangeId(tx, journey.fingerprint)],
      );
      const subscription = updated.rows[0];
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
      return accepted({});
    });
  }
}
