import type { Fact, Language } from '@landfall/kernel';
import type { EventTypeDefinition, Tx } from '@landfall/platform';
import { insertChangedMail } from './account-mail-store.js';
import { appendToAccount } from './account-stream.js';

const LOGIN_METHOD_CHANGED = 'organisations.LoginMethodChanged';

interface LoginMethodChange {
  method: 'SECOND_FACTOR' | 'PASSKEY' | 'SINGLE_SIGN_ON';
  change: 'ADDED' | 'REMOVED';
}

declare module '@landfall/kernel' {
  interface EventPayloads {
    [LOGIN_METHOD_CHANGED]: { 1: LoginMethodChange };
  }
}

export const LOGIN_METHOD_EVENTS: readonly EventTypeDefinition[] = [{ type: LOGIN_METHOD_CHANGED, schemaVersion: 1 }];

const changed = (payload: LoginMethodChange): Fact => ({ type: LOGIN_METHOD_CHANGED, schemaVersion: 1, payload });

export interface Actor {
  userId: string;
  language: Language;
  correlationId: string;
}

/** Notes that the ways of a user to log in have changed. The user gets a mail about it, also when staff made the change. */
export async function noteLoginMethod(
  tx: Tx,
  userId: string,
  change: LoginMethodChange,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  await appendToAccount(tx, userId, changed(change), { actor: actor.userId, correlationId: actor.correlationId });
  await insertChangedMail(tx, 'LOGIN_CHANGED', { userId, language: actor.language, now });
}
