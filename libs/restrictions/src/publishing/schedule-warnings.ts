import type { FieldRejection } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import type { DecidedRevision } from '../decisions/save-entry-restriction.decide.js';
import type { EntryRestriction } from '../model/restriction/entry-restriction.js';
import type { PublishedRules } from '../model/restriction/published-rules.js';
import type { EntryRestrictionInput } from '../model/restriction/restriction-input.js';
import { placeKeyOf, restrictionsBy } from '../model/restriction/restriction-store.js';
import {
  overtakenRevisions,
  withScheduledDraft,
  type RevisionTimeline,
} from '../model/scheduled-revisions/overtaken-revisions.js';
import { scheduledConflicts } from '../model/scheduled-revisions/scheduled-conflicts.js';
import { openScheduledRevisions } from '../model/scheduled-revisions/scheduled-store.js';

/**
 * Scheduled revisions that this one leaves no room for, itself among them, and days on which it conflicts with them.
 * One without a day counts as in force from now on.
 */
export async function scheduleWarnings(
  tx: Tx,
  { ruleIndex }: { ruleIndex: Pick<PublishedRules, 'groups'> },
  { state, decided, input }: { state: EntryRestriction | null; decided: DecidedRevision; input: EntryRestrictionInput },
): Promise<FieldRejection[]> {
  if (!state) return [];
  const scheduledRevisions = await openScheduledRevisions(tx, state.id, ['SCHEDULED', 'HELD']);
  if (scheduledRevisions.length === 0) return [];
  const { restriction } = decided;
  const effectiveOn = input.effectiveOn || null;
  const before: RevisionTimeline = { current: state, scheduledRevisions };
  const draft = { id: '', base: state, decided: restriction, effectiveOn };
  const after: RevisionTimeline = effectiveOn
    ? { current: state, scheduledRevisions: withScheduledDraft(scheduledRevisions, { ...draft, effectiveOn }) }
    : { current: restriction, scheduledRevisions };
  const ofThePlace = await restrictionsBy(tx, { placeKey: placeKeyOf(restriction), isActive: true });
  const neighbours = ofThePlace.filter(({ id, provenance }) => id !== state.id && provenance === state.provenance);
  return [
    ...overtakenRevisions(before, after),
    ...scheduledConflicts(before, after, restriction, { neighbours, groups: ruleIndex.groups }),
  ];
}
