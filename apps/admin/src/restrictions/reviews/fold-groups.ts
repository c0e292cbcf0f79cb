import type { CountryGroup } from '../../gen/graphql.js';

const SMALLEST = 4;

/** Whole groups of countries take the place of their members, the largest first; group keys among the codes stand for themselves. */
export function foldGroups(
  codes: readonly string[],
  groups: readonly CountryGroup[],
): { groups: CountryGroup[]; others: string[] } {
  const left = new Set(codes);
  const found: CountryGroup[] = [];
  for (const group of [...groups].sort((a, b) => b.members.length - a.members.length)) {
    const isNamed = left.delete(group.key);
    const isWhole = group.members.length >= SMALLEST && group.members.every((code) => left.has(code));
    if (!isNamed && !isWhole) continue;
    found.push(group);
    for (const code of group.members) left.delete(code);
  }
  return { groups: found, others: [...left] };
}
