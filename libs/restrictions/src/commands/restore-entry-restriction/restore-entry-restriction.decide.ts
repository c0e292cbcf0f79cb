import { validated, type Validated } from '@landfall/platform';
import { EntryRestrictionInput } from '../../model/restriction/restriction-input.js';
import { Rejections, type Outcome } from '@landfall/kernel';
import type { EntryRestriction } from '../../model/restriction/entry-restriction.js';
import type { Revision } from '../../model/revisions/revision-store.js';
import { toInput } from '../../model/restriction/to-input.js';
import type { SaveContext } from '../../decisions/save-context.js';
import { decideSave, type DecidedRevision } from '../../decisions/save-entry-restriction.decide.js';
import type { RestoreInput } from './restore-entry-restriction.input.js';

/**
 * A new revision with the content of an older version, the days on which it was written and checked included: what is said again is as
 * old as it was then. Details keep their ids where they still exist. Rejects a version that there is not, and the newest, with the errors
 * of the shape.
 */
export function decideRestore(
  state: EntryRestriction,
  past: Revision | null,
  { input: restoring, shape }: Validated<RestoreInput>,
  context: SaveContext,
): Outcome<DecidedRevision> {
  const { toVersion, isSignificant, significantUpdateNote } = restoring;
  const rejections = new Rejections(shape);
  if (!past)
    return rejections.add('toVersion', 'rejection.unknownVersion', { version: String(toVersion) }).toRejection();
  if (past.restriction.version === state.version) rejections.add('toVersion', 'rejection.versionIsCurrent');
  if (rejections.any) return rejections.toRejection();
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
    { ...context, takesDatesAsSent: true },
  );
  if (!outcome.ok) return outcome;
  const { checkedAt, checkedBy } = then;
  return {
    ...outcome,
    restriction: { ...outcome.restriction, checkedAt, checkedBy },
    revision: { ...outcome.revision, restoredFrom: toVersion },
  };
}
