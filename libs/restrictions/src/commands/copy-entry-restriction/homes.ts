import { likeness, likest, type Stating } from '../../model/restriction/likeness.js';
import type { EntryRestrictionDetailInput } from '../../model/restriction/restriction-input.js';
import { statedTypes } from './copied-fields.js';

type Detail = EntryRestrictionDetailInput;

/** The detail (its index) that each source is copied into. */
export type Homes = Map<Detail, number>;

/**
 * Finds each source a home among the details that speak to the same people: one with the same address, else one that states
 * the same types. One that has neither in common is taken where there is no choice, or where an address is missing. `OWN`: a
 * home takes one source, the others find none; `SHARED`: every source finds one where there is any.
 */
export function assignHomes(
  sources: readonly Detail[],
  targetsOf: (source: Detail) => number[],
  details: readonly Detail[],
  rule: 'OWN' | 'SHARED',
): Homes {
  const homes: Homes = new Map();
  const taken = new Set<number>();
  for (const source of sources) {
    const targets = targetsOf(source);
    const free = targets.filter((index) => !taken.has(index));
    const home =
      best(source, free, details) ??
      fallback(source, free, targets, details) ??
      (rule === 'SHARED' ? (best(source, targets, details) ?? targets[0]) : undefined);
    if (home === undefined) continue;
    taken.add(home);
    homes.set(source, home);
  }
  return homes;
}

const addressOf = (detail: Detail): string | null => detail.sourceUri?.trim() || null;

const statingOf = (detail: Detail): Stating => ({ sourceUri: detail.sourceUri ?? null, types: statedTypes(detail) });

function best(source: Detail, targets: readonly number[], details: readonly Detail[]): number | undefined {
  const own = statingOf(source);
  const home = likest(own, targets, (index) => statingOf(details[index]!));
  return home !== undefined && likeness(own, statingOf(details[home]!)) > 0 ? home : undefined;
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
