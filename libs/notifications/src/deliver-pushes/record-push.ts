import { noteFacts } from '@landfall/evidence/evidence-log';
import { noteDeviceNotified, removeGoneDevice } from '@landfall/journeys/device-store';
import type { PushDelivery, Tx } from '@landfall/platform';
import type { ClaimedPush } from './claim-pushes.js';

const RETRY_SECONDS = [10, 60, 300, 1_800, 14_400, 14_400, 14_400, 14_400, 14_400, 14_400];
const LONGEST_WAIT_SECONDS = 86_400;

/** `NOTHING_TO_SEND`: no device or no change left. `RESTS`: its service does not answer; it was not tried, which costs no attempt. */
export type PushOutcome = PushDelivery | { result: 'NOTHING_TO_SEND' } | { result: 'RESTS'; waitSeconds: number };

/** Records what became of a push of `claim`. Does nothing when another claim has taken it since. */
export async function recordPush(
  tx: Tx,
  claim: string,
  push: ClaimedPush,
  outcome: PushOutcome,
  now: Date,
): Promise<void> {
  switch (outcome.result) {
    case 'ACCEPTED':
    case 'NOTHING_TO_SEND': {
      const isSent = outcome.result === 'ACCEPTED';
      if (!(await close(tx, claim, push, isSent ? 'SENT' : 'SKIPPED', null, now))) return;
      if (isSent) await noteOutcome(tx, push, 'ACCEPTED', null, now);
      return noteDeviceNotified(tx, push.deviceId, push.upToChangeId);
    }
    case 'RESTS':
      return putOff(
        tx,
        claim,
        push,
        { waitSeconds: outcome.waitSeconds, attempts: push.attempts - 1, code: null },
        now,
      );
    case 'DEFERRED': {
      const wait = RETRY_SECONDS[push.attempts - 1];
      if (wait === undefined) return fail(tx, claim, push, outcome.code, now);
      const waitSeconds = Math.min(Math.max(wait, outcome.waitSeconds ?? 0), LONGEST_WAIT_SECONDS);
      return putOff(tx, claim, push, { waitSeconds, attempts: push.attempts, code: outcome.code }, now);
    }
    default:
      // The journey first, as its reader holds it.
      if (outcome.result === 'GONE')
        await removeGoneDevice(
          tx,
          { id: push.deviceId, journeyId: push.journeyId, organisationId: push.organisationId },
          now,
        );
      return fail(tx, claim, push, outcome.code, now);
  }
}

async function fail(tx: Tx, claim: string, push: ClaimedPush, code: string, now: Date): Promise<void> {
  if (await close(tx, claim, push, 'FAILED', code, now)) await noteOutcome(tx, push, 'FAILED', code, now);
}

async function close(
  tx: Tx,
  claim: string,
  { id }: ClaimedPush,
  status: 'SENT' | 'SKIPPED' | 'FAILED',
  code: string | null,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update outgoing_push set status = $3, lease_until = null, failure_code = $4, sent_at = case when $3 = 'SENT' then $5::timestamptz end
     where id = $1 and claim = $2 and status = 'SENDING'`,
    [id, claim, status, code, now],
  );
  return rowCount === 1;
}

async function putOff(
  tx: Tx,
  claim: string,
  { id }: ClaimedPush,
  { waitSeconds, attempts, code }: { waitSeconds: number; attempts: number; code: string | null },
  now: Date,
): Promise<void> {
  await tx.query(
    `update outgoing_push set lease_until = null, due_at = $3::timestamptz + make_interval(secs => $4), attempts = $5,
       failure_code = coalesce($6, failure_code)
     where id = $1 and claim = $2 and status = 'SENDING'`,
    [id, claim, now, waitSeconds, attempts, code],
  );
}

const noteOutcome = (
  tx: Tx,
  { id, journeyId, organisationId, language }: ClaimedPush,
  outcome: 'ACCEPTED' | 'FAILED',
  code: string | null,
  at: Date,
): Promise<void> =>
  noteFacts(tx, [{ journeyId, organisationId, at, fact: { kind: 'PUSH', push: id, language, outcome, code } }]);
