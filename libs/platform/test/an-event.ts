import type { NewEvent } from '@landfall/kernel';
import { appendEvents, type Database } from '../src/index.js';

export const MARK_MADE = 'test.MarkMade';

declare module '@landfall/kernel' {
  interface EventPayloads {
    [MARK_MADE]: { 1: object };
  }
}

export const markMade = (streamId: string, payload: object = {}): NewEvent<typeof MARK_MADE> => ({
  stream: 'mark',
  streamId,
  type: MARK_MADE,
  schemaVersion: 1,
  payload,
});

export const foreignMark = (streamId: string, other: { type?: string; schemaVersion?: number }): NewEvent =>
  ({ ...markMade(streamId), ...other }) as unknown as NewEvent;

export const NOBODY = { actor: null, correlationId: null };

export async function marksMade(database: Database, ...streamIds: string[]): Promise<void> {
  for (const id of streamIds) await database.transaction('none', (tx) => appendEvents(tx, [markMade(id)], 0, NOBODY));
}
