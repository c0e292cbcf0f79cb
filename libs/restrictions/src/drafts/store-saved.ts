import { appendEvents, type AppendContext, type Tx } from '@landfall/platform';
import { saveRestriction } from '../model/restriction/restriction-store.js';
import type { Saved } from './save-entry-restriction.decide.js';

/** State, revision and event of a decision, in the caller's transaction. */
export async function storeSaved(
  tx: Tx,
  saved: Saved,
  expectedVersion: number,
  context: AppendContext,
): Promise<string> {
  await saveRestriction(tx, saved.restriction, saved.revision);
  return appendEvents(tx, saved.events, expectedVersion, context);
}
