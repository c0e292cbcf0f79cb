import { useQuery } from '@tanstack/react-query';
import { send } from '../graphql/client.js';
import { OpenCountsDocument } from '../gen/graphql.js';

const EVERY_MS = 5 * 60_000;

/** How much waits for an editor. Nothing is counted for others, and a menu does not complain when the answer fails. */
export function useOpenCounts(isStaff: boolean): { decisions: number; reviewsDue: number } {
  const { data } = useQuery({
    queryKey: ['api', 'openCounts'],
    queryFn: ({ signal }) => send(OpenCountsDocument, {}, signal),
    enabled: isStaff,
    staleTime: 60_000,
    refetchInterval: EVERY_MS,
  });
  return { decisions: data?.scheduledRevisionList.totalCount ?? 0, reviewsDue: data?.reviewDueList.totalCount ?? 0 };
}
