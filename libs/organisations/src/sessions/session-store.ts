import { LessThan, MoreThan } from 'typeorm';
import type { Tx } from '@landfall/platform';
import { Session } from './session.entity.js';

/** Opens a session, and clears away those of its user that have expired. */
export async function openSession(tx: Tx, session: Omit<Session, 'isBound'>): Promise<void> {
  await tx.manager.delete(Session, { userId: session.userId, expiresAt: LessThan(session.createdAt) });
  await tx.manager.insert(Session, session);
}

const IS_DEVICE = 'coalesce(device_hash = any(:devices), false)';

export interface SessionUse {
  tokenHash: Buffer;
  devices: readonly Buffer[];
  now: Date;
  idleSince: Date;
}

/**
 * Notes that a session is used now, if it is neither expired nor idle since before `idleSince`, and binds it to its device. Returns its
 * user's id; null also for a bound session without its device.
 */
export async function touchSession(tx: Tx, { tokenHash, devices, now, idleSince }: SessionUse): Promise<string | null> {
  const updated = await tx.manager
    .createQueryBuilder()
    .update(Session)
    .set({ lastUsedAt: now, isBound: () => `is_bound or ${IS_DEVICE}` })
    .where({ tokenHash, expiresAt: MoreThan(now), lastUsedAt: MoreThan(idleSince) })
    .andWhere(`(not is_bound or ${IS_DEVICE})`)
    .setParameter('devices', devices)
    .returning('user_id')
    .execute();
  return (updated.raw as { user_id: string }[])[0]?.user_id ?? null;
}

export async function closeSession(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.manager.delete(Session, { tokenHash });
}
