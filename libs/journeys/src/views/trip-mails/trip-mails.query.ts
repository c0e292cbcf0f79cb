import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database, type Presented, type Tx } from '@landfall/platform';
import { journeyById } from '../../model/journey-store.js';
import { subscriptionOf } from '../../model/subscription-store.js';

/** What became of the mails of a trip page; null for one that the organisation does not have. */
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

interface StoredMail extends Omit<Presented<'TripMail'>, 'state' | 'nextTryAt'> {
  status: 'QUEUED' | 'SENDING' | 'SENT' | 'SKIPPED' | 'FAILED';
  dueAt: Date;
  attempts: number;
}

/** Row level security holds the organisation a second time. */
@QueryHandler(FindTripMails)
export class FindTripMailsHandler implements IQueryHandler<FindTripMails> {
  constructor(private readonly database: Database) {}

  execute({ journeyId, organisationId }: FindTripMails): Promise<Presented<'TripMails'> | null> {
    return this.database.transaction({ organisationId }, async (tx) => {
      const journey = await journeyById(tx, journeyId);
      if (journey?.organisationId !== organisationId) return null;
      const subscription = await subscriptionOf(tx, journeyId);
      if (!subscription) return { subscription: 'NONE', attempt: 0, requestedAt: null, confirmedAt: null, mails: [] };
      const { id, status, attempt, requestedAt, confirmedAt } = subscription;
      return { subscription: status, attempt, requestedAt, confirmedAt, mails: await mailsOf(tx, id) };
    });
  }
}

async function mailsOf(tx: Tx, subscriptionId: string): Promise<Presented<'TripMail'>[]> {
  const { rows } = await tx.query<StoredMail>(
    `select id, kind, status, created_at as "createdAt", due_at as "dueAt", sent_at as "sentAt", attempts, failure_code as code
     from outgoing_mail where subscription_id = $1 order by created_at desc, id limit ${MOST_MAILS}`,
    [subscriptionId],
  );
  return rows.map(({ status, dueAt, attempts, ...mail }) => {
    if (status !== 'QUEUED' && status !== 'SENDING') return { ...mail, state: status, nextTryAt: null };
    // A mail that was tried and is open is put off; its code says why.
    return { ...mail, state: attempts > 0 && mail.code !== null ? 'DEFERRED' : 'QUEUED', nextTryAt: dueAt };
  });
}
