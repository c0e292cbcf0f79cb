import { In, IsNull, LessThanOrEqual, MoreThan, Not, type FindOptionsWhere } from 'typeorm';
import type { Tx } from '@landfall/platform';
import { queueMissedChanges } from './change-mails.js';
import { Journey } from './journey.entity.js';
import type { Rhythm } from './rhythm.js';
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

/**
 * Makes a subscription wait for its confirmation: the known one of the journey, or a new one. Another address that the agent has entered goes: nobody
 * will confirm it any more. The caller holds the journey's row.
 */
export async function awaitConfirmation(
  tx: Tx,
  subscription: Pick<Subscription, 'id' | 'journeyId' | 'organisationId' | 'unsubscribeHash'>,
  request: Request,
  isKnown: boolean,
): Promise<void> {
  const scheduled = { ...request, status: 'PENDING' as const, suspendedAt: null };
  if (isKnown) await tx.manager.update(Subscription, { id: subscription.id }, scheduled);
  else await tx.manager.insert(Subscription, { ...subscription, ...scheduled });
  await tx.manager.update(Journey, { id: subscription.journeyId, email: Not(request.email) }, { email: null });
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

/** Notes the newest change that each of these subscribers, each named once, has been notified of; an older one leaves the mark as it is. */
export async function noteNotified(tx: Tx, notified: readonly { id: string; changeId: string }[]): Promise<void> {
  if (notified.length === 0) return;
  await tx.query(
    `update trip_subscription s set notified_change_id = greatest(s.notified_change_id, n.change_id)
     from unnest($1::uuid[], $2::bigint[]) as n (id, change_id) where s.id = n.id`,
    [notified.map(({ id }) => id), notified.map(({ changeId }) => changeId)],
    'note-notified',
  );
}

export const setRhythm = (tx: Tx, id: string, rhythm: Rhythm): Promise<unknown> =>
  tx.manager.update(Subscription, { id }, { rhythm });

/** A rejected address is kept this long, so that it can be brought back. */
export const KEEP_SUSPENDED_DAYS = 14;

const ENDED = { status: 'ENDED', email: null, verificationHash: null, suspendedAt: null } as const;

/** Ends a subscription: its address is deleted, also where the agent has entered it or another one, and what was still to be sent is not. */
export async function endSubscription(tx: Tx, id: string): Promise<void> {
  const known = await tx.manager.findOneBy(Subscription, { id });
  if (known?.email) await tx.manager.update(Journey, { id: known.journeyId, email: Not(IsNull()) }, { email: null });
  await tx.manager.update(Subscription, { id }, ENDED);
  await skipOpenMails(tx, [id]);
}

/**
 * The mail server rejected the address: a confirmed subscription gets no further mail but keeps its address for a while; an unconfirmed one ends.
 */
export async function suspendSubscription(tx: Tx, id: string, now: Date): Promise<void> {
  const { affected } = await tx.manager.update(
    Subscription,
    { id, status: 'CONFIRMED' },
    { status: 'SUSPENDED', suspendedAt: now },
  );
  if (affected) await skipOpenMails(tx, [id]);
  else await endSubscription(tx, id);
}

/** Suspended subscriptions of trips that are not over, the latest first. */
export const suspendedSubscriptions = (tx: Tx): Promise<Subscription[]> =>
  tx.manager.find(Subscription, { where: { status: 'SUSPENDED' }, order: { suspendedAt: 'DESC', id: 'ASC' } });

/** Confirms suspended subscriptions again and queues a mail with what they have missed. Returns how many were suspended. */
export async function resumeSubscriptions(tx: Tx, ids: readonly string[], now: Date): Promise<number> {
  const resumed = { id: In([...ids]), status: 'SUSPENDED' as const };
  const { affected } = await tx.manager.update(Subscription, resumed, { status: 'CONFIRMED', suspendedAt: null });
  await queueMissedChanges(tx, ids, now);
  return affected ?? 0;
}

/** Up to `limit` journeys whose subscription has been suspended for too long, or was not confirmed in time. */
export async function lapsedJourneys(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const late = await tx.manager.find(Subscription, {
    select: { journeyId: true },
    where: lapsed(now),
    order: { journeyId: 'ASC' },
    take: limit,
  });
  return late.map(({ journeyId }) => journeyId);
}

/** Ends such a subscription of a journey, whose row the caller holds. */
export async function endIfLapsed(tx: Tx, journeyId: string, now: Date): Promise<void> {
  const [late] = await tx.manager.findBy(
    Subscription,
    lapsed(now).map((state) => ({ ...state, journeyId })),
  );
  if (late) await endSubscription(tx, late.id);
}

const lapsed = (now: Date): FindOptionsWhere<Subscription>[] => [
  { status: 'PENDING', verificationExpiresAt: LessThanOrEqual(now) },
  { status: 'SUSPENDED', suspendedAt: LessThanOrEqual(new Date(now.getTime() - KEEP_SUSPENDED_DAYS * 86_400_000)) },
];

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
