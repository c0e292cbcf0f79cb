import { Box, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { StatusColor, SummaryItem, SummaryStatus } from '../gen/graphql.js';
import { StatusIcon } from '../ui/status/StatusMark.js';

const TONE: Record<SummaryStatus, StatusColor> = {
  OK: 'BLUE',
  REQUIRED: 'YELLOW',
  REQUIRED_ONE: 'YELLOW',
  REQUIRED_MANY: 'YELLOW',
  REQUIRED_ALL: 'YELLOW',
  DEPENDS: 'YELLOW',
  UNKNOWN: 'GRAY',
};

interface Props {
  items: readonly SummaryItem[];
  language: string;
}

export function SummaryTiles({ items, language }: Props) {
  const translate = useTranslate();
  if (items.length === 0) return null;

  return (
    <Box component="section" aria-labelledby="summary-heading">
      <Typography component="h2" variant="h2" id="summary-heading" sx={{ mb: 1 }}>
        {translate('answer.summary')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))' }}>
        {items.map((item) => (
          <Paper key={item.key} variant="outlined" sx={{ p: 1.5, display: 'flex', gap: 1.25 }}>
            <StatusIcon status={TONE[item.status]} size={28} />
            <Box sx={{ minWidth: 0 }}>
              <Typography component="h3" variant="h3" lang={language} sx={{ overflowWrap: 'anywhere' }}>
                {item.title}
              </Typography>
              <Typography sx={{ fontWeight: 600, color: ({ palette }) => palette.status[TONE[item.status]].text }}>
                {translate(`summaryStatus.${item.status}`)}
              </Typography>
              {item.text !== '' && (
                <Typography variant="body2" lang={language} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  {item.text}
                </Typography>
              )}
            </Box>
          </Paper>
        ))}
      </Box>
    </Box>
  );
}
