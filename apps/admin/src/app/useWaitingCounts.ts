import { useQuery } from '@tanstack/react-query';
import { send } from '../graphql/client.js';
import { WaitingCountsDocument } from '../gen/graphql.js';

const EVERY_MS = 5 * 60_000;

/** How much waits for an editor. Nothing is counted for others, and a menu does not complain when the answer fails. */
export function useWaitingCounts(isStaff: boolean): { decisions: number; overdue: number } {
  const { data } = useQuery({
    queryKey: ['api', 'waitingCounts'],
    queryFn: ({ signal }) => send(WaitingCountsDocument, {}, signal),
    enabled: isStaff,
    staleTime: 60_000,
    refetchInterval: EVERY_MS,
  });
  return { decisions: data?.pendingRevisions.length ?? 0, overdue: data?.overdueDetails.totalCount ?? 0 };
}
