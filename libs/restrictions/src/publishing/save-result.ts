import type { FieldRejection, Rejection } from '@landfall/kernel';
import type { StaleRejection } from '../decisions/stale-rejection.js';
import type { BrokenRegressionCase } from '../model/regression-cases/regression-case.js';
import type { EntryRestriction } from '../model/restriction/entry-restriction.js';
import type { ScheduledRevision } from '../model/scheduled-revisions/scheduled-revision.js';

/** Published: `restriction` as saved. Scheduled or held: `scheduled`, and `restriction` as it still is. */
export interface Published {
  ok: true;
  restriction: EntryRestriction | null;
  scheduled: ScheduledRevision | null;
  warnings: FieldRejection[];
}

export interface RegressionCaseRejection extends Rejection {
  brokenRegressionCases: BrokenRegressionCase[];
}

/** A rejection that changed a scheduled revision nevertheless: it is blocked now, or held with a longer list of regression cases. */
export interface ScheduledRejection extends Rejection {
  scheduled: ScheduledRevision;
}

/** The result of a revision that an editor saved. */
export type SaveResult = Published | RegressionCaseRejection | StaleRejection | Rejection;

export type PublishResult = Published | Rejection | ScheduledRejection;

export function regressionCaseRejection(brokenRegressionCases: BrokenRegressionCase[]): RegressionCaseRejection {
  const names = brokenRegressionCases.map((regressionCase) => regressionCase.name).join(', ');
  return {
    ok: false,
    rejections: [{ field: 'regressionCase', key: 'rejection.regressionCaseBroken', values: { names } }],
    brokenRegressionCases,
  };
}
