import { ConflictsOfDocument, type Conflict, type Restriction } from '../../gen/graphql.js';
import { useApiQuery } from '../../graphql/useApiQuery.js';

const NONE: readonly Conflict[] = [];

/** Conflicts of the published restriction, read again with each version. */
export function useConflicts(saved: Pick<Restriction, 'id' | 'version'> | null): {
  list: readonly Conflict[];
  total: number;
  error: Error | null;
} {
  const { data, error } = useApiQuery(
    `conflicts-${saved?.version ?? 0}`,
    ConflictsOfDocument,
    { restrictionId: saved?.id ?? '' },
    { enabled: saved !== null, forget: true },
  );
  return { list: data?.openConflicts.results ?? NONE, total: data?.openConflicts.totalCount ?? 0, error };
}
