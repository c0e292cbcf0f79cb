import type { FieldRejection } from '@landfall/kernel';
import { findConflicts, type CountryGroups } from '@landfall/requirements';
import { toStatements } from '../restriction/to-rule-details.js';
import { stepsOf, type RevisionTimeline } from './overtaken-revisions.js';
import type { EntryRestriction } from '../restriction/entry-restriction.js';

/** Key of the text that says so; its value `fields` are the detail types with commas between. */
export const SCHEDULED_CONFLICT = 'scheduled.conflict';

export interface ConflictWorld {
  /** Other active restrictions of the same place. */
  neighbours: readonly EntryRestriction[];
  groups: CountryGroups;
}

/**
 * The days on which scheduled revisions cause conflicts that did not exist before. Conflicts of `saved` itself are left out: its
 * own revision reports them.
 */
export function scheduledConflicts(
  before: RevisionTimeline,
  after: RevisionTimeline,
  saved: EntryRestriction,
  world: ConflictWorld,
): FieldRejection[] {
  const known = new Set(
    [before.current, saved, ...restrictionsOf(before)].flatMap((restriction) =>
      conflictsOf(restriction, world).map(({ key }) => key),
    ),
  );
  return stepsOf(after).flatMap((step) => {
    const fresh =
      'restriction' in step ? conflictsOf(step.restriction, world).filter(({ key }) => !known.has(key)) : [];
    for (const { key } of fresh) known.add(key);
    if (fresh.length === 0) return [];
    const types = new Set(fresh.map(({ detailType }) => detailType));
    return [
      {
        field: 'effectiveOn',
        key: SCHEDULED_CONFLICT,
        values: { date: step.scheduledRevision.effectiveOn ?? '', fields: [...types].join() },
      },
    ];
  });
}

const restrictionsOf = (timeline: RevisionTimeline): EntryRestriction[] =>
  stepsOf(timeline).flatMap((step) => ('restriction' in step ? [step.restriction] : []));

function conflictsOf(
  restriction: EntryRestriction,
  { neighbours, groups }: ConflictWorld,
): { key: string; detailType: string }[] {
  const own = new Set(restriction.details.map(({ id }) => id));
  return findConflicts([restriction, ...neighbours].flatMap(toStatements), groups)
    .filter(({ detailIds }) => detailIds.some((id) => own.has(id)))
    .map(({ detailType, detailIds }) => ({ key: [detailType, ...[...detailIds].sort()].join(' '), detailType }));
}
