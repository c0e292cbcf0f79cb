import type { FieldRefusal } from '@landfall/kernel';
import { findTies, type CountryGroups } from '@landfall/requirements';
import { toStatements } from '../restriction/to-rule-details.js';
import { stepsOf, type Outlook } from './contradicted-plans.js';
import type { EntryRestriction } from '../restriction/entry-restriction.js';

/** Key of the text that says so; its value `fields` are the detail types with commas between. */
export const PLANNED_TIE = 'pending.tie';

export interface TieWorld {
  /** Other active restrictions of the same place. */
  neighbours: readonly EntryRestriction[];
  groups: CountryGroups;
}

/**
 * The days on which plans make statements of equal rank contradict each other that would not have done so before. What `told`
 * contradicts by itself is left out: the editor hears it of the revision.
 */
export function plannedTies(before: Outlook, after: Outlook, told: EntryRestriction, world: TieWorld): FieldRefusal[] {
  const known = new Set(
    [before.current, told, ...restrictionsOf(before)].flatMap((restriction) =>
      tiesOf(restriction, world).map(({ key }) => key),
    ),
  );
  return stepsOf(after).flatMap((step) => {
    const fresh = 'restriction' in step ? tiesOf(step.restriction, world).filter(({ key }) => !known.has(key)) : [];
    for (const { key } of fresh) known.add(key);
    if (fresh.length === 0) return [];
    const types = new Set(fresh.map(({ detailType }) => detailType));
    return [
      {
        field: 'effectiveOn',
        key: PLANNED_TIE,
        values: { date: step.plan.effectiveOn ?? '', fields: [...types].join() },
      },
    ];
  });
}

const restrictionsOf = (outlook: Outlook): EntryRestriction[] =>
  stepsOf(outlook).flatMap((step) => ('restriction' in step ? [step.restriction] : []));

function tiesOf(
  restriction: EntryRestriction,
  { neighbours, groups }: TieWorld,
): { key: string; detailType: string }[] {
  const own = new Set(restriction.details.map(({ id }) => id));
  return findTies([restriction, ...neighbours].flatMap(toStatements), groups)
    .filter(({ detailIds }) => detailIds.some((id) => own.has(id)))
    .map(({ detailType, detailIds }) => ({ key: [detailType, ...[...detailIds].sort()].join(' '), detailType }));
}
