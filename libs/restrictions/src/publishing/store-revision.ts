import { appendEvents, type AppendContext, type Tx } from '@landfall/platform';
import { saveRestriction } from '../model/restriction/restriction-store.js';
import type { DecidedRevision } from '../decisions/save-entry-restriction.decide.js';

/** Writes state, revision and events of a decision in the caller's transaction. Returns the log position of the last event. */
export async function storeRevision(
  tx: Tx,
  { restriction, revision, events }: DecidedRevision,
  expectedVersion: number,
  context: AppendContext,
): Promise<string> {
  await saveRestriction(tx, restriction, revision);
  return appendEvents(tx, events, expectedVersion, context);
}
