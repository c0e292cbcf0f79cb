import type { FieldRejection } from '@landfall/kernel';
import { findConflicts, type ConflictKind, type RuleConflict } from '@landfall/requirements';
import type { EntryRestriction } from '../model/restriction/entry-restriction.js';
import { toStatements } from '../model/restriction/to-rule-details.js';
import type { SaveContext } from './save-context.js';

/** Statements of a restriction that conflict in equal rank, with each other or with those of its neighbours. */
export function conflictWarnings(
  restriction: EntryRestriction,
  { neighbours, groups }: Pick<SaveContext, 'neighbours' | 'groups'>,
): FieldRejection[] {
  // An import does not report each editor's statement that it conflicts with; a save of an editor does.
  const others = neighbours.filter(
    (n) => n.id !== restriction.id && (restriction.provenance === 'editorial' || n.provenance === 'imported'),
  );
  const own = new Map(restriction.details.map((d, index) => [d.id, index]));
  return findConflicts([restriction, ...others].flatMap(toStatements), groups).flatMap((conflict) => {
    const index = conflict.detailIds.map((id) => own.get(id)).find((i) => i !== undefined);
    return index === undefined
      ? []
      : [{ field: `details.${index}.restrictionDetailJson.${conflict.detailType}`, ...warningOf(conflict) }];
  });
}

const KEYS: Readonly<Record<ConflictKind, string>> = {
  EQUAL_RANK: 'rejection.conflict',
  CONDITIONS_MEET: 'rejection.conflictOfConditions',
  MORE_CONDITIONS: 'rejection.conflictByConditions',
};

function warningOf({
  detailType: type,
  contrary,
  kind,
}: RuleConflict): Pick<Required<FieldRejection>, 'key' | 'values'> {
  const [denying] = contrary ?? [];
  return denying
    ? { key: 'rejection.conflictWithImport', values: { type, other: denying.detailType } }
    : { key: KEYS[kind], values: { type } };
}
