import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Clock, Language } from '@landfall/kernel';
import { organisationById } from '@landfall/organisations/organisation-store';
import type { Organisation } from '@landfall/organisations/organisation';
import { CLOCK, Database, hashSecret, type Tx } from '@landfall/platform';
import { subscriptionToEnd, subscriptionToVerify } from '../../model/subscription-store.js';
import type { Rhythm } from '../../model/rhythm.js';
import type { Subscription } from '../../model/subscription.entity.js';
import { TripLinks } from '../../model/trip-links.js';

export interface SubscriptionLink {
  language: Language;
  organisation: Organisation;
  tripUrl: string;
  /** Null where nothing is mailed: not confirmed, or ended. */
  rhythm: Rhythm | null;
}

/**
 * What stands behind a link of a mail, so that its page can ask in the traveller's language and name the sender. Null for an
 * unknown link, and for one to verify an address that is used or older than two days; a used one to unsubscribe still says what it was for.
 */
export class FindSubscriptionLink extends Query<SubscriptionLink | null> {
  constructor(
    readonly purpose: 'VERIFY' | 'UNSUBSCRIBE',
    readonly secret: string,
  ) {
    super();
  }
}

@QueryHandler(FindSubscriptionLink)
export class FindSubscriptionLinkHandler implements IQueryHandler<FindSubscriptionLink> {
  constructor(
    private readonly database: Database,
    private readonly links: TripLinks,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ purpose, secret }: FindSubscriptionLink): Promise<SubscriptionLink | null> {
    const hash = hashSecret(secret);
    return this.database.transaction('system', async (tx) => {
      const found = await (purpose === 'VERIFY' ? this.openVerification(tx, hash) : subscriptionToEnd(tx, hash));
      return found && this.behind(tx, found);
    });
  }

  private async openVerification(tx: Tx, hash: Buffer): Promise<Subscription | null> {
    const found = await subscriptionToVerify(tx, hash);
    return found?.status === 'PENDING' && found.verificationExpiresAt! > this.clock.now() ? found : null;
  }

  private async behind(tx: Tx, subscription: Subscription): Promise<SubscriptionLink | null> {
    const organisation = await organisationById(tx, subscription.organisationId);
    return organisation
      ? {
          language: subscription.language as Language,
          organisation,
          tripUrl: this.links.tripUrl(subscription.journeyId),
          rhythm: subscription.status === 'CONFIRMED' ? subscription.rhythm : null,
        }
      : null;
  }
}
