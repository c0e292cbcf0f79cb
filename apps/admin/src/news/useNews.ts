import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LatestNewsDocument, type Article } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { keepLastVisit, readLastVisit, unreadState } from './last-visit.js';
import { REFRESHED } from './refreshed.js';

const MOST = 100;
const VISIT = ['newsVisit'];
const NONE: readonly Article[] = [];

const keptVisit = (): Date => readLastVisit(localStorage, new Date());

/** The newest news, and which of them have come or changed since the last visit. */
export function useNews() {
  const client = useQueryClient();
  const query = useApiQuery('latestNews', LatestNewsDocument, { limit: MOST }, REFRESHED);
  const { data: lastVisit } = useQuery({
    queryKey: VISIT,
    queryFn: keptVisit,
    initialData: keptVisit,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const news = query.data?.news ?? NONE;
  return {
    ...query,
    news,
    lastVisit,
    stateOf: (article: Article) => unreadState(article, lastVisit),
    unread: news.filter((article) => unreadState(article, lastVisit) !== 'READ').length,
    markAllRead: () => {
      const now = new Date();
      keepLastVisit(localStorage, now);
      client.setQueryData(VISIT, now);
    },
  };
}
