import { Injectable } from '@nestjs/common';
import type { EventOf } from '@landfall/kernel';
import { TRIP_SUBSCRIPTION_REQUESTED } from '@landfall/journeys/events';
import { LogSubscriber, Queues, type AfterCommit, type Tx } from '@landfall/platform';
import { DELIVER_QUEUE } from '../deliver-mails/deliver-mails.job.js';

const VERIFICATION_PRIORITY = 1;

/** One verification mail per attempt; a transactional mail goes out before all change mails. */
@Injectable()
export class SendVerificationWhenSubscriptionIsRequested extends LogSubscriber<typeof TRIP_SUBSCRIPTION_REQUESTED> {
  readonly name = 'send-verification-when-subscription-is-requested';
  readonly types = [TRIP_SUBSCRIPTION_REQUESTED] as const;

  constructor(private readonly queues: Queues) {
    super();
  }

  async apply(tx: Tx, { position, payload }: EventOf<typeof TRIP_SUBSCRIPTION_REQUESTED>): Promise<AfterCommit> {
    const { subscriptionId, organisationId, attempt } = payload;
    // The subscription is gone when its journey has been deleted.
    await tx.query(
      `insert into outgoing_mail (id, organisation_id, subscription_id, kind, priority, dedupe_key, created_at, due_at)
       select gen_random_uuid(), $2, s.id, 'VERIFICATION', $3, $4, now(), now() from trip_subscription s where s.id = $1
       on conflict do nothing`,
      [subscriptionId, organisationId, VERIFICATION_PRIORITY, `verification:${subscriptionId}:${attempt}`],
    );
    // Sends before the next scheduled run.
    return () => this.queues.add(DELIVER_QUEUE, `deliver:${position}`, { reason: 'verification' });
  }
}
