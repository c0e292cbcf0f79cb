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

interface Row {
  id: string;
  kind: 'VERIFICATION' | 'CHANGE';
  status: 'QUEUED' | 'SENDING' | 'SENT' | 'SKIPPED' | 'FAILED';
  created_at: Date;
  due_at: Date;
  sent_at: Date | null;
  attempts: number;
  failure_code: string | null;
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
  const { rows } = await tx.query<Row>(
    `select id, kind, status, created_at, due_at, sent_at, attempts, failure_code from outgoing_mail
     where subscription_id = $1 order by created_at desc, id limit ${MOST_MAILS}`,
    [subscriptionId],
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: stateOf(row),
    createdAt: row.created_at,
    sentAt: row.sent_at,
    nextTryAt: isOpen(row) ? row.due_at : null,
    code: row.failure_code,
  }));
}

const isOpen = ({ status }: Pick<Row, 'status'>): boolean => status === 'QUEUED' || status === 'SENDING';

/** A mail that was tried and is open is put off; its code says why. */
function stateOf({ status, attempts, failure_code: code }: Row): Presented<'TripMail'>['state'] {
  if (status !== 'QUEUED' && status !== 'SENDING') return status;
  return attempts > 0 && code !== null ? 'DEFERRED' : 'QUEUED';
}
