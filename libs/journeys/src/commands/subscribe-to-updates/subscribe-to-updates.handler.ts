import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { dayIn, isLanguage, refusal, type Clock, type Outcome } from '@landfall/kernel';
import { CLOCK, CONFIG, Database, hashSecret, type Config } from '@landfall/platform';
import { tripByTokenHash, pageState } from '../../model/journey-store.js';
import { requestSubscription } from '../../model/subscription.js';
import { TripLinks } from '../../model/trip-links.js';

export class SubscribeToUpdates {
  constructor(
    readonly token: string,
    readonly email: string,
    readonly language: string | null,
    readonly correlationId: string,
  ) {}
}

@CommandHandler(SubscribeToUpdates)
export class SubscribeToUpdatesHandler implements ICommandHandler<SubscribeToUpdates, Outcome<object>> {
  constructor(
    private readonly database: Database,
    private readonly links: TripLinks,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  execute({ token, email, language, correlationId }: SubscribeToUpdates): Promise<Outcome<object>> {
    return this.database.transaction('system', async (tx) => {
      const journey = await tripByTokenHash(tx, hashSecret(token), true);
      if (!journey) return refusal('token', 'refusal.notFound');
      const now = this.clock.now();
      const state = pageState(journey, dayIn(this.config.timeZone, now));
      if (state !== 'ACTIVE')
        return refusal('token', state === 'EXPIRED' ? 'refusal.tripExpired' : 'refusal.tripDisabled');
      const wanted = language?.toLowerCase() ?? journey.language;
      if (!isLanguage(wanted)) return refusal('language', 'refusal.unknownLanguage');
      return requestSubscription(tx, journey, { email, language: wanted, now }, this.links, {
        actor: 'traveller',
        correlationId,
      });
    });
  }
}
