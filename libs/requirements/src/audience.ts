import type { CountryGroups } from './model.js';

interface Group {
  size: number;
  members: ReadonlySet<string>;
}

export type GroupIndex = ReadonlyMap<string, Group>;

export function indexGroups(groups: CountryGroups): GroupIndex {
  return new Map(
    Object.entries(groups).map(([key, codes]) => {
      const members = new Set(codes);
      return [key, { size: members.size, members }];
    }),
  );
}

/** Rank of "everyone" (or "anywhere"): larger than any group. */
const EVERYONE = 1_000_000;

export class Audience {
  readonly #codes: ReadonlySet<string>;
  readonly #groups: readonly Group[];
  readonly isEveryone: boolean;

  constructor(list: readonly string[], groups: GroupIndex) {
    this.isEveryone = list.length === 0;
    this.#codes = new Set(list.filter((entry) => !groups.has(entry)));
    this.#groups = list
      .map((entry) => groups.get(entry))
      .filter((group) => group !== undefined)
      .sort((a, b) => a.size - b.size);
  }

  /** The lower, the more specific: 0 named country, 1 + members for the smallest group, then everyone; -1: no match. */
  rankOf(code: string): number {
    if (this.isEveryone) return EVERYONE;
    if (this.#codes.has(code)) return 0;
    const group = this.#groups.find((candidate) => candidate.members.has(code));
    return group === undefined ? -1 : 1 + group.size;
  }

  /** Every country named directly or through a group; none for everyone. */
  *named(): Iterable<string> {
    yield* this.#codes;
    for (const group of this.#groups) yield* group.members;
  }
}
