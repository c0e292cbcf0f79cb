import { newId, type FieldRejection, type Rejection } from '@landfall/kernel';
import type { AppendContext, Tx } from '@landfall/platform';
import { brokenBy, type RegressionCaseRules } from '../model/regression-cases/broken-by.js';
import {
  overtakenRevisions,
  withScheduledDraft,
  type RevisionTimeline,
} from '../model/scheduled-revisions/overtaken-revisions.js';
import type { EntryRestriction } from '../model/restriction/entry-restriction.js';
import type { BrokenRegressionCase } from '../model/regression-cases/regression-case.js';
import { startScheduled } from '../model/scheduled-revisions/scheduled-events.js';
import type { ScheduledRevision } from '../model/scheduled-revisions/scheduled-revision.js';
import { openScheduledRevisions } from '../model/scheduled-revisions/scheduled-store.js';
import { scheduledConflicts } from '../model/scheduled-revisions/scheduled-conflicts.js';
import { placeKeyOf, restrictionsBy } from '../model/restriction/restriction-store.js';
import type { PublishedRules } from '../model/restriction/published-rules.js';
import type { EntryRestrictionInput } from '../model/restriction/restriction-input.js';
import type { Saved } from '../drafts/save-entry-restriction.decide.js';
import { storeSaved } from '../drafts/store-saved.js';

export type PublishingRules = RegressionCaseRules & { ruleIndex: Pick<PublishedRules, 'groups'> };

export interface Publication {
  /** What the decision was made on; null: nothing stood. */
  state: EntryRestriction | null;
  saved: Saved;
  /** What the editor sent; `effectiveOn` (checked by the caller) scheduled revisions it, `proposeForConfirmation` lets a second person decide. */
  input: EntryRestrictionInput;
  /** The version that it brings back. */
  restoredFrom?: number;
  editorId: string;
  correlationId: string;
}

/** Published: `restriction` as it was saved. Scheduled or proposed: `pending`, and `restriction` as it still stands. */
export interface Published {
  ok: true;
  restriction: EntryRestriction | null;
  scheduled: ScheduledRevision | null;
  warnings: FieldRejection[];
}

export interface RegressionCaseRejection extends Rejection {
  brokenRegressionCases: BrokenRegressionCase[];
}

/** A rejection that moved a scheduled revision nevertheless: it is blocked now, or waits with a longer list of regression cases. */
export interface MovedRejection extends Rejection {
  scheduled: ScheduledRevision;
}

export function regressionCaseRejection(brokenRegressionCases: BrokenRegressionCase[]): RegressionCaseRejection {
  const names = brokenRegressionCases.map((regressionCase) => regressionCase.name).join(', ');
  return {
    ok: false,
    rejections: [{ field: 'regressionCase', key: 'rejection.regressionCaseBroken', values: { names } }],
    brokenRegressionCases,
  };
}

/**
 * The one way in which an editor's decision becomes what holds: at once, on a later day, or, where it breaks regression cases,
 * after a second person has confirmed it. Rejects such a revision unless it is proposed for confirmation. The caller holds the
 * restriction's row and does this inside `Publishing.commit`.
 */
export async function publishRevision(
  tx: Tx,
  rules: PublishingRules,
  publication: Publication,
): Promise<Published | RegressionCaseRejection> {
  const { state, saved, input, editorId, correlationId } = publication;
  const effectiveOn = input.effectiveOn || null;
  const broken = await brokenBy(tx, rules, saved.restriction, effectiveOn);
  if (broken.length > 0 && !input.proposeForConfirmation) return regressionCaseRejection(broken);
  const context: AppendContext = { actor: editorId, correlationId };
  const warnings = [...saved.warnings, ...(await scheduleWarnings(tx, rules, publication))];
  if (broken.length === 0 && !effectiveOn) {
    await storeSaved(tx, saved, state?.version ?? 0, context);
    return { ok: true, restriction: saved.restriction, scheduled: null, warnings };
  }
  const scheduled = await startScheduled(tx, proposed(publication, broken, effectiveOn, rules.clock.now()), context);
  return { ok: true, restriction: state, scheduled, warnings };
}

/**
 * Scheduled revisions that this publication leaves no room for, itself among them, and days on which it and the scheduled revisions conflict.
 * One without a day is taken as if it held from now on.
 */
export async function scheduleWarnings(
  tx: Tx,
  { ruleIndex }: PublishingRules,
  { state, saved, input }: Pick<Publication, 'state' | 'saved' | 'input'>,
): Promise<FieldRejection[]> {
  if (!state) return [];
  const scheduledRevisions = await openScheduledRevisions(tx, state.id, ['SCHEDULED', 'HELD']);
  const effectiveOn = input.effectiveOn || null;
  if (scheduledRevisions.length === 0) return [];
  const before: RevisionTimeline = { current: state, scheduledRevisions };
  const after: RevisionTimeline = effectiveOn
    ? {
        current: state,
        scheduledRevisions: withScheduledDraft(scheduledRevisions, {
          id: '',
          base: state,
          decided: saved.restriction,
          effectiveOn,
        }),
      }
    : { current: saved.restriction, scheduledRevisions };
  const ofThePlace = await restrictionsBy(tx, { placeKey: placeKeyOf(saved.restriction), isActive: true });
  const neighbours = ofThePlace.filter(({ id, provenance }) => id !== state.id && provenance === state.provenance);
  return [
    ...overtakenRevisions(before, after),
    ...scheduledConflicts(before, after, saved.restriction, { neighbours, groups: ruleIndex.groups }),
  ];
}

/** The restriction whose rules or scheduled revisions were moved; null: none. */
export function movedBy(result: Published | Rejection | MovedRejection): string | null {
  if ('scheduled' in result && result.scheduled) return result.scheduled.restrictionId;
  return result.ok ? result.restriction!.id : null;
}

function proposed(
  { state, saved, input, restoredFrom, editorId }: Publication,
  brokenRegressionCases: BrokenRegressionCase[],
  effectiveOn: string | null,
  now: Date,
): Omit<ScheduledRevision, 'version'> {
  return {
    id: newId(),
    restrictionId: saved.restriction.id,
    restrictionExists: state !== null,
    placeKey: placeKeyOf(saved.restriction),
    baseVersion: state?.version ?? 0,
    state: brokenRegressionCases.length > 0 ? 'HELD' : 'SCHEDULED',
    effectiveOn,
    input,
    base: state,
    decided: saved.restriction,
    restoredFrom: restoredFrom ?? null,
    changedTypes: [...saved.revision.changedTypes],
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
