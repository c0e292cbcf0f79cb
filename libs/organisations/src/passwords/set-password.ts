import type { Language } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import { User } from '../users/user.entity.js';
import { closeResets, insertChangedMail } from '../account/account-mail-store.js';
import { appendToAccount } from '../account/account-stream.js';
import { passwordChanged } from './password-events.js';

interface Change {
  userId: string;
  passwordHash: string;
  how: 'RESET' | 'CHANGED';
  language: Language;
  correlationId: string;
  now: Date;
}

/** Sets a password. Sessions know the one they were opened with: they are over with it. No link is good any more, and a mail tells the user. */
export async function setPassword(
  tx: Tx,
  { userId, passwordHash, how, language, correlationId, now }: Change,
): Promise<void> {
  await tx.manager.update(User, { id: userId }, { passwordHash });
  await closeResets(tx, userId, now);
  await insertChangedMail(tx, 'PASSWORD_CHANGED', { userId, language, now });
  await appendToAccount(tx, userId, passwordChanged(how), { actor: userId, correlationId });
}
