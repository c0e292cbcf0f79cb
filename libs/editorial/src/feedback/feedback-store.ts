import { isUuid } from '@landfall/kernel';
import { namesOfUsers } from '@landfall/organisations/persistence';
import type { Tx } from '@landfall/platform';

/** The contract's list has no pages; beyond these only entries that were resolved long ago are left out. */
const MAX_LISTED = 1_000;

const COLUMNS = 'id, title, text, sent_at as "sentAt", sent_by as "sentBy", done_at is not null as "isDone"';

export interface Feedback {
  id: string;
  title: string;
  text: string;
  sentAt: Date;
  sentBy: string | null;
  isDone: boolean;
}

export type PresentedFeedback = Omit<Feedback, 'sentBy'> & {
  sentBy: { id: string; firstName: string; lastName: string } | null;
};

/** Feedback, open entries first, then the newest. */
export async function openFeedbackFirst(tx: Tx): Promise<Feedback[]> {
  const { rows } = await tx.query<Feedback>(
    `select ${COLUMNS} from restriction_feedback order by done_at is not null, sent_at desc, id limit $1`,
    [MAX_LISTED],
  );
  return rows;
}

/** Feedback of these ids, in any order; what is no id has none. */
export async function feedbackByIds(tx: Tx, ids: readonly string[]): Promise<Feedback[]> {
  const { rows } = await tx.query<Feedback>(`select ${COLUMNS} from restriction_feedback where id = any($1::uuid[])`, [
    ids.filter(isUuid),
  ]);
  return rows;
}

/** Feedback in the shape of the API, with the names of its senders. */
export async function presentFeedback(tx: Tx, entries: readonly Feedback[]): Promise<PresentedFeedback[]> {
  const people = await namesOfUsers(
    tx,
    entries.map((entry) => entry.sentBy).filter((id) => id !== null),
  );
  return entries.map((entry) => ({ ...entry, sentBy: entry.sentBy ? (people.get(entry.sentBy) ?? null) : null }));
}
