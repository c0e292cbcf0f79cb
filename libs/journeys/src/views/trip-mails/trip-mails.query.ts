import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database, type Presented, type Tx } from '@landfall/platform';
import { countDevices } from '../../model/device-store.js';
import { journeyById } from '../../model/journey-store.js';
import { subscriptionOf } from '../../model/subscription-store.js';

/** What became of the mails and pushes of a trip page; null for one that the organisation does not have. */
export class FindTripMails extends Query<Presented<'TripMails'> | null> {
  constructor(
    readonly journeyId: string,
    readonly organisationId: string,
  ) {
    super();
  }
}

/** The newest ones: more than a trip gets in its weeks. */
const MOST_MAILS = 100;

interface Stored {
  status: 'QUEUED' | 'SENDING' | 'SENT' | 'SKIPPED' | 'FAILED';
  dueAt: Date;
  attempts: number;
  code: string | null;
}

type StoredMail = Omit<Presented<'TripMail'>, 'state' | 'nextTryAt'> & Stored;
type StoredPush = Omit<Presented<'TripPush'>, 'state' | 'nextTryAt'> & Stored;

/** Row level security holds the organisation a second time. */
@QueryHandler(FindTripMails)
export class FindTripMailsHandler implements IQueryHandler<FindTripMails> {
  constructor(private readonly database: Database) {}

  execute({ journeyId, organisationId }: FindTripMails): Promise<Presented<'TripMails'> | null> {
    return this.database.transaction({ organisationId }, async (tx) => {
      const journey = await journeyById(tx, journeyId);
      if (journey?.organisationId !== organisationId) return null;
      const devices = { count: await countDevices(tx, journeyId), lastPush: await lastPushOf(tx, journeyId) };
      const subscription = await subscriptionOf(tx, journeyId);
      if (!subscription)
        return { subscription: 'NONE', attempt: 0, requestedAt: null, confirmedAt: null, mails: [], devices };
      const { id, status, attempt, requestedAt, confirmedAt } = subscription;
      return { subscription: status, attempt, requestedAt, confirmedAt, mails: await mailsOf(tx, id), devices };
    });
  }
}

async function mailsOf(tx: Tx, subscriptionId: string): Promise<Presented<'TripMail'>[]> {
  const { rows } = await tx.query<StoredMail>(
    `select id, kind, status, created_at as "createdAt", due_at as "dueAt", sent_at as "sentAt", attempts, failure_code as code
     from outgoing_mail where subscription_id = $1 order by created_at desc, id limit ${MOST_MAILS}`,
    [subscriptionId],
  );
  return rows.map(presented);
}

async function lastPushOf(tx: Tx, journeyId: string): Promise<Presented<'TripPush'> | null> {
  const { rows } = await tx.query<StoredPush>(
    `select p.id, p.status, p.created_at as "createdAt", p.due_at as "dueAt", p.sent_at as "sentAt", p.attempts, p.failure_code as code
     from outgoing_push p where p.subscription_id in (select s.id from push_subscription s where s.journey_id = $1)
     order by p.created_at desc, p.status = 'FAILED' desc, p.id limit 1`,
    [journeyId],
  );
  return rows[0] ? presented(rows[0]) : null;
}

function presented<S extends Stored>({
  status,
  dueAt,
  attempts,
  ...stored
}: S): Omit<S, 'status' | 'dueAt' | 'attempts'> & Pick<Presented<'TripMail'>, 'state' | 'nextTryAt'> {
  if (status !== 'QUEUED' && status !== 'SENDING') return { ...stored, state: status, nextTryAt: null };
  // What was tried and is open is put off; its code says why.
  return { ...stored, state: attempts > 0 && stored.code !== null ? 'DEFERRED' : 'QUEUED', nextTryAt: dueAt };
}
