import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '@landfall/platform';
import type { RuleDetail } from '@landfall/requirements';
import { revisionOf } from '@landfall/restrictions/revision-store';
import { toRuleDetails } from '@landfall/restrictions/to-rule-details';

/** Whether a version changed what answers show: a statement, or its source, authority or day of checking. */
export async function changesAnswers(
  tx: Tx,
  restrictionId: string,
  version: number,
  timeZone: string,
): Promise<boolean> {
  const shown = async (of: number): Promise<Omit<RuleDetail, 'modifiedAt'>[]> => {
    const revision = await revisionOf(tx, restrictionId, of);
    return revision ? toRuleDetails(revision.restriction, timeZone).map(({ modifiedAt: _, ...detail }) => detail) : [];
  };
  return !isDeepStrictEqual(await shown(version), await shown(version - 1));
}
