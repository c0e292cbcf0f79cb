import type { Restriction, ValueKind } from '../../gen/graphql.js';
import { restrictionForm, restrictionInput, type RestrictionForm } from './restriction-form.js';
import { isSame } from './stale-merge.js';

/** Whether a save would publish again what is saved: compared as it would be sent, so that blank inputs count as blank. */
export const isUnchanged = (
  mine: RestrictionForm,
  saved: Restriction,
  kinds: ReadonlyMap<string, ValueKind>,
): boolean => isSame(restrictionInput(mine, saved, kinds), restrictionInput(restrictionForm(saved), saved, kinds));
