import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { noteFacts } from '@landfall/evidence/evidence-log';
import { accepted, dayIn, Rejections, type Clock, type Outcome } from '@landfall/kernel';
import { CLOCK, CONFIG, Database, type AppendContext, type Config, type Tx } from '@landfall/platform';
import {
  JOURNEY_DISABLED,
  JOURNEY_ENABLED,
  TRIP_SUBSCRIPTION_ENDED,
  type JourneySwitchedV1,
  type TripSubscriptionEndedV1,
} from '../../events.js';
import { endDevicesOf } from '../../model/device-store.js';
import { appendJourneyEvent } from '../../model/journey-events.js';
import { journeyById, pageState, updateJourney } from '../../model/journey-store.js';
import type { Journey } from '../../model/journey.entity.js';
import { requestSubscription } from '../../model/subscription.js';
import { endSubscription, subscriptionOf } from '../../model/subscription-store.js';
import { TripLinks } from '../../model/trip-links.js';
import { UpdateJourney } from './update-journey.command.js';

@CommandHandler(UpdateJourney)
export class UpdateJourneyHandler implements ICommandHandler<UpdateJourney, Outcome<{ id: string }>> {
  constructor(
    private readonly database: Database,
    private readonly links: TripLinks,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  execute(command: UpdateJourney): Promise<Outcome<{ id: string }>> {
    return this.database.transaction({ organisationId: command.viewer.organisationId }, (tx) =>
      this.update(tx, command),
    );
  }

  private async update(
    tx: Tx,
    { input: { input, shape }, viewer, correlationId }: UpdateJourney,
  ): Promise<Outcome<{ id: string }>> {
    const rejections = new Rejections(shape);
    // Another organisation's journey and one that never existed are the same answer.
    const journey = await journeyById(tx, input.id, true);
    if (!journey) return rejections.add('id', 'rejection.notFound').toRejection();
    const now = this.clock.now();
    if (pageState(journey, dayIn(this.config.timeZone, now)) === 'EXPIRED')
      rejections.add('id', 'rejection.tripExpired');
    const { email = journey.email, internalNote = journey.internalNote } = input;
    const isManuallyDisabled = input.isManuallyDisabled ?? journey.isManuallyDisabled;
    if (rejections.any) return rejections.toRejection();

    const context: AppendContext = { actor: viewer.userId, correlationId };
    if (email !== journey.email) {
      const moved = await this.moveSubscription(tx, journey, email, now, context);
      if (!moved.ok) return moved;
    }
    await updateJourney(tx, journey.id, { email, internalNote, isManuallyDisabled });
    if (isManuallyDisabled !== journey.isManuallyDisabled) {
      if (isManuallyDisabled) await this.endDevices(tx, journey.id, now);
      const payload: JourneySwitchedV1 = { organisationId: journey.organisationId };
      await appendJourneyEvent(
        tx,
        journey.id,
        { type: isManuallyDisabled ? JOURNEY_DISABLED : JOURNEY_ENABLED, schemaVersion: 1, payload },
        context,
      );
    }
    return accepted({ id: journey.id });
  }

  /** A closed page notifies nobody; who reads it again later switches it on again. */
  private async endDevices(tx: Tx, journeyId: string, now: Date): Promise<void> {
    const ended = await endDevicesOf(tx, [journeyId], now);
    await noteFacts(
      tx,
      ended.map(({ organisationId }) => ({ journeyId, organisationId, at: now, fact: { kind: 'DEVICE_REMOVED' } })),
    );
  }

  /** A new address needs a new confirmation; without an address no mails are sent. */
  private async moveSubscription(
    tx: Tx,
    journey: Journey,
    email: string | null,
    now: Date,
    context: AppendContext,
  ): Promise<Outcome<object>> {
    const subscription = await subscriptionOf(tx, journey.id);
    if (subscription && subscription.status !== 'ENDED' && subscription.email !== email) {
      await endSubscription(tx, subscription.id);
      const payload: TripSubscriptionEndedV1 = {
        organisationId: journey.organisationId,
        subscriptionId: subscription.id,
        reason: 'REMOVED_BY_AGENT',
      };
      await appendJourneyEvent(tx, journey.id, { type: TRIP_SUBSCRIPTION_ENDED, schemaVersion: 1, payload }, context);
    }
    if (!email || (subscription?.status === 'CONFIRMED' && subscription.email === email)) return accepted({});
    return requestSubscription(tx, journey, { email, language: journey.language, now }, this.links, context);
  }
}
