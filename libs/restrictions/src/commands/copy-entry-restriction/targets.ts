import { similarity, mostSimilar, type Stating } from '../../model/restriction/similarity.js';
import type { EntryRestrictionDetailInput } from '../../model/restriction/restriction-input.js';
import { statedTypes } from './copied-fields.js';

type Detail = EntryRestrictionDetailInput;

/** The detail (its index) that each source is copied into. */
export type TargetOf = Map<Detail, number>;

/**
 * Finds each source a target among the details that speak to the same people: one with the same address, else one that states
 * the same types. One that has neither in common is taken where there is no choice, or where an address is missing. `OWN`: a
 * target takes one source, the others find none; `SHARED`: every source finds one where there is any.
 */
export function assignTargets(
  sources: readonly Detail[],
  targetsOf: (source: Detail) => number[],
  details: readonly Detail[],
  rule: 'OWN' | 'SHARED',
): TargetOf {
  const targetOf: TargetOf = new Map();
  const taken = new Set<number>();
  for (const source of sources) {
    const targets = targetsOf(source);
    const free = targets.filter((index) => !taken.has(index));
    const target =
      best(source, free, details) ??
      fallback(source, free, targets, details) ??
      (rule === 'SHARED' ? (best(source, targets, details) ?? targets[0]) : undefined);
    if (target === undefined) continue;
    taken.add(target);
    targetOf.set(source, target);
  }
  return targetOf;
}

const addressOf = (detail: Detail): string | null => detail.sourceUri?.trim() || null;

const statingOf = (detail: Detail): Stating => ({ sourceUri: detail.sourceUri ?? null, types: statedTypes(detail) });

function best(source: Detail, targets: readonly number[], details: readonly Detail[]): number | undefined {
  const own = statingOf(source);
  const target = mostSimilar(own, targets, (index) => statingOf(details[index]!));
  return target !== undefined && similarity(own, statingOf(details[target]!)) > 0 ? target : undefined;
}

function fallback(
  source: Detail,
  free: readonly number[],
  targets: readonly number[],
  details: readonly Detail[],
): number | undefined {
  if (targets.length === 1) return free[0];
  return free.find((index) => addressOf(source) === null || addressOf(details[index]!) === null);
}
