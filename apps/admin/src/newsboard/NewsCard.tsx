import { Box, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { UnreadMark } from '../news/UnreadMark.js';
import type { useNews } from '../news/useNews.js';
import { useDates } from '../ui/useDates.js';
import { Card, NothingHere } from './Card.js';

const SHOWN = 6;

/** The newest headlines, with those marked that have come since the last visit. */
export function NewsCard({ news, unread, stateOf }: Pick<ReturnType<typeof useNews>, 'news' | 'unread' | 'stateOf'>) {
  const translate = useTranslate();
  const { day } = useDates();
  return (
    <Card title={translate('board.news')} rank={3} more={{ to: '/news', text: translate('board.allNews', { unread }) }}>
      {news.length === 0 ? (
        <NothingHere title={translate('board.noNews')} />
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {news.slice(0, SHOWN).map((article) => (
            <Box
              key={article.id}
              component="li"
              sx={{ px: '16px', py: '9px', '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'line' } }}
            >
              <Link
                component={RouterLink}
                to={`/news#news-${article.id}`}
                underline="hover"
                color="inherit"
                sx={{ fontWeight: stateOf(article) === 'READ' ? 400 : 600, display: 'block' }}
              >
                {article.title}
              </Link>
              <Box sx={{ display: 'flex', gap: '10px', alignItems: 'center' }}>
                <UnreadMark state={stateOf(article)} />
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {day(article.significantUpdateAt ?? article.createdAt)}
                </Typography>
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Card>
  );
}
