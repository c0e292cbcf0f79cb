import { setImmediate } from 'node:timers/promises';
import type { RuleBook } from '@landfall/requirements';
import { restrictionsIn } from '../contradictions/contradictions-of.js';
import type { ListedRestriction } from './listed-restriction.js';

/** Longest stretch of work between two turns of the event loop. */
const SLICE_MS = 5;
const counted = new WeakMap<RuleBook, Promise<ReadonlyMap<string, number>>>();

/** In how many conflicts each restriction takes part by these rules; worked out once per state of the rules. */
export function conflictCounts(
  book: RuleBook,
  restrictions: readonly ListedRestriction[],
): Promise<ReadonlyMap<string, number>> {
  const known = counted.get(book);
  if (known) return known;
  const counts = count(book, new Set(restrictions.map(({ placeKey }) => placeKey)));
  counted.set(book, counts);
  return counts;
}

async function count(book: RuleBook, placeKeys: ReadonlySet<string>): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  let began = performance.now();
  for (const key of placeKeys) {
    for (const conflict of book.contradictionsAt(key)) {
      for (const id of restrictionsIn([conflict])) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    if (performance.now() - began < SLICE_MS) continue;
    await setImmediate();
    began = performance.now();
  }
  return counts;
}
