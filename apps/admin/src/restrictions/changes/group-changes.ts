import type { RestrictionType } from '../../gen/graphql.js';

/** What the changes of a revision and of a copy have in common. */
export interface Change {
  detailId: string | null;
  purpose?: RestrictionType | null;
  citizenships: readonly string[];
  departures: readonly string[];
  field: string;
  title: string;
  before: unknown;
  after: unknown;
  beforeText: string | null;
  afterText: string | null;
}

export interface ChangeGroup<T extends Change> {
  key: string;
  first: T;
  changes: T[];
}

/** Changes of one detail stand together, in the order in which the details come first; those of the restriction itself lead. */
export function groupChanges<T extends Change>(changes: readonly T[]): ChangeGroup<T>[] {
  const groups = new Map<string, ChangeGroup<T>>();
  for (const change of changes) {
    const key =
      change.detailId ?? [change.purpose ?? '', change.citizenships.join(), change.departures.join()].join('|');
    const group = groups.get(key);
    if (group) group.changes.push(change);
    else groups.set(key, { key, first: change, changes: [change] });
  }
  const isWhole = ({ first }: ChangeGroup<T>): boolean => isOfRestriction(first);
  const all = [...groups.values()];
  return [...all.filter(isWhole), ...all.filter((group) => !isWhole(group))];
}

/** True for a change of the restriction as a whole, which no audience belongs to. A copy only ever concerns details, and names no purpose. */
export const isOfRestriction = ({ detailId, purpose, citizenships, departures }: Change): boolean =>
  detailId === null && purpose === null && citizenships.length === 0 && departures.length === 0;
