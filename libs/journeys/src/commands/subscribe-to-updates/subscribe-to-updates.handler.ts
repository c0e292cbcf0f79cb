import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { dayIn, isLanguage, Rejections, type Clock, type Outcome } from '@landfall/kernel';
import { CLOCK, CONFIG, Database, hashSecret, type Config } from '@landfall/platform';
import { tripByTokenHash, pageState } from '../../model/journey-store.js';
import { requestSubscription } from '../../model/subscription.js';
import { TripLinks } from '../../model/trip-links.js';
import { SubscribeToUpdates } from './subscribe-to-updates.command.js';

@CommandHandler(SubscribeToUpdates)
export class SubscribeToUpdatesHandler implements ICommandHandler<SubscribeToUpdates, Outcome<object>> {
  constructor(
    private readonly database: Database,
    private readonly links: TripLinks,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  execute({ input: { input, shape }, correlationId }: SubscribeToUpdates): Promise<Outcome<object>> {
    const rejections = new Rejections(shape);
    return this.database.transaction('system', async (tx) => {
      const journey = await tripByTokenHash(tx, hashSecret(input.token), true);
      if (!journey) return rejections.add('token', 'rejection.notFound').toRejection();
      const now = this.clock.now();
      const state = pageState(journey, dayIn(this.config.timeZone, now));
      if (state !== 'ACTIVE')
        rejections.add('token', state === 'EXPIRED' ? 'rejection.tripExpired' : 'rejection.tripDisabled');
      const language = input.language ?? journey.language;
      if (rejections.any || !isLanguage(language)) return rejections.toRejection();
      return requestSubscription(tx, journey, { email: input.email, language, now }, this.links, {
        actor: 'traveller',
        correlationId,
      });
    });
  }
}
