import { LessThan, MoreThan } from 'typeorm';
import type { Tx } from '@landfall/platform';
import { Session } from './session.entity.js';

/** Opens a session, and clears away those of its user that have expired. */
export async function openSession(tx: Tx, session: Session): Promise<void> {
  await tx.manager.delete(Session, { userId: session.userId, expiresAt: LessThan(session.createdAt) });
  await tx.manager.insert(Session, session);
}

/** Notes that a session is used now, if it is neither expired nor idle since before `idleSince`. Returns its user's id. */
export async function touchSession(tx: Tx, tokenHash: Buffer, now: Date, idleSince: Date): Promise<string | null> {
  const updated = await tx.manager
    .createQueryBuilder()
    .update(Session)
    .set({ lastUsedAt: now })
    .where({ tokenHash, expiresAt: MoreThan(now), lastUsedAt: MoreThan(idleSince) })
    .returning('user_id')
    .execute();
  return (updated.raw as { user_id: string }[])[0]?.user_id ?? null;
}

export async function closeSession(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.manager.delete(Session, { tokenHash });
}
