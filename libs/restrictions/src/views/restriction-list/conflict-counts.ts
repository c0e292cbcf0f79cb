import { setImmediate } from 'node:timers/promises';
import type { RuleIndex } from '@landfall/requirements';
import { restrictionsIn } from '../../model/conflicts/conflicts-of.js';
import type { ListedRestriction } from './listed-restriction.js';

/** Longest stretch of work between two turns of the event loop. */
const SLICE_MS = 5;
const counted = new WeakMap<RuleIndex, Promise<ReadonlyMap<string, number>>>();

/** In how many conflicts each restriction takes part by these rules; worked out once per state of the rules. */
export function conflictCounts(
  ruleIndex: RuleIndex,
  restrictions: readonly ListedRestriction[],
): Promise<ReadonlyMap<string, number>> {
  const known = counted.get(ruleIndex);
  if (known) return known;
  const counts = count(ruleIndex, new Set(restrictions.map(({ placeKey }) => placeKey)));
  counted.set(ruleIndex, counts);
  return counts;
}

async function count(ruleIndex: RuleIndex, placeKeys: ReadonlySet<string>): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  let began = performance.now();
  for (const key of placeKeys) {
    for (const conflict of ruleIndex.conflictsAt(key)) {
      for (const id of restrictionsIn([conflict])) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    if (performance.now() - began < SLICE_MS) continue;
    await setImmediate();
    began = performance.now();
  }
  return counts;
}
