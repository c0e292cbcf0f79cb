import type { NewEvent } from '@landfall/kernel';
import { appendEvents, type Database } from '../src/index.js';

export const MARK_MADE = 'test.MarkMade';

/** A fact of the tests on a stream of its own name. */
export const markMade = (streamId: string, payload: object = {}, schemaVersion = 1): NewEvent => ({
  stream: 'mark',
  streamId,
  type: MARK_MADE,
  schemaVersion,
  payload,
});

export const NOBODY = { actor: null, correlationId: null };

/** Commits one event to each of these new streams, one transaction per stream. */
export async function marksMade(database: Database, ...streamIds: string[]): Promise<void> {
  for (const id of streamIds) await database.transaction('none', (tx) => appendEvents(tx, [markMade(id)], 0, NOBODY));
}
