import { ContradictionsOfDocument, type Contradiction, type Restriction } from '../../gen/graphql.js';
import { useApiQuery } from '../../graphql/useApiQuery.js';

const NONE: readonly Contradiction[] = [];

/** What contradicts a restriction as it is published; asked anew with each version. */
export function useContradictions(saved: Pick<Restriction, 'id' | 'version'> | null): {
  list: readonly Contradiction[];
  total: number;
  error: Error | null;
} {
  const { data, error } = useApiQuery(
    `contradictions-${saved?.version ?? 0}`,
    ContradictionsOfDocument,
    { restrictionId: saved?.id ?? '' },
    { enabled: saved !== null, forget: true },
  );
  return { list: data?.openContradictions.results ?? NONE, total: data?.openContradictions.totalCount ?? 0, error };
}
