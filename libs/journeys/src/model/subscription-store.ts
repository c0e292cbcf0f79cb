import { In, MoreThan } from 'typeorm';
import type { Tx } from '@landfall/platform';
import { Journey } from './journey.entity.js';
import { Subscription } from './subscription.entity.js';

/** The subscription of a trip page; it has at most one. */
export const subscriptionOf = (tx: Tx, journeyId: string): Promise<Subscription | null> =>
  tx.manager.findOneBy(Subscription, { journeyId });

/** The subscription whose verification link holds this secret. */
export const subscriptionToVerify = (tx: Tx, verificationHash: Buffer): Promise<Subscription | null> =>
  tx.manager.findOneBy(Subscription, { verificationHash });

/** The subscription that a link of a mail ends. */
export const subscriptionToEnd = (tx: Tx, unsubscribeHash: Buffer): Promise<Subscription | null> =>
  tx.manager.findOneBy(Subscription, { unsubscribeHash });

type Request = Pick<
  Subscription,
  'email' | 'language' | 'attempt' | 'requestedAt' | 'verificationHash' | 'verificationExpiresAt'
>;

/** Makes a subscription wait for its confirmation: the known one of the journey, or a new one. The caller holds the journey's row. */
export async function awaitConfirmation(
  tx: Tx,
  subscription: Pick<Subscription, 'id' | 'journeyId' | 'organisationId' | 'unsubscribeHash'>,
  request: Request,
  isKnown: boolean,
): Promise<void> {
  const scheduled = { ...request, status: 'PENDING' as const };
  if (isKnown) await tx.manager.update(Subscription, { id: subscription.id }, scheduled);
  else await tx.manager.insert(Subscription, { ...subscription, ...scheduled });
}

/** Confirms what is pending and has not expired; null: there is none with this secret. */
export async function confirmScheduled(
  tx: Tx,
  verificationHash: Buffer,
  now: Date,
  notifiedChangeId: string,
): Promise<Pick<Subscription, 'id'> | null> {
  const updated = await tx.manager
    .createQueryBuilder()
    .update(Subscription)
    .set({ status: 'CONFIRMED', confirmedAt: now, verificationHash: null, notifiedChangeId })
    .where({ verificationHash, status: 'PENDING', verificationExpiresAt: MoreThan(now) })
    .returning('id')
    .execute();
  return (updated.raw as { id: string }[])[0] ?? null;
}

/** Notes the newest change that a subscriber has been notified of; an older one leaves the mark as it is. */
export async function noteNotified(tx: Tx, id: string, changeId: string): Promise<void> {
  await tx.query(
    'update trip_subscription set notified_change_id = greatest(notified_change_id, $2::bigint) where id = $1',
    [id, changeId],
  );
}

const ENDED = { status: 'ENDED', email: null, verificationHash: null } as const;

/** Ends a subscription: its address is deleted and what was still to be sent is not. */
export async function endSubscription(tx: Tx, id: string): Promise<void> {
  const known = await tx.manager.findOneBy(Subscription, { id });
  // Also where the agent had entered it.
  if (known?.email) await tx.manager.update(Journey, { id: known.journeyId, email: known.email }, { email: null });
  await tx.manager.update(Subscription, { id }, ENDED);
  await skipOpenMails(tx, [id]);
}

/** Ends the subscriptions of these journeys. */
export async function endSubscriptionsOf(tx: Tx, journeyIds: readonly string[]): Promise<void> {
  const journeys = { journeyId: In([...journeyIds]) };
  const ended = await tx.manager.find(Subscription, { select: { id: true }, where: journeys });
  await skipOpenMails(
    tx,
    ended.map(({ id }) => id),
  );
  await tx.manager.update(Subscription, journeys, ENDED);
}

async function skipOpenMails(tx: Tx, subscriptionIds: readonly string[]): Promise<void> {
  await tx.query(
    `update outgoing_mail set status = 'SKIPPED', lease_until = null where subscription_id = any($1) and status in ('QUEUED', 'SENDING')`,
    [subscriptionIds],
  );
}
