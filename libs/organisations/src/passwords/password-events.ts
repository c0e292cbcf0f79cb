import type { Fact } from '@landfall/kernel';
import type { EventTypeDefinition } from '@landfall/platform';

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
