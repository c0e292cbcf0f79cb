import type { FieldRejection } from '@landfall/kernel';
import type { EntryRestrictionInput } from '../restriction/restriction-input.js';
import type { EntryRestriction } from '../restriction/entry-restriction.js';
import type { BrokenRegressionCase } from '../regression-cases/regression-case.js';

export type ScheduledState = 'SCHEDULED' | 'HELD' | 'APPLIED' | 'WITHDRAWN' | 'REJECTED' | 'BLOCKED';

/** Open: it may still be applied, confirmed or withdrawn. */
export const OPEN_STATES: readonly ScheduledState[] = ['SCHEDULED', 'HELD', 'BLOCKED'];

/** A revision that is not published yet: for a later day, or for a second person to confirm. */
export interface ScheduledRevision {
  id: string;
  restrictionId: string;
  /** False: the restriction is created by it. */
  restrictionExists: boolean;
  placeKey: string;
  baseVersion: number;
  state: ScheduledState;
  effectiveOn: string | null;
  input: EntryRestrictionInput;
  /** What stood when it was proposed; null: nothing. */
  base: EntryRestriction | null;
  decided: EntryRestriction;
  /** The version whose content it brings back; null: none. */
  restoredFrom: number | null;
  changedTypes: string[];
  isSignificant: boolean;
  note: string | null;
  /** Regression cases that it breaks; a confirmation covers these and no others. */
  brokenRegressionCases: BrokenRegressionCase[];
  /** Blocked: key of a text, with its values. Rejected: the reason in the words of who rejected it. */
  problem: string | null;
  problemValues: { fields?: string[]; rejections?: FieldRejection[] };
  proposedBy: string;
  proposedAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
  appliedVersion: number | null;
  version: number;
}

/** A restriction as JSON kept it, its instants as such again. */
export function reviveRestriction(kept: EntryRestriction): EntryRestriction {
  const instant = (value: Date | string | null): Date | null => (value === null ? null : new Date(value));
  return {
    ...kept,
    modifiedAt: new Date(kept.modifiedAt),
    significantUpdateAt: instant(kept.significantUpdateAt),
    checkedAt: instant(kept.checkedAt),
  };
}
