import { IsNull, MoreThan, Not } from 'typeorm';
import { newId, type Language } from '@landfall/kernel';
import { hashSecret, type LinkSecrets, type Tx } from '@landfall/platform';
import { AccountMail, type AccountMailKind } from './account-mail.entity.js';

/** How long the link of a reset is good for (spec: 30 minutes, once). */
const RESET_MS = 30 * 60_000;
const INVITATION_MS = 7 * 86_400_000;

/** The secret of the link of a reset. */
export const resetToken = (secrets: LinkSecrets, mailId: string): string => secrets.derive('password-reset', mailId);

interface Recipient {
  userId: string;
  language: Language;
  now: Date;
}

const mail = (kind: AccountMailKind, { userId, language, now }: Recipient): AccountMail => ({
  id: newId(),
  userId,
  kind,
  language,
  createdAt: now,
  tokenHash: null,
  expiresAt: null,
  usedAt: null,
  dueAt: now,
  leaseUntil: null,
  attempts: 0,
  settledAt: null,
});

/** Opens a reset; its mail goes out as soon as the worker sees it. */
export const insertReset = (tx: Tx, secrets: LinkSecrets, to: Recipient): Promise<void> =>
  insertLink(tx, secrets, 'PASSWORD_RESET', to, RESET_MS);

/** Invites a new user to set a password. */
export const insertInvitation = (tx: Tx, secrets: LinkSecrets, to: Recipient): Promise<void> =>
  insertLink(tx, secrets, 'INVITATION', to, INVITATION_MS);

async function insertLink(
  tx: Tx,
  secrets: LinkSecrets,
  kind: AccountMailKind,
  to: Recipient,
  goodForMs: number,
): Promise<void> {
  const row = mail(kind, to);
  const tokenHash = hashSecret(resetToken(secrets, row.id));
  await tx.manager.insert(AccountMail, { ...row, tokenHash, expiresAt: new Date(to.now.getTime() + goodForMs) });
}

/** Tells a user that the password, or another way to log in, has changed. */
export const insertChangedMail = (
  tx: Tx,
  kind: 'PASSWORD_CHANGED' | 'LOGIN_CHANGED',
  to: Recipient,
): Promise<unknown> => tx.manager.insert(AccountMail, mail(kind, to));

/** How many resets a user has opened since. */
export const resetsSince = (tx: Tx, userId: string, since: Date): Promise<number> =>
  tx.manager.countBy(AccountMail, { userId, kind: 'PASSWORD_RESET', createdAt: MoreThan(since) });

/** The reset behind the secret of a link, while it is good; null afterwards, and for a wrong link. Held until the transaction ends. */
export const openReset = (tx: Tx, token: string, now: Date): Promise<AccountMail | null> =>
  tx.manager.findOne(AccountMail, {
    where: { tokenHash: hashSecret(token), expiresAt: MoreThan(now), usedAt: IsNull() },
    lock: { mode: 'pessimistic_write' },
  });

/** No link of this user is good any more. */
export const closeResets = (tx: Tx, userId: string, now: Date): Promise<unknown> =>
  tx.manager.update(AccountMail, { userId, tokenHash: Not(IsNull()), usedAt: IsNull() }, { usedAt: now });
