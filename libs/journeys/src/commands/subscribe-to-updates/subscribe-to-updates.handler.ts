import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { dayIn, isLanguage, Refusals, type Clock, type Outcome } from '@landfall/kernel';
import { CLOCK, CONFIG, Database, hashSecret, type Config } from '@landfall/platform';
import { journeyByTokenHash, pageState } from '../../model/journey-store.js';
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
    const refusals = new Refusals(shape);
    return this.database.transaction('system', async (tx) => {
      const journey = await journeyByTokenHash(tx, hashSecret(input.token), true);
      if (!journey) return refusals.add('token', 'refusal.notFound').toRefusal();
      const now = this.clock.now();
      const state = pageState(journey, dayIn(this.config.timeZone, now));
      if (state !== 'ACTIVE')
        refusals.add('token', state === 'EXPIRED' ? 'refusal.tripExpired' : 'refusal.tripDisabled');
      const language = input.language ?? journey.language;
      if (refusals.any || !isLanguage(language)) return refusals.toRefusal();
      return requestSubscription(tx, journey, { email: input.email, language, now }, this.links, {
        actor: 'traveller',
        correlationId,
      });
    });
  }
}
