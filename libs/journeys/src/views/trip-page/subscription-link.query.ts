import { Inject } from '@nestjs/common';
import type { Clock, Language } from '@landfall/kernel';
import { organisationById } from '@landfall/organisations/organisation-store';
import type { Organisation } from '@landfall/organisations/organisation';
import { CLOCK, Database, hashSecret, type Tx } from '@landfall/platform';
import { subscriptionToEnd, subscriptionToVerify } from '../../model/subscription-store.js';
import type { Subscription } from '../../model/subscription.entity.js';
import { TripLinks } from '../../model/trip-links.js';

export interface SubscriptionLink {
  language: Language;
  organisation: Organisation;
  tripUrl: string;
}

/** What stands behind a link of a mail, so that its page can ask in the traveller's language and name the sender. */
export class SubscriptionLinkQuery {
  constructor(
    private readonly database: Database,
    private readonly links: TripLinks,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Null for a link that is unknown, used, or older than two days. */
  verification(secret: string): Promise<SubscriptionLink | null> {
    return this.database.transaction('system', async (tx) => {
      const found = await subscriptionToVerify(tx, hashSecret(secret));
      const isOpen = found?.status === 'PENDING' && found.verificationExpiresAt! > this.clock.now();
      return isOpen ? this.behind(tx, found) : null;
    });
  }

  /** Null for an unknown link; a used one still says what it was for. */
  unsubscription(secret: string): Promise<SubscriptionLink | null> {
    return this.database.transaction('system', async (tx) => {
      const found = await subscriptionToEnd(tx, hashSecret(secret));
      return found && this.behind(tx, found);
    });
  }

  private async behind(tx: Tx, subscription: Subscription): Promise<SubscriptionLink | null> {
    const organisation = await organisationById(tx, subscription.organisationId);
    return organisation
      ? {
          language: subscription.language as Language,
          organisation,
          tripUrl: this.links.tripUrl(subscription.journeyId),
        }
      : null;
  }
}
