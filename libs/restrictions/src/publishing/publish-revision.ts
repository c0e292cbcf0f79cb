import { newId } from '@landfall/kernel';
import type { AppendContext, Tx } from '@landfall/platform';
import type { DecisionRules } from '../decisions/decision-rules.js';
import type { DecidedRevision } from '../decisions/save-entry-restriction.decide.js';
import { brokenBy } from '../model/regression-cases/broken-by.js';
import type { BrokenRegressionCase } from '../model/regression-cases/regression-case.js';
import type { EntryRestriction } from '../model/restriction/entry-restriction.js';
import type { EntryRestrictionInput } from '../model/restriction/restriction-input.js';
import { placeKeyOf } from '../model/restriction/restriction-store.js';
import { noteBreakingAttempt } from '../model/second-person/breaking-attempt-store.js';
import { startScheduled } from '../model/scheduled-revisions/scheduled-events.js';
import type { ScheduledRevision } from '../model/scheduled-revisions/scheduled-revision.js';
import { regressionCaseRejection, type Published, type RegressionCaseRejection } from './save-result.js';
import { scheduleWarnings } from './schedule-warnings.js';
import { storeRevision } from './store-revision.js';

export interface Publication {
  /** The stored state that the decision was made on; null: a new restriction. */
  state: EntryRestriction | null;
  decided: DecidedRevision;
  /** What the editor sent. `effectiveOn` schedules the revision, `proposeForConfirmation` lets a second person decide. */
  input: EntryRestrictionInput;
  /** The version that it brings back. */
  restoredFrom?: number;
  editorId: string;
  correlationId: string;
}

/**
 * Publishes an editor's decision at once, schedules it for its day, or holds it for a second person where it breaks regression
 * cases, as they stand or as this editor found them; without `proposeForConfirmation` such a revision is rejected. Either way the
 * attempt is noted. The caller has locked the restriction's row.
 */
export async function publishRevision(
  tx: Tx,
  rules: DecisionRules,
  publication: Publication,
): Promise<Published | RegressionCaseRejection> {
  const { state, decided, input, editorId, correlationId } = publication;
  const effectiveOn = input.effectiveOn || null;
  const now = rules.clock.now();
  const broken = await brokenBy(tx, rules, decided.restriction, { editorId, effectiveOn });
  await noteBreakingAttempt(tx, broken, {
    attemptedBy: editorId,
    placeKey: placeKeyOf(decided.restriction),
    restrictionId: decided.restriction.id,
    attemptedAt: now,
  });
  if (broken.length > 0 && !input.proposeForConfirmation) return regressionCaseRejection(broken);
  const context: AppendContext = { actor: editorId, correlationId };
  const warnings = [...decided.warnings, ...(await scheduleWarnings(tx, rules, publication))];
  if (broken.length === 0 && !effectiveOn) {
    await storeRevision(tx, decided, state?.version ?? 0, context);
    return { ok: true, restriction: decided.restriction, scheduled: null, warnings };
  }
  const scheduled = await startScheduled(tx, proposed(publication, broken, effectiveOn, now), context);
  return { ok: true, restriction: state, scheduled, warnings };
}

function proposed(
  { state, decided, input, restoredFrom, editorId }: Publication,
  brokenRegressionCases: BrokenRegressionCase[],
  effectiveOn: string | null,
  now: Date,
): Omit<ScheduledRevision, 'version'> {
  return {
    id: newId(),
    restrictionId: decided.restriction.id,
    restrictionExists: state !== null,
    placeKey: placeKeyOf(decided.restriction),
    baseVersion: state?.version ?? 0,
    state: brokenRegressionCases.length > 0 ? 'HELD' : 'SCHEDULED',
    effectiveOn,
    input,
    base: state,
    decided: decided.restriction,
    restoredFrom: restoredFrom ?? null,
    changedTypes: [...decided.revision.changedTypes],
    isSignificant: input.isSignificant ?? true,
    note: input.significantUpdateNote || null,
    brokenRegressionCases,
    problem: null,
    problemValues: {},
    proposedBy: editorId,
    proposedAt: now,
    decidedBy: null,
    decidedAt: null,
    appliedVersion: null,
  };
}
