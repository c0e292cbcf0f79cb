import type { FieldRejection } from '@landfall/kernel';
import type { EntryRestriction } from '../restriction/entry-restriction.js';
import { mergeRevisions } from '../revisions/merge-revisions.js';
import type { PendingRevision } from './pending-revision.js';

/** Key of the text that says so; its value `fields` are the names of the fields with commas between. */
export const OVERTAKEN = 'pending.overtaken';

export type Plan = Pick<PendingRevision, 'id' | 'base' | 'decided' | 'effectiveOn'>;

/** A restriction and the plans for it, in the order in which they take effect. */
export interface Outlook {
  current: EntryRestriction;
  plans: readonly Plan[];
}

/** The plans that could be applied as things stood and no longer can: each with its day and the fields that are changed otherwise before. */
export function overtakenPlans(before: Outlook, after: Outlook): FieldRejection[] {
  const known = new Set(blockedPlans(before).map(({ plan }) => plan.id));
  return blockedPlans(after)
    .filter(({ plan }) => !known.has(plan.id))
    .map(({ plan, fields }) => ({
      field: 'effectiveOn',
      key: OVERTAKEN,
      values: { date: plan.effectiveOn ?? '', fields: fields.join() },
    }));
}

/** The plans with one more, after those of the same day: they were made before it. */
export function withPlan(plans: readonly Plan[], plan: Plan & { effectiveOn: string }): Plan[] {
  const isEarlier = ({ effectiveOn }: Plan): boolean => effectiveOn !== null && effectiveOn <= plan.effectiveOn;
  return [...plans.filter(isEarlier), plan, ...plans.filter((other) => !isEarlier(other))];
}

/** What becomes of a plan: the restriction as it stands then, or the fields that keep it from being applied. */
export type Step = { plan: Plan; restriction: EntryRestriction } | { plan: Plan; fields: string[] };

/** Applies one after the other as the worker will do it; one that cannot be merged changes nothing. */
export function stepsOf({ current, plans }: Outlook): Step[] {
  let now = current;
  return plans.flatMap((plan): Step[] => {
    if (plan.base === null) return [];
    const merged = mergeRevisions(plan.base, plan.decided, now);
    if (!merged.ok) return [{ plan, fields: [...new Set(merged.conflicts.map(({ field }) => field))] }];
    now = merged.restriction;
    return [{ plan, restriction: now }];
  });
}

const blockedPlans = (outlook: Outlook): { plan: Plan; fields: string[] }[] =>
  stepsOf(outlook).flatMap((step) => ('fields' in step ? [step] : []));
