import type { Fact } from '@landfall/kernel';
import { appendEvents, type AppendContext, type EventTypeDefinition, type Tx } from '@landfall/platform';

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

export async function appendToAccount(tx: Tx, userId: string, fact: Fact, context: AppendContext): Promise<void> {
  const { rows } = await tx.query<{ version: number }>(
    'select coalesce(max(version), 0)::int as version from event_log where stream = $1 and stream_id = $2',
    [ACCOUNT_STREAM, userId],
  );
  const event = { stream: ACCOUNT_STREAM, streamId: userId, ...fact };
  await appendEvents(tx, [event], rows[0]!.version, context);
}
