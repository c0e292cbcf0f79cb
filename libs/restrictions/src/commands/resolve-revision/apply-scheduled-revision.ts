import { EntryRestrictionInput } from '../../model/restriction/restriction-input.js';
import { accepted, newId, type FieldRejection, type Outcome } from '@landfall/kernel';
import { validated, type AppendContext, type Tx } from '@landfall/platform';
import { brokenBy } from '../../model/regression-cases/broken-by.js';
import type { EntryRestriction } from '../../model/restriction/entry-restriction.js';
import { mergeRevisions, type MergeConflict } from '../../model/revisions/merge-revisions.js';
import { changeScheduled } from '../../model/scheduled-revisions/scheduled-events.js';
import type { ScheduledRevision } from '../../model/scheduled-revisions/scheduled-revision.js';
import { restrictionById } from '../../model/restriction/restriction-store.js';
import type { DecisionRules } from '../../decisions/decision-rules.js';
import { loadSaveContext } from '../../decisions/save-context.js';
import { decideSave, type DecidedRevision } from '../../decisions/save-entry-restriction.decide.js';
import { storeRevision } from '../../publishing/store-revision.js';
import { toInput } from '../../model/restriction/to-input.js';

/** `confirmedBy`: the second person; null when only the day has come. */
export interface Approval extends AppendContext {
  confirmedBy: string | null;
}

/** `restriction` is what was published; null unless the state is APPLIED. */
export interface Applied {
  scheduled: ScheduledRevision;
  restriction: EntryRestriction | null;
  warnings: FieldRejection[];
}

/**
 * Publishes a scheduled revision in the name of its author, merged into the current state. What conflicts with a change made in
 * the meantime, or can no longer be saved, is BLOCKED; what breaks a regression case that nobody has confirmed waits for a
 * second person. The caller holds the scheduled revision's row and has checked its state.
 */
export async function applyScheduled(
  tx: Tx,
  rules: DecisionRules,
  scheduled: ScheduledRevision,
  approval: Approval,
): Promise<Applied> {
  const now = rules.clock.now();
  const state = await restrictionById(tx, scheduled.restrictionId, true);
  const moveTo = async (changes: Parameters<typeof changeScheduled>[2]): Promise<Applied> => ({
    scheduled: await changeScheduled(
      tx,
      scheduled,
      { decidedBy: approval.confirmedBy ?? scheduled.decidedBy, decidedAt: now, ...changes },
      approval,
    ),
    restriction: null,
    warnings: [],
  });

  const content = contentOf(scheduled, state);
  if (!content.ok)
    return moveTo({
      state: 'BLOCKED',
      problem: 'scheduled.problem.conflict',
      problemValues: { fields: [...new Set(content.conflicts.map((c) => c.field))] },
    });
  const decided = await decideContent(tx, rules, scheduled, content.restriction, state);
  if (!decided.ok)
    return moveTo({
      state: 'BLOCKED',
      problem: 'scheduled.problem.rejected',
      problemValues: { rejections: decided.rejections },
    });
  const editorId = approval.confirmedBy ? null : scheduled.proposedBy;
  const broken = await brokenBy(tx, rules, decided.restriction, { editorId });
  const covered = new Set(scheduled.brokenRegressionCases.map((regressionCase) => regressionCase.id));
  if (broken.some((regressionCase) => !covered.has(regressionCase.id))) {
    return moveTo({ state: 'HELD', brokenRegressionCases: broken, decidedBy: null, decidedAt: null });
  }

  const confirmedBy = approval.confirmedBy ?? (scheduled.brokenRegressionCases.length > 0 ? scheduled.decidedBy : null);
  const saved: DecidedRevision = {
    ...decided,
    restriction: checkedAsProposed(decided.restriction, scheduled, state),
    revision: { ...decided.revision, confirmedBy, restoredFrom: scheduled.restoredFrom },
  };
  await storeRevision(tx, saved, state?.version ?? 0, {
    actor: scheduled.proposedBy,
    correlationId: approval.correlationId,
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
  { id, base, decided, baseVersion }: ScheduledRevision,
  state: EntryRestriction | null,
): { ok: true; restriction: EntryRestriction } | { ok: false; conflicts: MergeConflict[] } {
  if (base === null && state === null) return accepted({ restriction: decided });
  if (base === null || state === null) throw new Error(`The scheduled revision ${id} does not fit its restriction.`);
  return state.version === baseVersion ? accepted({ restriction: decided }) : mergeRevisions(base, decided, state);
}

async function decideContent(
  tx: Tx,
  rules: DecisionRules,
  scheduled: ScheduledRevision,
  content: EntryRestriction,
  state: EntryRestriction | null,
): Promise<Outcome<DecidedRevision>> {
  const known = new Set(state?.details.map((d) => d.id));
  const input = toInput(content);
  const draft = validated(EntryRestrictionInput, {
    ...input,
    version: state?.version ?? null,
    isSignificant: scheduled.isSignificant,
    significantUpdateNote: scheduled.note,
    details: input.details.map((d) => (known.has(d.id!) ? d : { ...d, id: null })),
  });
  // New details, and then a new restriction, get the ids they were scheduled with: answers shown since then name them.
  const decidedIds = [
    ...content.details.map((d) => d.id).filter((id) => !known.has(id)),
    ...(state ? [] : [scheduled.restrictionId]),
  ];
  const context = await loadSaveContext(tx, rules, draft.input, scheduled.proposedBy);
  return decideSave(state, draft, { ...context, takesDatesAsSent: true, newId: () => decidedIds.shift() ?? newId() });
}

/**
 * A revision that was compared with its sources was so on the day it was proposed, not on the day it takes effect; an old
 * version that is brought back, on the day it was then.
 */
function checkedAsProposed(
  restriction: EntryRestriction,
  scheduled: ScheduledRevision,
  state: EntryRestriction | null,
): EntryRestriction {
  if (state?.checkedAt && state.checkedAt > scheduled.proposedAt) return restriction;
  if (scheduled.restoredFrom !== null)
    return { ...restriction, checkedAt: scheduled.decided.checkedAt, checkedBy: scheduled.decided.checkedBy };
  if (!scheduled.input.isChecked) return restriction;
  return { ...restriction, checkedAt: scheduled.proposedAt, checkedBy: scheduled.proposedBy };
}
