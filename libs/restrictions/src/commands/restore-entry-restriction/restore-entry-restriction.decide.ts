import { validated } from '@landfall/platform';
import { EntryRestrictionInput } from '../../model/restriction/restriction-input.js';
import { rejection, type Outcome } from '@landfall/kernel';
import type { EntryRestriction } from '../../model/restriction/entry-restriction.js';
import type { Revision } from '../../model/revisions/revision-store.js';
import { toInput } from '../../model/restriction/to-input.js';
import type { SaveContext } from '../../decisions/save-context.js';
import { decideSave, type DecidedRevision } from '../../decisions/save-entry-restriction.decide.js';

export interface Restoring {
  toVersion: number;
  isSignificant: boolean | null;
  significantUpdateNote: string | null;
  /** Lets a second person decide where it breaks regression cases. */
  proposeForConfirmation: boolean;
}

/**
 * A new revision with the content of an older version, the days on which it was checked included: what is said again is as
 * old as it was then. Details keep their ids where they still exist. Rejects a version that there is not, and the newest.
 */
export function decideRestore(
  state: EntryRestriction,
  past: Revision | null,
  restoring: Restoring,
  context: SaveContext,
): Outcome<DecidedRevision> {
  const { toVersion, isSignificant, significantUpdateNote } = restoring;
  if (!past) return rejection('toVersion', 'rejection.unknownVersion', { version: String(toVersion) });
  if (past.restriction.version === state.version) return rejection('toVersion', 'rejection.versionIsCurrent');
  const existing = new Set(state.details.map((d) => d.id));
  // Of a version stored before heads were kept only the details are known: the rest stays as it is.
  const then = past.isComplete
    ? past.restriction
    : { ...state, isActive: past.restriction.isActive, details: past.restriction.details };
  const content = toInput(then);
  const outcome = decideSave(
    state,
    validated(EntryRestrictionInput, {
      ...content,
      version: state.version,
      details: content.details.map((d) => (d.id && existing.has(d.id) ? d : { ...d, id: null })),
      isSignificant: isSignificant ?? true,
      significantUpdateNote,
    }),
    context,
  );
  if (!outcome.ok) return outcome;
  const { checkedAt, checkedBy } = then;
  return {
    ...outcome,
    restriction: { ...outcome.restriction, checkedAt, checkedBy },
    revision: { ...outcome.revision, restoredFrom: toVersion },
  };
}
