import { accepted, newId, type FieldRejection, type Outcome } from '@landfall/kernel';
import type { AppendContext, Tx } from '@landfall/platform';
import { brokenBy, type RegressionCaseRules } from '../../model/regression-cases/broken-by.js';
import type { EntryRestriction } from '../../model/restriction/entry-restriction.js';
import { mergeRevisions, type MergeConflict } from '../../model/revisions/merge-revisions.js';
import { movePending } from '../../model/scheduled-revisions/pending-events.js';
import type { PendingRevision } from '../../model/scheduled-revisions/pending-revision.js';
import { restrictionById } from '../../model/restriction/restriction-store.js';
import { contextOf, type DraftDependencies } from '../../drafts/decide-draft.js';
import { decideSave, type Saved } from '../../drafts/save-entry-restriction.decide.js';
import { storeSaved } from '../../drafts/store-saved.js';
import { toInput } from '../../model/restriction/to-input.js';

export type ResolvingRules = DraftDependencies & RegressionCaseRules;

/** Who lets it be applied: the second person, or nobody but the day it was planned for. */
export interface Occasion extends AppendContext {
  confirmedBy: string | null;
}

/** `restriction` is what was published; null unless the state is APPLIED. */
export interface Applied {
  pending: PendingRevision;
  restriction: EntryRestriction | null;
  warnings: FieldRejection[];
}

/**
 * Publishes a pending revision in the name of who proposed it, merged into what stands now. What contradicts a change made in
 * the meantime, or can no longer be saved, is BLOCKED; what breaks a regression case that nobody has confirmed waits for a
 * second person. The caller holds the pending revision's row and has checked its state.
 */
export async function applyPending(
  tx: Tx,
  rules: ResolvingRules,
  pending: PendingRevision,
  occasion: Occasion,
): Promise<Applied> {
  const now = rules.clock.now();
  const state = await restrictionById(tx, pending.restrictionId, true);
  const moveTo = async (changes: Parameters<typeof movePending>[2]): Promise<Applied> => ({
    pending: await movePending(
      tx,
      pending,
      { decidedBy: occasion.confirmedBy ?? pending.decidedBy, decidedAt: now, ...changes },
      occasion,
    ),
    restriction: null,
    warnings: [],
  });

  const content = contentOf(pending, state);
  if (!content.ok)
    return moveTo({
      state: 'BLOCKED',
      problem: 'pending.problem.conflict',
      problemValues: { fields: [...new Set(content.conflicts.map((c) => c.field))] },
    });
  const decided = await decideContent(tx, rules, pending, content.restriction, state);
  if (!decided.ok)
    return moveTo({
      state: 'BLOCKED',
      problem: 'pending.problem.rejected',
      problemValues: { rejections: decided.rejections },
    });
  const broken = await brokenBy(tx, rules, decided.restriction);
  const covered = new Set(pending.brokenRegressionCases.map((regressionCase) => regressionCase.id));
  if (broken.some((regressionCase) => !covered.has(regressionCase.id))) {
    return moveTo({ state: 'AWAITING_CONFIRMATION', brokenRegressionCases: broken, decidedBy: null, decidedAt: null });
  }

  const confirmedBy = occasion.confirmedBy ?? (pending.brokenRegressionCases.length > 0 ? pending.decidedBy : null);
  const saved: Saved = {
    ...decided,
    restriction: checkedAsProposed(decided.restriction, pending, state),
    revision: { ...decided.revision, confirmedBy, restoredFrom: pending.restoredFrom },
  };
  await storeSaved(tx, saved, state?.version ?? 0, {
    actor: pending.proposedBy,
    correlationId: occasion.correlationId,
  });
  const applied = await moveTo({
    state: 'APPLIED',
    appliedVersion: saved.restriction.version,
    problem: null,
    problemValues: {},
  });
  return { ...applied, restriction: saved.restriction, warnings: saved.warnings };
}

function contentOf(
  { id, base, decided, baseVersion }: PendingRevision,
  state: EntryRestriction | null,
): { ok: true; restriction: EntryRestriction } | { ok: false; conflicts: MergeConflict[] } {
  if (base === null && state === null) return accepted({ restriction: decided });
  if (base === null || state === null) throw new Error(`The pending revision ${id} does not fit its restriction.`);
  return state.version === baseVersion ? accepted({ restriction: decided }) : mergeRevisions(base, decided, state);
}

async function decideContent(
  tx: Tx,
  rules: ResolvingRules,
  pending: PendingRevision,
  content: EntryRestriction,
  state: EntryRestriction | null,
): Promise<Outcome<Saved>> {
  const known = new Set(state?.details.map((d) => d.id));
  const input = {
    ...toInput(content),
    version: state?.version ?? null,
    isSignificant: pending.isSignificant,
    significantUpdateNote: pending.note,
    details: toInput(content).details.map((d) => (known.has(d.id!) ? d : { ...d, id: null })),
  };
  // New details, and then a new restriction, get the ids they were planned with: answers shown since then name them.
  const planned = [
    ...content.details.map((d) => d.id).filter((id) => !known.has(id)),
    ...(state ? [] : [pending.restrictionId]),
  ];
  const context = await contextOf(tx, rules, input, pending.proposedBy);
  return decideSave(state, input, { ...context, newId: () => planned.shift() ?? newId() });
}

/**
 * A revision that was compared with its sources was so on the day it was proposed, not on the day it takes effect; an old
 * version that is brought back, on the day it was then.
 */
function checkedAsProposed(
  restriction: EntryRestriction,
  pending: PendingRevision,
  state: EntryRestriction | null,
): EntryRestriction {
  if (state?.checkedAt && state.checkedAt > pending.proposedAt) return restriction;
  if (pending.restoredFrom !== null)
    return { ...restriction, checkedAt: pending.decided.checkedAt, checkedBy: pending.decided.checkedBy };
  if (!pending.input.isChecked) return restriction;
  return { ...restriction, checkedAt: pending.proposedAt, checkedBy: pending.proposedBy };
}
