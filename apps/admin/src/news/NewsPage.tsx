import DoneAllIcon from '@mui/icons-material/DoneAll';
import { Box, Button, Tab, Tabs } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { Article } from '../gen/graphql.js';
import { EmptyState } from '../ui/EmptyState.js';
import { ErrorState } from '../ui/ErrorState.js';
import { LoadingState } from '../ui/LoadingState.js';
import { ScreenHeading } from '../ui/ScreenHeading.js';
import { ScreenTexts } from '../ui/ScreenTexts.js';
import { ArticleCard } from './ArticleCard.js';
import { newsTexts } from './news-texts.js';
import { Ticker } from './Ticker.js';
import { useNews } from './useNews.js';

const LISTS = ['all', 'important', 'application'] as const;
type List = (typeof LISTS)[number];

const isImportant = ({ importantUntil }: Article): boolean =>
  importantUntil !== null && new Date(importantUntil) > new Date();
const belongs = (list: List, article: Article): boolean => {
  if (list === 'important') return isImportant(article);
  return list === 'all' || article.newsType === 'DESTINATIONMANAGER';
};

function Articles() {
  const translate = useTranslate();
  const [query, setQuery] = useSearchParams();
  const list = LISTS.find((one) => one === query.get('list')) ?? 'all';
  const { news, error, isPending, refetch, stateOf, unread, markAllRead } = useNews();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending) return <LoadingState />;
  const shown = news.filter((article) => belongs(list, article));
  return (
    <>
      <ScreenHeading text={translate('menu.news')}>
        {unread > 0 && (
          <Button variant="outlined" startIcon={<DoneAllIcon />} onClick={markAllRead}>
            {translate('news.markAll')}
          </Button>
        )}
      </ScreenHeading>
      <Tabs
        value={list}
        onChange={(_, next: List) => setQuery(next === 'all' ? {} : { list: next }, { replace: true })}
        aria-label={translate('menu.news')}
        sx={{ mb: '16px' }}
      >
        {LISTS.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`news-tab-${one}`}
            aria-controls="news-list"
            label={translate(`news.lists.${one}`, { count: news.filter((article) => belongs(one, article)).length })}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="news-list"
        aria-labelledby={`news-tab-${list}`}
        sx={{ display: 'grid', gap: '12px', maxWidth: '52rem' }}
      >
        {shown.map((article) => (
          <ArticleCard key={article.id} article={article} state={stateOf(article)} isImportant={isImportant(article)} />
        ))}
        {shown.length === 0 && <EmptyState title={translate('news.empty')} text={translate('news.emptyText')} />}
      </Box>
    </>
  );
}

/** All news, the important ones, and those of the application (spec: application, section 2). */
export default function NewsPage() {
  return (
    <ScreenTexts name="news" texts={newsTexts}>
      <Ticker />
      <Articles />
    </ScreenTexts>
  );
}
