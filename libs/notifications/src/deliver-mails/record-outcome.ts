import { digestOf, noteFacts, type EvidenceRecord } from '@landfall/evidence/evidence-log';
import type { Tx } from '@landfall/platform';
import { noteNotified, suspendSubscription } from '@landfall/journeys/subscription-store';
import type { ClaimedMail } from './claim.js';
import type { Judgement } from './mail-server.js';

const RETRY_SECONDS = [10, 60, 300, 1_800, 14_400, 14_400, 14_400, 14_400, 14_400, 14_400];
const SERVER_RETRY_SECONDS = 10;
const SLOW_RETRY_SECONDS = 60;

/** The outcome of a claimed mail. `NOTHING_TO_SEND`: no recipient or no change left. */
export type Outcome =
  | Exclude<Judgement, { result: 'ACCEPTED' }>
  | { result: 'ACCEPTED'; said: string | null }
  | { result: 'NOTHING_TO_SEND' };

/** When the mail failed for the first time; null where it did not. */
export const rejectedAt = ({ attempts, dueAt }: ClaimedMail): Date | null =>
  attempts < 2 ? null : new Date(dueAt.getTime() - RETRY_SECONDS[attempts - 2]! * 1_000);

type SettledOutcome = Extract<Outcome, { result: 'ACCEPTED' | 'NOTHING_TO_SEND' }>;

/** A mail that needs nothing more than to be noted. */
export interface Settled {
  mail: ClaimedMail;
  outcome: SettledOutcome;
}

export const isSettled = (outcome: Outcome): outcome is SettledOutcome =>
  outcome.result === 'ACCEPTED' || outcome.result === 'NOTHING_TO_SEND';

/** Records such mails of `claim` at once; those that another claim has taken since are left alone. */
export async function recordSettled(tx: Tx, claim: string, settled: readonly Settled[], now: Date): Promise<void> {
  const { rows } = await tx.query<{ id: string }>(
    `update outgoing_mail m set status = s.status, lease_until = null, is_server_fault = false, failure_code = null,
       sent_at = case when s.status = 'SENT' then $4::timestamptz end
     from unnest($1::uuid[], $2::text[]) as s (id, status) where m.id = s.id and m.claim = $3 and m.status = 'SENDING' returning m.id`,
    [
      settled.map(({ mail }) => mail.id),
      settled.map(({ outcome }) => (outcome.result === 'ACCEPTED' ? 'SENT' : 'SKIPPED')),
      claim,
      now,
    ],
    'settled-mails',
  );
  const recorded = new Set(rows.map(({ id }) => id));
  await noteSent(
    tx,
    settled.filter(({ mail }) => recorded.has(mail.id)),
    now,
  );
  await noteNotified(
    tx,
    settled
      .filter(({ mail }) => mail.kind === 'CHANGE' && recorded.has(mail.id))
      .map(({ mail }) => ({ id: mail.subscriptionId, changeId: mail.upToChangeId })),
  );
}

const factOf = (
  mail: ClaimedMail,
  at: Date,
  outcome: { outcome: 'ACCEPTED' | 'FAILED'; code: string | null; content: string | null },
): EvidenceRecord => ({
  journeyId: mail.journeyId,
  organisationId: mail.organisationId,
  at,
  fact: { kind: 'MAIL', mail: mail.id, about: mail.kind, language: mail.language, ...outcome },
});

/** Evidence of what a mail server took. */
async function noteSent(tx: Tx, settled: readonly Settled[], now: Date): Promise<void> {
  const sent = settled.flatMap(({ mail, outcome }) =>
    outcome.result === 'ACCEPTED' ? [{ mail, said: outcome.said }] : [],
  );
  await noteFacts(
    tx,
    sent.map(({ mail, said }) =>
      factOf(mail, now, { outcome: 'ACCEPTED', code: null, content: said === null ? null : digestOf(said) }),
    ),
    sent.flatMap(({ said }) => said ?? []),
  );
}

/**
 * Records that a mail of `claim` was not taken. Does nothing when another claim has taken the mail since. A rejected address gets no further
 * mail; a fault of the server costs no attempt. A mail that was twice handed over without an answer has failed: a third one would be a copy
 * too many, and the next one includes its changes.
 */
export async function recordOutcome(
  tx: Tx,
  claim: string,
  mail: ClaimedMail,
  outcome: Exclude<Outcome, SettledOutcome>,
  now: Date,
): Promise<void> {
  if (outcome.result === 'DEFERRED') return defer(tx, claim, mail, outcome, now);
  const { rowCount } = await tx.query(
    `update outgoing_mail set status = 'FAILED', lease_until = null, is_server_fault = false, failure_code = $3
     where id = $1 and claim = $2 and status = 'SENDING'`,
    [mail.id, claim, outcome.code],
  );
  if (!rowCount) return;
  await suspendSubscription(tx, mail.subscriptionId, now);
  await noteFacts(tx, [factOf(mail, now, { outcome: 'FAILED', code: outcome.code, content: null })]);
}

type Deferred = Extract<Judgement, { result: 'DEFERRED' }>;

/** A deferred mail includes newer changes when it is tried again; one that may have arrived stays as it was claimed, and they follow in a mail of their own. */
async function defer(
  tx: Tx,
  claim: string,
  mail: ClaimedMail,
  { code, cause, isOfServer }: Deferred,
  now: Date,
): Promise<void> {
  const wait = secondsUntilRetry(mail, { cause, isOfServer });
  const { rowCount } = await tx.query(
    `update outgoing_mail set status = case when $3::int is null then 'FAILED' else 'SENDING' end, lease_until = null,
       due_at = case when $3::int is null then due_at else $4::timestamptz + make_interval(secs => $3::int) end,
       attempts = attempts - $5::int, is_server_fault = $5::int = 1, failure_code = $6, is_uncertain = is_uncertain or $7,
       may_have_arrived = may_have_arrived or $7, up_to_change_id = case when may_have_arrived or $7 then up_to_change_id end
     where id = $1 and claim = $2 and status = 'SENDING'`,
    [mail.id, claim, wait, now, isOfServer ? 1 : 0, code, cause === 'UNCERTAIN'],
  );
  if (wait === null && rowCount) await noteFacts(tx, [factOf(mail, now, { outcome: 'FAILED', code, content: null })]);
}

/** Null: no further attempt. */
function secondsUntilRetry(
  { attempts, isUncertain }: ClaimedMail,
  { cause, isOfServer }: Pick<Deferred, 'cause' | 'isOfServer'>,
): number | null {
  if (cause === 'UNCERTAIN') return isUncertain ? null : SLOW_RETRY_SECONDS;
  if (isOfServer) return cause === 'SERVER' ? SERVER_RETRY_SECONDS : SLOW_RETRY_SECONDS;
  return RETRY_SECONDS[attempts - 1] ?? null;
}
