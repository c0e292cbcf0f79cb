import { Box, Paper, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import type { Article } from '../gen/graphql.js';
import { CountryShape } from '../places/CountryShape.js';
import { Tag } from '../ui/status/Tag.js';
import { useDates } from '../ui/useDates.js';
import { useMeant } from '../ui/useMeant.js';
import { ArticleBody } from './ArticleBody.js';
import { UnreadMark } from './UnreadMark.js';

interface Props {
  article: Article;
  state: 'NEW' | 'CHANGED' | 'READ';
  isImportant: boolean;
}

/** A whole article. */
export function ArticleCard({ article, state, isImportant }: Props) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'de';
  const { moment } = useDates();
  const { element, isMeant } = useMeant(`#news-${article.id}`, 'start');
  const { id, title, text, image, country, tags, createdAt, significantUpdateAt } = article;
  return (
    <Paper
      variant="outlined"
      component="article"
      ref={element}
      tabIndex={-1}
      aria-labelledby={`news-title-${id}`}
      sx={{
        p: { xs: '16px', sm: '20px' },
        borderRadius: '10px',
        scrollMarginTop: '64px',
        ...(isMeant && {
          borderColor: 'text.primary',
          boxShadow: ({ palette }) => `0 0 0 1px ${palette.text.primary}`,
        }),
      }}
    >
      <Box sx={{ display: 'flex', gap: '14px', alignItems: 'flex-start' }}>
        {country && <CountryShape iso2={country.iso2} size={40} />}
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center', mb: '4px' }}>
            <UnreadMark state={state} />
            {isImportant && <Tag tone="YELLOW">{translate('news.important')}</Tag>}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {significantUpdateAt
                ? translate('news.updated', { at: moment(significantUpdateAt), first: moment(createdAt) })
                : moment(createdAt)}
            </Typography>
          </Box>
          <Typography component="h2" variant="h2" id={`news-title-${id}`} sx={{ mb: '8px', overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <ArticleBody text={text} image={image} language={locale} />
          {(country || tags.length > 0) && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px', mt: '12px' }}>
              {country && <Tag>{country.nameShort}</Tag>}
              {tags.map((tag) => (
                <Tag key={tag.id} tone="BLUE">
                  {tag.name}
                </Tag>
              ))}
            </Box>
          )}
        </Box>
      </Box>
    </Paper>
  );
}
