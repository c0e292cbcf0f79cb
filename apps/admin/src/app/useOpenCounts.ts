import { useQuery } from '@tanstack/react-query';
import { read } from '../graphql/client.js';
import { OpenCountsDocument } from '../gen/graphql.js';
import { REFRESHED } from '../news/refreshed.js';

/** How much waits for an editor. Nothing is counted for others, and a menu does not complain when the answer fails. */
export function useOpenCounts(isStaff: boolean): { decisions: number; reviewsDue: number } {
  const { data } = useQuery({
    queryKey: ['api', 'openCounts'],
    queryFn: ({ signal }) => read(OpenCountsDocument, {}, signal),
    enabled: isStaff,
    staleTime: REFRESHED.staleTime,
    refetchInterval: () => REFRESHED.poll(),
  });
  return { decisions: data?.scheduledRevisionList.totalCount ?? 0, reviewsDue: data?.reviewDueList.totalCount ?? 0 };
}
