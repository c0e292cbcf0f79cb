import { LatestNewsDocument, type Article } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { unreadState } from './last-visit.js';
import { REFRESHED } from './refreshed.js';
import { useLastVisit } from './useLastVisit.js';

const MOST = 100;
const NONE: readonly Article[] = [];

/** The newest news, and which of them have come or changed since the last visit. */
export function useNews() {
  const query = useApiQuery('latestNews', LatestNewsDocument, { limit: MOST }, REFRESHED);
  const { lastVisit, visit } = useLastVisit();
  const news = query.data?.news ?? NONE;
  return {
    ...query,
    news,
    lastVisit,
    stateOf: (article: Article) => unreadState(article, lastVisit),
    unread: news.filter((article) => unreadState(article, lastVisit) !== 'READ').length,
    markAllRead: visit,
  };
}
