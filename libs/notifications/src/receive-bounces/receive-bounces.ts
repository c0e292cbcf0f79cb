import { noteFacts } from '@landfall/evidence/evidence-log';
import { suspendSubscription } from '@landfall/journeys/subscription-store';
import type { Clock } from '@landfall/kernel';
import type { Database } from '@landfall/platform';
import type { BounceAddresses } from './bounce-addresses.js';
import type { Mailbox } from './mailbox.js';
import { readBounce, type Bounce } from './read-bounce.js';

const BATCH = 50;

export interface BounceDependencies {
  database: Pick<Database, 'transaction'>;
  mailbox: Mailbox;
  addresses: BounceAddresses;
  clock: Clock;
}

/**
 * Reads returned mails: an address that will never take one gets no further mail. A mail that is read twice changes nothing the second
 * time. Returns the number of mails taken from the mailbox.
 */
export async function receiveBounces({ database, mailbox, addresses, clock }: BounceDependencies): Promise<number> {
  for (let taken = 0; ;) {
    const waiting = await mailbox.waiting(BATCH);
    for (const { id, source } of waiting) {
      // What cannot be read as a mail is none.
      const bounce = source && (await readBounce(source, addresses).catch(() => null));
      if (bounce) await record(database, bounce, clock.now());
      await mailbox.taken(id);
    }
    taken += waiting.length;
    if (waiting.length < BATCH) return taken;
  }
}

interface Returned {
  kind: 'VERIFICATION' | 'CHANGE';
  subscriptionId: string;
  organisationId: string;
  journeyId: string;
  language: string;
}

async function record(
  database: Pick<Database, 'transaction'>,
  { mailId, isFinal, code }: Bounce,
  now: Date,
): Promise<void> {
  await database.transaction('system', async (tx) => {
    const { rows } = await tx.query<Returned>(
      `update outgoing_mail m set status = case when $2 then 'FAILED' else m.status end, failure_code = $3
       from trip_subscription s
       where m.id = $1 and s.id = m.subscription_id and m.status = 'SENT' and m.failure_code is distinct from $3
       returning m.kind, s.id as "subscriptionId", s.organisation_id as "organisationId", s.journey_id as "journeyId", s.language`,
      [mailId, isFinal, code],
    );
    const [mail] = rows;
    if (!mail || !isFinal) return;
    const { kind, subscriptionId, organisationId, journeyId, language } = mail;
    await suspendSubscription(tx, subscriptionId, now);
    await noteFacts(tx, [
      {
        journeyId,
        organisationId,
        at: now,
        fact: { kind: 'MAIL', mail: mailId, about: kind, language, outcome: 'FAILED', code, content: null },
      },
    ]);
  });
}
