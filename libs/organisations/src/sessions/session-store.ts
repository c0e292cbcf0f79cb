import { LessThanOrEqual, MoreThan } from 'typeorm';
import { hashSecret, type Tx } from '@landfall/platform';
import { IDLE_MS } from './lifetimes.js';
import { AccessToken } from './access-token.entity.js';
import { Session } from './session.entity.js';

const MOST_LISTED = 50;

/** Opens a session, and clears away those of its user that have expired. */
export async function openSession(tx: Tx, session: Omit<Session, 'isBound' | 'generation'>): Promise<void> {
  await tx.manager.delete(Session, { userId: session.userId, expiresAt: LessThanOrEqual(session.createdAt) });
  await tx.manager.insert(Session, session);
}

/** Adds an access token to a session, and clears away those that have expired. */
export async function addAccessToken(tx: Tx, token: AccessToken, now: Date): Promise<void> {
  await tx.manager.delete(AccessToken, { sessionHash: token.sessionHash, expiresAt: LessThanOrEqual(now) });
  await tx.manager.insert(AccessToken, token);
}

const IS_DEVICE = 'coalesce(device_hash = any(:devices), false)';

export interface SessionUse {
  tokenHash: Buffer;
  devices: readonly Buffer[];
  now: Date;
  idleSince: Date;
}

export interface SessionOwner {
  userId: string;
  passwordStamp: Buffer | null;
}

/**
 * Notes that a session is used now by one of its access tokens, if it is neither expired nor idle since before `idleSince`, and binds it to
 * its device. Returns whose it is; null also for a bound session without its device.
 */
export async function touchSession(
  tx: Tx,
  { tokenHash, devices, now, idleSince }: SessionUse,
): Promise<SessionOwner | null> {
  const updated = await tx.manager
    .createQueryBuilder()
    .update(Session)
    .set({ lastUsedAt: now, isBound: () => `is_bound or ${IS_DEVICE}` })
    .where({ expiresAt: MoreThan(now), lastUsedAt: MoreThan(idleSince) })
    .andWhere(
      'token_hash = (select session_hash from access_token where token_hash = :tokenHash and expires_at > :now)',
    )
    .andWhere(`(not is_bound or ${IS_DEVICE})`)
    .setParameters({ tokenHash, devices, now })
    .returning('user_id, password_stamp')
    .execute();
  const [owner] = updated.raw as { user_id: string; password_stamp: Buffer | null }[];
  return owner ? { userId: owner.user_id, passwordStamp: owner.password_stamp } : null;
}

/** The generation of the refresh token of a session, without waiting for a transaction that changes it. */
export async function generationOf(tx: Tx, hash: Buffer): Promise<number | null> {
  const session = await tx.manager.findOne(Session, { where: { hash }, select: { hash: true, generation: true } });
  return session?.generation ?? null;
}

/** A session that is neither expired nor idle since before `idleSince`, held until the end of the transaction. */
export const lockSession = (tx: Tx, hash: Buffer, now: Date, idleSince: Date): Promise<Session | null> =>
  tx.manager.findOne(Session, {
    where: { hash, expiresAt: MoreThan(now), lastUsedAt: MoreThan(idleSince) },
    lock: { mode: 'pessimistic_write' },
  });

export async function noteRenewal(tx: Tx, hash: Buffer, generation: number, now: Date): Promise<void> {
  await tx.manager.update(Session, { hash }, { generation, renewedAt: now, lastUsedAt: now });
}

export async function closeSession(tx: Tx, hash: Buffer): Promise<void> {
  await tx.manager.delete(Session, { hash });
}

/** What a session is named by outside: neither its key nor anything that opens it. */
export const idOfSession = (hash: Buffer): string => hashSecret(hash.toString('hex')).toString('base64url');

/** The sessions of a user that have not expired, the last used first. */
export const sessionsOf = (tx: Tx, userId: string, now: Date): Promise<Session[]> =>
  tx.manager.find(Session, {
    where: { userId, expiresAt: MoreThan(now), lastUsedAt: MoreThan(new Date(now.getTime() - IDLE_MS)) },
    order: { lastUsedAt: 'DESC' },
    take: MOST_LISTED,
  });

/** The session of an access token. */
export const sessionHashOf = async (tx: Tx, tokenHash: Buffer): Promise<Buffer | null> =>
  (await tx.manager.findOneBy(AccessToken, { tokenHash }))?.sessionHash ?? null;

/** Ends the session of an access token. */
export async function closeSessionOf(tx: Tx, tokenHash: Buffer): Promise<void> {
  const token = await tx.manager.findOneBy(AccessToken, { tokenHash });
  if (token) await closeSession(tx, token.sessionHash);
}
