import type { FieldRejection } from '@landfall/kernel';
import type { EntryRestriction } from '../restriction/entry-restriction.js';
import { mergeRevisions } from '../revisions/merge-revisions.js';
import type { ScheduledRevision } from './scheduled-revision.js';

/** Key of the text that says so; its value `fields` are the names of the fields with commas between. */
export const OVERTAKEN = 'scheduled.overtaken';

export type ScheduledDraft = Pick<ScheduledRevision, 'id' | 'base' | 'decided' | 'effectiveOn'>;

/** A restriction and the scheduled revisions for it, in the order in which they take effect. */
export interface RevisionTimeline {
  current: EntryRestriction;
  scheduledRevisions: readonly ScheduledDraft[];
}

/** The scheduled revisions that could be applied as things stood and no longer can: each with its day and the fields that are changed otherwise before. */
export function overtakenRevisions(before: RevisionTimeline, after: RevisionTimeline): FieldRejection[] {
  const known = new Set(blockedRevisions(before).map(({ scheduledRevision }) => scheduledRevision.id));
  return blockedRevisions(after)
    .filter(({ scheduledRevision }) => !known.has(scheduledRevision.id))
    .map(({ scheduledRevision, fields }) => ({
      field: 'effectiveOn',
      key: OVERTAKEN,
      values: { date: scheduledRevision.effectiveOn ?? '', fields: fields.join() },
    }));
}

/** The scheduled revisions with one more, after those of the same day: they were made before it. */
export function withScheduledDraft(
  scheduledRevisions: readonly ScheduledDraft[],
  scheduledRevision: ScheduledDraft & { effectiveOn: string },
): ScheduledDraft[] {
  const isEarlier = ({ effectiveOn }: ScheduledDraft): boolean =>
    effectiveOn !== null && effectiveOn <= scheduledRevision.effectiveOn;
  return [
    ...scheduledRevisions.filter(isEarlier),
    scheduledRevision,
    ...scheduledRevisions.filter((other) => !isEarlier(other)),
  ];
}

/** What becomes of a scheduled revision: the restriction as it stands then, or the fields that keep it from being applied. */
export type Step =
  | { scheduledRevision: ScheduledDraft; restriction: EntryRestriction }
  | { scheduledRevision: ScheduledDraft; fields: string[] };

/** Applies one after the other as the worker will do it; one that cannot be merged changes nothing. */
export function stepsOf({ current, scheduledRevisions }: RevisionTimeline): Step[] {
  let now = current;
  return scheduledRevisions.flatMap((scheduledRevision): Step[] => {
    if (scheduledRevision.base === null) return [];
    const merged = mergeRevisions(scheduledRevision.base, scheduledRevision.decided, now);
    if (!merged.ok) return [{ scheduledRevision, fields: [...new Set(merged.conflicts.map(({ field }) => field))] }];
    now = merged.restriction;
    return [{ scheduledRevision, restriction: now }];
  });
}

const blockedRevisions = (timeline: RevisionTimeline): { scheduledRevision: ScheduledDraft; fields: string[] }[] =>
  stepsOf(timeline).flatMap((step) => ('fields' in step ? [step] : []));
