/** Where a detail has its statements from, and what types it states. */
export interface Stating {
  sourceUri?: string | null;
  types: readonly string[];
}

/** More than the number of types there are: an address in common outweighs any number of types. */
const SAME_ADDRESS = 1_000;

/** How much speaks for two details being about the same: an address in common, then the types that both state; 0: nothing. */
export function similarity(one: Stating, other: Stating): number {
  const address = one.sourceUri?.trim() || null;
  const types = new Set(other.types);
  return (
    (address !== null && address === other.sourceUri?.trim() ? SAME_ADDRESS : 0) +
    one.types.filter((type) => types.has(type)).length
  );
}

/** The candidate most like `one`, the first of several; undefined: there is none. */
export function mostSimilar<Candidate>(
  one: Stating,
  candidates: readonly Candidate[],
  stating: (candidate: Candidate) => Stating,
): Candidate | undefined {
  const ranked = candidates.map((candidate) => ({ candidate, rank: similarity(one, stating(candidate)) }));
  return ranked.sort((a, b) => b.rank - a.rank)[0]?.candidate;
}
