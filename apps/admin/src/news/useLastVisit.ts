import { useQuery, useQueryClient } from '@tanstack/react-query';
import { keepLastVisit, readLastVisit } from './last-visit.js';

const VISIT = ['newsVisit'];
const keptVisit = (): Date => readLastVisit(localStorage, new Date());

/** When the user has last read what is new, and a way to say that this is now. */
export function useLastVisit(): { lastVisit: Date; visit: () => void } {
  const client = useQueryClient();
  const { data: lastVisit } = useQuery({
    queryKey: VISIT,
    queryFn: keptVisit,
    initialData: keptVisit,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    lastVisit,
    visit: () => {
      const now = new Date();
      keepLastVisit(localStorage, now);
      client.setQueryData(VISIT, now);
    },
  };
}
