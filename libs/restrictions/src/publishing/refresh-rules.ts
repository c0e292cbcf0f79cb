import type { DecisionRules } from '../decisions/decision-rules.js';
import type { PublishResult } from './save-result.js';

/** Brings the rules of this process up to what a committed command has published, scheduled or blocked. */
export async function refreshRules(
  { ruleIndex }: Pick<DecisionRules, 'ruleIndex'>,
  result: PublishResult,
): Promise<void> {
  const restrictionId = changedRestriction(result);
  if (restrictionId) await ruleIndex.refresh(restrictionId);
}

function changedRestriction(result: PublishResult): string | null {
  if ('scheduled' in result && result.scheduled) return result.scheduled.restrictionId;
  return result.ok ? result.restriction!.id : null;
}
