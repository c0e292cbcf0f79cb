import type { Delivery, Tx } from '@landfall/platform';
import { endSubscription, noteNotified } from '@landfall/journeys/subscription-store';
import type { ClaimedMail } from './claim.js';

const RETRY_SECONDS = [10, 60, 300, 1_800, 14_400, 14_400, 14_400, 14_400, 14_400, 14_400];

/** The outcome of a claimed mail. `NOTHING_TO_SEND`: no recipient or no change left. */
export type Outcome = Delivery | { result: 'NOTHING_TO_SEND' };

/**
 * Records the outcome of a claimed mail. Does nothing when the second claim of an expired lease has recorded it
 * already. A rejected address gets no further mail.
 */
export async function recordOutcome(tx: Tx, mail: ClaimedMail, outcome: Outcome, now: Date): Promise<void> {
  if (outcome.result === 'DEFERRED') return defer(tx, mail, outcome.code, now);
  const status = { ACCEPTED: 'SENT', NOTHING_TO_SEND: 'SKIPPED', REJECTED: 'FAILED' }[outcome.result];
  const { rowCount } = await tx.query(
    `update outgoing_mail set status = $2, lease_until = null, sent_at = case when $2 = 'SENT' then $3::timestamptz end, failure_code = $4
     where id = $1 and status = 'SENDING'`,
    [mail.id, status, now, outcome.result === 'REJECTED' ? outcome.code : null],
  );
  if (rowCount === 0) return;
  if (mail.kind === 'CHANGE' && outcome.result !== 'REJECTED')
    await noteNotified(tx, mail.subscriptionId, mail.upToChangeId);
  if (outcome.result === 'REJECTED') await endSubscription(tx, mail.subscriptionId);
}

async function defer(tx: Tx, mail: ClaimedMail, code: string, now: Date): Promise<void> {
  const wait = RETRY_SECONDS[mail.attempts - 1];
  if (wait === undefined) {
    await tx.query(
      `update outgoing_mail set status = 'FAILED', lease_until = null, failure_code = $2 where id = $1 and status = 'SENDING'`,
      [mail.id, code],
    );
    return;
  }
  // The lease replaces the due time: the content stays fixed, and a newer change follows in its own mail.
  await tx.query(
    `update outgoing_mail set lease_until = $2::timestamptz + make_interval(secs => $3), failure_code = $4 where id = $1 and status = 'SENDING'`,
    [mail.id, now, wait, code],
  );
}
