import type { Fact } from '@landfall/kernel';
import { appendNext, type AppendContext, type EventTypeDefinition, type Tx } from '@landfall/platform';

/** A stream for the account of each user. */
const ACCOUNT_STREAM = 'account';
const PASSWORD_CHANGED = 'organisations.PasswordChanged';

declare module '@landfall/kernel' {
  interface EventPayloads {
    /** Whether it was reset by the link of a mail, or changed by who knew the one before. */
    [PASSWORD_CHANGED]: { 1: { how: 'RESET' | 'CHANGED' } };
  }
}

export const PASSWORD_EVENTS: readonly EventTypeDefinition[] = [{ type: PASSWORD_CHANGED, schemaVersion: 1 }];

export const passwordChanged = (how: 'RESET' | 'CHANGED'): Fact => ({
  type: PASSWORD_CHANGED,
  schemaVersion: 1,
  payload: { how },
});

export const appendToAccount = (tx: Tx, userId: string, fact: Fact, context: AppendContext): Promise<void> =>
  appendNext(tx, { stream: ACCOUNT_STREAM, streamId: userId }, [fact], context);
