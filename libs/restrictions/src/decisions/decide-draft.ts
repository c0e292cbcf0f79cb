import { rejection, type Outcome } from '@landfall/kernel';
import type { Tx, Validated } from '@landfall/platform';
import type { EntryRestriction } from '../model/restriction/entry-restriction.js';
import type { EntryRestrictionInput } from '../model/restriction/restriction-input.js';
import { restrictionById } from '../model/restriction/restriction-store.js';
import type { DecisionRules } from './decision-rules.js';
import { loadSaveContext } from './save-context.js';
import { decideSave, type DecidedRevision } from './save-entry-restriction.decide.js';
import { staleRejection } from './stale-rejection.js';

/** Decides on an unsaved draft as a save would, and writes nothing. `state` is what is stored; null: it would be created. */
export async function decideDraft(
  tx: Tx,
  rules: DecisionRules,
  draft: Validated<EntryRestrictionInput>,
  editorId: string,
): Promise<Outcome<DecidedRevision & { state: EntryRestriction | null }>> {
  const { input } = draft;
  const state = input.id ? await restrictionById(tx, input.id) : null;
  if (input.id && !state) return rejection('id', 'rejection.notFound');
  const stale = state && (await staleRejection(tx, state, input.version ?? state.version));
  if (stale) return stale;
  const decided = decideSave(state, draft, await loadSaveContext(tx, rules, input, editorId));
  return decided.ok ? { ...decided, state } : decided;
}
