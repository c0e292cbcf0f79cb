import { In, IsNull } from 'typeorm';
import { isUuid } from '@landfall/kernel';
import { namesOfUsers } from '@landfall/organisations/user-store';
import type { Presented, Tx } from '@landfall/platform';
import { Feedback } from './feedback.entity.js';

/** Feedback of these ids, in any order; what is no id has none. */
export const feedbackByIds = (tx: Tx, ids: readonly string[]): Promise<Feedback[]> =>
  tx.manager.findBy(Feedback, { id: In(ids.filter(isUuid)) });

export async function insertFeedback(
  tx: Tx,
  feedback: Pick<Feedback, 'id' | 'title' | 'text' | 'sentAt' | 'sentBy'>,
): Promise<void> {
  await tx.manager.insert(Feedback, feedback);
}

/** Resolving again changes nothing: the first day counts. False: there is no such feedback. */
export async function resolveFeedback(tx: Tx, id: string, now: Date): Promise<boolean> {
  if (!isUuid(id)) return false;
  await tx.manager.update(Feedback, { id, doneAt: IsNull() }, { doneAt: now });
  return tx.manager.existsBy(Feedback, { id });
}

/** Feedback in the shape of the API, with the names of its senders. */
export async function presentFeedback(tx: Tx, entries: readonly Feedback[]): Promise<Presented<'Feedback'>[]> {
  const people = await namesOfUsers(
    tx,
    entries.map((entry) => entry.sentBy).filter((id) => id !== null),
  );
  return entries.map(({ doneAt, ...entry }) => ({
    ...entry,
    sentBy: entry.sentBy ? (people.get(entry.sentBy) ?? null) : null,
    isDone: doneAt !== null,
  }));
}
