import { Inject } from '@nestjs/common';
import type { Clock, Language } from '@landfall/kernel';
import { organisationById, type Organisation } from '@landfall/organisations/persistence';
import { CLOCK, Database, hashSecret } from '@landfall/platform';
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
    return this.find(`verification_hash = $1 and status = 'PENDING' and verification_expires_at > $2`, secret);
  }

  /** Null for an unknown link; a used one still says what it was for. */
  unsubscription(secret: string): Promise<SubscriptionLink | null> {
    return this.find('unsubscribe_hash = $1 and requested_at <= $2', secret);
  }

  private find(condition: string, secret: string): Promise<SubscriptionLink | null> {
    return this.database.transaction('system', async (tx) => {
      const { rows } = await tx.query<{ language: Language; organisationId: string; journeyId: string }>(
        `select language, organisation_id as "organisationId", journey_id as "journeyId" from trip_subscription where ${condition}`,
        [hashSecret(secret), this.clock.now()],
      );
      const row = rows[0];
      const organisation = row ? await organisationById(tx, row.organisationId) : null;
      return row && organisation
        ? { language: row.language, organisation, tripUrl: this.links.tripUrl(row.journeyId) }
        : null;
    });
  }
}
